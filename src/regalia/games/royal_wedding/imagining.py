"""What deals of others may say, made up so that it agrees with all that the viewer has seen.

Everybody sees that a deal was struck, whether before or after the wedding, and every transfer. So
first each transfer seen is laid into a deal that may have brought it: what a seat gave its spouses
came first and is what binding deals add up to; what came after it, Gold only, came from deals that
bind nobody, one after the other in the order struck. Then every other deal becomes a promise, or a
gift to come, that contradicts nothing which binds and nothing which has happened.
"""

import numpy as np

from regalia.engine.compiled import Array, Record, compiled
from regalia.engine.random import below
from regalia.games.royal_wedding.bonds import (
    bind,
    other_party,
    refuse_bond,
    side_of,
    unbind_all,
    with_term,
)
from regalia.games.royal_wedding.data import GOLD, MOST_PLAYERS, Effect
from regalia.games.royal_wedding.houses import after_others, has, this_generation, tie, turn_of
from regalia.games.royal_wedding.ledger import given, giver_of, good_of, received, receiver_of
from regalia.games.royal_wedding.pending import guess_trader
from regalia.games.royal_wedding.state import (
    MOST_TRANSFERS,
    Flag,
    Refusal,
    Step,
    Tie,
    Turn,
)
from regalia.games.royal_wedding.talks import is_between, stands
from regalia.games.royal_wedding.terms import (
    ABSTAIN_CODE,
    AID_CODE,
    ATTACK_CODE,
    BASE,
    GIFT_CODE,
    MOST_GIVEN,
    MOST_TERMS,
    SPARE_CODE,
)
from regalia.games.royal_wedding.treasury import bound_gift, gift, gives

FORMS = 6
"""Peace, a gift, an attack, no help, help in defence and in attack: each by either side."""


@compiled
def forget_deal(deal: Record) -> None:
    """What everybody knows remains: the two parties, and whether they were married then."""
    one, other = min(deal.proposer, deal.partner), max(deal.proposer, deal.partner)
    deal.proposer = one
    deal.partner = other
    deal.terms = 0
    deal.marks &= Flag.EARLY
    deal.broken = 0


@compiled
def forget_old_deals(state: Record, viewer: int) -> None:
    """Deals of earlier generations change nothing any more, so nothing is made up about them."""
    for index in range(this_generation(state)):
        if side_of(state.deals[index], viewer) < 0:
            forget_deal(state.deals[index])


@compiled
def imagine_deals(state: Record, viewer: int) -> None:
    """First what the viewer knows, then what it has seen, then what fits in with both."""
    for index in range(this_generation(state), state.struck):
        if side_of(state.deals[index], viewer) < 0:
            forget_deal(state.deals[index])
    bind_again(state)
    bound = np.zeros(MOST_TRANSFERS, np.int8)
    for giver in range(state.players):
        if giver != viewer:
            lay_free_gifts(state, viewer, giver, bound)
    if state.step == Step.TRADE and state.active != viewer:
        guess_trader(state, viewer)
    lay_bound_gifts(state, bound)
    bind_again(state)
    for index in range(this_generation(state), state.struck):
        if side_of(state.deals[index], viewer) < 0:
            imagine(state, index)


@compiled
def bind_again(state: Record) -> None:
    unbind_all(state)
    for index in range(this_generation(state), state.struck):
        if state.deals[index].marks & Flag.BINDING:
            bind(state, index)


# Transfers that were seen


@compiled
def lay_free_gifts(state: Record, viewer: int, giver: int, bound: Array) -> None:
    """Lay what the giver gave by deals that bind nobody; mark in `bound` what may have bound."""
    last = this_generation(state) - 1
    owed, free, before = state.seats[giver].owes[GOLD], False, -1
    for i in range(state.transferred):
        entry = state.transfers[i]
        receiver, good, amount = receiver_of(entry), good_of(entry), entry.amount
        if giver_of(entry) != giver:
            continue
        if good != GOLD or (receiver == viewer and is_known_to_bind(state, i)):
            bound[i] = receiver != viewer
            before = entry.what
            continue
        early = not free and entry.what > before  # spouses and goods have their order
        if receiver != viewer and early and may_bind(state, i, owed + amount):
            bound[i] = 1
            owed, before = owed + amount, entry.what
            continue
        free = True
        index = next_giving(state, viewer, giver, receiver, last)
        last = max(last, index)
        if receiver != viewer and index >= 0:
            lay(state, index, giver, GOLD, amount)
        elif receiver != viewer:
            bound[i] = 1


