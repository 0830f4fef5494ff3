"""Actions and moves: the numbers the rules use, and the words people and files use.

    negotiate   {"offer": 2, "give": {"gold": 2}, "want": {"military": 1},
                 "promise": [{"attack": 3, "with": 2}], "ask": [{"spare": 0}]}
                {"wed": 2}, with the same words after it for a dowry
                {"counter": 2, "number": 1, "give": {"gold": 1}}: no to the first offer of seat 2,
                and other terms, with "wed": true for a marriage
                and "alone": true where each side owes its part whatever the other does
                {"offer": 2, "instead": 3, "give": {"gold": 1}}: this deal for the third of this
                generation, if seat 2 agrees; {"cancel": 3}: no deal for it
                {"accept": 2, "number": 1} {"decline": 2, "number": 1}: the first offer of seat 2
                {"withdraw": 2, "number": 1}: the own first offer to seat 2
                {"finished": true} {"finished": false}
    trade       {"honour": true} {"honour": false}
    spend       {"buy": {"military": 2, "prestige": 1}}
    attack      {"attack": 3, "with": 2} {"pass": true} {"defend": 2} {"call": true}
                {"contribute": 2} {"share": 1}

Promises: {"attack": 3, "with": 2}, {"spare": 3}, {"assist": 1, "attacking": 3, "with": 2},
{"assist": 1, "defending": 3, "with": 2} (against seat 3), {"abstain": 3}. "with" is 1 if not said.
"""

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from regalia.engine.errors import IllegalMove
from regalia.engine.game import Move
from regalia.engine.message import Message
from regalia.games.royal_wedding.data import (
    MOST_DEALS,
    MOST_GIVEN,
    MOST_PLAYERS,
    MOST_PROMISED,
    MOST_TERMS,
    Kind,
)
from regalia.games.royal_wedding.facts import GOOD_NAMES
from regalia.games.royal_wedding.numbers import (
    ACCEPTS,
    AMOUNTS,
    ATTACKS,
    BREAK,
    BUYS,
    CALL,
    CANCELS,
    COME_BACK,
    CONTRIBUTES,
    COUNTERS,
    DECLINES,
    DEFENDS,
    FINISH,
    GONE,
    HONOUR,
    INSTEAD,
    ITEM_OF,
    ITEMS,
    LATEST,
    MENU,
    NO_CALL,
    PASS,
    PLACES,
    SHARES,
    WITHDRAWS,
    answer,
    bought,
    is_proposal,
    proposal,
    proposal_action,
    purchase,
)
from regalia.games.royal_wedding.state import State
from regalia.games.royal_wedding.terms import (
    CODES,
    NOBODY,
    Term,
    pack,
    unpack,
)

PLAIN = {
    FINISH: {"finished": True},
    COME_BACK: {"finished": False},
    HONOUR: {"honour": True},
    BREAK: {"honour": False},
    PASS: {"pass": True},
    CALL: {"call": True},
    NO_CALL: {"call": False},
}
ANSWERS = {"accept": ACCEPTS, "decline": DECLINES, "withdraw": WITHDRAWS}
AMOUNT_MOVES = {"defend": DEFENDS, "contribute": CONTRIBUTES, "share": SHARES}


MOST_NUMBER = 1 << 14
"""Of an offer: people do not make so many."""


# From numbers to words


def name_action(state: State, seat: int, action: int) -> Move:
    if action in PLAIN:
        return dict(PLAIN[action])
    if is_proposal(action):
        return name_proposal(proposed(state, seat, action))
    if CANCELS <= action < MENU:
        return {"cancel": action - CANCELS}
    if action >= BUYS:
        military, prestige = bought(action)
        return {"buy": {"military": int(military), "prestige": int(prestige)}}
    if action < ATTACKS:
        word, base = max(((w, b) for w, b in ANSWERS.items() if b <= action), key=lambda p: p[1])
        other, place = divmod(action - base, PLACES)
        parties = (seat, other) if word == "withdraw" else (other, seat)
        return {word: other, "number": number_at(state, *parties, place)}
    if action < DEFENDS:
        target, military = divmod(action - ATTACKS, AMOUNTS)
        return {"attack": target, "with": military}
    word, base = max(((w, b) for w, b in AMOUNT_MOVES.items() if b <= action), key=lambda p: p[1])
    return {word: action - base}


