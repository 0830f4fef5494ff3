"""All that a database holds about somebody, for them to have."""

from typing import Any

import msgspec
import sqlalchemy as sa

from regalia.table.people import Person, companions_of
from regalia.table.schema import (
    bans,
    entries,
    mutes,
    people,
    reports,
    sessions,
    sittings,
    tables,
    tokens,
)
from regalia.table.store import Work

SECRETS = ("seed", "salt")
"""Of a table, not of who opened it."""
Rows = list[dict[str, Any]]


def export(person: Person) -> Work[dict[str, Any]]:
    """Without secrets and their hashes, and without who reported them."""

    def work(connection: sa.Connection) -> dict[str, Any]:
        ids = connection.execute(sa.select(people.c.id).where(companions_of(person.id))).scalars()
        companions = sorted(ids)
        return {
            "person": about(connection, person.id),
            "companions": [about(connection, id) for id in companions],
        }

    return work


def about(connection: sa.Connection, person: str) -> dict[str, Any]:
    """One person's rows, by the table of the database that they stand in."""
    seen, said = people.c, reports.c

    def rows(*columns: sa.Column[Any], where: sa.ColumnElement[bool], by: Any) -> Rows:
        found = connection.execute(sa.select(*columns).where(where).order_by(by))
        return [dict(row) for row in found.mappings()]

    [me] = rows(
        seen.id, seen.name, seen.language, seen.login, seen.created_at, seen.seen_at,
        where=seen.id == person, by=seen.id,
    )  # fmt: skip
    return me | {
        "sessions": rows(
            sessions.c.expires_at, where=sessions.c.person == person, by=sessions.c.expires_at
        ),
        "tokens": rows(
            tokens.c.id, tokens.c.label, tokens.c.created_at,
            where=tokens.c.person == person, by=tokens.c.created_at,
        ),
        "tables": rows(
            tables.c.id, tables.c.game, tables.c.status, tables.c.opened_at,
            where=tables.c.id.in_(
                sa.select(sittings.c.table_id).where(sittings.c.person == person)
            ),
            by=tables.c.opened_at,
        ),
        "done": told_all(connection, entries.c.person == person),
        "whispered": whispered_to(connection, person),
        "muted": [row["muted"] for row in rows(mutes.c.muted, where=mutes.c.person == person,
                                               by=mutes.c.muted)],
        "reported": rows(said.at, said.kind, said.subject, said.table_id, said.text,
                         where=said.reporter == person, by=said.at),
        "reports": rows(said.at, said.kind, said.table_id, said.text,
                        where=said.subject == person, by=said.at),
        "bans": rows(bans.c.at, bans.c.reason,
                     where=sa.and_(bans.c.kind == "person", bans.c.what == person), by=bans.c.at),
    }  # fmt: skip


def told_all(connection: sa.Connection, *which: sa.ColumnElement[bool]) -> Rows:
    """Entries of the log in the order they were written in."""
    query = sa.select(entries.c.table_id, entries.c.at, entries.c.body).where(*which)
    by = entries.c.at, entries.c.table_id, entries.c.n
    return [told(row) for row in connection.execute(query.order_by(*by)).mappings()]


def whispered_to(connection: sa.Connection, person: str) -> Rows:
    """What others have whispered to somebody; a seat is taken last before the first whisper."""
    own = sa.select(sittings.c.table_id).where(sittings.c.person == person)
    here = entries.c.table_id.in_(own)
    joined = told_all(connection, here, entries.c.person == person, entries.c.kind == "joined")
    seats = {row["table"]: row["seat"] for row in joined}
    said = told_all(connection, here, entries.c.kind == "said")
    return [row for row in said if "to" in row and row["to"] == seats.get(row["table"])]


def told(row: Any) -> dict[str, Any]:
    body = msgspec.json.decode(row["body"])
    return {
        "table": row["table_id"],
        "at": row["at"],
        **{name: value for name, value in body.items() if name not in SECRETS},
    }
