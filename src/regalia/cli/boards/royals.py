"""Royals in the terminal: the four countries two by two, below them the houses and the hand."""

from collections.abc import Sequence

import msgspec
from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from regalia.cli.boards import ACTING, LONGEST_NAME, NAME_STYLES, Board, seats_from
from regalia.cli.screen import Fitting
from regalia.games.royals.data import COUNTRY_NAMES
from regalia.games.royals.view import City, Country, Marker, Noble, RoyalsView, Tie
from regalia.words import Words

STYLES = {
    "france": "deep_sky_blue1",
    "german-states": "gold1",
    "britain": "indian_red1",
    "spain": "dark_orange",
}
MARKS = "①②③④⑤"
"""A seat where there is no room for a name."""
VACANT, CROSS, GAP, NONE, AHEAD = "□", "✝", "–", "·", ">"
WIDTH = 100
"""From here on titles are written out."""
CROWD = 8
"""More wooden nobles than this in a Cathedral are counted instead of shown."""
LEGEND = (
    ACTING,
    ("① ②", NAME_STYLES[0], "royals-legend-house"),
    (VACANT, "dim", "royals-legend-vacant"),
    ("Duke 2", "", "royals-legend-noble"),
    ("12 6", "bold", "royals-legend-bonuses"),
    ("10/4", "dim", "royals-legend-periods"),
    ("①4", NAME_STYLES[0], "royals-legend-influence"),
    (f"①{AHEAD}②", "dim", "royals-legend-ahead"),
    (f"{CROSS}①②", "", "royals-legend-cathedral"),
    ("3+1", "", "royals-legend-cards"),
    ("1→4", "dim", "royals-legend-title"),
    (NONE, "dim", "royals-legend-none"),
    (GAP, "dim", "royals-legend-gap"),
    ("8", "strike", "royals-legend-taken"),
    ("", "", "royals-legend-short"),
)


def draw(view: RoyalsView, words: Words, names: Sequence[str]) -> Group:
    pieces: list[RenderableType] = [
        Group(*draw_heading(view, words), draw_discards(view, words)),
        Fitting(lambda width: draw_map(view, words, min(width, WIDTH))),
        Fitting(lambda width: draw_houses(view, words, names, width)),
    ]
    if not view.acting:
        pieces += [draw_earned(view, seat, words, names) for seat in seats_from(view)]
    seen = draw_seen(view, words)
    if seen:
        pieces.append(seen)
    if view.seat >= 0:
        pieces.append(draw_hand(view, words))
    return Group(*pieces)


def draw_brief(view: RoyalsView, words: Words, names: Sequence[str]) -> Group:
    """Without what was discarded and seen, and without saying what decides ties."""
    pieces: list[RenderableType] = [
        Group(*draw_heading(view, words)),
        Fitting(lambda width: draw_countries(view, words, min(width, WIDTH), tells=False)),
        draw_houses(view, words, names, 0, lined=False),
    ]
    if view.seat >= 0:
        pieces.append(draw_hand(view, words))
    return Group(*pieces)


def draw_heading(view: RoyalsView, words: Words) -> list[RenderableType]:
    """The period, the markers of the Noble Houses, the row and the piles."""
    period = Text(words("royals-table-period", year=str(view.year)), "bold")
    if view.last_round:
        period.append(f" ({words('royals-table-last-round')})", "bold red")
    period.append(f"   {words('royals-table-houses')}: ", "dim")
    period.append_text(Text(" ").join(draw_marker(marker) for marker in view.house_bonuses))
    period.append(f"   {words('royals-table-intrigue')}: ", "dim")
    period.append(words("royals-table-pile", count=view.intrigue_pile.cards), "dim")
    row = Text(f"{words('royals-table-row')}: ", "bold")
    for card in view.row:
        row.append_text(card_name(card, words) if card else Text(GAP, "dim"))
        row.append("   ")
    row.append(words("royals-table-pile", count=view.country_pile.cards), "dim")
    return [period, row]


