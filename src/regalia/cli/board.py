"""`regalia board`: the board of Royals as a file, shown and checked."""

import click
from rich import box
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from regalia.cli.boards.royals import STYLES
from regalia.cli.helpful import HelpfulCommand, argument, option
from regalia.cli.inputs import read_text
from regalia.cli.talk import Console
from regalia.engine.errors import BadInput, bad_input
from regalia.games.royals.board import NOWHERE, PACKAGED, Board, City, parse, problems, warnings
from regalia.games.royals.data import COUNTRY_NAMES, MAP_SCALE, TITLE_NAMES, Country
from regalia.words import Words

WHAT = ("show", "check")
COLUMNS, ROWS = 72, 26
"""Of the map in the terminal."""


def command(console: Console) -> HelpfulCommand:
    words = console.words

    def run(what: str, file: str | None, as_text: bool) -> None:
        board(console, what, file, as_text)

    params = [
        argument("WHAT"),
        argument("FILE", required=False),
        option(words, "--text", "as_text", help="cli-board-text", is_flag=True),
    ]
    return HelpfulCommand(words, "board", params, run)


def board(console: Console, what: str, file: str | None, as_text: bool) -> None:
    if what not in WHAT:
        raise bad_input("cli-error-board", what=what, known=list(WHAT))
    text = PACKAGED if file is None else read_text(file)
    if what == "check":
        check(console, text)
    elif as_text:
        click.echo(text, nl=False)
    else:
        show(console, parse(text))


def check(console: Console, text: str) -> None:
    """All faults, or that there are none; what is merely unusual is said as well."""
    faults = problems(text)
    for fault in faults[:-1]:
        console.complain(fault)
    if faults:
        raise BadInput(faults[-1])
    for warning in warnings(parse(text)):
        console.err.print(console.words.say(warning), markup=False, style="yellow", soft_wrap=True)
    console.out.print(console.words("cli-board-good"), markup=False)


def show(console: Console, board: Board) -> None:
    console.out.print(draw_map(board, console.words))
    console.out.print(draw_cities(board, console.words))
    console.out.print(draw_titles(board, console.words))


def draw_map(board: Board, words: Words) -> Panel:
    """Every city where it lies, in its country's colour; what lies nowhere is listed below."""
    lines = [Text(" " * COLUMNS) for _ in range(ROWS)]
    for city in sorted(board.cities, key=lambda city: city.at or NOWHERE):
        if city.at:
            put(lines, city, city.at, words)
    unplaced = [words("royals-city-name", city=city.name) for city in board.cities if not city.at]
    note = f"{words('royals-board-unplaced')}: {words.listed(unplaced)}" if unplaced else None
    return Panel(
        Text("\n").join(lines), title=words("royals-board-map"), subtitle=note,
        box=box.ROUNDED, border_style="dim", width=COLUMNS + 4,
    )  # fmt: skip


def put(lines: list[Text], city: City, at: tuple[int, int], words: Words) -> None:
    """A dot and the name beside it, in the nearest line that has room for both."""
    name = words("royals-city-name", city=city.name)
    column, row = (
        part * (end - 1) // MAP_SCALE for part, end in zip(at, (COLUMNS, ROWS), strict=True)
    )
    right = column + len(name) + 2 <= COLUMNS
    shown, start = (f"● {name}", column) if right else (f"{name} ●", column - len(name) - 1)
    end = start + len(shown)
    nearest = sorted(range(ROWS), key=lambda line: abs(line - row))
    line = next(
        (n for n in nearest if not lines[n].plain[max(0, start - 1) : end + 1].strip()), row
    )
    style = STYLES[COUNTRY_NAMES[city.country]]
    lines[line] = Text.assemble(lines[line][:start], (shown, style), lines[line][end:])


def draw_cities(board: Board, words: Words) -> Table:
    table = Table(box=box.SIMPLE_HEAD, padding=(0, 1, 0, 0))
    for column in ("country", "bonuses", "periods", "city", "bonus", "nobles"):
        table.add_column(words("cli-board-column", column=column), no_wrap=True)
    for country in Country:
        name = words("royals-country-name", country=COUNTRY_NAMES[country])
        heads = [name, pair(board.country_bonuses[country]), pair(board.period_markers[country])]
        table.add_section()
        for city in board.cities:
            if city.country == country:
                table.add_row(*heads, *draw_city(city, words), style=STYLES[COUNTRY_NAMES[country]])
                heads = ["", "", ""]
    return table


def draw_city(city: City, words: Words) -> list[str]:
    nobles = [
        f"{words('royals-title-name', title=TITLE_NAMES[noble.title])} {noble.influence}"
        for noble in city.nobles
    ]
    return [
        words("royals-city-name", city=city.name),
        str(city.bonus),
        words.listed(nobles),
    ]


def draw_titles(board: Board, words: Words) -> Table:
    table = Table(box=box.SIMPLE_HEAD, padding=(0, 1))
    for title in TITLE_NAMES:
        table.add_column(words("royals-title-name", title=title), justify="right")
    table.add_row(*(f"{value}/{value // 2}" for value in board.title_markers))
    return table


def pair(values: tuple[int, int]) -> str:
    return f"{values[0]}/{values[1]}"
