"""The tables of the database, and how an older database becomes a newer one.

`entries` is the truth. A key stands there once for each person and table; moves are not in that
index, for they name their position, so that none is made twice, and are most of what is written.
`tables` and `sittings` are an index of it for lists, written in the same transaction. People, their
sessions and their tokens stand beside it; secrets are kept as hashes.

`bans` are of a person or of an address; `reports` are about a person, for the operator; `mutes` say
whom a person does not want to hear; a door key lets one person make an account. `notices` are what
processes on one SQLite file tell each other.
"""

import secrets
import sqlite3
from contextlib import closing
from itertools import chain
from typing import Any

import sqlalchemy as sa

from regalia.engine.errors import bad_input
from regalia.table.database import Lock, complaining, connect

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
    (
        "ALTER TABLE people ADD COLUMN seen_at DOUBLE PRECISION NOT NULL DEFAULT 0",
        """CREATE TABLE bans (
            kind TEXT NOT NULL, what TEXT NOT NULL, at DOUBLE PRECISION NOT NULL,
            reason TEXT NOT NULL, PRIMARY KEY (kind, what)) {clustered}""",
        """CREATE TABLE reports (
            id TEXT PRIMARY KEY, at DOUBLE PRECISION NOT NULL, reporter TEXT NOT NULL,
            subject TEXT NOT NULL, table_id TEXT NOT NULL, kind TEXT NOT NULL, text TEXT NOT NULL,
            handled INTEGER NOT NULL DEFAULT 0) {clustered}""",
        """CREATE TABLE mutes (
            person TEXT NOT NULL, muted TEXT NOT NULL, PRIMARY KEY (person, muted)) {clustered}""",
        """CREATE TABLE door_keys (
            hash TEXT PRIMARY KEY, made_at DOUBLE PRECISION NOT NULL,
            used_by TEXT NOT NULL DEFAULT '') {clustered}""",
        """CREATE TABLE notices (
            n INTEGER PRIMARY KEY, at DOUBLE PRECISION NOT NULL, word TEXT NOT NULL)
            {clustered}""",
    ),
    ("ALTER TABLE people ADD COLUMN door TEXT NOT NULL DEFAULT ''",),
    (
        "ALTER TABLE tables ADD COLUMN host TEXT NOT NULL DEFAULT ''",
        """UPDATE tables SET host = COALESCE((
            SELECT person FROM entries WHERE table_id = tables.id AND n = 1), '')""",
        "CREATE INDEX tables_by_host ON tables (host, status)",
    ),
    (
        """UPDATE entries SET key = '' WHERE key <> '' AND kind <> 'moved' AND EXISTS (
            SELECT 1 FROM entries AS earlier WHERE earlier.table_id = entries.table_id
            AND earlier.person = entries.person AND earlier.key = entries.key
            AND earlier.kind <> 'moved' AND earlier.n < entries.n)""",
        """CREATE UNIQUE INDEX entries_by_key ON entries (table_id, person, key)
            WHERE key <> '' AND kind <> 'moved'""",
    ),
)
"""The statements that lead from each version to the next; never changed once released."""

KINDS: dict[str, Any] = {
    "TEXT": sa.Text(), "INTEGER": sa.Integer(), "DOUBLE PRECISION": sa.Double(),
}  # fmt: skip
metadata = sa.MetaData()


def made(*names: str) -> list[sa.Table]:
    """Tables as the migrations make them: their columns are written down nowhere else."""
    with closing(sqlite3.connect(":memory:")) as database:
        for statement in chain.from_iterable(MIGRATIONS):
            database.execute(statement.format(clustered=""))
        columns = {name: database.execute(f"PRAGMA table_info({name})") for name in names}
        return [
            sa.Table(name, metadata, *(sa.Column(column[1], KINDS[column[2]]) for column in found))
            for name, found in columns.items()
        ]


entries, tables, sittings, people, sessions, tokens, settings = made(
    "entries", "tables", "sittings", "people", "sessions", "tokens", "settings"
)
bans, reports, mutes, door_keys, notices = made("bans", "reports", "mutes", "door_keys", "notices")


def migrate(engine: sa.Engine) -> bytes:
    """Bring the database to this version; the secret that belongs to it."""
    with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            hold_schema(connection)
        version = version_of(connection)
        check_known(version)
        clustered = "WITHOUT ROWID" if engine.dialect.name == "sqlite" else ""
        for step in MIGRATIONS[version:]:
            for statement in step:
                connection.exec_driver_sql(statement.format(clustered=clustered))
        if version < len(MIGRATIONS):
            put_setting(connection, "version", str(len(MIGRATIONS)))
        return secret_of(connection)


def hold_schema(connection: sa.Connection) -> None:
    """On PostgreSQL: one at a time, until the end of the transaction."""
    connection.exec_driver_sql("SELECT pg_advisory_xact_lock(7265676)")


def secret_of_current(engine: sa.Engine) -> bytes:
    """The secret of a database that has this version already: whoever serves it saw to that."""
    with engine.begin() as connection:
        version = version_of(connection)
        if version == 0:
            raise bad_input("table-no-database")
        check_known(version)
        if version < len(MIGRATIONS):
            raise bad_input("table-older-database", version=version, known=len(MIGRATIONS))
        return secret_of(connection)


def check_known(version: int) -> None:
    if version > len(MIGRATIONS):
        raise bad_input("table-newer-database", version=version, known=len(MIGRATIONS))


def check(url: str) -> None:
    """Complain of a database that cannot be used, before a server is started on it."""
    engine = connect(url)
    lock = Lock(engine)
    try:
        with complaining(engine):
            migrate(engine.execution_options(writes=True))
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
