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
    any time    {"show": 3, "to": 2}: the third deal of this generation, one's own, to seat 2
    trade       {"honour": true} {"honour": false}
    spend       {"buy": {"military": 2, "prestige": 1}}
    attack      {"attack": 3, "with": 2} {"pass": true} {"defend": 2} {"call": true}
                {"contribute": 2} {"share": 1}

Promises: {"attack": 3, "with": 2}, {"spare": 3}, {"assist": 1, "attacking": 3, "with": 2},
{"assist": 1, "defending": 3, "with": 2} (against seat 3), {"abstain": 3}. "with" is 1 if not said.
{"divide": 1, "gain": 2, "loss": 1, "discard": 0}: in my battles seat 1, if it helps me, has at
least 2 of the Prestige gained, at most 1 of the Prestige lost, and discards nothing; any of these
may be left out, and {"divide": 1, "halves": true} is all of the gain in halves between us.
"""

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from regalia.engine.errors import IllegalMove, shortened
from regalia.engine.game import Move
from regalia.engine.message import Message
from regalia.games.royal_wedding.data import (
    AT_MOST,
    DIVISIONS,
    GOLD,
    MOST_DEALS,
    MOST_GIVEN,
    MOST_PLAYERS,
    MOST_PROMISED,
    MOST_TERMS,
    PRICE,
    WITH_ALLY,
    WITHOUT_AMOUNT,
    Kind,
    Step,
)
from regalia.games.royal_wedding.facts import GOOD_NAMES, name_of
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
    MOST_BOUGHT,
    NO_CALL,
    PASS,
    PLACES,
    SHARES,
    SHOWS,
    SHOWS_LATER,
    WITHDRAWS,
    answer,
    bought,
    is_proposal,
    proposal,
    proposal_action,
    purchase,
)
from regalia.games.royal_wedding.state import Decision, State
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


TERM_WORDS = ("give", "want", "promise", "ask", "alone")
PROMISES = {
    ("attack",): Kind.ATTACK,
    ("spare",): Kind.SPARE,
    ("assist", "attacking"): Kind.AID_ATTACK,
    ("assist", "defending"): Kind.AID_DEFENCE,
    ("abstain",): Kind.ABSTAIN,
}
"""The words of each, in the order of the alphabet."""
PARTS = {name_of(kind): kind for kind in DIVISIONS}
"""Of a division."""
MOST_NUMBER = 1 << 14
"""Of an offer: people do not make so many."""


def is_menu(state: State) -> bool:
    """Are more moves possible now than are listed?

    Any deal in the talks, any large purchase; and after the talks a deal can be shown.
    """
    if state.decision == Decision.BUY:
        large = state.seats[state.active].holds[GOLD] // PRICE > MOST_BOUGHT
        return large or state.active in parties(state)
    return state.decision == Decision.TALK or state.active in parties(state)


def parties(state: State) -> set[int]:
    """Who has made a deal in this generation."""
    deals = state.deals[state.since[state.generation - 1] : state.struck]
    return {seat for deal in deals for seat in (deal.proposer, deal.partner)}


def may_act(state: State) -> list[int]:
    """RW-08, RW-13  In step 2 everybody, then who has a deal that could be shown."""
    if state.step == Step.OVER:
        return []
    return list(range(state.players)) if state.decision == Decision.TALK else [*parties(state)]


def common_step(state: State) -> int:
    """RW-08  The talks of each generation, whose time everybody shares."""
    return state.generation if state.decision == Decision.TALK else 0


# From numbers to words


def name_action(state: State, seat: int, action: int) -> Move:
    if action in PLAIN:
        return dict(PLAIN[action])
    if is_proposal(action):
        return name_proposal(proposed(state, seat, action))
    if CANCELS <= action < SHOWS:
        return {"cancel": action - CANCELS}
    if SHOWS <= action < MENU or action >= SHOWS_LATER:
        deal, to = divmod(action - (SHOWS if action < MENU else SHOWS_LATER), MOST_PLAYERS)
        return {"show": deal, "to": to}
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
            promises = move.setdefault(("promise", "ask")[term.side], [])
            named = name_promise(term)
            if "divide" in named and promises and promises[-1].get("divide") == term.x:
                promises[-1].update(named)
            else:
                promises.append(named)
    return move


def name_promise(term: Term) -> dict[str, int]:
    match term.kind:
        case Kind.HALVES:
            return {"divide": term.x, "halves": True}
        case Kind.GAIN | Kind.LOSS | Kind.DISCARD:
            return {"divide": term.x, name_of(term.kind): term.amount}
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


def unreadable(part: object) -> IllegalMove:
    """What of the move cannot be read."""
    return IllegalMove(Message("royal-wedding-refuse-unreadable", {"part": shortened(part)}))


def whole(move: Mapping[str, object], word: str, least: int, most: int, rule: str = "") -> int:
    """A number from a file, if it is one and within its limits."""
    value = move[word]
    if type(value) is not int:
        raise unreadable({word: value})
    if not least <= value <= most:
        args = {"word": word, "least": least, "most": most, "given": shortened(value)}
        raise IllegalMove(Message("royal-wedding-refuse-limit", args, rule))
    return value


def seat_number(move: Mapping[str, object], word: str) -> int:
    return whole(move, word, 0, MOST_PLAYERS - 1)


def read_action(state: State, seat: int, move: Move) -> int:
    if all(type(value) is bool for value in move.values()):
        for action, plain in PLAIN.items():
            if move == plain:
                return action
    words = set(move)
    if words & {"offer", "wed", "counter"}:
        return read_proposal(state, seat, move)
    if words == {"buy"}:
        goods = read_goods(move, "buy", ("military", "prestige"))
        return int(purchase(goods.get("military", 0), goods.get("prestige", 0)))
    if words == {"cancel"}:
        return CANCELS + whole(move, "cancel", 1, MOST_DEALS)
    if words == {"show", "to"}:
        deal, to = whole(move, "show", 1, MOST_DEALS), seat_number(move, "to")
        base = SHOWS if state.decision == Decision.TALK else SHOWS_LATER
        return base + deal * MOST_PLAYERS + to
    if words == {"attack", "with"}:
        military = whole(move, "with", 0, AMOUNTS - 1)
        return ATTACKS + seat_number(move, "attack") * AMOUNTS + military
    for word, base in ANSWERS.items():
        if words == {word, "number"}:
            other, number = seat_number(move, word), whole(move, "number", 1, MOST_NUMBER)
            parties = (seat, other) if word == "withdraw" else (other, seat)
            return int(answer(base, other, place_of(state, *parties, number)))
    for word, base in AMOUNT_MOVES.items():
        if words == {word}:
            return base + whole(move, word, 0, AMOUNTS - 1)
    raise unreadable(move)


def read_goods(
    move: Mapping[str, object], word: str, known: Iterable[str] = GOOD_NAMES
) -> dict[str, int]:
    given = move.get(word, {})
    if not isinstance(given, Mapping):
        raise unreadable({word: given})
    for name in given:
        if name not in tuple(known):
            raise unreadable({word: {name: given[name]}})
    return {name: whole(given, name, 0, MOST_GIVEN, "RW-14") for name in given}


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
    head = {word: move[word] for word in move if word not in TERM_WORDS}
    match sorted(map(str, head)):
        case ["offer"] | ["wed"] as said:
            return Proposal(seat_number(head, said[0]), 0, said[0] == "wed", 0)
        case ["instead", "offer"]:
            instead = whole(head, "instead", 1, MOST_DEALS)
            return Proposal(seat_number(head, "offer"), 0, False, 0, instead)
        case ["counter", "number"] | ["counter", "number", "wed"] if head.get("wed", True) is True:
            number = whole(head, "number", 1, MOST_NUMBER)
            return Proposal(seat_number(head, "counter"), number, "wed" in head, 0)
    raise unreadable(head)


def read_terms(move: Move) -> int:
    terms = [
        *read_gifts(0, move, "give"), *read_gifts(1, move, "want"),
        *read_promises(0, move, "promise"), *read_promises(1, move, "ask"), *read_alone(move),
    ]  # fmt: skip
    if len(terms) > MOST_TERMS:
        raise too_many_terms()
    if any(term.y == term.x for term in terms):
        raise IllegalMove(Message("royal-wedding-refuse-senseless-term", {}, "RW-14"))
    return pack([CODES[term] for term in terms])


def too_many_terms() -> IllegalMove:
    return IllegalMove(Message("royal-wedding-refuse-terms", {"most": MOST_TERMS}, "RW-14"))


def read_alone(move: Move) -> list[Term]:
    if move.get("alone", True) is not True:
        raise unreadable({"alone": move["alone"]})
    return [Term(1, Kind.ALONE, 0, NOBODY, 0)] if "alone" in move else []


def read_gifts(side: int, move: Move, word: str) -> list[Term]:
    goods = read_goods(move, word)
    return [
        Term(side, Kind.GIVE, GOOD_NAMES.index(name), NOBODY, amount)
        for name, amount in goods.items()
        if amount > 0
    ]


def read_promises(side: int, move: Move, word: str) -> list[Term]:
    """Of two minima for the same thing the larger counts, of two maxima the smaller."""
    given = move.get(word, [])
    if not isinstance(given, list):
        raise unreadable({word: given})
    if len(given) > 4 * MOST_TERMS:
        raise too_many_terms()
    strictest: dict[tuple[int, ...], Term] = {}
    for term in (term for one in given for term in read_promise(side, one)):
        before = strictest.get(term[:4])
        if before is None or (before.amount > term.amount) == (term.kind in AT_MOST):
            strictest[term[:4]] = term
    return list(strictest.values())


def read_promise(side: int, given: object) -> list[Term]:
    if not isinstance(given, Mapping):
        raise unreadable(given)
    if "divide" in given:
        return read_division(side, given)
    words = tuple(sorted(str(word) for word in given if word != "with"))
    if words not in PROMISES or (PROMISES[words] in WITHOUT_AMOUNT and "with" in given):
        raise unreadable(given)
    kind = PROMISES[words]
    least = whole(given, "with", 1, MOST_PROMISED, "RW-14") if "with" in given else 1
    amount = 0 if kind in WITHOUT_AMOUNT else least
    if kind in WITH_ALLY:
        ally, enemy = words
        return [Term(side, kind, seat_number(given, enemy), seat_number(given, ally), amount)]
    return [Term(side, kind, seat_number(given, words[0]), NOBODY, amount)]


def read_division(side: int, given: Mapping[str, object]) -> list[Term]:
    """RW-14  A helper, and one or more of the parts; halves say all there is to say of the gain."""
    parts = set(given) - {"divide"}
    if not parts or not parts <= set(PARTS) or parts >= {"gain", "halves"}:
        raise unreadable(given)
    helper = seat_number(given, "divide")
    return [
        Term(side, PARTS[part], helper, NOBODY, read_part(given, part)) for part in sorted(parts)
    ]


def read_part(given: Mapping[str, object], part: str) -> int:
    if part != "halves":
        return whole(given, part, int(PARTS[part] not in AT_MOST), MOST_PROMISED, "RW-14")
    if given[part] is not True:
        raise unreadable({part: given[part]})
    return 0
