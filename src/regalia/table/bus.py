"""Word between processes on one database: LISTEN and NOTIFY of PostgreSQL, or rows on SQLite.

One process serves a SQLite file; whoever looks after the file beside it leaves notices there, and
the server looks for them. A message is only ever a hint to look at the database, so one that is
lost does no harm beyond a delay; after a broken connection everything is looked at again.
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
from regalia.table.schema import notices
from regalia.table.store import Store

if TYPE_CHECKING:
    import psycopg

CHANNEL = "regalia"
SERVED = 7265677
"""The lock that all who listen share: who has it alone knows that nobody serves the database."""
RETRY_SECONDS = 1.0
QUIET_SECONDS = 0.5
"""How long listening may go on without a look at whether it should end; on SQLite, how long a
notice may lie unread."""
KEPT_SECONDS = 3600.0
"""How long notices are kept."""


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
    orders: bool = False
    """The operator's orders have changed."""


class Bus:
    def __init__(self, store: Store, heard: Callable[[Word], None]) -> None:
        self.store, self.heard = store, heard
        self.name = secrets.token_hex(4)
        self.closing, self.listening = threading.Event(), threading.Event()
        listen = self._listen if store.is_postgresql else self._look
        self.thread = threading.Thread(target=listen, name="listener", daemon=True)
        if store.is_shared:
            store.announce = self.announce
        if not store.is_beside:
            self.thread.start()

    def announce(self, connection: sa.Connection, new: list[Entry]) -> None:
        """Part of the transaction: others hear of it when it is there to be read."""
        names = list(dict.fromkeys(entry.table for entry in new))
        for start in range(0, len(names), 200):
            self.notify(connection, Word(self.name, tables=names[start : start + 200]))

    def notify(self, connection: sa.Connection, word: Word) -> None:
        written = msgspec.json.encode(word).decode()
        if self.store.is_postgresql:
            connection.execute(sa.select(sa.func.pg_notify(CHANNEL, written)))
        else:
            leave_notice(connection, written, time.time())

    async def send(self, **word: Any) -> None:
        """To the other processes, where there are any."""
        if self.store.is_shared:
            await self.store.write(lambda connection: self.notify(connection, self.word(**word)))

    def word(self, **word: Any) -> Word:
        return Word(self.name, **word)

    def _listen(self) -> None:
        import psycopg  # a tenth of a second that servers on SQLite do not need to spend

        url = self.store.engine.url.set(drivername="postgresql")
        while not self.closing.is_set():
            try:
                with psycopg.connect(
                    url.render_as_string(hide_password=False), autocommit=True
                ) as connection:
                    connection.execute(f"SELECT pg_advisory_lock_shared({SERVED})")
                    connection.execute(f"LISTEN {CHANNEL}")
                    self._hand_over(Word("", again=True))
                    self.listening.set()
                    self._receive(connection)
            except psycopg.Error:
                time.sleep(RETRY_SECONDS)

    def _receive(self, connection: "psycopg.Connection[Any]") -> None:
        while not self.closing.is_set():
            for notice in connection.notifies(timeout=QUIET_SECONDS):
                word = msgspec.json.decode(notice.payload, type=Word)
                if word.sender != self.name:
                    self._hand_over(word)

    def _look(self) -> None:
        read = 0
        self.listening.set()
        while not self.closing.wait(QUIET_SECONDS):
            with contextlib.suppress(sa.exc.DBAPIError), self.store.engine.connect() as connection:
                for row in connection.execute(notices_after(read)).all():
                    read = row.n
                    self._hand_over(msgspec.json.decode(row.word, type=Word))

    def _hand_over(self, word: Word) -> None:
        with contextlib.suppress(RuntimeError):  # the loop may just have ended
            self.store.loop.call_soon_threadsafe(self.heard, word)

    async def close(self) -> None:
        self.closing.set()
        if not self.store.is_beside:
            await asyncio.to_thread(self.thread.join)


def notices_after(n: int) -> "sa.Select[Any]":
    return sa.select(notices).where(notices.c.n > n).order_by(notices.c.n)


def leave_notice(connection: sa.Connection, word: str, now: float) -> None:
    """Numbered on from the last, which is never among those thrown away."""
    last = connection.execute(sa.select(sa.func.max(notices.c.n))).scalar() or 0
    connection.execute(sa.insert(notices).values(n=last + 1, at=now, word=word))
    old = sa.and_(notices.c.at < now - KEPT_SECONDS, notices.c.n <= last)
    connection.execute(sa.delete(notices).where(old))
