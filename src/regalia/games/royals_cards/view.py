"""What may be seen of a game of Royals: all but other hands, the piles, and secret commitments."""

from itertools import takewhile

import msgspec

from regalia.engine.game import View
from regalia.engine.message import Message
from regalia.engine.records import Numbers
from regalia.games.royals_cards.actions import name_number
from regalia.games.royals_cards.data import (
    CARD_NAMES,
    DECK,
    FACE_CARDS,
    SUITS,
    goal,
    hand_size,
)
from regalia.games.royals_cards.messages import narrate
from regalia.games.royals_cards.scoring import merit
from regalia.games.royals_cards.state import NO_ROYAL, NOBODY, Decision, Happening, Seat, State

ENDINGS = {each.name.lower() for each in (Happening.WIN, Happening.CUT, Happening.LEAD)}


class Royal(msgspec.Struct, frozen=True):
    """A face card in play, and the number card under it."""

    face: str
    card: str
    points: int


class Court(msgspec.Struct, frozen=True):
    """What lies before one seat."""

    points: int
    royals: list[Royal]
    hand: int
    """How many cards are in the hand."""
    pile: int
    discards: list[str]
    bottom: list[str]
    """The cards at the bottom of the pile that everybody has seen, from below."""
    known: list[str]
    """Cards everybody knows to be in the hand, or committed face down."""
    committed: int
    revealed: list[str]
    """The committed cards, once all have been turned over."""


class RoyalsCardsView(View, frozen=True, kw_only=True, tag="royals-cards"):
    turn: int
    """The number of this turn, all players' turns counted."""
    limit: int
    """Turns after which the game stops; 0: never."""
    cut: bool
    goal: int
    hand_size: int
    active: int
    decision: str
    courts: list[Court]
    hand: list[str]
    committed: list[str]
    """The own cards; empty for a spectator."""
    defender: int
    """Who is attacked, or owns the Royal an assassin has named; -1: nobody."""
    target: str
    """The Royal an assassin has named."""
    due: int
    """Cards the acting seat still has to commit, or may commit as the defender."""
    attacks: list[int]
    blocks: list[int]
    """Revealed attack and block cards that are not paired yet, by value."""
    facing: int
    """The attack card to be paired now."""
    hits: int
    """Points the defender still has to lose."""


def members(cards: int) -> list[int]:
    """The cards of a set, suit by suit, as people hold them."""
    return sorted(
        (card for card in range(DECK) if cards >> card & 1), key=lambda card: card % SUITS
    )


def card_names(cards: int) -> list[str]:
    return [CARD_NAMES[card] for card in members(cards)]


def royal_name(royal: int) -> str:
    return "" if royal == NO_ROYAL else CARD_NAMES[royal]


def see(state: State, seat: int) -> RoyalsCardsView:
    seats = state.seats[: state.players]
    me = None if seat == NOBODY else seats[seat]
    over = state.decision == Decision.NONE
    events = heard(state, seat)
    return RoyalsCardsView(
        seat=seat,
        players=state.players,
        first=state.first,
        acting=[] if over else [state.acting],
        points=[each.points for each in seats],
        places=places(state),
        events=events,
        ending=[event for event in events if event.kind in ENDINGS],
        turn=state.turn + (not over),
        limit=state.limit,
        cut=state.cut != 0,
        goal=goal(state.players),
        hand_size=hand_size(state.players),
        active=state.active,
        decision=Decision(state.decision).name.lower(),
        courts=[see_court(state, each) for each in seats],
        hand=card_names(me.hand) if me else [],
        committed=card_names(me.committed) if me else [],
        defender=state.defender,
        target=royal_name(state.target),
        due=state.due,
        attacks=values(state.attacks),
        blocks=values(state.blocks),
        facing=state.facing,
        hits=state.hits,
    )


def see_court(state: State, seat: Seat) -> Court:
    secret = state.decision == Decision.COMMIT
    known = seat.shown & (seat.hand | seat.committed if secret else seat.hand)
    bottom = takewhile(lambda card: seat.shown >> card & 1, seat.pile[: seat.in_pile])
    return Court(
        points=seat.points,
        royals=[see_royal(face, seat.worth[face]) for face in royals_of(seat)],
        hand=seat.hand.bit_count(),
        pile=seat.in_pile,
        discards=card_names(seat.discard),
        bottom=[CARD_NAMES[card] for card in bottom],
        known=card_names(known),
        committed=seat.committed.bit_count(),
        revealed=[] if secret else card_names(seat.committed),
    )


def royals_of(seat: Seat) -> list[int]:
    return [face for face in range(FACE_CARDS) if seat.worth[face]]


def see_royal(face: int, points: int) -> Royal:
    return Royal(CARD_NAMES[face], name_number(face, points), points)


def values(counts: Numbers) -> list[int]:
    """How many of each value, as a list of them all."""
    return [value for value, number in enumerate(counts) for _ in range(number)]


def places(state: State) -> list[int]:
    """RC-31  The winner first, the others by points, ties sharing a place."""
    seats = enumerate(state.seats[: state.players])
    merits = [merit(state.winner, seat, each.points) for seat, each in seats]
    return [1 + sum(other > own for other in merits) for own in merits]


# What happened


def heard(state: State, seat: int) -> list[Message]:
    heard: list[Message] = []
    for event in state.events[: state.happened]:
        message = narrate(state, event, seat)
        if message and heard and continues(heard[-1], message):
            cards = f"{heard[-1].args['list']} {message.args['list']}"
            heard[-1] = msgspec.structs.replace(message, args={**message.args, "list": cards})
        elif message:
            heard.append(message)
    return heard


def continues(before: Message, message: Message) -> bool:
    """Is this the rest of a list of cards that one event could not hold?"""
    same = before.id == message.id and before.args.get("seat") == message.args.get("seat")
    return same and "list" in message.args
