"""Majesty in the terminal: the display as a row of cards, the realms as columns of one table."""

from collections.abc import Sequence

from rich import box
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.constrain import Constrain
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from regalia.cli.boards import NAME_STYLES, Board, seats_from
from regalia.games.majesty.facts import FACTS, PrintedLocation
from regalia.games.majesty.view import MajestyView, Realm, Shown
from regalia.words import Words

STYLES = {
    "miller": "yellow",
    "brewer": "dark_orange",
    "witch": "medium_purple",
    "guard": "steel_blue1",
    "knight": "red",
    "innkeeper": "green3",
    "noble": "gold1",
}
MEEPLE, SPACE = "♟", "·"
LOCATION_WIDTH, PLAYER_WIDTH, ABILITY_WIDTH = 17, 14, 24


def draw(view: MajestyView, words: Words, names: Sequence[str]) -> RenderableType:
    return Constrain(Group(draw_display(view, words), Realms(view, words, names)), 100)


def draw_display(view: MajestyView, words: Words) -> RenderableType:
    """The road into the deck: the front card on the left."""
    row = Table.grid(padding=(0, 0), expand=False)
    for _ in view.display:
        row.add_column(width=15)
    row.add_row(*(draw_card(shown, place, words) for place, shown in enumerate(view.display)))
    title = Text.assemble(
        (words("majesty-table-display"), "bold"),
        ("   " + words("majesty-table-round", round=view.round, rounds=FACTS.rounds), "dim"),
        ("   " + words("majesty-table-deck", count=view.deck), "dim"),
    )
    return Group(title, row)


def draw_card(shown: Shown, place: int, words: Words) -> Panel:
    halves = shown.card.split("-")
    lines = [Text(words("majesty-character-name", character=half), STYLES[half]) for half in halves]
    if len(lines) == 1:
        lines.append(Text(""))
    lying = Text(
        MEEPLE * shown.meeples if shown.meeples < 8 else f"{MEEPLE}×{shown.meeples}", "bold"
    )
    lines.append(lying)
    top = words("majesty-table-front") if place == 0 else f"−{place}{MEEPLE}"
    body = Text("\n").join(lines)
    return Panel(
        body, title=Text(top, "dim"), border_style=STYLES[halves[0]], box=box.ROUNDED, height=5
    )


class Realms:
    """A row for each location, a column for each player; the viewer's comes first.

    What the locations do is told where there is room for it.
    """

    def __init__(self, view: MajestyView, words: Words, names: Sequence[str]) -> None:
        self.view, self.words, self.names = view, words, names

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        room = options.max_width - LOCATION_WIDTH - PLAYER_WIDTH * self.view.players
        yield self.table(tells=room >= ABILITY_WIDTH)

    def table(self, tells: bool) -> Table:
        view, words = self.view, self.words
        order = seats_from(view)
        table = Table(box=box.SIMPLE_HEAD, padding=(0, 1), expand=tells)
        table.add_column("", no_wrap=True)
        if tells:
            table.add_column("", ratio=1, style="dim")
        for seat in order:
            mark = "▶ " if seat in view.acting else ""
            name = Text(mark + self.names[seat], NAME_STYLES[seat])
            table.add_column(name, no_wrap=True, min_width=PLAYER_WIDTH - 3)
        for place, side in zip(FACTS.locations, view.sides, strict=True):
            ability = [tell_ability(place, side, words)] if tells else []
            cells = [draw_cell(view.realms[seat], place) for seat in order]
            table.add_row(draw_location(place, side, words), *ability, *cells)
        table.add_section()
        gap = [""] if tells else []
        workers = [draw_workers(view.realms[seat]) for seat in order]
        table.add_row(words("majesty-table-worker"), *gap, *workers)
        points = [Text(str(view.points[seat]), "bold") for seat in order]
        table.add_row(Text(words("majesty-table-points"), "bold"), *gap, *points)
        return table


def draw_workers(realm: Realm) -> str:
    return MEEPLE * realm.meeples + SPACE * (FACTS.spaces - realm.meeples)


def tell_ability(place: PrintedLocation, side: str, words: Words) -> str:
    return words("majesty-ability", ability=f"{place.name}-{side}", **place.sides[side].numbers)


def draw_location(place: PrintedLocation, side: str, words: Words) -> Text:
    name = Text(
        words("majesty-location-name", location=place.name), STYLES.get(place.character, "dim")
    )
    if place.character:
        name.append(f" {place.sides[side].coin}", "dim")
    return name


def draw_cell(realm: Realm, place: PrintedLocation) -> Text:
    """A block for each character; split cards are marked by their lighter block."""
    if not place.character:
        top = STYLES[realm.infirmary[-1].split("-")[0]] if realm.infirmary else ""
        return Text("✚" * len(realm.infirmary), top)
    cards = realm.locations[place.name]
    blocks = Text()
    for card in cards:
        blocks.append("▓" if "-" in card else "█", STYLES[place.character])
    if cards:
        blocks.append(f" {len(cards)}", "bold")
    return blocks


def draw_breakdown(view: MajestyView, words: Words, names: Sequence[str]) -> Table:
    """A row for each source that gave or cost anybody points."""
    table = Table(box=box.SIMPLE_HEAD, padding=(0, 1))
    table.add_column("")
    for seat, name in enumerate(names):
        table.add_column(Text(name, NAME_STYLES[seat]), justify="right")
    for source in FACTS.sources:
        gains = [realm.earned[source] for realm in view.realms]
        if any(gains):
            table.add_row(words("majesty-source", source=source), *map(str, gains))
    table.add_section()
    table.add_row(words("majesty-table-points"), *(Text(str(p), "bold") for p in view.points))
    return table


BOARD = Board(draw=draw, breakdown=draw_breakdown)
