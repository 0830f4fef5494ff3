"""What may be seen of a game of Royals: all but other hands, the piles, and secret commitments."""

import msgspec

from regalia.engine.game import Snapshot, View
from regalia.engine.message import Message
from regalia.games.royals_cards.actions import CARD_NAMES, RANK_SIGNS, SUIT_SIGNS
from regalia.games.royals_cards.data import DECK, FACE_CARDS, HAND_PER_PLAYER, POINTS_BASE
from regalia.games.royals_cards.state import NO_ROYAL, NOBODY, Decision, Happening


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
    return sorted((card for card in range(DECK) if cards >> card & 1), key=lambda card: card % 4)


def card_names(cards: int) -> list[str]:
    return [CARD_NAMES[card] for card in members(cards)]


def royal_name(royal: int) -> str:
    return "" if royal == NO_ROYAL else CARD_NAMES[royal]


def see(state: Snapshot, seat: int) -> RoyalsCardsView:
    seats = state.seats[: state.players]
    me = None if seat == NOBODY else seats[seat]
    over = state.decision == Decision.NONE
    return RoyalsCardsView(
        seat=seat,
        players=state.players,
        first=state.first,
        acting=[] if over else [state.acting],
        points=[each.points for each in seats],
        places=places(state),
        events=heard(state, seat),
        turn=state.turn + (not over),
        limit=state.limit,
        cut=state.cut != 0,
        goal=POINTS_BASE - state.players,
        hand_size=HAND_PER_PLAYER * state.players,
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


def see_court(state: Snapshot, seat: Snapshot) -> Court:
    secret = state.decision == Decision.COMMIT
    return Court(
        points=seat.points,
        royals=[see_royal(face, seat.worth[face]) for face in royals_of(seat)],
        hand=seat.hand.bit_count(),
        pile=seat.in_pile,
        discards=card_names(seat.discard),
        bottom=[CARD_NAMES[card] for card in seat.pile[: seat.shown]],
        known=card_names(seat.known),
        committed=seat.committed.bit_count(),
        revealed=[] if secret else card_names(seat.committed),
    )


def royals_of(seat: Snapshot) -> list[int]:
    return [face for face in range(FACE_CARDS) if seat.worth[face]]


def see_royal(face: int, points: int) -> Royal:
    return Royal(CARD_NAMES[face], RANK_SIGNS[points] + SUIT_SIGNS[face % 4], points)


def values(counts: list[int]) -> list[int]:
    """How many of each value, as a list of them all."""
    return [value for value, number in enumerate(counts) for _ in range(number)]


def places(state: Snapshot) -> list[int]:
    """RC-31  The winner first, the others by points, ties sharing a place."""
    order = [
        (seat == state.winner, each.points)
        for seat, each in enumerate(state.seats[: state.players])
    ]
    return [1 + sum(other > own for other in order) for own in order]


# What happened


def heard(state: Snapshot, seat: int) -> list[Message]:
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


def narrate(state: Snapshot, event: Snapshot, viewer: int) -> Message | None:
    """Everybody hears everything, but which cards were drawn only their owner."""
    kind, seat, a, b, c = Happening(event.kind), event.seat, event.a, event.b, event.c
    match kind:
        case Happening.SHOW:
            return tell("show", "RC-03", seat=seat, card=CARD_NAMES[a])
        case Happening.FIRST:
            return tell("first", "RC-03", seat=seat)
        case Happening.DRAW:
            return tell("draw", "RC-07", seat=seat, cards=a) if seat != viewer else None
        case Happening.DRAWN:
            return tell("drawn", "RC-07", list=three_cards(a, b, c)) if seat == viewer else None
        case Happening.SHUFFLE:
            return tell("shuffle", "RC-06", seat=seat, cards=a)
        case Happening.PLAY:
            return tell("play", "RC-10", seat=seat, royal=CARD_NAMES[a], points=b)
        case Happening.DISCARD_HAND:
            return tell("discard-hand", "RC-09", seat=seat, cards=a)
        case Happening.WIN:
            return tell("win", "RC-05", seat=seat, points=a)
        case Happening.CUT:
            return tell("cut", "RC-30", turns=state.turn)
        case Happening.LEAD:
            return tell("lead", "RC-30", seat=seat, points=a)
    return narrate_fight(kind, seat, a, b, c)


def narrate_fight(kind: Happening, seat: int, a: int, b: int, c: int) -> Message | None:
    match kind:
        case Happening.ATTACK:
            return tell("attack", "RC-11", seat=seat, defender_seat=a)
        case Happening.ASSASSINATE:
            royal = CARD_NAMES[b]
            return tell("assassinate", "RC-20", seat=seat, owner_seat=a, royal=royal, points=c)
        case Happening.COMMIT:
            return tell("commit", "RC-15", seat=seat, cards=a)
        case Happening.REVEAL:
            return tell("reveal", "RC-15", seat=seat, list=three_cards(a, b, c))
        case Happening.BLOCK:
            return tell("block", "RC-17", seat=seat, attack=a, block=b)
        case Happening.LET_THROUGH:
            return tell("let-through", "RC-17", seat=seat, attack=a)
        case Happening.HITS if b == NO_ROYAL:
            return tell("hits", "RC-18", seat=seat, hits=a)
        case Happening.HITS:
            return tell("hits-royal", "RC-24", seat=seat, hits=a, royal=CARD_NAMES[b])
        case Happening.LOSE_ROYAL:
            return tell("lose-royal", "RC-25", seat=seat, royal=CARD_NAMES[a], points=b)
        case Happening.REPLACE:
            royal = CARD_NAMES[a]
            return tell("replace", "RC-25", seat=seat, royal=royal, before=b, points=c)
    raise ValueError(kind)


def tell(what: str, rule: str, **args: int | str) -> Message:
    return Message(f"royals-cards-{what}", args, rule)


def three_cards(a: int, b: int, c: int) -> str:
    return " ".join(CARD_NAMES[card] for card in (a, b, c) if card >= 0)
