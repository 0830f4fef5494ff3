"""What is erased of somebody who goes: all that is theirs, and what was written of them."""

from typing import Any

import msgspec
import sqlalchemy as sa

from regalia.table.schema import (
    bans,
    door_keys,
    entries,
    mutes,
    people,
    reports,
    sessions,
    sittings,
    tokens,
)
from regalia.table.store import Work

FORMER = "-"
"""Stands for somebody who is gone, where it matters that there was somebody."""


def erase(person: str) -> Work[None]:
    """Moves stay, as those of a former guest; talk does not."""

    def work(connection: sa.Connection) -> None:
        for change in (*erasures(person), sa.delete(people).where(people.c.id == person)):
            connection.execute(change)
        for row in connection.execute(said_by(person)).all():
            connection.execute(unsaid(row))

    return work


def erasures(person: str) -> list[sa.Executable]:
    owned = [sa.delete(own).where(own.c.person == person) for own in OWNED]
    return [
        *owned,
        sa.delete(mutes).where(mutes.c.muted == person),
        sa.delete(bans).where(bans.c.kind == "person", bans.c.what == person),
        sa.delete(reports).where(reports.c.subject == person),
        sa.update(reports).where(reports.c.reporter == person).values(reporter=""),
        sa.update(door_keys).where(door_keys.c.used_by == person).values(used_by=FORMER),
    ]


OWNED = (sessions, tokens, sittings, mutes)


def said_by(person: str) -> "sa.Select[Any]":
    return sa.select(entries.c.table_id, entries.c.n, entries.c.body).where(
        entries.c.person == person, entries.c.kind == "said"
    )


def unsaid(row: Any) -> sa.Executable:
    body = msgspec.json.decode(row.body)
    return (
        sa.update(entries)
        .where(entries.c.table_id == row.table_id, entries.c.n == row.n)
        .values(body=msgspec.json.encode({**body, "text": ""}).decode())
    )
