"""Actions and moves: the numbers the rules use, and the words people and files use.

    turn    {"play": "K♥", "with": "9♥"}, {"attack": 2}, {"assassinate": "K♥", "of": 2},
            {"discard": "hand"}; players are seats, counted from 0
    commit  {"commit": "9♥"}, {"commit": "enough"}
    pair    {"block": 7} with a black 7, {"block": "none"}
    lose    {"discard": "K♥"}, {"replace": "K♥", "with": "4♥"}

Suits may be letters, too: KH is K♥.
"""

from regalia.engine.errors import IllegalMove
from regalia.engine.game import Move
from regalia.engine.message import Message
from regalia.games.royals_cards.cards import is_face, number_card, rank, suit
from regalia.games.royals_cards.choices import (
    ASSASSINATIONS,
    ATTACKS,
    BLOCKS,
    COMMITS,
    DISCARD_HAND,
    ENOUGH,
    LET_THROUGH,
    LOSSES,
    assassination_action,
    assassination_of,
    loss_action,
    loss_of,
    play_action,
    play_of,
)
from regalia.games.royals_cards.data import (
    CARD_NAMES,
    HIGHEST_NUMBER,
    MOST_PLAYERS,
    SUIT_SIGNS,
    Suit,
)
from regalia.games.royals_cards.state import State

CARDS = {name: card for card, name in enumerate(CARD_NAMES)}
FROM_LETTERS = str.maketrans({each.name[0]: SUIT_SIGNS[each] for each in Suit})


# From a number to a move


def name_action(state: State, seat: int, action: int) -> Move:
    if action < ATTACKS:
        face, value = play_of(action)
        return {"play": CARD_NAMES[face], "with": name_number(face, value)}
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
    return {"replace": CARD_NAMES[royal], "with": name_number(royal, value)}


def name_number(royal: int, value: int) -> str:
    """The number card of a Royal's suit."""
    return CARD_NAMES[number_card(suit(royal), value)]


# From a move to a number


def read_action(state: State, seat: int, move: Move) -> int:
    match move:
        case {"play": face, "with": number, **rest} if not rest:
            royal, point_card = read_royal(face, number)
            return play_action(royal, rank(point_card))
        case {"attack": int(defender), **rest} if 0 <= defender < MOST_PLAYERS and not rest:
            return ATTACKS + defender
        case {"assassinate": face, "of": int(owner), **rest}:
            if 0 <= owner < MOST_PLAYERS and not rest:
                return assassination_action(owner, read_face(face))
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
            return loss_action(read_face(face), 0)
        case {"replace": face, "with": number, **rest} if not rest:
            royal, point_card = read_royal(face, number)
            return loss_action(royal, rank(point_card))
    raise unreadable()


def unreadable() -> IllegalMove:
    return IllegalMove(Message("royals-cards-refuse-unreadable"))


def read_card(name: object) -> int:
    card = CARDS.get(str(name).upper().translate(FROM_LETTERS))
    if card is None:
        raise IllegalMove(Message("royals-cards-refuse-no-such-card", {"card": str(name)[:20]}))
    return card


def read_face(name: object) -> int:
    card = read_card(name)
    if not is_face(card):
        args = {"card": CARD_NAMES[card]}
        raise IllegalMove(Message("royals-cards-refuse-not-a-face-card", args, "RC-10"))
    return card


def read_royal(face: object, number: object) -> tuple[int, int]:
    """A face card and the number card that is, or is to be, under it."""
    royal, point_card = read_face(face), read_card(number)
    if is_face(point_card) or suit(royal) != suit(point_card):
        args = {"royal": CARD_NAMES[royal], "card": CARD_NAMES[point_card]}
        raise IllegalMove(Message("royals-cards-refuse-not-its-suit", args, "RC-10"))
    return royal, point_card
