"""What commands have in common: reading options, files, and getting compiled code ready."""

import os
import re
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import click
import msgspec
from platformdirs import user_data_path

from regalia import games
from regalia.bots import invite, is_ours
from regalia.cli.talk import Console
from regalia.engine import transcript
from regalia.engine.errors import bad_input, shortened
from regalia.engine.game import Game, Options, read_options
from regalia.reasons import of_system

LOTS = "lots"


def parse_options(
    console: Console, game: Game, text: str, players: int, usual: Options | None = None
) -> Options:
    """Options as typed: `sides=B,deck=combined`, or a variant's name; `help` tells of them.

    What is not said is as in `usual`.
    """
    if text == "help":
        click.echo(console.words(f"{game.name}-option-help", **game.options.figures()))
        click.echo(console.words("cli-variants", variants=list(game.variants)))
        raise click.exceptions.Exit(0)
    if text in game.variants:
        options = game.variants[text]
        options.check(players)
        return options
    given: dict[str, Any] = msgspec.to_builtins(usual) if usual else {}
    for part in filter(None, text.split(",")):
        name, equals, value = part.partition("=")
        if not equals:
            raise bad_input("option-form", text=part)
        name, value = name.strip(), value.strip()
        given[name] = seat_typed(value) if name == "first" else value
    return read_options(game, given, players)


def seat_typed(text: str) -> int | None:
    """The starting seat as people count, from 1, or `lots`."""
    if text == LOTS:
        return None
    if not re.fullmatch("[0-9]{1,4}", text):
        raise bad_input("cli-error-first", given=shortened(text))
    return int(text) - 1


def invited(bots: Iterable[str]) -> list[str]:
    """Bots as typed; those of the person's own, `package.module:Class`, are let in."""
    named = [bot.strip() for bot in bots]
    for bot in named:
        if ":" in bot and not is_ours(bot):
            invite_from_here(bot)
    return named


def invited_by_name(bots: str) -> None:
    """Let in `name=package.module:Class, …`; without a name, under the class's own."""
    for part in filter(None, bots.split(",")):
        name, _, place = part.strip().rpartition("=")
        name = name or place.rpartition(":")[2].lower()
        if not name.isidentifier():
            raise bad_input("bot-name", bot=name)
        invite_from_here(place, name)


def invite_from_here(place: str, name: str = "") -> None:
    """As Python itself, look for modules in the folder where the command was typed, too."""
    if "" not in sys.path:
        sys.path.insert(0, "")
    invite(place, name)


def data_folder() -> Path:
    return Path(os.environ.get("REGALIA_DATA_DIR") or user_data_path("regalia"))


def saved_folder() -> Path:
    """Where games of the terminal are kept."""
    return data_folder() / "saved"


def usual_database() -> str:
    return f"sqlite:///{data_folder() / 'regalia.db'}"


def read_bytes(path: str) -> bytes:
    """A file's content; `-` is standard input."""
    try:
        return sys.stdin.buffer.read() if path == "-" else Path(path).read_bytes()
    except OSError as error:
        raise bad_input("cli-error-file", file=path, reason=of_system(error)) from error


def read_text(path: str) -> str:
    try:
        return read_bytes(path).decode("utf-8")
    except UnicodeDecodeError as error:
        raise bad_input("cli-error-text", file=path) from error


@contextmanager
def writing(path: str | Path) -> Iterator[None]:
    """Complain of a file that cannot be written."""
    try:
        yield
    except OSError as error:
        raise bad_input("cli-error-write", file=str(path), reason=of_system(error)) from error


def touch(path: str) -> None:
    """Find out that a file cannot be written before the games are played, not after."""
    with writing(path):
        Path(path).touch()


def on_board(game: Game, options: Options, file: str, players: int) -> Options:
    """The same options with the board of a file."""
    given = {**msgspec.to_builtins(options), "board": read_text(file)}
    return read_options(game, given, players)


def saved_game(path: str) -> str:
    """A file, or the name that a game was saved under."""
    kept = {file.stem: str(file) for file in saved_folder().glob("*.json")}
    return kept.get(path, path)


def read_transcript(path: str) -> tuple[Game, transcript.Transcript]:
    written = transcript.read(read_bytes(saved_game(path)))
    return games.load(written.game), written
