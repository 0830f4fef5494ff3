"""The log on disk: durable appends that share commits, and reading.

One thread writes. All that waits when it is free goes into one transaction: many moves, one
flush. An entry whose place or key is taken is left out, and spoils nothing for the others. What
comes meanwhile waits in the event loop, so that the thread is woken once for all of it.

All entries of a transaction are one statement, and no rows come back from it: SQLite's driver lets
go of the interpreter's lock for each row, and has to wait for it again. So that some entry was left
out is seen by the count; then the transaction is done again, entry by entry.
"""

import asyncio
import queue
import threading
from bisect import bisect_left
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from functools import cache
from itertools import chain
from typing import Any, TypeVar

import sqlalchemy as sa

from regalia.table.database import READERS, Lock, connect
from regalia.table.entries import Entry, kind_of, read_body, write_body
from regalia.table.errors import Unavailable
from regalia.table.schema import entries, migrate, secret_of_current

T = TypeVar("T")
Work = Callable[[sa.Connection], T]

DEADLOCK = "40P01"
MOST_TOGETHER = 500
"""Pieces of work in one transaction."""
SIZES = (1, 2, 3, 4, 6, 8, 12, 16, 24, 32, 48, 64, 96, 128, 192, 256, 384, 512)
"""Rows of one statement. The driver keeps statements prepared, and one of each length would be many
megabytes; so the last row is repeated up to one of these, and finds its place taken."""


@dataclass(slots=True)
class Append:
    """An entry, and what changes in the index of tables if it finds its place free."""

    entry: Entry
    changes: Sequence[sa.Executable]
    promised: "asyncio.Future[bool]"


@dataclass(slots=True)
class Change:
    """Any other change."""

    work: Work[Any]
    promised: "asyncio.Future[Any]"


Batch = list[Append | Change]


class Store:
    """Made in a running event loop, which is also where its answers arrive.

    Who is only `beside` looks after a database that others serve: it leaves the lock and the schema
    to them.
    """

    def __init__(self, url: str, beside: bool = False) -> None:
        self.engine = connect(url)
        self.is_beside = beside
        self.lock = None if beside else Lock(self.engine)
        self.is_postgresql = self.engine.dialect.name == "postgresql"
        self.is_shared = self.is_postgresql or beside
        """May other processes write as well?"""
        try:
            prepare = secret_of_current if beside else migrate
            self.secret = prepare(self.engine.execution_options(writes=True))
        except sa.exc.DBAPIError as error:
            self.let_go()
            raise Unavailable from error
        self.mark = "%s" if self.is_postgresql else "?"
        self.announce: Callable[[sa.Connection, list[Entry]], None] = lambda connection, new: None
        """Tells other processes of new entries, in the transaction that makes them."""
        self.waiting: Batch = []
        self.writing = False
        """Is the writer at work, or about to be?"""
        self.batches: queue.SimpleQueue[Batch | None] = queue.SimpleQueue()
        self.readers = ThreadPoolExecutor(READERS, "reader")
        self.loop = asyncio.get_running_loop()
        self.writer = threading.Thread(target=self._write, name="writer", daemon=True)
        self.writer.start()
        self.commits = 0

    # Asking

    def append(self, entry: Entry, changes: Sequence[sa.Executable] = ()) -> "asyncio.Future[bool]":
        """Durable when it becomes true; false: another entry has that place, or the key."""
        promised: asyncio.Future[bool] = self.loop.create_future()
        self.ask(Append(entry, changes, promised))
        return promised

    def write(self, work: Work[T]) -> "asyncio.Future[T]":
        promised: asyncio.Future[T] = self.loop.create_future()
        self.ask(Change(work, promised))
        return promised

    def ask(self, work: Append | Change) -> None:
        """The writer is woken when all that has arrived by now has been looked at."""
        self.waiting.append(work)
        if not self.writing:
            self.writing = True
            self.loop.call_soon(self._hand_over)

    async def read(self, work: Work[T]) -> T:
        return await self.loop.run_in_executor(self.readers, self._read, work)

    def _read(self, work: Work[T]) -> T:
        try:
            with self.engine.connect() as connection:
                return work(connection)
        except sa.exc.DBAPIError as error:
            raise Unavailable from error

    async def close(self) -> None:
        """Finish what was asked for."""
        with suppress(Unavailable):
            await self.write(lambda connection: None)  # comes after all that waits
        self.batches.put(None)
        await self.loop.run_in_executor(self.readers, self.writer.join)
        self.readers.shutdown()
        self.let_go()

    def let_go(self) -> None:
        self.engine.dispose()
        if self.lock:
            self.lock.release()

    # The writer

    def _hand_over(self) -> None:
        batch, self.waiting = self.waiting[:MOST_TOGETHER], self.waiting[MOST_TOGETHER:]
        self.batches.put(batch)

    def _write(self) -> None:
        engine = self.engine.execution_options(writes=True)
        while batch := self.batches.get():
            outcomes = self._commit(engine, batch)
            self.commits += 1
            self.loop.call_soon_threadsafe(self._settle, batch, outcomes)

    def _settle(self, batch: Batch, outcomes: list[Any]) -> None:
        """The writer goes on with what has come meanwhile; then everybody is told."""
        if self.waiting:
            self._hand_over()
        else:
            self.writing = False
        for work, outcome in zip(batch, outcomes, strict=True):
            if work.promised.cancelled():
                continue
            if isinstance(outcome, Exception):
                work.promised.set_exception(outcome)
            else:
                work.promised.set_result(outcome)

    def _commit(self, engine: sa.Engine, batch: Batch) -> list[Any]:
        try:
            try:
                return self._transact(engine, batch, self._append_all)
            except LostRace:
                return self._transact(engine, batch, self._append_each)
        except (sa.exc.DBAPIError, sa.exc.TimeoutError) as error:
            if is_deadlock(error):  # the other process goes first; ours is done anew
                return self._commit(engine, batch)
            return [unavailable(error)] * len(batch)

    def _transact(
        self, engine: sa.Engine, batch: Batch,
        append: Callable[[sa.Connection, list[Append]], list[Append]],
    ) -> list[Any]:  # fmt: skip
        with engine.begin() as connection:
            work = [each for each in batch if isinstance(each, Append)]
            accepted = append(connection, work) if work else []
            for each in accepted:
                for change in each.changes:
                    connection.execute(change)
            self.announce(connection, [each.entry for each in accepted])
            written = set(map(id, accepted))
            return [
                id(each) in written if isinstance(each, Append) else attempt(connection, each.work)
                for each in batch
            ]

    def _append_all(self, connection: sa.Connection, work: list[Append]) -> list[Append]:
        rows = [row_of(each.entry) for each in work]
        size = SIZES[bisect_left(SIZES, len(rows))]
        rows += rows[-1:] * (size - len(rows))
        values = tuple(chain.from_iterable(rows))
        if connection.exec_driver_sql(insertion(self.mark, size), values).rowcount < len(work):
            raise LostRace
        return work

    def _append_each(self, connection: sa.Connection, work: list[Append]) -> list[Append]:
        one = insertion(self.mark, 1)
        return [
            each for each in work if connection.exec_driver_sql(one, row_of(each.entry)).rowcount
        ]


