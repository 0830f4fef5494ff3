"""What may be seen of a game of Majesty: everything but the order of the deck."""

import msgspec

from regalia.engine.compiled import plainly
from regalia.engine.events import heard
from regalia.engine.game import View
from regalia.games.majesty.data import (
    CARD_NAMES,
    HOMES,
    LOCATION_NAMES,
    REALM,
    SIDE_NAMES,
    SOURCE_NAMES,
)
from regalia.games.majesty.messages import narrate
from regalia.games.majesty.scoring import place
from regalia.games.majesty.state import Decision, Happening, Seat, State

WIN = Happening.WIN.name.lower()


class Shown(msgspec.Struct, frozen=True):
    """A card of the display and the meeples lying on it."""

    card: str
    meeples: int


class Realm(msgspec.Struct, frozen=True):
    """What lies before one seat."""

    points: int
    meeples: int
    beside: int
    locations: dict[str, list[str]]
    """The cards at each location, in the order they were placed."""
    infirmary: list[str]
    """The last one is on top."""
    earned: dict[str, int]
    """Where the points came from; they add up."""


class MajestyView(View, frozen=True, kw_only=True, tag="majesty"):
    round: int
    closing: bool
    """Does the game end with this turn, so that everything is scored at once?"""
    decision: str
    sides: str
    display: list[Shown]
    deck: int
    realms: list[Realm]


def see(state: State, seat: int) -> MajestyView:
    seats = state.seats[: state.players]
    over = state.decision == Decision.NONE
    events = heard(state, seat, narrate)
    return MajestyView(
        seat=seat,
        players=state.players,
        first=state.first,
        acting=[] if over else [state.active],
        points=[each.points for each in seats],
        places=[plainly(place)(state, each) for each in range(state.players)],
        events=events,
        ending=[event for event in events if event.kind == WIN],
        round=min(state.turn // state.players + 1, REALM),
        closing=state.turn == REALM * state.players - 1,
        decision=Decision(state.decision).name.lower(),
        sides="".join(SIDE_NAMES[side] for side in state.sides),
        display=[Shown(CARD_NAMES[state.display[i]], state.lying[i]) for i in range(state.shown)],
        deck=state.in_deck,
        realms=[see_realm(each) for each in seats],
    )


def see_realm(seat: Seat) -> Realm:
    locations: dict[str, list[str]] = {name: [] for name in LOCATION_NAMES[:HOMES]}
    for i in range(seat.healthy):
        locations[LOCATION_NAMES[seat.places[i]]].append(CARD_NAMES[seat.cards[i]])
    return Realm(
        points=seat.points,
        meeples=seat.meeples,
        beside=seat.beside,
        locations=locations,
        infirmary=[CARD_NAMES[card] for card in seat.infirmary[: seat.wounded]],
        earned=dict(zip(SOURCE_NAMES, seat.earned, strict=True)),
    )
