"""Word between server processes on one PostgreSQL: LISTEN and NOTIFY.

A message is only ever a hint to look at the database, so one that is lost does no harm beyond a
delay; after a broken connection everything is looked at again.
"""

import asyncio
import contextlib
import secrets
import threading
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import msgspec
import sqlalchemy as sa

from regalia.table.entries import Entry
from regalia.table.store import Store

if TYPE_CHECKING:
    import psycopg

CHANNEL = "regalia"
RETRY_SECONDS = 1.0
QUIET_SECONDS = 0.5
"""How long listening may go on without a look at whether it should end."""


class Word(msgspec.Struct, frozen=True, omit_defaults=True):
    """What one process tells the others."""

    sender: str
    tables: list[str] = []
    """Tables with new entries."""
    person: str = ""
    """Somebody whose name, sessions or tokens have changed."""
    present: dict[str, list[int]] = {}
    """Who is connected at which table, spectators as -1."""
    again: bool = False
    """The connection was broken: look at everything again."""


class Bus:
    def __init__(self, store: Store, heard: Callable[[Word], None]) -> None:
        self.store, self.heard = store, heard
        self.name = secrets.token_hex(4)
        self.closing = False
        self.thread = threading.Thread(target=self._listen, name="listener", daemon=True)
        if store.is_shared:
            store.announce = self.announce
            self.thread.start()

    def announce(self, connection: sa.Connection, new: list[Entry]) -> None:
        """Part of the transaction: others hear of it when it is there to be read."""
        names = list(dict.fromkeys(entry.table for entry in new))
        for start in range(0, len(names), 200):
            self.notify(connection, Word(self.name, tables=names[start : start + 200]))

    def notify(self, connection: sa.Connection, word: Word) -> None:
        connection.execute(
            sa.select(sa.func.pg_notify(CHANNEL, msgspec.json.encode(word).decode()))
        )

    async def send(self, **word: Any) -> None:
        """To the other processes, where there are any."""
        if self.store.is_shared:
            await self.store.write(lambda connection: self.notify(connection, self.word(**word)))

    def word(self, **word: Any) -> Word:
        return Word(self.name, **word)

    def _listen(self) -> None:
        import psycopg  # a tenth of a second that servers on SQLite do not need to spend

        url = self.store.engine.url.set(drivername="postgresql")
        while not self.closing:
            try:
                with psycopg.connect(
                    url.render_as_string(hide_password=False), autocommit=True
                ) as connection:
                    connection.execute(f"LISTEN {CHANNEL}")
                    self._hand_over(Word("", again=True))
                    self._receive(connection)
            except psycopg.Error:
                time.sleep(RETRY_SECONDS)

    def _receive(self, connection: "psycopg.Connection[Any]") -> None:
        while not self.closing:
            for notice in connection.notifies(timeout=QUIET_SECONDS):
                word = msgspec.json.decode(notice.payload, type=Word)
                if word.sender != self.name:
                    self._hand_over(word)

    def _hand_over(self, word: Word) -> None:
        with contextlib.suppress(RuntimeError):  # the loop may just have ended
            self.store.loop.call_soon_threadsafe(self.heard, word)

    async def close(self) -> None:
        self.closing = True
        if self.store.is_shared:
            await asyncio.to_thread(self.thread.join)