def draw_discards(view: RoyalsView, words: Words) -> Text:
    discards = Text(f"{words('royals-table-discards')}: ", "dim")
    discards.append_text(listed(view.country_pile.discards | view.intrigue_pile.discards, words))
    return discards


def card_name(card: str, words: Words) -> Text:
    """A card in the colours of its countries."""
    shown = words("royals-card-name", card=card)
    countries = [country for country in COUNTRY_NAMES if country in card]
    parts = [Text(part, STYLES[c]) for part, c in zip(shown.split("/"), countries, strict=True)]
    return Text("/").join(parts)


def listed(cards: dict[str, int], words: Words) -> Text:
    parts = []
    for card, number in cards.items():
        part = card_name(card, words)
        part.append(f" ×{number}" if number > 1 else "")
        parts.append(part)
    return Text(", ").join(parts) if parts else Text("–", "dim")


def draw_map(view: RoyalsView, words: Words, width: int) -> RenderableType:
    return Group("", draw_countries(view, words, width, tells=True))


def draw_countries(view: RoyalsView, words: Words, width: int, tells: bool) -> Table:
    """Two by two; whether what decides ties is told."""
    grid = Table.grid(padding=(0, 2, 0, 0))
    half = width // 2 - 1
    grid.add_column(width=half)
    grid.add_column(width=half)
    drawn = [draw_country(country, words, half, tells) for country in view.countries]
    grid.add_row(drawn[0], drawn[1])
    if tells:
        grid.add_row("")
    grid.add_row(drawn[2], drawn[3])
    return grid


def draw_country(country: Country, words: Words, width: int, tells: bool) -> RenderableType:
    cities = Table.grid(padding=(0, 1, 0, 0))
    for _ in range(5):
        cities.add_column(no_wrap=True)
    long = width >= WIDTH // 2 - 1
    for city in country.cities:
        nobles = [draw_noble(noble, words, long) for noble in city.nobles]
        nobles += [Text("")] * (2 - len(nobles))
        name = Text(words("royals-city-name", city=city.name), STYLES[country.name])
        cities.add_row(name, draw_marker(city.bonus), *nobles, draw_cathedral(city, long))
    ties = [draw_tie(tie, words) for tie in country.ties] if tells else []
    return Group(draw_country_line(country, words, ahead=not tells), cities, *ties)


def draw_tie(tie: Tie, words: Words) -> Text:
    """RY-28  Who is ahead, and what decides it."""
    why = words("royals-tied", **msgspec.structs.asdict(tie))
    return Text.assemble((f"{MARKS[tie.ahead]} ", NAME_STYLES[tie.ahead]), (why, "dim"))


def draw_country_line(country: Country, words: Words, ahead: bool) -> Text:
    """Name, Country bonuses, period markers, everyone's influence, and who is ahead in ties."""
    line = Text(words("royals-country-name", country=country.name), f"bold {STYLES[country.name]}")
    line.append(" ")
    line.append_text(Text(" ").join(draw_marker(marker) for marker in country.bonuses))
    pair = "/".join(str(marker.value) for marker in country.periods[0])
    line.append(f" · {pair} · ", "dim")
    for seat, influence in enumerate(country.influence):
        if influence:
            line.append(f"{MARKS[seat]}{influence} ", NAME_STYLES[seat])
    for tie in country.ties if ahead else []:
        line.append(f"{MARKS[tie.ahead]}{AHEAD}{MARKS[tie.behind]} ", "dim")
    line.rstrip()
    return line


def draw_marker(marker: Marker) -> Text:
    """A marker's value, in the colour of who took it."""
    if marker.taken_by < 0:
        return Text(str(marker.value), "bold")
    return Text(str(marker.value), f"strike {NAME_STYLES[marker.taken_by]}")


