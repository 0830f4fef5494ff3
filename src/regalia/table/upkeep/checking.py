"""Does every log fold, does the index say the same, does every commitment fit?"""

from collections.abc import Callable, Iterator

import msgspec
import sqlalchemy as sa

from regalia.engine.errors import Complaint
from regalia.engine.game import SPECTATOR
from regalia.engine.message import Message
from regalia.engine.transcript import verify
from regalia.table.entries import Entry, Opened
from regalia.table.history import written
from regalia.table.picture import Eyes
from regalia.table.schema import entries, sittings, tables
from regalia.table.store import entries_of
from regalia.table.table import Table, has_other_rules
from regalia.table.upkeep.beside import reach
from regalia.words import DEFAULT, words

Progress = Callable[[int, int], None]
"""Told how much is done, and of how much."""


class Fault(msgspec.Struct, frozen=True):
    table: str
    what: Message


def check(engine: sa.Engine, progress: Progress) -> list[Fault]:
    """Every table of the database; what is wrong with them."""
    with engine.connect() as connection:
        logs = connection.execute(sa.select(entries.c.table_id).distinct()).scalars()
        ids = sorted({*logs, *connection.execute(sa.select(tables.c.id)).scalars()})
    found: list[Fault] = []
    for done, id in enumerate(ids, 1):
        with steady(engine).connect() as connection:
            found += [Fault(id, what) for what in faults(connection, id)]
        progress(done, len(ids))
    return found


def steady(engine: sa.Engine) -> sa.Engine:
    """All that one transaction reads is of one moment, as it always is on SQLite."""
    if engine.dialect.name == "sqlite":
        return engine
    return engine.execution_options(isolation_level="REPEATABLE READ")


def faults(connection: sa.Connection, id: str) -> Iterator[Message]:
    row = connection.execute(sa.select(tables).where(tables.c.id == id)).first()
    try:
        log = entries_of(id)(connection)
    except msgspec.DecodeError:
        yield Message("admin-fault-unreadable")
        return
    if row is None:  # the end of a table that was removed, or a log that nobody finds
        if len(log) != 1 or isinstance(log[0].body, Opened):
            yield Message("admin-fault-unlisted")
        return
    if has_other_rules(log):  # only the program of then could play it through
        return
    table = Table(id)
    try:
        fold_all(table, log)
    except Exception:  # whatever it is: this entry does not fit those before it
        yield Message("admin-fault-fold", {"n": table.n or 1})
        return
    if row.status != table.status:
        yield Message("admin-fault-status", {"index": row.status, "log": table.status})
    if not who_sits(connection, id) <= {seat.person for seat in table.seats}:
        yield Message("admin-fault-sittings")
    yield from broken_promises(table, log)


def fold_all(table: Table, log: list[Entry]) -> None:
    for n, entry in enumerate(log, 1):
        if entry.n != n:
            raise ValueError(n)
        table.apply(entry)
    if not log:
        raise ValueError(0)


def who_sits(connection: sa.Connection, id: str) -> set[str]:
    query = sa.select(sittings.c.person).where(sittings.c.table_id == id)
    return set(connection.execute(query).scalars())


def broken_promises(table: Table, log: list[Entry]) -> Iterator[Message]:
    """A finished game verifies with what its players were shown before the first move."""
    try:
        promised = table.commitment
        if table.status == "finished":
            transcript = written(table, log, Eyes(SPECTATOR, words(DEFAULT), {}, lean=True))
            verify(table.game, transcript)
            if transcript.commitment != promised:
                yield Message("admin-fault-commitment")
    except Complaint as complaint:
        yield complaint.message
    except ValueError:
        yield Message("admin-fault-commitment")


def check_database(url: str, progress: Progress) -> list[Fault]:
    engine = reach(url)
    try:
        return check(engine, progress)
    finally:
        engine.dispose()
