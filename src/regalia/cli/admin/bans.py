"""`ban` and `unban`: a person, or an address and its neighbours."""

from typing import Literal

import click

from regalia.cli.admin.asking import admin, agree, beside, person_option, show, tell, when
from regalia.cli.helpful import HelpfulCommand, option
from regalia.cli.talk import Console
from regalia.engine.errors import bad_input
from regalia.table import upkeep
from regalia.table.hall import Hall


def address_option(console: Console) -> click.Option:
    return option(console.words, "--address", help="admin-address-option", metavar="RANGE")


def ban(console: Console) -> HelpfulCommand:
    def run(
        person: str | None, address: str | None, reason: str, database: str, as_json: bool,
        yes: bool,
    ) -> None:  # fmt: skip
        async def work(hall: Hall) -> None:
            if person and address:
                raise bad_input("admin-error-person-or-address")
            if person:
                await ban_person(console, hall, person, reason, yes, as_json)
            elif address:
                agree(console, yes, "admin-ban-agree-address", address=address)
                network = await upkeep.ban_address(hall, address, reason)
                tell(console, as_json, {"banned": network}, "admin-ban-done", what=network)
            else:
                show_bans(console, await hall.store.read(upkeep.bans), as_json)

        beside(database, work)

    reason = option(console.words, "--reason", help="admin-reason-option", default="")
    params = [person_option(console, required=False), address_option(console), reason]
    return admin(console, "ban", run, *params, asks=True)


async def ban_person(
    console: Console, hall: Hall, name: str, reason: str, yes: bool, as_json: bool
) -> None:
    found = await hall.store.read(upkeep.find_person(name))
    agree(console, yes, "admin-ban-agree", name=found.name, person=found.id)
    await upkeep.ban(hall, found, reason)
    tell(console, as_json, {"banned": found.id}, "admin-ban-done", what=found.name)


def show_bans(console: Console, bans: list[upkeep.Ban], as_json: bool) -> None:
    rows = ((each.what, when(console, each.at), each.reason) for each in bans)
    show(console, as_json, bans, "admin-bans-title", ("banned", "since", "reason"), rows)


def unban(console: Console) -> HelpfulCommand:
    def run(person: str | None, address: str | None, database: str, as_json: bool) -> None:
        async def work(hall: Hall) -> None:
            if bool(person) == bool(address):
                raise bad_input("admin-error-person-or-address")
            kind: Literal["person", "address"] = "person" if person else "address"
            what = shown = address or ""
            if person:
                found = await hall.store.read(upkeep.find_person(person))
                what, shown = found.id, found.name
            await upkeep.unban(hall, kind, what)
            tell(console, as_json, {"unbanned": what}, "admin-unban-done", what=shown)

        beside(database, work)

    params = [person_option(console, required=False), address_option(console)]
    return admin(console, "unban", run, *params)
