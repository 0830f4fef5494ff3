"""The operator's orders for everybody: what is announced, and who is shut out.

Announcement and addresses are held in memory, since every request asks; a banned person is looked
for when somebody is recognised.
"""

import time
from ipaddress import IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network

import msgspec
import sqlalchemy as sa

from regalia.engine.errors import bad_input
from regalia.table.errors import forbidden
from regalia.table.schema import bans, get_setting, put_setting
from regalia.table.store import Store
from regalia.table.text import checked_text

ANNOUNCEMENT = "announcement"
LONGEST_ANNOUNCEMENT = 300
Network = IPv4Network | IPv6Network


class Announcement(msgspec.Struct, frozen=True):
    """What the operator tells everybody; empty: nothing."""

    text: str = ""
    at: float = 0.0


class Orders:
    def __init__(self, store: Store) -> None:
        self.store = store
        with store.engine.connect() as connection:
            self.take(connection)

    async def read_again(self) -> None:
        await self.store.read(self.take)

    def take(self, connection: sa.Connection) -> None:
        self.announcement = announced(connection)
        self.addresses = shut_out(connection)

    def shuts_out(self, address: str) -> bool:
        return bool(self.addresses) and is_within(address, self.addresses)

    def check(self, address: str) -> None:
        if self.shuts_out(address):
            raise forbidden("table-banned-address")


def announced(connection: sa.Connection) -> Announcement:
    written = get_setting(connection, ANNOUNCEMENT)
    return msgspec.json.decode(written, type=Announcement) if written else Announcement()


def announce(connection: sa.Connection, text: str) -> Announcement:
    """Tell everybody; an empty text ends it."""
    said = checked_text(text, LONGEST_ANNOUNCEMENT) if text.strip() else ""
    made = Announcement(said, time.time())
    put_setting(connection, ANNOUNCEMENT, msgspec.json.encode(made).decode())
    return made


def shut_out(connection: sa.Connection) -> tuple[Network, ...]:
    query = sa.select(bans.c.what).where(bans.c.kind == "address")
    return tuple(ip_network(row.what) for row in connection.execute(query))


def is_within(address: str, networks: tuple[Network, ...]) -> bool:
    try:
        parsed = ip_address(address)
    except ValueError:  # a socket of this machine has none
        return False
    if isinstance(parsed, IPv6Address) and parsed.ipv4_mapped:
        parsed = parsed.ipv4_mapped
    return any(parsed in network for network in networks)


def read_network(text: str) -> Network:
    """An address, or a range such as 203.0.113.0/24."""
    try:
        return ip_network(text.strip(), strict=False)
    except ValueError as error:
        raise bad_input("table-address", address=text) from error


def owner_of(person: str) -> str:
    """Whoever brought somebody along answers for them."""
    return person.partition(".")[0]


def is_banned(connection: sa.Connection, person: str) -> bool:
    known = (owner_of(person), person)
    query = sa.select(bans.c.what).where(bans.c.kind == "person", bans.c.what.in_(known))
    return connection.execute(query).first() is not None
