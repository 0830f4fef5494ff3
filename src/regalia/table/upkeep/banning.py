"""Shutting people and addresses out, and letting them in again."""

from typing import Literal

import msgspec
import sqlalchemy as sa

from regalia.engine.errors import bad_input
from regalia.table import schema
from regalia.table.hall import Hall
from regalia.table.orders import read_network
from regalia.table.people import Person
from regalia.table.store import Work
from regalia.table.upkeep.beside import write_and_tell


class Ban(msgspec.Struct, frozen=True):
    kind: Literal["person", "address"]
    what: str
    at: float
    reason: str


async def ban(hall: Hall, person: Person, reason: str) -> None:
    """From now on they are refused; at tables that are not over bots take their place."""
    written = Ban("person", person.id, hall.clock.now(), reason)
    await write_and_tell(hall, put(written), person=person.id)
    for each in (*await hall.people.companions(person), person):
        await hall.rise_everywhere(each)


async def ban_address(hall: Hall, address: str, reason: str) -> str:
    """An address or a range of them, as it is written from now on."""
    network = str(read_network(address))
    written = Ban("address", network, hall.clock.now(), reason)
    await write_and_tell(hall, put(written), orders=True)
    return network


async def unban(hall: Hall, kind: Literal["person", "address"], what: str) -> None:
    if kind == "address":
        await write_and_tell(hall, lift(kind, str(read_network(what))), orders=True)
    else:
        await write_and_tell(hall, lift(kind, what), person=what)


def put(ban: Ban) -> Work[None]:
    def work(connection: sa.Connection) -> None:
        connection.execute(one(ban.kind, ban.what))
        connection.execute(sa.insert(schema.bans).values(**msgspec.structs.asdict(ban)))

    return work


def lift(kind: str, what: str) -> Work[None]:
    def work(connection: sa.Connection) -> None:
        if not connection.execute(one(kind, what)).rowcount:
            raise bad_input("admin-error-not-banned", what=what)

    return work


def one(kind: str, what: str) -> sa.Delete:
    return sa.delete(schema.bans).where(schema.bans.c.kind == kind, schema.bans.c.what == what)


def bans(connection: sa.Connection) -> list[Ban]:
    """The newest first."""
    query = sa.select(schema.bans).order_by(schema.bans.c.at.desc(), schema.bans.c.what)
    return [Ban(**row) for row in connection.execute(query).mappings()]
