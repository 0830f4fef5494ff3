"""Actions and moves: the numbers the rules use, and the words people and files use.

draw     {"draw": "pile"}, {"draw": "spain"} from the row, {"draw": "intrigue"}
win      {"claim": "baron", "in": "Dijon"}, {"take-over": "baron", "in": "Dijon"}
end      {"end": "turn"}: no more cards are played
triples  {"triples": 1}, {"pairs": 1}: substitutes in a payment
pay      {"pay": "spain"}, {"pay": "france-spain"}: the next card of a payment
discard  {"discard": "spain"}
"""

from regalia.engine.errors import IllegalMove
from regalia.engine.game import Move
from regalia.engine.message import Message
from regalia.games.royals.data import CARD_NAMES, CITIES, COUNTRY_NAMES, TITLE_NAMES
from regalia.games.royals.messages import city_name, refusal
from regalia.games.royals.rules import (
    CARDS,
    DRAW_INTRIGUE,
    DRAW_PILE,
    END_PLAY,
    PAIRS,
    TAKE_ROW,
    TRIPLES,
    WIN_NOBLE,
)
from regalia.games.royals.state import NOBODY, Decision, Refusal, State


def name_action(state: State, seat: int, action: int) -> Move:
    if action < WIN_NOBLE:
        return {"draw": draw_name(action)}
    if action < END_PLAY:
        place = action - WIN_NOBLE
        verb = "claim" if state.owner[place] == NOBODY else "take-over"
        return {verb: TITLE_NAMES[state.title[place]], "in": city_name(state, place // 2)}
    if action == END_PLAY:
        return {"end": "turn"}
    if action < PAIRS:
        return {"triples": action - TRIPLES}
    if action < CARDS:
        return {"pairs": action - PAIRS}
    verb = "pay" if state.decision == Decision.PAY else "discard"
    return {verb: CARD_NAMES[action - CARDS]}


def draw_name(action: int) -> str:
    if action == DRAW_PILE:
        return "pile"
    return "intrigue" if action == DRAW_INTRIGUE else COUNTRY_NAMES[action - TAKE_ROW]


def read_action(state: State, seat: int, move: Move) -> int:
    match move:
        case {"draw": str(what), **rest} if not rest:
            return read_draw(what)
        case {"claim": str(title), "in": str(city), **rest} if not rest:
            return WIN_NOBLE + find_noble(state, title, city, vacant=True)
        case {"take-over": str(title), "in": str(city), **rest} if not rest:
            return WIN_NOBLE + find_noble(state, title, city, vacant=False)
        case {"end": "turn", **rest} if not rest:
            return END_PLAY
        case {"triples": int(number), **rest} if 0 <= number < PAIRS - TRIPLES and not rest:
            return TRIPLES + number
        case {"pairs": int(number), **rest} if 0 <= number < CARDS - PAIRS and not rest:
            return PAIRS + number
        case {"pay": str(card), **rest} if not rest:
            return read_card(state, card, Decision.PAY)
        case {"discard": str(card), **rest} if not rest:
            return read_card(state, card, Decision.DISCARD)
    raise IllegalMove(Message("royals-refuse-unreadable"))


def read_draw(what: str) -> int:
    names = {draw_name(action): action for action in range(DRAW_PILE, WIN_NOBLE)}
    if what not in names:
        raise IllegalMove(Message("royals-refuse-unreadable"))
    return names[what]


def find_noble(state: State, title: str, city: str, vacant: bool) -> int:
    """The place of a noble; a claim is for vacant ones, a take-over for those of opponents."""
    args = {"title": title, "city": city}
    for place in range(2 * CITIES):
        named = state.title[place] >= 0 and TITLE_NAMES[state.title[place]] == title
        if not named or city_name(state, place // 2) != city:
            continue
        owner = state.owner[place]
        if vacant and owner != NOBODY:
            held = {**args, "owner_seat": owner}
            raise IllegalMove(Message("royals-refuse-occupied", held, "RY-15"))
        if not vacant and owner == NOBODY:
            raise IllegalMove(Message("royals-refuse-vacant", args, "RY-17"))
        return place
    raise IllegalMove(Message("royals-refuse-no-such-noble", args, "RY-05"))


def read_card(state: State, card: str, decision: Decision) -> int:
    if card not in CARD_NAMES:
        raise IllegalMove(Message("royals-refuse-unreadable"))
    if state.decision != decision and state.decision in (Decision.PAY, Decision.DISCARD):
        raise IllegalMove(refusal(state, Refusal.ANOTHER_DECISION))
    return CARDS + CARD_NAMES.index(card)