class Proposal(NamedTuple):
    """An offer, a counter-offer to the partner's offer of that number, or one instead of a deal."""

    partner: int
    answers: int
    wed: bool
    terms: int
    instead: int = 0


def proposed(state: State, seat: int, action: int) -> Proposal:
    partner, occasion, wed, terms = map(int, proposal(seat, action))
    if occasion > INSTEAD:
        return Proposal(partner, 0, wed == 1, terms, occasion - INSTEAD)
    place = occasion if occasion == LATEST else occasion - 1
    answers = number_at(state, partner, seat, place) if occasion else 0
    return Proposal(partner, answers, wed == 1, terms)


def open_numbers(state: State, proposer: int, partner: int) -> list[int]:
    """Of the open offers of one to the other."""
    return [
        one.number
        for one in state.offers[: state.open]
        if (one.proposer, one.partner) == (proposer, partner)
    ]


def number_at(state: State, proposer: int, partner: int, place: int) -> int:
    """The number of an open offer; 0 if there is none at that place."""
    numbers = open_numbers(state, proposer, partner)
    return numbers[place] if place < len(numbers) and numbers else 0


def place_of(state: State, proposer: int, partner: int, number: int) -> int:
    numbers = open_numbers(state, proposer, partner)
    return numbers.index(number) if number in numbers else GONE


def name_proposal(made: Proposal) -> Move:
    move: Move = {"wed" if made.wed else "offer": made.partner}
    if made.answers:
        move = {"counter": made.partner, "number": made.answers}
        if made.wed:
            move["wed"] = True
    if made.instead:
        move["instead"] = made.instead
    for term in unpack(made.terms):
        if term.kind == Kind.ALONE:
            move["alone"] = True
        elif term.kind == Kind.GIVE:
            word = ("give", "want")[term.side]
            move.setdefault(word, {})[GOOD_NAMES[term.x]] = term.amount
        else:
            word = ("promise", "ask")[term.side]
            move.setdefault(word, []).append(name_promise(term))
    return move


def name_promise(term: Term) -> dict[str, int]:
    match term.kind:
        case Kind.ATTACK:
            return {"attack": term.x, "with": term.amount}
        case Kind.SPARE:
            return {"spare": term.x}
        case Kind.AID_ATTACK:
            return {"assist": term.y, "attacking": term.x, "with": term.amount}
        case Kind.AID_DEFENCE:
            return {"assist": term.y, "defending": term.x, "with": term.amount}
    return {"abstain": term.x}


# From words to numbers


def unreadable() -> IllegalMove:
    return IllegalMove(Message("royal-wedding-refuse-unreadable"))


def whole(value: object, least: int, most: int) -> int:
    """A number from a file, if it is one."""
    if type(value) is not int or not least <= value <= most:
        raise unreadable()
    return value


def seat_number(value: object) -> int:
    return whole(value, 0, MOST_PLAYERS - 1)


def read_action(state: State, seat: int, move: Move) -> int:
    for action, plain in PLAIN.items():
        if move == plain and all(type(value) is bool for value in move.values()):
            return action
    words = set(move)
    if words & {"offer", "wed", "counter"}:
        return read_proposal(state, seat, move)
    if words == {"buy"} and isinstance(move["buy"], Mapping):
        goods = read_goods(move["buy"], ("military", "prestige"))
        return int(purchase(goods.get("military", 0), goods.get("prestige", 0)))
    if words == {"cancel"}:
        return CANCELS + whole(move["cancel"], 1, MOST_DEALS)
    if words == {"attack", "with"}:
        military = whole(move["with"], 0, AMOUNTS - 1)
        return ATTACKS + seat_number(move["attack"]) * AMOUNTS + military
    for word, base in ANSWERS.items():
        if words == {word, "number"}:
            other, number = seat_number(move[word]), whole(move["number"], 1, MOST_NUMBER)
            parties = (seat, other) if word == "withdraw" else (other, seat)
            return int(answer(base, other, place_of(state, *parties, number)))
    for word, base in AMOUNT_MOVES.items():
        if words == {word}:
            return base + whole(move[word], 0, AMOUNTS - 1)
    raise unreadable()


def read_goods(given: object, known: Iterable[str] = GOOD_NAMES) -> dict[str, int]:
    if not isinstance(given, Mapping) or set(given) - set(known):
        raise unreadable()
    goods = {name: whole(amount, 0, 1 << 16) for name, amount in given.items()}
    if max(goods.values(), default=0) > MOST_GIVEN:
        raise IllegalMove(Message("royal-wedding-refuse-amount", {"most": MOST_GIVEN}, "RW-13"))
    return goods


