"""`regalia show`: the table as it stood after any move of a transcript."""

import click
import msgspec
from rich.rule import Rule

from regalia.cli.boards import board_of
from regalia.cli.getting_ready import prepare
from regalia.cli.helpful import HelpfulCommand, argument, option
from regalia.cli.inputs import read_transcript
from regalia.cli.talk import Console
from regalia.compiling import TABLE
from regalia.engine.errors import bad_input
from regalia.engine.transcript import restore


def command(console: Console) -> HelpfulCommand:
    words = console.words

    def run(file: str, move: int | None, as_json: bool) -> None:
        show(console, file, move, as_json)

    params = [
        argument("FILE"),
        option(words, "--move", help="cli-show-move", type=int),
        option(words, "--json", "as_json", help="cli-json-option", is_flag=True),
    ]
    return HelpfulCommand(words, "show", params, run)


def show(console: Console, file: str, move: int | None, as_json: bool) -> None:
    game, written = read_transcript(file)
    last = len(written.moves)
    number = last if move is None else move
    if not 0 <= number <= last:
        raise bad_input("cli-error-move", move=number, last=last)
    prepare(console, game, TABLE)
    match = restore(game, written, upto=number)
    view = match.see()
    if as_json:
        click.echo(msgspec.json.encode(view).decode())
        return
    names = [seat.name for seat in written.seats]
    heading = console.words(
        "cli-show-heading", game=console.words(f"{game.name}-title"), move=number, last=last
    )
    console.out.print(Rule(heading, style="gold1"))
    for event in view.events:
        console.out.print(f"  {console.words.say(event, names)}", markup=False)
    console.out.print(board_of(game.name).draw(view, console.words, names))
    console.out.print(console.words.say(game.ask(match.snapshot, -1), names), markup=False)
