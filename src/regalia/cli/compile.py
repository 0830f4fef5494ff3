"""`regalia compile`: make games ready beforehand, for images and after updates."""

import click

from regalia import games
from regalia.cli.getting_ready import compile_games
from regalia.cli.helpful import HelpfulCommand
from regalia.cli.talk import Console
from regalia.compiling import PARTS
from regalia.engine.machine_code import cache_root, is_ready


def command(console: Console) -> HelpfulCommand:
    def run(names: tuple[str, ...]) -> None:
        compile_named(console, [games.load(name).name for name in names or games.NAMES])

    params: list[click.Parameter] = [click.Argument(["names"], nargs=-1, metavar="[GAME…]")]
    return HelpfulCommand(console.words, "compile", params, run)


def compile_named(console: Console, names: list[str]) -> None:
    missing = [name for name in names if not all(is_ready(name, part) for part in PARTS)]
    if missing:
        compile_games(console, missing, PARTS)
    console.say("cli-compiled", games=len(names), folder=str(cache_root()))
