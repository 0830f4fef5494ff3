"""A table of Majesty from a line of text.

Cards are written Mi Br Wi Gu Kn In No, split ones Mi/Br; in a realm a split card lies as its
first character, or as the one after a colon: Gu/Kn:Kn.
"""

from collections.abc import Sequence

from regalia import games
from regalia.engine.game import Move
from regalia.engine.match import Match
from regalia.games.majesty.data import CARD_NAMES, HALVES, Character
from regalia.games.majesty.options import MajestyOptions

MAJESTY = games.load("majesty")
SHORT = {character.name.title()[:2]: character for character in Character}
ROW = "Mi Br Wi Gu Kn No"


def card(text: str) -> int:
    names = "-".join(SHORT[half].name.lower() for half in text.split("/"))
    return CARD_NAMES.index(names)


def table(
    display: str = ROW,
    lying: str = "0 0 0 0 0 0",
    realms: Sequence[str] = ("", ""),
    wounded: Sequence[str] = (),
    meeples: int | Sequence[int] = 5,
    points: int | Sequence[int] = 0,
    sides: str = "A",
    last_turn: bool = False,
) -> Match:
    """Seat 0 is to take a card; the wounded are listed with the top one last."""
    players = len(realms)
    match = Match(MAJESTY, players, 1, MajestyOptions(first=0, sides=sides))
    state = match.state
    for place, text in enumerate(display.split()):
        state.display[place] = card(text)
    state.shown = len(display.split())
    for place, text in enumerate(lying.split()):
        state.lying[place] = int(text)
    for seat in range(players):
        furnish(match, seat, realms[seat], wounded[seat] if seat < len(wounded) else "")
        state.seats[seat].meeples = meeples if isinstance(meeples, int) else meeples[seat]
        own = points if isinstance(points, int) else points[seat]
        state.seats[seat].points = own
    if last_turn:
        state.turn = 12 * players - 1
    match.forget_snapshot()
    return match


def furnish(match: Match, seat: int, realm: str, wounded: str) -> None:
    me = match.state.seats[seat]
    for text in realm.split():
        name, _, used = text.partition(":")
        location = SHORT[used] if used else HALVES[card(name), 0]
        me.cards[me.healthy], me.places[me.healthy] = card(name), location
        me.healthy += 1
        me.count[location] += 1
    for text in wounded.split():
        me.infirmary[me.wounded] = card(text)
        me.wounded += 1


def play(match: Match, **move: int | str) -> None:
    readable: Move = {name.rstrip("_"): value for name, value in move.items()}
    match.play(match.acting[0], readable)


def why_not(match: Match, **move: int | str) -> tuple[str, str]:
    """The reason's id without its prefix, and the rule."""
    refusal = match.refuse(match.acting[0], {n.rstrip("_"): v for n, v in move.items()})
    assert refusal is not None
    return refusal.id.removeprefix("majesty-refuse-"), refusal.rule


def points(match: Match) -> list[int]:
    return match.standing()[0]


def lying(match: Match) -> list[int]:
    return match.state.lying[: match.state.shown].tolist()


def row(match: Match) -> list[str]:
    return [CARD_NAMES[kind] for kind in match.state.display[: match.state.shown]]


def realm(match: Match, seat: int) -> dict[str, list[str]]:
    """The locations with somebody at them."""
    here = match.see().realms[seat].locations  # type: ignore[attr-defined]
    return {location: cards for location, cards in here.items() if cards}


def infirmary(match: Match, seat: int) -> list[str]:
    return match.see().realms[seat].infirmary  # type: ignore[attr-defined]


def meeples(match: Match, seat: int = 0) -> int:
    return int(match.state.seats[seat].meeples)
