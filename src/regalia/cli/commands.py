"""All commands of the program: one module each, with a function `command`."""

import importlib

import click

from regalia.cli.helpful import HelpfulGroup
from regalia.cli.talk import Console

NAMES = (
    "play", "saved", "serve", "simulate", "arena", "verify", "show", "rules", "board", "bench",
    "compile", "admin",
)  # fmt: skip


def program(console: Console) -> HelpfulGroup:
    def load(name: str) -> click.Command:
        made: click.Command = importlib.import_module(f"regalia.cli.{name}").command(console)
        return made

    return HelpfulGroup(console.words, NAMES, load)
