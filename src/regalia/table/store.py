"""The log on disk: durable appends that share commits, and reading.

One thread writes. All that waits when it is free goes into one transaction: many moves, one
flush. An entry whose place is taken is left out, and spoils nothing for the others.
"""

import asyncio
import queue
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite

from regalia.table.database import READERS, Lock, connect
from regalia.table.entries import Entry, kind_of, read_body, write_body
from regalia.table.errors import Unavailable
from regalia.table.schema import entries, migrate

T = TypeVar("T")
Work = Callable[[sa.Connection], T]

MOST_TOGETHER = 1_000
"""Pieces of work in one transaction."""


@dataclass(slots=True)
class Append:
    """An entry, and what changes in the index of tables if it finds its place free."""

    entry: Entry
    changes: Sequence[sa.Executable]
    done: "asyncio.Future[bool]"


@dataclass(slots=True)
class Job(Generic[T]):
    """Any other change."""

    work: Work[T]
    done: "asyncio.Future[T]"


class Store:
    """Made in a running event loop, which is also where its answers arrive."""

    def __init__(self, url: str) -> None:
        self.engine = connect(url)
        self.lock = Lock(self.engine)
        self.is_shared = self.engine.dialect.name == "postgresql"
        """May other processes write as well?"""
        try:
            self.secret = migrate(self.engine.execution_options(writes=True))
        except sa.exc.DBAPIError as error:
            self.lock.release()
            raise Unavailable from error
        dialect: Any = postgresql if self.is_shared else sqlite
        self.insert = (
            dialect.insert(entries)
            .on_conflict_do_nothing()
            .returning(entries.c.table_id, entries.c.n)
        )
        self.announce: Callable[[sa.Connection, list[Entry]], None] = lambda connection, new: None
        """Tells other processes of new entries, in the transaction that makes them."""
        self.waiting: queue.SimpleQueue[Append | Job[Any] | None] = queue.SimpleQueue()
        self.readers = ThreadPoolExecutor(READERS, "reader")
        self.loop = asyncio.get_running_loop()
        self.writer = threading.Thread(target=self._write, name="writer", daemon=True)
        self.writer.start()
        self.commits = 0

    # Asking

    def append(self, entry: Entry, changes: Sequence[sa.Executable] = ()) -> "asyncio.Future[bool]":
        """Durable when it becomes true; false: another entry has that place in the log."""
        done: asyncio.Future[bool] = self.loop.create_future()
        self.waiting.put(Append(entry, changes, done))
        return done

    def write(self, work: Work[T]) -> "asyncio.Future[T]":
        done: asyncio.Future[T] = self.loop.create_future()
        self.waiting.put(Job(work, done))
        return done

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
        self.waiting.put(None)
        await self.loop.run_in_executor(self.readers, self.writer.join)
        self.readers.shutdown()
        self.engine.dispose()
        self.lock.release()

    # The writer

    def _write(self) -> None:
        engine = self.engine.execution_options(writes=True)
        while batch := self._collect():
            outcomes = self._commit(engine, batch)
            self.commits += 1
            self.loop.call_soon_threadsafe(settle, batch, outcomes)

    def _collect(self) -> list[Append | Job[Any]]:
        """All that waits; waits for something if nothing does. Empty: it is time to go."""
        batch: list[Append | Job[Any]] = []
        work = self.waiting.get()
        while work is not None:
            batch.append(work)
            if len(batch) == MOST_TOGETHER:
                return batch
            try:
                work = self.waiting.get_nowait()
            except queue.Empty:
                return batch
        if batch:
            self.waiting.put(None)
        return batch

    def _commit(self, engine: sa.Engine, batch: list[Append | Job[Any]]) -> list[Any]:
        try:
            with engine.begin() as connection:
                accepted = self._append(connection, [w for w in batch if isinstance(w, Append)])
                return [
                    (work.entry.table, work.entry.n) in accepted
                    if isinstance(work, Append)
                    else attempt(connection, work.work)
                    for work in batch
                ]
        except (sa.exc.DBAPIError, sa.exc.TimeoutError) as error:
            return [unavailable(error)] * len(batch)

    def _append(self, connection: sa.Connection, work: list[Append]) -> set[tuple[str, int]]:
        if not work:
            return set()
        rows = connection.execute(self.insert, [row_of(each.entry) for each in work])
        accepted = {(row.table_id, row.n) for row in rows}
        fresh = [each for each in work if (each.entry.table, each.entry.n) in accepted]
        for each in fresh:
            for change in each.changes:
                connection.execute(change)
        self.announce(connection, [each.entry for each in fresh])
        return accepted


def attempt(connection: sa.Connection, work: Work[Any]) -> Any:
    """A change that fails takes nothing else with it, unless the database itself is gone."""
    try:
        with connection.begin_nested():
            return work(connection)
    except sa.exc.OperationalError:
        raise
    except Exception as error:
        return error


def unavailable(cause: Exception) -> Unavailable:
    error = Unavailable()
    error.__cause__ = cause
    return error


def settle(batch: list[Append | Job[Any]], outcomes: list[Any]) -> None:
    for work, outcome in zip(batch, outcomes, strict=True):
        if work.done.cancelled():
            continue
        if isinstance(outcome, Exception):
            work.done.set_exception(outcome)
        else:
            work.done.set_result(outcome)


def row_of(entry: Entry) -> dict[str, Any]:
    return {
        "table_id": entry.table,
        "n": entry.n,
        "at": entry.at,
        "kind": kind_of(entry.body),
        "person": entry.person,
        "key": entry.key,
        "seen": entry.seen,
        "body": write_body(entry.body),
    }


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
