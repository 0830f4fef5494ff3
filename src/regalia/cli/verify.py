"""`regalia verify`: replay a transcript, check its result and its commitment."""

from datetime import datetime

import click
import msgspec

from regalia.cli.getting_ready import prepare
from regalia.cli.helpful import HelpfulCommand, argument, option
from regalia.cli.inputs import read_transcript
from regalia.cli.talk import Console
from regalia.compiling import TABLE
from regalia.engine.transcript import Transcript
from regalia.engine.transcript import verify as verify_transcript


def command(console: Console) -> HelpfulCommand:
    words = console.words

    def run(file: str, as_json: bool) -> None:
        verify(console, file, as_json)

    params = [
        argument("FILE"),
        option(words, "--json", "as_json", help="cli-json-option", is_flag=True),
    ]
    return HelpfulCommand(words, "verify", params, run)


def verify(console: Console, file: str, as_json: bool) -> None:
    game, written = read_transcript(file)
    prepare(console, game, TABLE)
    match = verify_transcript(game, written)
    points, places = match.standing()
    if as_json:
        facts = {
            "game": game.name, "moves": len(match.played), "over": match.over,
            "points": points, "places": places, "commitment": written.commitment,
        }  # fmt: skip
        click.echo(msgspec.json.encode(facts).decode())
        return
    console.out.print(
        console.words(
            "cli-verify-good" if match.over else "cli-verify-good-so-far",
            game=console.words(f"{game.name}-title"), moves=len(match.played),
        ),
        style="green",
    )  # fmt: skip
    if match.over:
        for seat, (point, place) in enumerate(zip(points, places, strict=True)):
            name = written.seats[seat].name
            console.out.print(
                console.words("cli-verify-place", place=place, name=name, points=point),
                markup=False,
            )
    if when := last_move(written):
        console.out.print(console.words("cli-verify-when", when=when))
    console.out.print(console.words("cli-verify-commitment", commitment=written.commitment))


def last_move(written: Transcript) -> datetime | None:
    """When it was made, by this computer's clock; nobody has to have noted it."""
    try:
        return datetime.fromisoformat(written.moves[-1].at).astimezone() if written.moves else None
    except (ValueError, OverflowError):
        return None