def read_proposal(state: State, seat: int, move: Move) -> int:
    """The number on the menu, if the deal is on it, otherwise its own."""
    made = read_partner(move)._replace(terms=read_terms(move))
    partner = made.partner
    item = ITEM_OF.get((seat, partner, int(made.wed), made.terms)) if not made.instead else None
    if item is not None and made.answers in (0, number_at(state, partner, seat, LATEST)):
        return (COUNTERS if made.answers else MENU) + partner * ITEMS + item
    occasion = INSTEAD + made.instead if made.instead else 0
    if made.answers:
        occasion = 1 + place_of(state, partner, seat, made.answers)
    return int(proposal_action(partner, occasion, int(made.wed), made.terms))


def read_partner(move: Move) -> Proposal:
    """To whom, in answer to what, and whether it is a marriage; the terms are left out."""
    head = set(move) - {"give", "want", "promise", "ask", "alone"}
    if head == {"offer", "instead"}:
        return Proposal(
            seat_number(move["offer"]), 0, False, 0, whole(move["instead"], 1, MOST_DEALS)
        )
    if head in ({"offer"}, {"wed"}):
        [word] = head
        return Proposal(seat_number(move[word]), 0, word == "wed", 0)
    if head not in ({"counter", "number"}, {"counter", "number", "wed"}):
        raise unreadable()
    if move.get("wed", True) is not True:
        raise unreadable()
    number = whole(move["number"], 1, MOST_NUMBER)
    return Proposal(seat_number(move["counter"]), number, "wed" in move, 0)


def read_terms(move: Move) -> int:
    terms = [
        *read_gifts(0, move.get("give", {})), *read_gifts(1, move.get("want", {})),
        *read_promises(0, move.get("promise", [])), *read_promises(1, move.get("ask", [])),
        *read_alone(move),
    ]  # fmt: skip
    if len(terms) > MOST_TERMS:
        raise IllegalMove(Message("royal-wedding-refuse-terms", {"most": MOST_TERMS}, "RW-13"))
    if any(term.y == term.x for term in terms):
        raise IllegalMove(Message("royal-wedding-refuse-senseless-term", {}, "RW-14"))
    return pack([CODES[term] for term in terms])


def read_alone(move: Move) -> list[Term]:
    if move.get("alone", True) is not True:
        raise unreadable()
    return [Term(1, Kind.ALONE, 0, NOBODY, 0)] if "alone" in move else []


def read_gifts(side: int, given: object) -> list[Term]:
    goods = read_goods(given)
    return [
        Term(side, Kind.GIVE, GOOD_NAMES.index(name), NOBODY, amount)
        for name, amount in goods.items()
        if amount > 0
    ]


def read_promises(side: int, given: object) -> list[Term]:
    """Of two minima for the same thing the larger counts."""
    if not isinstance(given, list) or len(given) > 4 * MOST_TERMS:
        raise unreadable()
    largest: dict[tuple[int, ...], Term] = {}
    for one in given:
        term = read_promise(side, one)
        before = largest.get(term[:4])
        if before is None or before.amount < term.amount:
            largest[term[:4]] = term
    return list(largest.values())


def read_promise(side: int, given: object) -> Term:
    if not isinstance(given, Mapping):
        raise unreadable()
    least = whole(given.get("with", 1), 0, 1 << 16)
    if not 1 <= least <= MOST_PROMISED:
        raise IllegalMove(Message("royal-wedding-refuse-promise", {"most": MOST_PROMISED}, "RW-14"))
    match dict(given):
        case {"attack": x, **rest} if set(rest) <= {"with"}:
            return Term(side, Kind.ATTACK, seat_number(x), NOBODY, least)
        case {"spare": x, **rest} if not rest:
            return Term(side, Kind.SPARE, seat_number(x), NOBODY, 0)
        case {"assist": y, "attacking": x, **rest} if set(rest) <= {"with"}:
            return Term(side, Kind.AID_ATTACK, seat_number(x), seat_number(y), least)
        case {"assist": y, "defending": x, **rest} if set(rest) <= {"with"}:
            return Term(side, Kind.AID_DEFENCE, seat_number(x), seat_number(y), least)
        case {"abstain": x, **rest} if not rest:
            return Term(side, Kind.ABSTAIN, seat_number(x), NOBODY, 0)
    raise unreadable()
