"""What may be seen of a game of Majesty: everything but the order of the deck."""

import msgspec

from regalia.engine.game import Snapshot, View
from regalia.engine.message import Message
from regalia.games.majesty.actions import CARD_NAMES, character_name, half_names, top_wounded
from regalia.games.majesty.data import A, Location, Source
from regalia.games.majesty.rules import HEALS, NO_TRADE, TAKES, TRADES
from regalia.games.majesty.state import Decision, Happening

LOCATION_NAMES = tuple(location.name.lower() for location in Location)
SOURCE_NAMES = LOCATION_NAMES[:7] + tuple(source.name.lower() for source in Source)


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
    decision: str
    sides: str
    display: list[Shown]
    deck: int
    realms: list[Realm]


def see(state: Snapshot, seat: int) -> MajestyView:
    seats = state.seats[: state.players]
    points = [each.points for each in seats]
    over = state.decision == Decision.NONE
    return MajestyView(
        seat=seat,
        players=state.players,
        first=state.first,
        acting=[] if over else [state.active],
        points=points,
        places=[1 + sum(other > own for other in points) for own in points],
        events=heard(state, seat),
        round=min(state.turn // state.players + 1, 12),
        decision=Decision(state.decision).name.lower(),
        sides="".join("A" if side == A else "B" for side in state.sides),
        display=[Shown(CARD_NAMES[state.display[i]], state.lying[i]) for i in range(state.shown)],
        deck=state.in_deck,
        realms=[see_realm(each) for each in seats],
    )


def see_realm(seat: Snapshot) -> Realm:
    locations: dict[str, list[str]] = {name: [] for name in LOCATION_NAMES[:7]}
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


def heard(state: Snapshot, seat: int) -> list[Message]:
    told = (narrate(state, event, seat) for event in state.events[: state.happened])
    return [message for message in told if message is not None]


def narrate(state: Snapshot, event: Snapshot, viewer: int) -> Message | None:
    """Everybody hears everything in this game."""
    kind, seat, a, b, c = Happening(event.kind), event.seat, event.a, event.b, event.c
    match kind:
        case Happening.TAKE:
            args = {"seat": seat, "card": CARD_NAMES[a], "paid": b, "gained": c}
            return Message("majesty-take", args, "MJ-08")
        case Happening.PLACE:
            if a == b:
                return None
            return Message("majesty-place", {"seat": seat, "character": character_name(a)}, "MJ-11")
        case Happening.POINTS:
            args = {"seat": seat, "points": a, "location": LOCATION_NAMES[b]}
            rule = "MJ-16" if state.sides[b] else "MJ-15"
            if c < 0:
                return Message("majesty-points", args, rule)
            return Message("majesty-points-shared", {**args, "character": character_name(c)}, rule)
        case Happening.MEEPLES:
            args = {"seat": seat, "meeples": a, "location": LOCATION_NAMES[b]}
            return Message("majesty-meeples", args, "MJ-10")
        case Happening.WOUND:
            args = {"seat": seat, "character": character_name(a), "attacker_seat": c}
            return Message("majesty-wound", args, "MJ-18")
        case Happening.DEFEND:
            return Message("majesty-defend", {"seat": seat, "attacker_seat": a}, "MJ-18")
        case Happening.UNHARMED:
            return Message("majesty-unharmed", {"seat": seat, "attacker_seat": a}, "MJ-19")
        case Happening.HEAL:
            return Message("majesty-heal", {"seat": seat, "character": character_name(a)}, "MJ-20")
        case Happening.SELL:
            return Message("majesty-sell", {"seat": seat, "meeples": a}, "MJ-17")
        case Happening.BUY:
            return Message("majesty-buy", {"seat": seat, "meeples": a}, "MJ-17")
        case Happening.RETURN:
            return Message("majesty-return", {"seat": seat, "meeples": a}, "MJ-13")
        case Happening.REVEAL:
            return Message("majesty-reveal", {"card": CARD_NAMES[a]}, "MJ-13")
        case Happening.INFIRMARY:
            return Message("majesty-infirmary", {"seat": seat, "points": a, "wounded": b}, "MJ-22")
        case Happening.VARIETY:
            return Message("majesty-variety", {"seat": seat, "points": a, "locations": b}, "MJ-23")
        case Happening.MAJORITY:
            args = {"seat": seat, "points": a, "location": LOCATION_NAMES[b]}
            return Message("majesty-majority", args, "MJ-24")
        case Happening.WIN:
            return Message("majesty-win", {"seat": seat, "points": a}, "MJ-25")


def ask(state: Snapshot, viewer: int) -> Message:
    """What is awaited: of the viewer, or of somebody else."""
    decision = Decision(state.decision)
    if decision == Decision.NONE:
        return Message("majesty-ask-over", {}, "MJ-14")
    mine = "mine" if viewer == state.active else "other"
    args: dict[str, int | str] = {"seat": state.active, "whose": mine}
    if decision == Decision.HEAL:
        args["card"] = CARD_NAMES[top_wounded(state)]
    return Message(f"majesty-ask-{decision.name.lower()}", args, ASK_RULES[decision])


ASK_RULES = {Decision.TAKE: "MJ-08", Decision.HEAL: "MJ-20", Decision.TRADE: "MJ-17"}


def describe(state: Snapshot, seat: int, action: int) -> Message:
    """A choice in words, with what it costs and brings at once."""
    if action < HEALS:
        place, half = divmod(action - TAKES, 2)
        card = state.display[place]
        halves = half_names(card)
        args = {
            "card": CARD_NAMES[card],
            "character": halves[min(half, len(halves) - 1)],
            "split": "yes" if len(halves) > 1 else "no",
            "place": place + 1,
            "paid": place,
            "gained": state.lying[place],
        }
        return Message("majesty-choice-take", args, "MJ-08")
    if action < TRADES:
        character = half_names(top_wounded(state))[action - HEALS]
        return Message("majesty-choice-heal", {"character": character}, "MJ-20")
    sold = action - NO_TRADE
    way = "sell" if sold > 0 else "buy" if sold < 0 else "none"
    return Message(f"majesty-choice-trade-{way}", {"meeples": abs(sold)} if sold else {}, "MJ-17")
