"""The database's engine: SQLite with durable commits, or PostgreSQL."""

import contextlib
import os
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import sqlalchemy as sa

from regalia.engine.errors import BadInput, bad_input
from regalia.engine.message import Message
from regalia.reasons import of_system, reason
from regalia.table.errors import Unavailable

try:
    import fcntl

    def lock(handle: int) -> None:
        """Complains where another process has it."""
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)

except ImportError:  # Windows
    import msvcrt

    def lock(handle: int) -> None:
        """Complains where another process has it."""
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined]


READERS = 3
POOL: dict[str, Any] = {"pool_size": READERS + 1, "pool_use_lifo": True}
"""The connection used last is used again: it has its statements at hand."""
POSTGRESQL = "postgresql+psycopg"
DRIVER = "pip install 'regalia[postgresql]'"
BUSY_MS = 5_000
FAULTS = {
    sqlite3.SQLITE_CANTOPEN: "cannot-open",
    sqlite3.SQLITE_NOTADB: "not-database",
    sqlite3.SQLITE_CORRUPT: "damaged",
    sqlite3.SQLITE_READONLY: "read-only",
    sqlite3.SQLITE_PERM: "permission",
    sqlite3.SQLITE_FULL: "disk-full",
    sqlite3.SQLITE_IOERR: "device",
    sqlite3.SQLITE_BUSY: "busy",
    sqlite3.SQLITE_LOCKED: "busy",
}
KIND_OF_FAULT = 0xFF
"""SQLite's codes have the kind of the error in their lowest byte."""
OWNER_ALONE = 0o600
COMPANIONS = ("", "-wal", "-shm", ".lock")
"""What stands beside a SQLite file, by the end of its name; the first is the file itself."""


def connect(url: str) -> sa.Engine:
    """An engine for `sqlite:///file` or `postgresql://…`."""
    address = read_address(url)
    if file := file_of(address):
        return connect_sqlite(file)
    return connect_postgresql(address)


def read_address(url: str) -> sa.URL:
    try:
        address = sa.make_url(url)
    except (sa.exc.ArgumentError, ValueError) as error:  # a port that is no number
        raise bad_input("table-database-url") from error
    if address.drivername in ("postgresql", "postgres"):
        address = address.set(drivername=POSTGRESQL)
    if address.drivername != POSTGRESQL and not file_of(address):
        raise bad_input("table-database-url")
    return address


def file_of(address: sa.URL) -> Path | None:
    """That of a SQLite database."""
    named = address.drivername == "sqlite" and address.database
    return Path(named) if named else None


def connect_postgresql(address: sa.URL) -> sa.Engine:
    try:
        return sa.create_engine(address, pool_pre_ping=True, **POOL)
    except ImportError as error:
        raise bad_input("table-database-driver", command=DRIVER) from error


def connect_sqlite(path: Path) -> sa.Engine:
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise unusable(path, error) from error
    keep_private(path)
    engine = sa.create_engine(
        f"sqlite:///{path}", connect_args={"check_same_thread": False}, **POOL
    )
    sa.event.listen(engine, "connect", make_durable)
    sa.event.listen(engine, "begin", begin)
    return engine


def keep_private(path: Path) -> None:
    """The file and its companions are for their owner alone, made so or mended.

    What cannot be had at all, SQLite itself will complain of.
    """
    with contextlib.suppress(OSError):
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, OWNER_ALONE))
    for end in COMPANIONS:
        beside = Path(f"{path}{end}")
        with contextlib.suppress(OSError):  # not there, or not ours
            beside.chmod(beside.stat().st_mode & OWNER_ALONE)


def unusable(path: Path, error: OSError | sqlite3.Error | sa.exc.DBAPIError) -> BadInput:
    """What is in the way of using a file, before a server is started on it."""
    why = of_system(error) if isinstance(error, OSError) else fault_of(error)
    return bad_input("table-database-unusable", file=str(path), reason=why)


def fault_of(error: sqlite3.Error | sa.exc.DBAPIError) -> Message:
    code = getattr(getattr(error, "orig", error), "sqlite_errorcode", 0)
    known = FAULTS.get(code & KIND_OF_FAULT)
    return reason(known) if known else reason("database", code=code)


def make_durable(connection: Any, _record: Any) -> None:
    """A commit is on the disk before it is acknowledged; readers do not wait for the writer."""
    connection.isolation_level = None  # transactions are begun below, not by the driver
    connection.execute("PRAGMA journal_mode=WAL")
    connection.execute("PRAGMA synchronous=FULL")
    connection.execute(f"PRAGMA busy_timeout={BUSY_MS}")


def begin(connection: sa.Connection) -> None:
    writes = connection.get_execution_options().get("writes")
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


@contextlib.contextmanager
def complaining(engine: sa.Engine) -> Iterator[None]:
    """Say what is in the way of using a database at all."""
    try:
        yield
    except sa.exc.DBAPIError as error:
        file = file_of(engine.url)
        if file is None:
            raise Unavailable from error
        raise unusable(file, error) from error


class Lock:
    """One server process for one SQLite file; the lock goes with the process, however it ends."""

    def __init__(self, engine: sa.Engine) -> None:
        self.handle: int | None = None
        if engine.dialect.name != "sqlite":
            return
        try:
            self.handle = os.open(
                f"{engine.url.database}.lock", os.O_CREAT | os.O_RDWR, OWNER_ALONE
            )
        except OSError as error:
            raise unusable(Path(str(engine.url.database)), error) from error
        try:
            lock(self.handle)
        except OSError as error:
            os.close(self.handle)
            raise bad_input("table-database-taken", file=str(engine.url.database)) from error

    def release(self) -> None:
        if self.handle is not None:
            os.close(self.handle)
