"""Actions and moves: the numbers the rules use, and the words people and files use.

take   {"take": 2}, of a split card {"take": 2, "as": "brewer"}; places count from the front, 0
heal   {"heal": "witch"}: the character a split card returns as
trade  {"sell": 3} meeples for points, {"buy": 2} meeples with points, {"sell": 0} for neither
"""

from functools import cache
from typing import Any

from regalia.engine.errors import IllegalMove
from regalia.engine.game import Move, Snapshot
from regalia.engine.message import Message
from regalia.games.majesty.data import CARDS, DISPLAY, WORKER_SPACES, Character
from regalia.games.majesty.rules import HEALS, NO_TRADE, TAKES, TRADES
from regalia.games.majesty.state import Decision, Refusal

CARD_NAMES = tuple("-".join(half.name.lower() for half in card[0]) for card in CARDS)

RULES = {
    Refusal.GAME_OVER: "MJ-14",
    Refusal.NOT_YOUR_TURN: "MJ-04",
    Refusal.ANOTHER_DECISION: "MJ-12",
    Refusal.NO_SUCH_CARD: "MJ-06",
    Refusal.TOO_FEW_MEEPLES: "MJ-08",
    Refusal.NOT_SPLIT: "MJ-11",
    Refusal.TOO_FEW_TO_SELL: "MJ-17",
    Refusal.NO_ROOM_TO_BUY: "MJ-17",
    Refusal.TOO_FEW_POINTS: "MJ-17",
}


@cache
def half_names(card: int) -> tuple[str, ...]:
    return tuple(half.name.lower() for half in CARDS[card][0])


def name_action(state: Snapshot, seat: int, action: int) -> Move:
    if action < HEALS:
        place, half = divmod(action - TAKES, 2)
        halves = half_names(state.display[place])
        return {"take": place} if len(halves) == 1 else {"take": place, "as": halves[half]}
    if action < TRADES:
        return {"heal": half_names(top_wounded(state))[action - HEALS]}
    sold = action - NO_TRADE
    return {"sell": sold} if sold >= 0 else {"buy": -sold}


def top_wounded(state: Snapshot) -> int:
    """The card that lies on top in the active seat's Infirmary."""
    me = state.seats[state.active]
    return int(me.infirmary[me.wounded - 1])


def read_action(state: Snapshot, seat: int, move: Move) -> int:
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


def read_half(state: Snapshot, place: int, character: Any) -> int:
    """Which half is meant; the choice must be made for a split card and for no other."""
    if place >= state.shown:
        return 0
    halves = half_names(state.display[place])
    if character is None and len(halves) == 1:
        return 0
    if character not in halves:
        raise IllegalMove(
            Message(
                "majesty-refuse-half",
                {"card": CARD_NAMES[state.display[place]], "place": place + 1},
                "MJ-11",
            )
        )
    return halves.index(character)


def read_wounded_half(state: Snapshot, character: str) -> int:
    if state.decision != Decision.HEAL:
        raise IllegalMove(refusal(Refusal.ANOTHER_DECISION, decision=state.decision))
    halves = half_names(top_wounded(state))
    if character not in halves:
        card = CARD_NAMES[top_wounded(state)]
        raise IllegalMove(Message("majesty-refuse-heal-half", {"card": card}, "MJ-20"))
    return halves.index(character)


def refusal(code: int, **args: Any) -> Message:
    why = Refusal(code)
    if "decision" in args:
        args["decision"] = Decision(args["decision"]).name.lower()
    id = f"majesty-refuse-{why.name.lower().replace('_', '-')}"
    return Message(id, args, RULES.get(why, ""))


def explain(state: Snapshot, seat: int, action: int, code: int) -> Message:
    """The numbers that make a refusal plain."""
    me = state.seats[state.active]
    match Refusal(code):
        case Refusal.NOT_YOUR_TURN:
            return refusal(code, active_seat=state.active)
        case Refusal.ANOTHER_DECISION:
            return refusal(code, decision=state.decision)
        case Refusal.NO_SUCH_CARD:
            return refusal(code, shown=state.shown)
        case Refusal.TOO_FEW_MEEPLES:
            return refusal(code, needed=(action - TAKES) // 2, held=me.meeples)
        case Refusal.NOT_SPLIT:
            return refusal(code, card=CARD_NAMES[state.display[(action - TAKES) // 2]])
        case Refusal.TOO_FEW_TO_SELL:
            return refusal(code, held=me.meeples)
        case Refusal.NO_ROOM_TO_BUY:
            return refusal(code, free=WORKER_SPACES - me.meeples)
        case Refusal.TOO_FEW_POINTS:
            return refusal(code, held=me.points)
    return refusal(code)


def character_name(character: int) -> str:
    return Character(character).name.lower()
