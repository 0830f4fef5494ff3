"""Majesty in the terminal: the display as a row of cards, the realms as columns of one table."""

from collections.abc import Sequence

from rich import box
from rich.console import Group, RenderableType
from rich.constrain import Constrain
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from regalia.cli.boards import ACTING, LONGEST_NAME, NAME_STYLES, Board, seats_from
from regalia.cli.screen import Fitting
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
MEEPLE, SPACE, WHOLE, SPLIT, WOUNDED = "♟", "·", "█", "▓", "✚"
CROWD = 7
"""More signs than these in a row are counted instead of shown."""
WIDTH, LOCATION_WIDTH, PLAYER_WIDTH, ABILITY_WIDTH = 100, 17, 14, 24
LEGEND = (
    ACTING,
    (MEEPLE, "bold", "majesty-legend-meeple"),
    (SPACE, "", "majesty-legend-space"),
    (f"−2{MEEPLE}", "dim", "majesty-legend-cost"),
    (f"{WHOLE} 1", STYLES["miller"], "majesty-legend-whole"),
    (SPLIT, STYLES["brewer"], "majesty-legend-split"),
    (WOUNDED, "", "majesty-legend-wounded"),
    ("10", "dim", "majesty-legend-coin"),
    ("+7", "green", "majesty-legend-gain"),
)


def draw(view: MajestyView, words: Words, names: Sequence[str]) -> Group:
    realms = Fitting(lambda width: draw_realms(view, words, names, width))
    return Group(draw_display(view, words), Constrain(realms, WIDTH))


def draw_brief(view: MajestyView, words: Words, names: Sequence[str]) -> Group:
    """The same without frames and lines, in one part."""
    row = Table.grid(padding=(0, 2, 0, 0))
    cards = [card_lines(shown, words) for shown in view.display]
    tops = [Text(top_of(place, words), "dim") for place in range(len(cards))]
    row.add_row(*(Text(" ").join([top, card[-1]]) for top, card in zip(tops, cards, strict=True)))
    for line in range(2):
        row.add_row(*(card[line] for card in cards))
    realms = draw_brief_locations(view, words, names)
    return Group(Group(draw_title(view, words), row, realms))


def draw_display(view: MajestyView, words: Words) -> RenderableType:
    """The road into the deck: the front card on the left."""
    row = Table.grid(padding=(0, 0), expand=False)
    for _ in view.display:
        row.add_column(max_width=15)
    row.add_row(*(draw_card(shown, place, words) for place, shown in enumerate(view.display)))
    return Group(draw_title(view, words), Constrain(row, WIDTH))


def draw_title(view: MajestyView, words: Words) -> Text:
    return Text.assemble(
        (words("majesty-table-display"), "bold"),
        ("   " + words("majesty-table-round", round=view.round, rounds=FACTS.rounds), "dim"),
        ("   " + words("majesty-table-deck", count=view.deck), "dim"),
    )


def draw_card(shown: Shown, place: int, words: Words) -> Panel:
    style = STYLES[shown.card.split("-")[0]]
    body, top = Text("\n").join(card_lines(shown, words)), Text(top_of(place, words), "dim")
    return Panel(body, title=top, border_style=style, box=box.ROUNDED, height=5)


def card_lines(shown: Shown, words: Words) -> list[Text]:
    """The two halves, the second empty for a whole card, and the meeples that lie on it."""
    halves = shown.card.split("-")
    lines = [Text(words("majesty-character-name", character=half), STYLES[half]) for half in halves]
    second = lines[1] if len(lines) > 1 else Text("")
    return [lines[0], second, Text(signs(MEEPLE * shown.meeples), "bold")]


def top_of(place: int, words: Words) -> str:
    return words("majesty-table-front") if place == 0 else f"−{place}{MEEPLE}"


def draw_realms(view: MajestyView, words: Words, names: Sequence[str], width: int) -> Table:
    """What the locations do is told where there is room for it."""
    room = width - LOCATION_WIDTH - PLAYER_WIDTH * view.players
    return draw_locations(view, words, names, tells=room >= ABILITY_WIDTH)


def draw_locations(view: MajestyView, words: Words, names: Sequence[str], tells: bool) -> Table:
    """A row for each location, a column for each player; the viewer's comes first."""
    order = seats_from(view)
    table = Table(box=box.SIMPLE_HEAD, padding=(0, 1), expand=tells)
    table.add_column("", no_wrap=True)
    if tells:
        table.add_column("", ratio=1, style="dim")
    for seat in order:
        add_player(table, draw_name(view, seat, names))
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


def draw_brief_locations(view: MajestyView, words: Words, names: Sequence[str]) -> Table:
    """Points and workers stand below the names; nobody is shown who is not in an Infirmary."""
    order = seats_from(view)
    table = Table(box=None, padding=(0, 1, 0, 0))
    table.add_column(f"\n{words('majesty-table-points')}", no_wrap=True)
    for seat in order:
        name = draw_name(view, seat, names)
        workers = draw_workers(view.realms[seat])
        add_player(table, name.append(f"\n{view.points[seat]} {workers}", "default"))
    for place, side in zip(FACTS.locations, view.sides, strict=True):
        cells = [draw_cell(view.realms[seat], place) for seat in order]
        if place.character or any(cells):
            table.add_row(draw_location(place, side, words), *cells)
    return table


def draw_name(view: MajestyView, seat: int, names: Sequence[str]) -> Text:
    mark = "▶ " if seat in view.acting else ""
    return Text(mark + names[seat], NAME_STYLES[seat])


def add_player(table: Table, heading: Text) -> None:
    least = PLAYER_WIDTH - 3
    table.add_column(heading, no_wrap=True, min_width=least, max_width=LONGEST_NAME)


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
        return Text(signs(WOUNDED * len(realm.infirmary)), top)
    cards = realm.locations[place.name]
    blocks = "".join(SPLIT if "-" in card else WHOLE for card in cards)
    cell = Text(signs(blocks), STYLES[place.character])
    return cell.append(f" {len(cards)}", "bold") if cards else cell


def signs(row: str) -> str:
    """A long row is counted."""
    if len(row) <= CROWD:
        return row
    return " ".join(f"{sign}×{row.count(sign)}" for sign in dict.fromkeys(row))


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


BOARD = Board(draw=draw, legend=LEGEND, brief=draw_brief, breakdown=draw_breakdown)
