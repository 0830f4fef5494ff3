"""Closing tables, and throwing away what nobody has used for long.

A table is closed by an entry in its log like any other: whoever plays on at the same moment finds
the place taken, or is found there. Of a table that is removed that last entry is left for a while,
so that a server that still has the table in memory cannot write behind it.
"""

from typing import NamedTuple

import sqlalchemy as sa

from regalia.engine.errors import bad_input
from regalia.table import index
from regalia.table.entries import Closed, Entry, Opened, read_body
from regalia.table.hall import Hall
from regalia.table.people import Person, person_of
from regalia.table.schema import entries, people, sittings, tables
from regalia.table.store import Work
from regalia.table.upkeep.finding import find_table
from regalia.table.upkeep.listing import last_played, list_people
from regalia.table.viewers import all_of


class Last(NamedTuple):
    """Where a table's log ends, and how many play there."""

    n: int
    at: float
    players: int


async def close_table(hall: Hall, id: str) -> None:
    """Nobody plays there any more; the log stays."""
    accepted = False
    while not accepted:
        row = await hall.store.read(find_table(id))
        if row.status in ("finished", "closed"):
            raise bad_input("admin-error-over", table=id)
        end = ending(id, await hall.store.read(last_of(id)), hall.clock.now())
        accepted = await hall.store.append(end, [index.status(id, "closed", end.at)])


def last_of(id: str) -> Work[Last]:
    def work(connection: sa.Connection) -> Last:
        log = entries.c.table_id == id
        first = connection.execute(sa.select(entries.c.body).where(log, entries.c.n == 1)).scalar()
        n, at = connection.execute(
            sa.select(sa.func.max(entries.c.n), sa.func.max(entries.c.at)).where(log)
        ).one()
        opened = read_body(first) if first else None
        return Last(n or 0, at or 0.0, len(opened.seats) if isinstance(opened, Opened) else 0)

    return work


def ending(id: str, last: Last, now: float) -> Entry:
    """The entry that closes a table, behind the last one there is."""
    return Entry(id, last.n + 1, max(now, last.at), "", "", all_of(last.players), Closed())


def abandoned_tables(before: float) -> Work[list[str]]:
    """Tables at which nothing has happened since, and no game was finished."""
    query = sa.select(tables.c.id).where(tables.c.status != "finished").order_by(tables.c.id)

    def work(connection: sa.Connection) -> list[str]:
        used = last_played(connection)
        return [row.id for row in connection.execute(query) if used.get(row.id, 0.0) < before]

    return work


async def remove_table(hall: Hall, id: str, before: float) -> bool:
    """A table with its log; false where somebody has done something there meanwhile."""
    last = await hall.store.read(last_of(id))
    if last.at >= before:
        return False
    end = ending(id, last, hall.clock.now())
    return await hall.store.append(
        end,
        [
            sa.delete(entries).where(entries.c.table_id == id, entries.c.n < end.n),
            sa.delete(tables).where(tables.c.id == id),
            sa.delete(sittings).where(sittings.c.table_id == id),
        ],
    )


def throw_away_ends(before: float) -> Work[None]:
    """What was left of tables that were removed before."""
    gone = sa.and_(entries.c.table_id.not_in(sa.select(tables.c.id)), entries.c.at < before)

    def work(connection: sa.Connection) -> None:
        connection.execute(sa.delete(entries).where(gone))

    return work


def unused_guests(before: float) -> Work[list[Person]]:
    """Guests without an account who were not here since, nor anybody they brought along.

    Whoever is banned stays, and so does the ban.
    """

    def work(connection: sa.Connection) -> list[Person]:
        cards = list_people(connection)
        kept = {card.id.partition(".")[0] for card in cards if card.used_at >= before}
        kept |= {card.id for card in cards if card.login or card.banned or "." in card.id}
        rows = connection.execute(sa.select(people).order_by(people.c.id))
        found = (person_of(row) for row in rows if row.id not in kept)
        return [person for person in found if person]

    return work