@compiled
def is_first_of_its_kind(state: Record, i: int) -> bool:
    """Has the one not given the other of this good before?"""
    first = 0
    while state.transfers[first].what != state.transfers[i].what:
        first += 1
    return first == i


@compiled
def is_known_to_bind(state: Record, i: int) -> bool:
    """Did the viewer, who received it, have it by binding deals?"""
    entry = state.transfers[i]
    promised = bound_gift(state, giver_of(entry), receiver_of(entry), good_of(entry))
    return promised > 0 and is_first_of_its_kind(state, i)


@compiled
def may_bind(state: Record, i: int, owed: int) -> bool:
    """RW-16, RW-17  Gold to a spouse, which the giver had in step 2."""
    entry = state.transfers[i]
    giver = giver_of(entry)
    if tie(state, giver, receiver_of(entry)) != Tie.MARRIED:
        return False
    if state.step != Step.TRADE:  # what was held then is not known any more
        return True
    had = state.seats[giver].holds[GOLD] + given(state, giver, GOLD) - received(state, giver, GOLD)
    return owed <= had


@compiled
def next_giving(state: Record, viewer: int, giver: int, receiver: int, last: int) -> int:
    """The first deal after the last by which one may have given the other Gold freely."""
    married = tie(state, giver, receiver) == Tie.MARRIED
    for index in range(last + 1, state.struck):
        deal = state.deals[index]
        if not is_between(deal, giver, receiver) or deal.marks & Flag.BINDING:
            continue
        side = side_of(deal, giver)
        if receiver == viewer:
            if deal.marks & (Flag.GIVEN << side):
                return index
        elif not gives(deal, side) and (deal.marks & Flag.EARLY or not married):
            return index
    return -1


@compiled
def lay(state: Record, index: int, giver: int, good: int, amount: int) -> None:
    deal = state.deals[index]
    side = side_of(deal, giver)
    deal.terms = with_term(deal.terms, GIFT_CODE[side, good, amount])
    deal.marks |= Flag.GIVEN << side


@compiled
def lay_bound_gifts(state: Record, bound: Array) -> None:
    """Spread what binding deals brought over deals that may have bound."""
    for i in range(state.transferred):
        entry = state.transfers[i]
        giver, receiver, good = giver_of(entry), receiver_of(entry), good_of(entry)
        rest = entry.amount if bound[i] else 0
        while rest > 0:
            index = roomiest(state, giver, receiver, good)
            if index < 0:
                break
            amount = min(rest, MOST_GIVEN)
            lay(state, index, giver, good, amount)
            if tie(state, giver, receiver) == Tie.MARRIED:
                state.deals[index].marks |= Flag.BINDING
            rest -= amount


@compiled
def roomiest(state: Record, giver: int, receiver: int, good: int) -> int:
    """The deal of the two, after the wedding if there is one, with most room for a gift."""
    best, found = MOST_PLAYERS * MOST_TERMS, -1
    for index in range(this_generation(state), state.struck):
        deal = state.deals[index]
        if not is_between(deal, giver, receiver) or gift(deal, side_of(deal, giver), good) > 0:
            continue
        terms = count_terms(deal.terms)
        early = deal.marks & Flag.EARLY != 0
        free = early and terms > 0 and not deal.marks & Flag.BINDING
        cost = terms + MOST_TERMS * int(early) + 2 * MOST_TERMS * int(free)
        if terms < MOST_TERMS and cost < best:
            best, found = cost, index
    return found


@compiled
def count_terms(terms: int) -> int:
    count = 0
    while terms > 0:
        count, terms = count + 1, terms // BASE
    return count


