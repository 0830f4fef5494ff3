"""Mutes: whose chat a person does not want to read, wherever they play."""

import msgspec
import sqlalchemy as sa

from regalia.table.errors import missing, not_now
from regalia.table.schema import mutes, people
from regalia.table.store import Work

MOST_MUTED = 500


class Muted(msgspec.Struct, frozen=True):
    """Somebody who is muted, as the person sees it later; the name is that of now."""

    id: str
    name: str


def muted_by(connection: sa.Connection, person: str) -> frozenset[str]:
    query = sa.select(mutes.c.muted).where(mutes.c.person == person)
    return frozenset(row.muted for row in connection.execute(query))


def mute(person: str, other: str) -> Work[None]:
    def work(connection: sa.Connection) -> None:
        known = muted_by(connection, person)
        if other in known:
            return
        if len(known) >= MOST_MUTED:
            raise not_now("table-muted-most", most=MOST_MUTED)
        connection.execute(sa.insert(mutes).values(person=person, muted=other))

    return work


def unmute(person: str, other: str) -> Work[None]:
    change = sa.delete(mutes).where(mutes.c.person == person, mutes.c.muted == other)

    def work(connection: sa.Connection) -> None:
        if not connection.execute(change).rowcount:
            raise missing("table-not-muted")

    return work


def list_muted(person: str) -> Work[list[Muted]]:
    query = (
        sa.select(people.c.id, people.c.name)
        .join(mutes, mutes.c.muted == people.c.id)
        .where(mutes.c.person == person)
        .order_by(people.c.name, people.c.id)
    )
    return lambda connection: [Muted(row.id, row.name) for row in connection.execute(query)]
