"""The tables of the database, and how an older database becomes a newer one.

`entries` is the truth. `tables` and `sittings` are an index of it for lists, written in the same
transaction. People, their sessions and their tokens stand beside it; secrets are kept as hashes.
"""

import secrets
from pathlib import Path
from typing import Any

import sqlalchemy as sa

from regalia.engine.errors import bad_input
from regalia.table.database import Lock, connect, unusable
from regalia.table.errors import Unavailable

SECRET_BYTES = 32

MIGRATIONS: tuple[tuple[str, ...], ...] = (
    (
        """CREATE TABLE entries (
            table_id TEXT NOT NULL, n INTEGER NOT NULL, at DOUBLE PRECISION NOT NULL,
            kind TEXT NOT NULL, person TEXT NOT NULL, key TEXT NOT NULL, seen INTEGER NOT NULL,
            body TEXT NOT NULL, PRIMARY KEY (table_id, n)) {clustered}""",
        """CREATE TABLE tables (
            id TEXT PRIMARY KEY, game TEXT NOT NULL, status TEXT NOT NULL, public INTEGER NOT NULL,
            opened_at DOUBLE PRECISION NOT NULL, changed_at DOUBLE PRECISION NOT NULL)
            {clustered}""",
        "CREATE INDEX tables_by_status ON tables (status, public, opened_at)",
        """CREATE TABLE sittings (
            person TEXT NOT NULL, table_id TEXT NOT NULL, PRIMARY KEY (person, table_id))
            {clustered}""",
        """CREATE TABLE people (
            id TEXT PRIMARY KEY, name TEXT NOT NULL, language TEXT NOT NULL, login TEXT UNIQUE,
            password TEXT, created_at DOUBLE PRECISION NOT NULL) {clustered}""",
        """CREATE TABLE sessions (
            hash TEXT PRIMARY KEY, person TEXT NOT NULL, expires_at DOUBLE PRECISION NOT NULL)
            {clustered}""",
        "CREATE INDEX sessions_by_person ON sessions (person)",
        """CREATE TABLE tokens (
            hash TEXT PRIMARY KEY, id TEXT NOT NULL, person TEXT NOT NULL, label TEXT NOT NULL,
            created_at DOUBLE PRECISION NOT NULL) {clustered}""",
        "CREATE INDEX tokens_by_person ON tokens (person)",
        "CREATE TABLE settings (name TEXT PRIMARY KEY, value TEXT NOT NULL) {clustered}",
    ),
    ("ALTER TABLE tables ADD COLUMN lesson INTEGER NOT NULL DEFAULT 0",),
)
"""The statements that lead from each version to the next; never changed once released."""

text, whole = sa.Text(), sa.Integer()
real: "sa.Double[float]" = sa.Double()
metadata = sa.MetaData()


def table(called: str, /, **columns: Any) -> sa.Table:
    return sa.Table(called, metadata, *(sa.Column(name, kind) for name, kind in columns.items()))


entries = table(
    "entries", table_id=text, n=whole, at=real, kind=text, person=text, key=text, seen=whole,
    body=text,
)  # fmt: skip
tables = table(
    "tables", id=text, game=text, status=text, public=whole, opened_at=real, changed_at=real,
    lesson=whole,
)  # fmt: skip
sittings = table("sittings", person=text, table_id=text)
people = table(
    "people", id=text, name=text, language=text, login=text, password=text, created_at=real
)
sessions = table("sessions", hash=text, person=text, expires_at=real)
tokens = table("tokens", hash=text, id=text, person=text, label=text, created_at=real)
settings = table("settings", name=text, value=text)


def migrate(engine: sa.Engine) -> bytes:
    """Bring the database to this version; the secret that belongs to it."""
    with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            connection.exec_driver_sql("SELECT pg_advisory_xact_lock(7265676)")
        version = version_of(connection)
        if version > len(MIGRATIONS):
            raise bad_input("table-newer-database", version=version, known=len(MIGRATIONS))
        clustered = "WITHOUT ROWID" if engine.dialect.name == "sqlite" else ""
        for step in MIGRATIONS[version:]:
            for statement in step:
                connection.exec_driver_sql(statement.format(clustered=clustered))
        if version < len(MIGRATIONS):
            put_setting(connection, "version", str(len(MIGRATIONS)))
        return secret_of(connection)


def check(url: str) -> None:
    """Complain of a database that cannot be used, before a server is started on it."""
    engine = connect(url)
    lock = Lock(engine)
    try:
        migrate(engine.execution_options(writes=True))
    except sa.exc.DBAPIError as error:
        if engine.dialect.name != "sqlite":
            raise Unavailable from error
        raise unusable(Path(str(engine.url.database)), error) from error
    finally:
        engine.dispose()
        lock.release()


def version_of(connection: sa.Connection) -> int:
    if not sa.inspect(connection).has_table("settings"):
        return 0
    return int(get_setting(connection, "version") or 0)


def secret_of(connection: sa.Connection) -> bytes:
    """What cookies and invitations are signed with: made once for each database."""
    if get_setting(connection, "secret") is None:
        put_setting(connection, "secret", secrets.token_hex(SECRET_BYTES))
    return bytes.fromhex(get_setting(connection, "secret") or "")


def get_setting(connection: sa.Connection, name: str) -> str | None:
    value: str | None = connection.execute(
        sa.select(settings.c.value).where(settings.c.name == name)
    ).scalar()
    return value


def put_setting(connection: sa.Connection, name: str, value: str) -> None:
    connection.execute(sa.delete(settings).where(settings.c.name == name))
    connection.execute(sa.insert(settings).values(name=name, value=value))