# Promises


@compiled
def imagine(state: Record, index: int) -> None:
    """A first term that fits, unless there is one already."""
    deal = state.deals[index]
    if deal.terms > 0:
        married = tie(state, deal.proposer, deal.partner) == Tie.MARRIED
        if married and not deal.marks & Flag.BINDING:
            contradict(state, index)
        return
    forms = 2 * FORMS * (state.players - 2)
    start = below(state.rng, forms)
    for i in range(forms):
        form = (start + i) % forms
        side, third = form % 2, after_others(state, deal.proposer, deal.partner, form // 2 // FORMS)
        term = imagined_term(state, deal, form // 2 % FORMS, side, third)
        if term > 0 and fits(state, index, term, side):
            return
    deal.terms = 0
    contradict(state, index)


@compiled
def imagined_term(state: Record, deal: Record, what: int, side: int, third: int) -> int:
    """A term of that side which agrees with what has happened; 0 if there is none."""
    seat, other = other_party(deal, 1 - side), other_party(deal, side)
    if what == 0:
        return SPARE_CODE[side, other] if state.seats[seat].attacked != other else 0
    if what == 1:
        return GIFT_CODE[side, GOLD, 1] if may_still_give(state, seat, other) else 0
    if what == 2:
        return imagined_attack(state, seat, side, third)
    if what == 3:
        return ABSTAIN_CODE[side, other] if not has_led(state, other) else 0
    if what == 4:
        return AID_CODE[side, 1, third, other] if state.seats[third].attacked != other else 0
    return AID_CODE[side, 0, third, other] if state.seats[other].attacked != third else 0


@compiled
def may_still_give(state: Record, seat: int, other: int) -> bool:
    if tie(state, seat, other) == Tie.NONE or state.seats[seat].holds[GOLD] == 0:
        return False
    if state.step == Step.TRADE:
        return turn_of(state, seat) > state.turn
    return state.step == Step.NEGOTIATE


@compiled
def imagined_attack(state: Record, seat: int, side: int, third: int) -> int:
    """The attack that was made, or one that is to come or could not come."""
    attacked = state.seats[seat].attacked
    if attacked in (Turn.NOT_YET, Turn.UNABLE):
        return ATTACK_CODE[side, third]
    return ATTACK_CODE[side, attacked] if attacked < state.players else 0


@compiled
def has_led(state: Record, seat: int) -> bool:
    """Has the seat attacked or been attacked, so that somebody may have helped against it?"""
    led = state.seats[seat].attacked in range(state.players)
    for other in range(state.players):
        led |= state.seats[other].attacked == seat
    return led


@compiled
def fits(state: Record, index: int, term: int, side: int) -> bool:
    """Let the deal be this term, if it binds nobody or contradicts nothing that binds."""
    deal = state.deals[index]
    deal.terms = term
    if tie(state, deal.proposer, deal.partner) != Tie.MARRIED:
        return True
    if refuse_bond(state, other_party(deal, 1 - side), side, term) != Refusal.NONE:
        return False
    bind(state, index)
    for i in range(state.open):
        if not stands(state, i):
            deal.marks &= Flag.EARLY
            bind_again(state)
            return False
    return True


@compiled
def contradict(state: Record, index: int) -> None:
    """RW-16  Why a couple's early deal binds nobody: help for both sides of an unfought battle."""
    deal = state.deals[index]
    if count_terms(deal.terms) > MOST_TERMS - 2:
        return
    for form in range(2 * (state.players - 2)):
        side, third = form % 2, after_others(state, deal.proposer, deal.partner, form // 2)
        seat, other = other_party(deal, 1 - side), other_party(deal, side)
        if state.seats[third].attacked != other and not has(state, seat, Effect.BOTH_SIDES):
            deal.terms = with_term(deal.terms, AID_CODE[side, 0, other, third])
            deal.terms = with_term(deal.terms, AID_CODE[side, 1, third, other])
            return
    if deal.terms == 0:
        deal.terms = SPARE_CODE[0, deal.partner]
