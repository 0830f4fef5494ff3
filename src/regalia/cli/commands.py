"""All commands of the program: one module each, with a function `command`."""

import importlib

from regalia.cli.helpful import HelpfulCommand, HelpfulGroup
from regalia.cli.talk import Console

NAMES = (
    "play",
    "serve",
    "simulate",
    "arena",
    "verify",
    "show",
    "rules",
    "board",
    "bench",
    "compile",
)


def program(console: Console) -> HelpfulGroup:
    def load(name: str) -> HelpfulCommand:
        made: HelpfulCommand = importlib.import_module(f"regalia.cli.{name}").command(console)
        return made

    return HelpfulGroup(console.words, NAMES, load)
