"""Actions and moves: the numbers the rules use, and the words people and files use.

    turn    {"play": "K♥", "with": "9♥"}, {"attack": 2}, {"assassinate": "K♥", "of": 2},
            {"discard": "hand"}; players are seats, counted from 0
    commit  {"commit": "9♥"}, {"commit": "enough"}
    pair    {"block": 7} with a black 7, {"block": "none"}
    lose    {"discard": "K♥"}, {"replace": "K♥", "with": "4♥"}

Suits may be letters, too: KH is K♥.
"""

from typing import Any

from regalia.engine.errors import IllegalMove
from regalia.engine.game import Move, Snapshot
from regalia.engine.message import Message
from regalia.games.royals_cards.cards import is_face, number_card, rank, suit
from regalia.games.royals_cards.data import FACE_CARDS, HIGHEST_NUMBER, MOST_PLAYERS
from regalia.games.royals_cards.rules import (
    ASSASSINATIONS,
    ATTACKS,
    BLOCKS,
    COMMITS,
    DISCARD_HAND,
    ENOUGH,
    LET_THROUGH,
    LOSSES,
    PLAYS,
    VALUES,
)
from regalia.games.royals_cards.state import NO_ROYAL, Decision, Refusal

SUIT_SIGNS = "♣♦♥♠"
RANK_SIGNS = ("", "A", *map(str, range(2, 11)), "J", "Q", "K")
CARD_NAMES = tuple(rank + suit for rank in RANK_SIGNS[:0:-1] for suit in SUIT_SIGNS)
"""As `rank` and `suit` have it, told without them: to wake the compiler takes half a second."""
CARDS = {name: card for card, name in enumerate(CARD_NAMES)}
FROM_LETTERS = str.maketrans("CDHS", SUIT_SIGNS)

RULES = {
    Refusal.GAME_OVER: "RC-05",
    Refusal.NOT_YOUR_TURN: "RC-04",
    Refusal.ANOTHER_DECISION: "RC-08",
    Refusal.NO_SUCH_PLAYER: "RC-11",
    Refusal.ATTACK_YOURSELF: "RC-11",
    Refusal.NO_ROYALS: "RC-11",
    Refusal.NO_SUCH_ROYAL: "RC-20",
    Refusal.YOUR_OWN_ROYAL: "RC-20",
    Refusal.MUST_COMMIT: "RC-13",
    Refusal.NO_SUCH_BLOCK: "RC-17",
    Refusal.BLOCK_TOO_LOW: "RC-17",
    Refusal.NOT_THE_ONE_NAMED: "RC-24",
    Refusal.NOT_LOWER: "RC-25",
}
HAND_RULES = {Decision.TURN: "RC-10", Decision.COMMIT: "RC-15", Decision.LOSE: "RC-27"}


# Taking an action number apart


def play_of(action: int) -> tuple[int, int]:
    """The face card and the number card of a Royal to be played."""
    face, value = divmod(action - PLAYS, HIGHEST_NUMBER)
    return face, number_card(suit(face), value + 1)


def assassination_of(action: int) -> tuple[int, int]:
    """The owner and the Royal."""
    return divmod(action - ASSASSINATIONS, FACE_CARDS)


def loss_of(action: int) -> tuple[int, int]:
    """The Royal and what it is worth afterwards."""
    return divmod(action - LOSSES, VALUES)


# From a number to a move


def name_action(state: Snapshot, seat: int, action: int) -> Move:
    if action < ATTACKS:
        face, number = play_of(action)
        return {"play": CARD_NAMES[face], "with": CARD_NAMES[number]}
    if action < ASSASSINATIONS:
        return {"attack": action - ATTACKS}
    if action < DISCARD_HAND:
        owner, royal = assassination_of(action)
        return {"assassinate": CARD_NAMES[royal], "of": owner}
    if action == DISCARD_HAND:
        return {"discard": "hand"}
    if action <= ENOUGH:
        return {"commit": "enough" if action == ENOUGH else CARD_NAMES[action - COMMITS]}
    if action < LOSSES:
        return {"block": "none" if action == LET_THROUGH else action - BLOCKS}
    royal, value = loss_of(action)
    if value == 0:
        return {"discard": CARD_NAMES[royal]}
    return {"replace": CARD_NAMES[royal], "with": CARD_NAMES[number_card(suit(royal), value)]}


# From a move to a number


