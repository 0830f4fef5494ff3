"""`regalia bench`: how fast this computer plays."""

import click
import msgspec

from regalia import games
from regalia.cli.helpful import HelpfulCommand, argument, option
from regalia.cli.inputs import prepared
from regalia.cli.talk import Console


def command(console: Console) -> HelpfulCommand:
    words = console.words

    def run(game: str, as_json: bool) -> None:
        bench(console, game, as_json)

    params = [
        argument("GAME"),
        option(words, "--json", "as_json", help="cli-json-option", is_flag=True),
    ]
    return HelpfulCommand(words, "bench", params, run)


def bench(console: Console, name: str, as_json: bool) -> None:
    pass
