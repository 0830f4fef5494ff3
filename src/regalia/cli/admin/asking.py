"""What the commands have in common: which database, whether it is meant, how it is told."""

import asyncio
import sys
from collections.abc import Awaitable, Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from datetime import datetime
from typing import Any, TypeVar

import click
import msgspec
from rich.table import Table

from regalia.cli.helpful import HelpfulCommand, option
from regalia.cli.inputs import usual_database
from regalia.cli.tables import empty_table, progress_bar
from regalia.cli.talk import Console
from regalia.engine.errors import bad_input
from regalia.table import upkeep
from regalia.table.hall import Hall

T = TypeVar("T")


def admin(
    console: Console, name: str, run: Callable[..., Any], *params: click.Parameter,
    asks: bool = False,
) -> HelpfulCommand:  # fmt: skip
    """A command with the options that all have; `--yes` where it asks."""
    words = console.words
    given = [
        *params,
        option(words, "--database", help="cli-serve-database", metavar="URL",
               envvar="REGALIA_DATABASE", default=usual_database, show_default=False),
        option(words, "--json", "as_json", help="cli-json-option", is_flag=True),
    ]  # fmt: skip
    if asks:
        given.append(option(words, "--yes", help="admin-yes-option", is_flag=True))
    return HelpfulCommand(words, name, given, run, stem="admin")


def person_option(console: Console, required: bool = True) -> click.Option:
    return option(
        console.words, "--person", help="admin-person-option", metavar="NAME", required=required
    )


def beside(database: str, work: Callable[[Hall], Awaitable[T]]) -> T:
    """Do something in a hall beside the server's."""

    async def run() -> T:
        async with upkeep.beside(database) as hall:
            return await work(hall)

    return asyncio.run(run())


def agree(console: Console, yes: bool, question: str, **args: Any) -> None:
    """Ask before something is destroyed, and end where it is not meant."""
    if yes:
        return
    console.err.print(console.words(question, **args), markup=False, soft_wrap=True)
    console.err.print(console.words("admin-agree"), markup=False, end=" ")
    typed = sys.stdin.readline()
    if not typed:
        raise bad_input("admin-error-yes")
    if typed.strip().casefold() not in console.words("admin-yes").split():
        console.say("admin-nothing-done")
        raise click.exceptions.Exit(1)


def tell(console: Console, as_json: bool, facts: Any, id: str, **args: Any) -> None:
    """The same for programs or for people."""
    if as_json:
        click.echo(msgspec.json.format(msgspec.json.encode(facts), indent=2).decode())
    else:
        console.out.print(console.words(id, **args), markup=False, soft_wrap=True)


def show(
    console: Console, as_json: bool, facts: Sequence[Any], title: str, columns: tuple[str, ...],
    rows: Iterable[tuple[str, ...]],
) -> None:  # fmt: skip
    """A list for programs or for people."""
    if as_json or not facts:
        tell(console, as_json, facts, f"{title}-none")
        return
    table: Table = empty_table(console, title, columns)
    for column in table.columns:
        column.justify, column.no_wrap, column.overflow = "left", False, "fold"
    for row in rows:
        table.add_row(*row)
    console.out.print(table, markup=False)


def when(console: Console, at: float) -> str:
    return console.words("admin-when", at=datetime.fromtimestamp(at).astimezone())


def mark(console: Console, holds: bool) -> str:
    return console.words("admin-mark") if holds else ""


@contextmanager
def following(console: Console, what: str) -> Iterator[upkeep.Progress]:
    """A bar, for work that may take long."""
    with progress_bar(console) as bar:
        task = bar.add_task(console.words(what), total=None)
        yield lambda done, total: bar.update(task, completed=done, total=total)
