"""The network between a server and its database, which can be cut, held up and slowed."""

import asyncio
import contextlib
import random
import threading
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from typing import Any

from databases import free_port

CHUNK = 65_536
SLOWEST = 0.05
"""Seconds that a slow network needs for each piece, at most."""


class Link:
    """Passes on what is sent to a port of this machine, as long as it is let."""

    def __init__(self, to: int) -> None:
        self.to, self.port = to, free_port()
        self.chance = random.Random(to)
        self.slow, self.is_cut = False, False
        self.ends: set[asyncio.StreamWriter] = set()
        self.loop = asyncio.new_event_loop()
        self.flows = asyncio.Event()
        self.flows.set()
        self.thread = threading.Thread(target=self.loop.run_forever, daemon=True)
        self.thread.start()
        serve = asyncio.start_server(self.accept, "127.0.0.1", self.port)
        self.server = asyncio.run_coroutine_threadsafe(serve, self.loop).result()

    async def accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.ends.add(writer)
        with contextlib.suppress(OSError):
            if not self.is_cut:
                there, away = await asyncio.open_connection("127.0.0.1", self.to)
                self.ends.add(away)
                await asyncio.gather(self.carry(reader, away), self.carry(there, writer))
                self.ends.discard(away)
        self.ends.discard(writer)
        writer.close()

    async def carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError):
            while piece := await reader.read(CHUNK):
                await self.flows.wait()
                if self.slow:
                    await asyncio.sleep(self.chance.random() * SLOWEST)
                writer.write(piece)
                await writer.drain()
        writer.close()

    def now(self, what: Coroutine[Any, Any, None]) -> None:
        asyncio.run_coroutine_threadsafe(what, self.loop).result()

    def cut(self) -> None:
        """All connections break, and no new ones can be made."""

        async def cut() -> None:
            self.is_cut = True
            for end in list(self.ends):
                end.transport.abort()
            self.flows.set()

        self.now(cut())

    def hold_up(self) -> None:
        """Nothing arrives any more, and nobody is told."""

        async def hold_up() -> None:
            self.flows.clear()

        self.now(hold_up())

    def mend(self) -> None:
        """What was held up arrives, and new connections can be made."""

        async def mend() -> None:
            self.is_cut = False
            self.flows.set()

        self.now(mend())

    def close(self) -> None:
        self.cut()
        self.loop.call_soon_threadsafe(self.server.close)
        self.loop.call_soon_threadsafe(self.loop.stop)
        self.thread.join(60)
        self.loop.close()


@contextmanager
def link(to: int) -> Iterator[Link]:
    made = Link(to)
    try:
        yield made
    finally:
        made.close()