def draw_noble(noble: Noble, words: Words, long: bool) -> Text:
    """Owner, title, influence."""
    if noble.owner < 0:
        mark, style = VACANT, "dim"
    else:
        mark, style = MARKS[noble.owner], NAME_STYLES[noble.owner]
    title = f" {full_title(noble.title, words)}" if long else short_title(noble.title, words)
    return Text.assemble((mark + title, style), " ", (str(noble.influence), "dim"))


def full_title(title: str, words: Words) -> str:
    return words("royals-title-name", title=title)


def short_title(title: str, words: Words) -> str:
    return words("royals-title-short", title=title)


def draw_cathedral(city: City, long: bool) -> Text:
    """The wooden nobles ousted here, each in the colour of its house."""
    shown = Text(CROSS if any(city.cathedral) else "", "dim")
    crowded = sum(city.cathedral) > (CROWD if long else CROWD // 2)
    for seat, number in enumerate(city.cathedral):
        if number:
            marks = f"{MARKS[seat]}{number}" if crowded else MARKS[seat] * number
            shown.append(marks, NAME_STYLES[seat])
    return shown


def draw_houses(
    view: RoyalsView, words: Words, names: Sequence[str], width: int, lined: bool = True
) -> Table:
    """A row for each player: points, supply, cards, and the wooden nobles on each Title marker."""
    table = Table(box=box.SIMPLE_HEAD if lined else None, padding=(0, 1, 0, 0))
    table.add_column("", no_wrap=True, max_width=LONGEST_NAME + 4)
    for column in ("points", "supply", "cards"):
        table.add_column(words(f"royals-table-{column}"), justify="right", no_wrap=True)
    title = full_title if width >= WIDTH else short_title
    for each in view.titles:
        heading = Text(title(each.name, words)).append(f"\n{each.cost}→{each.marker}", "dim")
        table.add_column(heading, justify="right", no_wrap=True)
    for seat in seats_from(view):
        house = view.houses[seat]
        mark = "▶ " if seat in view.acting else ""
        cards = f"{house.country_cards}+{house.intrigue_cards}"
        cubes = [draw_cubes(each.cubes, seat) for each in view.titles]
        name = Text(f"{MARKS[seat]} {mark}{names[seat]}", NAME_STYLES[seat])
        table.add_row(name, str(view.points[seat]), str(house.supply), cards, *cubes)
    return table


def draw_cubes(cubes: Sequence[int], seat: int) -> Text:
    """Wooden nobles on a Title marker, bold for who leads."""
    leads = cubes[seat] == max(cubes) and cubes[seat] > 0
    return Text(str(cubes[seat] or NONE), f"bold {NAME_STYLES[seat]}" if leads else "dim")


def draw_earned(view: RoyalsView, seat: int, words: Words, names: Sequence[str]) -> Text:
    """Where a player's points came from, once the game is over."""
    earned = view.houses[seat].earned.items()
    parts = [f"{words('royals-source', source=source)} {points}" for source, points in earned]
    return Text.assemble((f"{MARKS[seat]} {names[seat]}: ", NAME_STYLES[seat]), words.listed(parts))


def draw_seen(view: RoyalsView, words: Words) -> Text:
    """What the others are known to hold."""
    seen = Text()
    for seat in seats_from(view):
        if view.houses[seat].seen and seat != view.seat:
            seen.append(f"   {MARKS[seat]} " if seen else f"{MARKS[seat]} ", NAME_STYLES[seat])
            seen.append_text(listed(view.houses[seat].seen, words))
    return Text.assemble((f"{words('royals-table-seen')}: ", "dim"), seen) if seen else seen


def draw_hand(view: RoyalsView, words: Words) -> Text:
    hand = Text(f"{words('royals-table-hand')}: ", "bold")
    hand.append_text(listed(view.hand, words))
    if view.payment is not None:
        hand.append("   →  ", "dim")
        hand.append_text(listed(view.payment.chosen, words))
    return hand


BOARD = Board(draw=draw, legend=LEGEND, brief=draw_brief)
