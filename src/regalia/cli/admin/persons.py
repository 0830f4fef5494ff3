"""`people`, `export`, `delete`, `password` and `invite`."""

import secrets

import click
import msgspec

from regalia.cli.admin.asking import admin, agree, beside, mark, person_option, show, tell, when
from regalia.cli.helpful import HelpfulCommand
from regalia.cli.talk import Console
from regalia.engine.errors import bad_input
from regalia.table import upkeep
from regalia.table.door_keys import GOOD_FOR_DAYS, cut_door_key
from regalia.table.hall import Hall

PASSWORD_BYTES = 9


def people(console: Console) -> HelpfulCommand:
    def run(database: str, as_json: bool) -> None:
        async def work(hall: Hall) -> list[upkeep.PersonCard]:
            return await hall.store.read(upkeep.list_people)

        cards = beside(database, work)
        columns = ("person", "name", "login", "used", "tables", "banned")
        rows = (
            (card.id, card.name, card.login or "", when(console, card.used_at), str(card.tables),
             mark(console, card.banned))
            for card in cards
        )  # fmt: skip
        show(console, as_json, cards, "admin-people-title", columns, rows)

    return admin(console, "people", run)


def export(console: Console) -> HelpfulCommand:
    def run(person: str, database: str, as_json: bool) -> None:
        async def work(hall: Hall) -> None:
            found = await hall.store.read(upkeep.find_person(person))
            told = await hall.store.read(upkeep.export(found))
            click.echo(msgspec.json.format(msgspec.json.encode(told), indent=2).decode())

        beside(database, work)

    return admin(console, "export", run, person_option(console))


def delete(console: Console) -> HelpfulCommand:
    def run(person: str, database: str, as_json: bool, yes: bool) -> None:
        async def work(hall: Hall) -> None:
            found = await hall.store.read(upkeep.find_person(person))
            agree(console, yes, "admin-delete-agree", name=found.name, person=found.id)
            await hall.delete(found)
            facts = {"deleted": found.id, "name": found.name}
            tell(console, as_json, facts, "admin-delete-done", name=found.name)

        beside(database, work)

    return admin(console, "delete", run, person_option(console), asks=True)


def password(console: Console) -> HelpfulCommand:
    def run(person: str, database: str, as_json: bool, yes: bool) -> None:
        async def work(hall: Hall) -> None:
            found = await hall.store.read(upkeep.find_person(person))
            if found.login is None:
                raise bad_input("admin-error-guest", name=found.name)
            agree(console, yes, "admin-password-agree", name=found.name, login=found.login)
            new = secrets.token_urlsafe(PASSWORD_BYTES)
            await hall.people.reset_password(found, new)
            await hall.renamed(found.id, found.name)
            facts = {"login": found.login, "password": new}
            tell(console, as_json, facts, "admin-password-done", **facts)

        beside(database, work)

    return admin(console, "password", run, person_option(console), asks=True)


def invite(console: Console) -> HelpfulCommand:
    def run(database: str, as_json: bool) -> None:
        async def work(hall: Hall) -> None:
            key = await hall.store.write(cut_door_key(hall.clock.now()))
            facts = {"code": key, "days": GOOD_FOR_DAYS}
            tell(console, as_json, facts, "admin-invite-done", code=key, days=GOOD_FOR_DAYS)

        beside(database, work)

    return admin(console, "invite", run)
