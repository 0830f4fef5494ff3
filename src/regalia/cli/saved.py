"""`regalia saved`: the games of the terminal that are kept, the latest first."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import click
import msgspec

from regalia.cli.helpful import HelpfulCommand, option
from regalia.cli.inputs import read_transcript, saved_folder
from regalia.cli.tables import empty_table
from regalia.cli.talk import Console
from regalia.engine.errors import Complaint

COLUMNS = ("saved", "moves", "status", "people")


def command(console: Console) -> HelpfulCommand:
    words = console.words

    def run(as_json: bool) -> None:
        saved(console, as_json)

    params: list[click.Parameter] = [
        option(words, "--json", "as_json", help="cli-json-option", is_flag=True)
    ]
    return HelpfulCommand(words, "saved", params, run)


def saved(console: Console, as_json: bool) -> None:
    rows = list(kept(console))
    if as_json:
        click.echo(msgspec.json.encode(rows).decode())
        return
    if not rows:
        console.say("cli-saved-none", folder=str(saved_folder()))
        return
    table = empty_table(console, "cli-saved-title", COLUMNS)
    table.columns[0].justify = "left"
    table.columns[3].justify, table.columns[3].no_wrap = "left", False
    for row in rows:
        status = console.words("cli-saved-status", over="yes" if row["over"] else "no")
        table.add_row(row["name"], str(row["moves"]), status, ", ".join(row["people"]))
    console.out.print(table)
    open_ones = [row for row in rows if not row["over"]]
    if open_ones:
        latest = open_ones[0]
        console.say("cli-saved-resume", game=latest["game"], name=latest["name"])


def kept(console: Console) -> Iterator[dict[str, Any]]:
    """What stands in each file; of those that are no games it is said why not."""
    for file in sorted(saved_folder().glob("*.json"), key=written_at, reverse=True):
        try:
            game, written = read_transcript(str(file))
        except Complaint as complaint:
            said = console.words.say(complaint.message)
            console.err.print(f"{file.stem}: {said}", markup=False, style="red", soft_wrap=True)
            continue
        yield {
            "name": file.stem,
            "game": game.name,
            "moves": len(written.moves),
            "over": written.result is not None,
            "people": [seat.name for seat in written.seats],
        }


def written_at(file: Path) -> float:
    return file.stat().st_mtime
