"""`regalia bench`: how fast this computer plays."""

import click
import msgspec
from rich import box
from rich.table import Table

from regalia import games
from regalia.cli.getting_ready import prepare
from regalia.cli.helpful import HelpfulCommand, argument, option
from regalia.cli.talk import Console
from regalia.compiling import PARTS
from regalia.lab.bench import Figure, measure


def command(console: Console) -> HelpfulCommand:
    words = console.words

    def run(game: str, as_json: bool) -> None:
        bench(console, game, as_json)

    params = [
        argument("GAME"),
        option(words, "--json", "as_json", help="cli-json-option", is_flag=True),
    ]
    return HelpfulCommand(words, "bench", params, run)


UNITS = {
    "M/s": "millions-per-second", "k/s": "thousands-per-second", "×": "times",
    "µs": "microseconds", "ms": "milliseconds", "s": "seconds", "MB": "megabytes", "B": "bytes",
}  # fmt: skip
SIGNIFICANT = 4


def shown(console: Console, figure: Figure) -> str:
    """The figure with four significant digits, as the language writes numbers and units."""
    whole = len(str(int(figure.value)))
    value = console.words.number(figure.value, max(0, SIGNIFICANT - whole))
    return console.words("cli-bench-figure", value=value, unit=UNITS[figure.unit])


def bench(console: Console, name: str, as_json: bool) -> None:
    game = games.load(name)
    prepare(console, game, *PARTS)
    with console.err.status(console.words("cli-bench-status")):
        figures = measure(game)
    if as_json:
        click.echo(msgspec.json.encode(figures).decode())
        return
    table = Table(title=console.words(f"{name}-title"), title_justify="left", box=box.SIMPLE_HEAD)
    table.add_column(console.words("cli-column-figure"))
    table.add_column("", justify="right")
    for figure in figures:
        table.add_row(console.words(figure.id, level=figure.level), shown(console, figure))
    console.out.print(table)
