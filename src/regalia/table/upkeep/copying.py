"""Backups: a whole database as one SQLite file, whichever kind it is of, and back again.

A copy is read in one transaction, so it is of one moment while the server goes on. It is made under
another name, checked by folding every log in it, and takes its own name only then.
"""

import os
import sqlite3
import tempfile
from contextlib import closing
from pathlib import Path

import msgspec
import sqlalchemy as sa

from regalia.engine.errors import bad_input
from regalia.reasons import of_system
from regalia.table import schema
from regalia.table.bus import SERVED
from regalia.table.database import (
    COMPANIONS,
    Lock,
    complaining,
    connect,
    connect_sqlite,
    file_of,
    read_address,
    unusable,
)
from regalia.table.schema import hold_schema, migrate, notices, version_of
from regalia.table.upkeep.beside import reach
from regalia.table.upkeep.checking import Fault, Progress, check, steady

TOGETHER = 1_000
"""Rows that are copied at a time."""
LEAVING_MS = "2000"
"""How long is waited for a server that is about to let go."""


class Contents(msgspec.Struct, frozen=True):
    people: int
    tables: int
    entries: int


def contents(url: str) -> Contents:
    """How much there is in a database; nothing where there is none yet."""
    file = file_of(read_address(url))
    if file and not file.exists():
        return Contents(0, 0, 0)
    engine = connect(url)
    with complaining(engine), engine.connect() as connection:
        found = counted(connection) if version_of(connection) else Contents(0, 0, 0)
    engine.dispose()
    return found


def counted(connection: sa.Connection) -> Contents:
    counted = (schema.people, schema.tables, schema.entries)
    return Contents(
        *(
            connection.execute(sa.select(sa.func.count()).select_from(table)).scalar_one()
            for table in counted
        )
    )


def back_up(url: str, file: Path, progress: Progress) -> tuple[Contents, list[Fault]]:
    """What was copied, and what is wrong with it: then there is no new file."""
    source = reach(url)
    own = file_of(source.url)
    if own and file.exists() and own.samefile(file):
        raise bad_input("admin-error-itself", file=str(file))
    if not file.parent.is_dir() or file.is_dir():
        raise bad_input("admin-error-place", file=str(file))
    part = file.with_name(f"{file.name}.part")
    discard(part)
    target = connect_sqlite(part)
    try:
        with complaining(target):
            migrate(target.execution_options(writes=True))
            copied = copy_all(source, target)
            found = check(target, progress)
            settle(target)
        if not found:
            replace(part, file)
    finally:
        source.dispose()
        target.dispose()
        discard(part)
    return copied, found


def copy_all(source: sa.Engine, target: sa.Engine) -> Contents:
    """In the place of all that the target holds, in one transaction."""
    with (
        steady(source).connect() as reading,
        target.execution_options(writes=True).begin() as writing,
    ):
        check_unserved(writing)
        for table in schema.metadata.sorted_tables:
            writing.execute(sa.delete(table))
            if table is not notices:
                copy(table, reading, writing)
        return counted(writing)


def copy(table: sa.Table, reading: sa.Connection, writing: sa.Connection) -> None:
    query = sa.select(table).execution_options(yield_per=TOGETHER)
    for rows in reading.execute(query).mappings().partitions():
        writing.execute(sa.insert(table), [dict(row) for row in rows])


def settle(engine: sa.Engine) -> None:
    """One file, without companions."""
    engine.dispose()
    with closing(sqlite3.connect(str(engine.url.database))) as connection:
        connection.execute("PRAGMA journal_mode=DELETE")


def replace(part: Path, file: Path) -> None:
    try:
        os.replace(part, file)
    except OSError as error:
        raise bad_input("admin-error-file", file=str(file), reason=of_system(error)) from error


def discard(file: Path) -> None:
    for end in COMPANIONS:
        Path(f"{file}{end}").unlink(missing_ok=True)


def restore(file: Path, url: str) -> Contents:
    """Put a backup in a database's place, in one transaction: it is all there, or nothing changed.

    The file itself is not touched: a copy of it is brought to this program's version.
    """
    with tempfile.TemporaryDirectory() as folder:
        source = connect_sqlite(Path(folder) / "copy.db")
        target = connect(url)
        lock = Lock(target)
        try:
            bring(file, source)
            with complaining(target):
                migrate(target.execution_options(writes=True))
                return copy_all(source, target)
        finally:
            source.dispose()
            target.dispose()
            lock.release()


def bring(file: Path, copy: sa.Engine) -> None:
    """Copy a backup, and complain of what is none."""
    if not file.is_file():
        raise bad_input("admin-error-no-file", file=str(file))
    try:
        with (
            closing(sqlite3.connect(f"{file.resolve().as_uri()}?mode=ro", uri=True)) as reading,
            closing(sqlite3.connect(str(copy.url.database))) as writing,
        ):
            reading.backup(writing)
    except sqlite3.Error as error:
        raise unusable(file, error) from error
    with complaining(copy), copy.connect() as connection:
        if version_of(connection) == 0:
            raise bad_input("admin-error-no-backup", file=str(file))
    with complaining(copy):
        migrate(copy.execution_options(writes=True))


def check_unserved(connection: sa.Connection) -> None:
    """No server has the database, and none gets it until the end of the transaction.

    On SQLite the lock beside the file sees to that.
    """
    if connection.dialect.name == "sqlite":
        return
    hold_schema(connection)
    connection.execute(sa.select(sa.func.set_config("lock_timeout", LEAVING_MS, True)))
    try:
        connection.execute(sa.select(sa.func.pg_advisory_xact_lock(SERVED)))
    except sa.exc.OperationalError as error:
        raise bad_input("admin-error-served") from error
    connection.execute(sa.select(sa.func.set_config("lock_timeout", "0", True)))