class LostRace(Exception):
    """Another process has written an entry that was to be written now."""


@cache
def insertion(mark: str, rows: int) -> str:
    row = f"({', '.join([mark] * len(entries.c))})"
    return f"INSERT INTO entries VALUES {', '.join([row] * rows)} ON CONFLICT DO NOTHING"


def attempt(connection: sa.Connection, work: Work[Any], again: bool = True) -> Any:
    """A change that fails takes nothing else with it, unless the database itself is gone.

    Where another process was first with what had to be unique, the work looks at that once.
    """
    try:
        with connection.begin_nested():
            return work(connection)
    except sa.exc.OperationalError:
        raise
    except sa.exc.IntegrityError as error:
        return attempt(connection, work, again=False) if again else error
    except Exception as error:
        return error


def is_deadlock(error: Exception) -> bool:
    """Two processes on PostgreSQL wait for each other, and this one was told to begin anew."""
    return getattr(getattr(error, "orig", None), "sqlstate", "") == DEADLOCK


def unavailable(cause: Exception) -> Unavailable:
    error = Unavailable()
    error.__cause__ = cause
    return error


def row_of(entry: Entry) -> tuple[Any, ...]:
    """In the order of the table's columns."""
    return (
        entry.table, entry.n, entry.at, kind_of(entry.body), entry.person, entry.key, entry.seen,
        write_body(entry.body),
    )  # fmt: skip


def entry_of(row: Any) -> Entry:
    return Entry(row.table_id, row.n, row.at, row.person, row.key, row.seen, read_body(row.body))


def entries_of(table: str, after: int = 0) -> Work[list[Entry]]:
    """The log of a table behind an entry."""
    query = (
        sa.select(entries)
        .where(entries.c.table_id == table, entries.c.n > after)
        .order_by(entries.c.n)
    )
    return lambda connection: [entry_of(row) for row in connection.execute(query)]


def entry_with_key(table: str, person: str, key: str) -> Work[Entry | None]:
    """What a person has already done at a table under this key."""
    query = sa.select(entries).where(
        entries.c.table_id == table, entries.c.person == person, entries.c.key == key
    )

    def find(connection: sa.Connection) -> Entry | None:
        row = connection.execute(query).first()
        return entry_of(row) if row else None

    return find
