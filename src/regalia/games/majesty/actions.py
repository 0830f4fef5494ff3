"""Actions and moves: the numbers the rules use, and the words people and files use.

take   {"take": 2}, of a split card {"take": 2, "as": "brewer"}; places count from the front, 0
heal   {"heal": "witch"}: the character a split card returns as
trade  {"sell": 3} meeples for points, {"buy": 2} meeples with points, {"sell": 0} for neither
"""

from regalia.engine.errors import IllegalMove
from regalia.engine.game import Move
from regalia.engine.message import Message
from regalia.games.majesty.data import CARD_NAMES, DISPLAY, HALF_NAMES, WORKER_SPACES
from regalia.games.majesty.messages import refusal, top_wounded
from regalia.games.majesty.rules import HEALS, NO_TRADE, TAKES, TRADES
from regalia.games.majesty.state import Decision, Refusal, State


def name_action(state: State, seat: int, action: int) -> Move:
    if action < HEALS:
        place, half = divmod(action - TAKES, 2)
        halves = HALF_NAMES[state.display[place]]
        return {"take": place} if len(halves) == 1 else {"take": place, "as": halves[half]}
    if action < TRADES:
        return {"heal": HALF_NAMES[top_wounded(state)][action - HEALS]}
    sold = action - NO_TRADE
    return {"sell": sold} if sold >= 0 else {"buy": -sold}


def read_action(state: State, seat: int, move: Move) -> int:
    match move:
        case {"take": int(place), **rest} if 0 <= place < DISPLAY and set(rest) <= {"as"}:
            return TAKES + 2 * place + read_half(state, place, rest.get("as"))
        case {"heal": str(character), **rest} if not rest:
            return HEALS + read_wounded_half(state, character)
        case {"sell": int(amount), **rest} if 0 <= amount <= WORKER_SPACES and not rest:
            return NO_TRADE + amount
        case {"buy": int(amount), **rest} if 0 < amount <= WORKER_SPACES and not rest:
            return NO_TRADE - amount
    raise IllegalMove(Message("majesty-refuse-unreadable"))


def read_half(state: State, place: int, character: object) -> int:
    """Which half is meant; the choice must be made for a split card and for no other."""
    if place >= state.shown:
        return 0
    card = state.display[place]
    halves = HALF_NAMES[card]
    if character is None and len(halves) == 1:
        return 0
    if character not in halves:
        args = {"card": CARD_NAMES[card], "place": place + 1}
        raise IllegalMove(Message("majesty-refuse-half", args, "MJ-11"))
    return halves.index(character)


def read_wounded_half(state: State, character: str) -> int:
    if state.decision != Decision.HEAL:
        raise IllegalMove(refusal(state, Refusal.ANOTHER_DECISION))
    card = top_wounded(state)
    if character not in HALF_NAMES[card]:
        args = {"card": CARD_NAMES[card]}
        raise IllegalMove(Message("majesty-refuse-heal-half", args, "MJ-20"))
    return HALF_NAMES[card].index(character)
