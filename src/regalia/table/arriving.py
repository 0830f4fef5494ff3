"""The ways into a server, each past its doors: as a guest, with a new account, once more."""

from regalia.table.door_keys import use_door_key
from regalia.table.people import People, Person, newcomer
from regalia.table.store import Work

Arrival = tuple[Person, str]
"""Somebody, and the session by which they are known from now on."""


async def come_as_guest(
    people: People, name: str | None, language: str, server_password: str
) -> Arrival:
    people.door.check_guests()
    await check_password(people, server_password)
    return await people.welcome(name, language)


async def come_with_account(
    people: People, name: str | None, language: str, login: str, password: str, door_key: str,
    server_password: str,
) -> Arrival:  # fmt: skip
    """For who has not been a guest before."""
    person = newcomer(name, language)
    needed = wanted_key(people, person, door_key)
    await check_password(people, server_password)
    person = await people.make_account(person, login, password, people.adding(person), *needed)
    return person, await people.new_session(person)


async def come_again(people: People, session: str, server_password: str) -> Person | None:
    """A guest from before the server had this password goes on once they have given it."""
    await check_password(people, server_password)
    return await people.come_through(session)


async def make_account(
    people: People, person: Person, login: str, password: str, door_key: str
) -> Person:
    """For a guest."""
    needed = wanted_key(people, person, door_key)
    return await people.make_account(person, login, password, *needed)


async def check_password(people: People, given: str) -> None:
    await people.in_thread(people.door.check_password, given)


def wanted_key(people: People, person: Person, door_key: str) -> tuple[Work[None], ...]:
    """What has to be done before there can be an account."""
    people.door.check_accounts()
    if people.door.doors.accounts == "open":
        return ()
    return (use_door_key(door_key, person.id, people.clock.now()),)
