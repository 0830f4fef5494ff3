"""`regalia bench`: how fast this computer plays."""

import click
import msgspec
from rich import box
from rich.table import Table

from regalia import games
from regalia.cli.helpful import HelpfulCommand, argument, option
from regalia.cli.inputs import prepared
from regalia.cli.talk import Console
from regalia.lab.bench import measure, random_job


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
    game = games.load(name)
    with prepared(console, game, "simulate"):
        random_job(game, game.players[0]).play(0, 1)
    with console.err.status(console.words("cli-bench-status")):
        figures = measure(game)
    if as_json:
        click.echo(msgspec.json.encode(figures).decode())
        return
    table = Table(title=console.words(f"{name}-title"), title_justify="left", box=box.SIMPLE_HEAD)
    table.add_column(console.words("cli-column-figure"))
    table.add_column("", justify="right")
    for figure in figures:
        table.add_row(console.words(figure.id), f"{figure.value:.4g} {figure.unit}")
    console.out.print(table)
