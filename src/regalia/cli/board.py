"""`regalia board`: the board of Royals as a file, shown and checked."""

import click
from rich import box
from rich.table import Table

from regalia.cli.boards.royals import STYLES
from regalia.cli.helpful import HelpfulCommand, argument, option
from regalia.cli.inputs import read_text
from regalia.cli.talk import Console
from regalia.engine.errors import BadInput, bad_input
from regalia.games.royals.board import PACKAGED, Board, City, parse, problems, warnings
from regalia.games.royals.data import COUNTRY_NAMES, TITLE_NAMES, Country
from regalia.words import Words

WHAT = ("show", "check")


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
    console.out.print(draw_cities(board, console.words))
    console.out.print(draw_titles(board, console.words))


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