def read_action(state: Snapshot, seat: int, move: Move) -> int:
    match move:
        case {"play": face, "with": number, **rest} if not rest:
            royal, point_card = read_royal(face, number)
            return PLAYS + HIGHEST_NUMBER * royal + rank(point_card) - 1
        case {"attack": int(defender), **rest} if 0 <= defender < MOST_PLAYERS and not rest:
            return ATTACKS + defender
        case {"assassinate": face, "of": int(owner), **rest}:
            if 0 <= owner < MOST_PLAYERS and not rest:
                return ASSASSINATIONS + FACE_CARDS * owner + read_face(face)
        case {"commit": "enough", **rest} if not rest:
            return ENOUGH
        case {"commit": card, **rest} if not rest:
            return COMMITS + read_card(card)
        case {"block": "none", **rest} if not rest:
            return LET_THROUGH
        case {"block": int(value), **rest} if 1 <= value <= HIGHEST_NUMBER and not rest:
            return BLOCKS + value
        case {"discard": "hand", **rest} if not rest:
            return DISCARD_HAND
        case {"discard": face, **rest} if not rest:
            return LOSSES + VALUES * read_face(face)
        case {"replace": face, "with": number, **rest} if not rest:
            royal, point_card = read_royal(face, number)
            return LOSSES + VALUES * royal + rank(point_card)
    raise unreadable()


def unreadable() -> IllegalMove:
    return IllegalMove(Message("royals-cards-refuse-unreadable"))


def read_card(name: Any) -> int:
    card = CARDS.get(str(name).upper().translate(FROM_LETTERS))
    if card is None:
        raise IllegalMove(Message("royals-cards-refuse-no-such-card", {"card": str(name)[:20]}))
    return card


def read_face(name: Any) -> int:
    card = read_card(name)
    if not is_face(card):
        args = {"card": CARD_NAMES[card]}
        raise IllegalMove(Message("royals-cards-refuse-not-a-face-card", args, "RC-10"))
    return card


def read_royal(face: Any, number: Any) -> tuple[int, int]:
    """A face card and the number card that is, or is to be, under it."""
    royal, point_card = read_face(face), read_card(number)
    if is_face(point_card) or suit(royal) != suit(point_card):
        args = {"royal": CARD_NAMES[royal], "card": CARD_NAMES[point_card]}
        raise IllegalMove(Message("royals-cards-refuse-not-its-suit", args, "RC-10"))
    return royal, point_card


# Why not


def explain(state: Snapshot, seat: int, action: int, code: int) -> Message:
    """The numbers that make a refusal plain."""
    why = Refusal(code)
    rule = RULES.get(why, "")
    args: dict[str, Any] = {}
    match why:
        case Refusal.NOT_YOUR_TURN:
            args = {"acting_seat": state.acting}
        case Refusal.ANOTHER_DECISION:
            args = {"decision": Decision(state.decision).name.lower()}
        case Refusal.NOT_IN_HAND:
            args, rule = {"card": missing_card(state, seat, action)}, HAND_RULES[state.decision]
        case Refusal.NO_SUCH_PLAYER:
            args = {"players": state.players}
        case Refusal.NO_ROYALS:
            args = {"defender_seat": action - ATTACKS}
        case Refusal.NO_SUCH_ROYAL if action < DISCARD_HAND:
            owner, royal = assassination_of(action)
            args = {"owner_seat": owner, "royal": CARD_NAMES[royal]}
        case Refusal.NO_SUCH_ROYAL:
            args, rule = {"owner_seat": seat, "royal": CARD_NAMES[loss_of(action)[0]]}, "RC-25"
        case Refusal.YOUR_OWN_ROYAL:
            args = {"royal": CARD_NAMES[assassination_of(action)[1]]}
        case Refusal.MUST_COMMIT:
            args, rule = {"cards": state.due}, obligation_rule(state)
        case Refusal.NO_SUCH_BLOCK:
            args = {"block": action - BLOCKS}
        case Refusal.BLOCK_TOO_LOW:
            args = {"attack": state.facing, "block": action - BLOCKS}
        case Refusal.NOT_THE_ONE_NAMED:
            args = {"royal": CARD_NAMES[state.target]}
        case Refusal.NOT_LOWER:
            royal, value = loss_of(action)
            worth = state.seats[seat].worth[royal]
            args = {"royal": CARD_NAMES[royal], "points": worth, "value": value}
    return Message(f"royals-cards-refuse-{why.name.lower().replace('_', '-')}", args, rule)


def missing_card(state: Snapshot, seat: int, action: int) -> str:
    """The card that an action needs and the hand does not have."""
    if state.decision == Decision.TURN:
        face, number = play_of(action)
        held = state.seats[seat].hand >> face & 1
        return CARD_NAMES[number if held else face]
    if state.decision == Decision.COMMIT:
        return CARD_NAMES[action - COMMITS]
    royal, value = loss_of(action)
    return CARD_NAMES[number_card(suit(royal), value)]


def obligation_rule(state: Snapshot) -> str:
    """The rule that makes the acting seat commit."""
    attacker = state.acting == state.active
    if state.target == NO_ROYAL:
        return "RC-12" if attacker else "RC-13"
    return "RC-21" if attacker else "RC-22"
