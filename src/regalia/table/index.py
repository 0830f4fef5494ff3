"""The index of tables, for lists: what changes in it, and what can be asked of it.

It follows the log and is written with it. Only beginnings and ends are in it, so a move costs
nothing here; whose turn it is has to be asked of the table.
"""

import sqlalchemy as sa

from regalia.table.entries import Entry, Opened
from regalia.table.schema import sittings, tables
from regalia.table.store import Work

OPEN_FOR = 86_400.0
"""Tables that wait for players longer than this are no longer listed."""
PAGE = 50


def added(entry: Entry, opened: Opened) -> sa.Executable:
    return sa.insert(tables).values(
        id=entry.table, game=opened.game, status="open", public=int(opened.public),
        opened_at=entry.at, changed_at=entry.at, lesson=int(opened.lesson), host=entry.person,
    )  # fmt: skip


def status(table: str, status: str, at: float) -> sa.Executable:
    return sa.update(tables).where(tables.c.id == table).values(status=status, changed_at=at)


def sits(person: str, table: str) -> sa.Executable:
    return sa.insert(sittings).values(person=person, table_id=table)


def stands(person: str, table: str) -> sa.Executable:
    return sa.delete(sittings).where(sittings.c.person == person, sittings.c.table_id == table)


def open_tables(now: float, game: str | None) -> Work[list[str]]:
    """Public tables that wait for players, the newest first."""
    query = sa.select(tables.c.id).where(
        tables.c.status == "open", tables.c.public == 1, tables.c.opened_at > now - OPEN_FOR
    )
    if game is not None:
        query = query.where(tables.c.game == game)
    return ids(query.order_by(tables.c.opened_at.desc()).limit(PAGE))


def waiting_tables(now: float) -> Work[list[str]]:
    """All tables that wait for players, public or not: for whoever has a code."""
    return ids(
        sa.select(tables.c.id).where(tables.c.status == "open", tables.c.opened_at > now - OPEN_FOR)
    )


def running_tables(game: str | None) -> Work[list[str]]:
    """Public tables at which a game is going on, to watch; the newest first."""
    query = sa.select(tables.c.id).where(tables.c.status == "running", tables.c.public == 1)
    if game is not None:
        query = query.where(tables.c.game == game)
    return ids(query.order_by(tables.c.opened_at.desc()).limit(PAGE))


def tables_of(person: str, status: str, page: int = 0) -> Work[list[str]]:
    """A person's own tables, those that came to this point last first."""
    query = (
        sa.select(tables.c.id)
        .join(sittings, sittings.c.table_id == tables.c.id)
        .where(sittings.c.person == person, tables.c.status == status)
    )
    return ids(query.order_by(tables.c.changed_at.desc()).limit(PAGE).offset(page * PAGE))


def lessons_of(person: str) -> Work[list[tuple[str, str]]]:
    """Game and table of a person's lessons that were not given up, the newest first."""
    query = (
        sa.select(tables.c.game, tables.c.id)
        .join(sittings, sittings.c.table_id == tables.c.id)
        .where(sittings.c.person == person, tables.c.lesson == 1, tables.c.status != "closed")
        .order_by(tables.c.opened_at.desc())
    )
    return lambda connection: [(row.game, row.id) for row in connection.execute(query)]


def unfinished_of(person: str) -> Work[int]:
    """How many tables wait or go on that a person has opened or sits at."""
    sits_at = sa.select(sittings.c.table_id).where(sittings.c.person == person)
    is_theirs = (tables.c.host == person) | tables.c.id.in_(sits_at)
    query = (
        sa.select(sa.func.count())
        .select_from(tables)
        .where(is_theirs, tables.c.status.in_(("open", "running")))
    )
    return lambda connection: int(connection.execute(query).scalar_one())


def all_tables_of(person: str) -> Work[list[str]]:
    """Those a person sits at and that are not over."""
    query = (
        sa.select(tables.c.id)
        .join(sittings, sittings.c.table_id == tables.c.id)
        .where(sittings.c.person == person, tables.c.status.in_(("open", "running")))
    )
    return ids(query)


def ids(query: "sa.Select[tuple[str]]") -> Work[list[str]]:
    return lambda connection: [row.id for row in connection.execute(query)]
