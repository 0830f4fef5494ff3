"""Open streams: how long after a move was sent its news arrives at those who watch."""

import asyncio
import time

from bench.server.load import Outcome
from bench.server.scripts import TABLES_EACH, Script
from bench.server.wire import connect, request

WIRES = 64
AT_ONCE = 20
"""Streams that are opened side by side."""
AN_ADDRESS = 200
"""So many streams come from one address: who has many more is refused."""


class Stream(asyncio.Protocol):
    """A reader of one table's stream; `arrived` has the times of its events."""

    def __init__(self, path: str, cookie: str) -> None:
        self.asking = request("GET", path, cookie)
        self.begun = asyncio.get_running_loop().create_future()
        self.arrived: list[float] = []
        self.received = 0
        """Bytes."""
        self.rest = b""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = transport
        transport.write(self.asking)  # type: ignore[attr-defined]

    def data_received(self, data: bytes) -> None:
        self.received += len(data)
        now, data = time.perf_counter(), self.rest + data
        self.arrived += [now] * data.count(b"event: update")
        self.rest = data[-12:]
        if self.arrived and not self.begun.done():
            self.begun.set_result(None)

    def connection_lost(self, _error: Exception | None) -> None:
        if not self.begun.done():
            self.begun.set_exception(ConnectionError("the server has refused a stream"))


async def open_stream(port: int, table: str, cookie: str, number: int) -> Stream:
    """As the reader of this number: this machine has many addresses."""
    _, stream = await asyncio.get_running_loop().create_connection(
        lambda: Stream(f"/tables/{table}/stream", cookie), "127.0.0.1", port,
        local_addr=(f"127.0.1.{1 + number // AN_ADDRESS}", 0),
    )  # fmt: skip
    await stream.begun
    return stream


async def open_streams(port: int, scripts: list[Script], each: int) -> list[Stream]:
    """So many readers a table: first the last seat's person at every table, then passers-by."""
    tables = len(scripts)
    work = [
        (scripts[n % tables].table, scripts[(n + n // tables * TABLES_EACH) % tables].cookies[-1])
        for n in range(each * tables)
    ]
    streams: list[Stream] = []
    for some in range(0, len(work), AT_ONCE):
        opening = enumerate(work[some : some + AT_ONCE], some)
        streams += await asyncio.gather(*(open_stream(port, *who, n) for n, who in opening))
    return streams


async def with_streams(
    port: int, scripts: list[Script], streams: list[Stream], every: float, seconds: float
) -> tuple[Outcome, Outcome]:
    """A move at each table every so many seconds: times to the answer, and to the news of it."""
    answers, news = Outcome(), Outcome()
    wires = [await connect(port) for _ in range(WIRES)]
    moves = [iter(script.moves) for script in scripts]

    async def one(number: int, due: float) -> None:
        wire = wires.pop(0)  # in turns: the server closes connections that are idle for long
        move = next(moves[number])
        seen = len(streams[number].arrived)
        answer = await wire.ask(move)
        assert answer.status == 200, answer
        answers.waits.append(time.perf_counter() - due)
        wires.append(wire)
        while len(streams[number].arrived) == seen:
            await asyncio.sleep(0.001)
        news.waits.append(streams[number].arrived[seen] - due)

    began = time.perf_counter()
    async with asyncio.TaskGroup() as group:
        for count in range(int(len(scripts) * seconds / every)):
            due = began + count * every / len(scripts)
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            while not wires:
                await asyncio.sleep(0.001)
            group.create_task(one(count % len(scripts), due))
    answers.seconds = news.seconds = time.perf_counter() - began
    for end in (*streams, *wires):
        end.transport.close()  # type: ignore[attr-defined]
    return answers, news
