"""`regalia admin`: looking after a server's database, its people and its tables."""

import importlib

import click

from regalia import first_use
from regalia.cli.helpful import HelpfulGroup
from regalia.cli.talk import Console

HOMES = {
    "backup": "copies",
    "restore": "copies",
    "check": "copies",
    "people": "persons",
    "export": "persons",
    "delete": "persons",
    "password": "persons",
    "invite": "persons",
    "ban": "bans",
    "unban": "bans",
    "tables": "places",
    "close": "places",
    "prune": "places",
    "announce": "house",
    "reports": "house",
}
"""The module that each command stands in."""


def command(console: Console) -> HelpfulGroup:
    first_use.announce()  # what folds a game may have to compile its rules

    def load(name: str) -> click.Command:
        home = importlib.import_module(f"regalia.cli.admin.{HOMES[name]}")
        made: click.Command = getattr(home, name)(console)
        return made

    return HelpfulGroup(console.words, list(HOMES), load, stem="admin")
