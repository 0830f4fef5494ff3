"""Tables and bars that several commands show."""

from rich import box
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from regalia.cli.talk import Console
from regalia.lab.statistics import Share


def progress_bar(console: Console) -> Progress:
    return Progress(
        TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(),
        console=console.err, transient=True,
    )  # fmt: skip


def empty_table(console: Console, title: str, columns: tuple[str, ...]) -> Table:
    words = console.words
    table = Table(
        title=words(title),
        title_justify="left",
        box=box.SIMPLE_HEAD,
        padding=(0, 1),
        pad_edge=False,
    )
    for id in columns:
        table.add_column(
            words(f"cli-column-{id}"), justify="left" if id == "bot" else "right", no_wrap=True
        )
    return table


def percent(console: Console, share: float) -> str:
    return console.words("cli-percent", share=share)


def between(console: Console, wins: Share) -> str:
    return console.words("cli-between", low=wins.low * 100, high=wins.high * 100)
