"""What deals of others may say, made up so that it agrees with all that the viewer has seen.

Everybody sees that a deal was struck, whether before or after the wedding, and every transfer. So
first each transfer seen is laid into a deal that may have brought it: what a seat gave its spouses
came first and is what binding deals add up to; what came after it, Gold only, came from deals that
bind nobody, one after the other in the order struck. Then every other deal becomes a promise, or a
gift to come, that contradicts nothing which binds and nothing which has happened.

Whose decision is awaited in step 3 is a secret, too: one of those it could be is chosen.
"""

from regalia.engine.compiled import compiled
from regalia.engine.random import below
from regalia.games.royal_wedding.data import (
    GOLD,
    MOST_GIVEN,
    MOST_PLAYERS,
    MOST_TERMS,
    Effect,
    Step,
)
from regalia.games.royal_wedding.deals import (
    bind,
    bind_again,
    gift,
    gives,
    is_between,
    knows,
    other_party,
    refuse_bond,
    side_of,
    this_generation,
)
from regalia.games.royal_wedding.lapses import is_impossible
from regalia.games.royal_wedding.offers import stands, tie
from regalia.games.royal_wedding.state import (
    Deal,
    Decision,
    Flag,
    Refusal,
    State,
    Tie,
    Turn,
    ask,
    has,
    in_order,
    turn_of,
)
from regalia.games.royal_wedding.terms import (
    ABSTAIN_CODE,
    AID_CODE,
    ATTACK_CODE,
    GIFT_CODE,
    HALVES_CODE,
    SPARE_CODE,
    count_terms,
    with_term,
)
from regalia.games.royal_wedding.treasury import (
    bound_gift,
    can_cover,
    given,
    giver_of,
    good_of,
    is_to_decide,
    received,
    receiver_of,
)

FORMS = 7
"""Peace, a gift, an attack, no help, help in defence and in attack, halves: each by either side."""
MOST_IMAGINED = 3
"""Gold in the transfer that others are imagined to decide on."""


@compiled
def imagine_deals(state: State, viewer: int) -> None:
    """First what the viewer knows, then what it has seen, then what fits in with both."""
    bind_again(state)
    for giver in range(state.players):
        if giver != viewer:
            lay_gifts(state, viewer, giver)
    if state.step == Step.TRADE and state.active != viewer:
        guess_trader(state, viewer)
    bind_again(state)
    for index in range(this_generation(state), state.struck):
        if not knows(state.deals[index], viewer):
            imagine(state, index)


# Transfers that were seen


@compiled
def lay_gifts(state: State, viewer: int, giver: int) -> None:
    """What binds is laid before a free gift can take its room."""
    last = this_generation(state) - 1
    owed, free, before = state.seats[giver].owes[GOLD], False, -1
    for i in range(state.transferred):
        entry = state.transfers[i]
        receiver, good, amount = receiver_of(entry), good_of(entry), entry.amount
        if giver_of(entry) != giver:
            continue
        if good != GOLD or is_known_to_bind(state, i):
            lay_bound_gift(state, viewer, i, amount - shown_gift(state, i))
            before = entry.what
            continue
        early = not free and entry.what > before  # spouses and goods have their order
        if receiver != viewer and early and may_bind(state, viewer, i, owed + amount):
            lay_bound_gift(state, viewer, i, amount)
            owed, before = owed + amount, entry.what
            continue
        free = True
        index = next_giving(state, viewer, giver, receiver, amount, last)
        last = max(last, index)
        if receiver != viewer and index >= 0:
            lay(state, index, giver, GOLD, amount)
        else:
            lay_bound_gift(state, viewer, i, amount)


@compiled
def is_first_of_its_kind(state: State, i: int) -> bool:
    """Has the one not given the other of this good before?"""
    first = 0
    while state.transfers[first].what != state.transfers[i].what:
        first += 1
    return first == i


@compiled
def is_known_to_bind(state: State, i: int) -> bool:
    """Was it given, all or some of it, by binding deals whose terms the viewer knows?"""
    entry = state.transfers[i]
    promised = bound_gift(state, giver_of(entry), receiver_of(entry), good_of(entry))
    return promised > 0 and is_first_of_its_kind(state, i)


@compiled
def may_bind(state: State, viewer: int, i: int, owed: int) -> bool:
    """RW-16, RW-17  Gold to a spouse, which the giver had in step 2."""
    entry = state.transfers[i]
    giver, receiver = giver_of(entry), receiver_of(entry)
    if tie(state, giver, receiver) != Tie.MARRIED:
        return False
    if roomiest(state, viewer, giver, receiver, GOLD) < 0:
        return False
    if state.step != Step.TRADE:  # what was held then is not known any more
        return True
    had = state.seats[giver].holds[GOLD] + given(state, giver, GOLD) - received(state, giver, GOLD)
    return owed <= had


@compiled
def next_giving(
    state: State, viewer: int, giver: int, receiver: int, amount: int, last: int
) -> int:
    """The first deal after the last by which one may have given the other this Gold freely."""
    married = tie(state, giver, receiver) == Tie.MARRIED
    for index in range(last + 1, state.struck):
        deal = state.deals[index]
        if not is_between(deal, giver, receiver) or deal.marks & Flag.BINDING:
            continue
        side = side_of(deal, giver)
        if receiver == viewer:
            if deal.marks & (Flag.GIVEN << side):
                return index
        elif knows(deal, viewer):
            if gift(deal, side, GOLD) == amount and not deal.marks & (Flag.GIVEN << side):
                return index
        elif not gives(deal, side) and (deal.marks & Flag.EARLY or not married):
            return index
    return -1


@compiled
def lay(state: State, index: int, giver: int, good: int, amount: int) -> None:
    deal = state.deals[index]
    side = side_of(deal, giver)
    if not deal.shown:
        deal.terms = with_term(deal.terms, GIFT_CODE[side, good, amount])
    deal.marks |= Flag.GIVEN << side


@compiled
def lay_bound_gift(state: State, viewer: int, i: int, rest: int) -> None:
    """Spread what binding deals brought over deals that may have bound."""
    entry = state.transfers[i]
    giver, receiver, good = giver_of(entry), receiver_of(entry), good_of(entry)
    while rest > 0 and receiver != viewer:
        index = roomiest(state, viewer, giver, receiver, good)
        if index < 0:
            break
        amount = min(rest, MOST_GIVEN)
        lay(state, index, giver, good, amount)
        if tie(state, giver, receiver) == Tie.MARRIED:
            state.deals[index].marks |= Flag.BINDING
        rest -= amount


@compiled
def shown_gift(state: State, i: int) -> int:
    """What of a transfer came from binding deals of others that the viewer was shown."""
    entry, total = state.transfers[i], 0
    giver, receiver = giver_of(entry), receiver_of(entry)
    for index in range(this_generation(state), state.struck):
        deal = state.deals[index]
        if deal.shown and deal.marks & Flag.BINDING and is_between(deal, giver, receiver):
            total += gift(deal, side_of(deal, giver), good_of(entry))
    return total if is_first_of_its_kind(state, i) else 0


@compiled
def roomiest(state: State, viewer: int, giver: int, receiver: int, good: int) -> int:
    """The unknown deal of the two, after a wedding if there is one, with most room for a gift."""
    best, found = MOST_PLAYERS * MOST_TERMS, -1
    for index in range(this_generation(state), state.struck):
        deal = state.deals[index]
        if not is_between(deal, giver, receiver) or knows(deal, viewer):
            continue
        if gift(deal, side_of(deal, giver), good) > 0:
            continue
        terms = count_terms(deal.terms)
        early = deal.marks & Flag.EARLY != 0
        free = early and terms > 0 and not deal.marks & Flag.BINDING
        cost = terms + MOST_TERMS * int(early) + 2 * MOST_TERMS * int(free)
        if terms < MOST_TERMS and cost < best:
            best, found = cost, index
    return found


# Promises


@compiled
def imagine(state: State, index: int) -> None:
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
        impossible = is_impossible(state, other_party(deal, 1 - side), term)
        if term > 0 and not impossible and fits(state, index, term, side):
            return
    deal.terms = 0
    contradict(state, index)


@compiled
def after_others(state: State, one: int, other: int, turn: int) -> int:
    """The seat that comes after so many others, the two left out."""
    seat = 0
    while turn > 0 or seat in (one, other):
        turn -= int(seat not in (one, other))
        seat += 1
    return seat


@compiled
def imagined_term(state: State, deal: Deal, what: int, side: int, third: int) -> int:
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
    if what == 5:
        return AID_CODE[side, 0, third, other] if state.seats[other].attacked != third else 0
    return HALVES_CODE[side, other] if not has_led(state, seat) else 0


@compiled
def may_still_give(state: State, seat: int, other: int) -> bool:
    if tie(state, seat, other) == Tie.NONE or state.seats[seat].holds[GOLD] == 0:
        return False
    if state.step == Step.TRADE:
        return turn_of(state, seat) > state.turn
    return state.step == Step.NEGOTIATE


@compiled
def imagined_attack(state: State, seat: int, side: int, third: int) -> int:
    """The attack that was made, or one that is to come."""
    attacked = state.seats[seat].attacked
    if attacked == Turn.NOT_YET:
        return ATTACK_CODE[side, third]
    return ATTACK_CODE[side, attacked] if attacked < state.players else 0


@compiled
def has_led(state: State, seat: int) -> bool:
    """Has the seat attacked or been attacked, so that somebody may have helped against it?"""
    led = state.seats[seat].attacked in range(state.players)
    for other in range(state.players):
        led |= state.seats[other].attacked == seat
    return led


@compiled
def fits(state: State, index: int, term: int, side: int) -> bool:
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
def contradict(state: State, index: int) -> None:
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


# Whose decision is awaited


@compiled
def guess_trader(state: State, viewer: int) -> int:
    """Choose one of those it could be; the deal, if its content had to be imagined, or -1."""
    earliest, latest = earliest_turn(state, viewer), latest_turn(state, viewer)
    found = count_candidates(state, viewer, earliest, latest, -1)
    place = count_candidates(state, viewer, earliest, latest, below(state.rng, found))
    turn, index = place // state.struck, place % state.struck
    seat = in_order(state, turn)
    state.turn = turn
    state.pending = index
    ask(state, Decision.HONOUR, seat)
    deal = state.deals[index]
    if knows(deal, viewer):
        return -1
    gold = 1 + below(state.rng, min(MOST_IMAGINED, state.seats[seat].holds[GOLD]))
    deal.terms = with_term(deal.terms, GIFT_CODE[side_of(deal, seat), GOLD, gold])
    return index


@compiled
def count_candidates(state: State, viewer: int, earliest: int, latest: int, wanted: int) -> int:
    """How many decisions it could be; or which is the one wanted, as turn and deal."""
    found = 0
    for turn in range(earliest, latest + 1):
        seat = in_order(state, turn)
        for index in range(this_generation(state), state.struck):
            if seat != viewer and may_be_pending(state, viewer, seat, index):
                if found == wanted:
                    return turn * state.struck + index
                found += 1
    return found


@compiled
def earliest_turn(state: State, viewer: int) -> int:
    """Those who gave something, or broke their word to the viewer, have had their turn."""
    earliest = 0
    for seat in range(state.players):
        if has_been_seen_trading(state, viewer, seat):
            turn = turn_of(state, seat)
            earliest = max(earliest, turn + 1 if seat == viewer else turn)
    return earliest


@compiled
def has_been_seen_trading(state: State, viewer: int, seat: int) -> bool:
    for index in range(state.transferred):
        if giver_of(state.transfers[index]) == seat:
            return True
    for index in range(this_generation(state), state.struck):
        deal = state.deals[index]
        side = side_of(deal, seat)
        if side >= 0 and side_of(deal, viewer) >= 0 and deal.marks & (Flag.RENEGED << side):
            return True
    return False


@compiled
def latest_turn(state: State, viewer: int) -> int:
    """Those who have yet to give what the viewer knows of have not been passed over."""
    latest = state.players - 1
    for index in range(this_generation(state), state.struck):
        deal = state.deals[index]
        if side_of(deal, viewer) >= 0 or (deal.marks & Flag.BINDING and knows(deal, viewer)):
            for side in range(2):
                if is_open(deal, side):
                    seat = other_party(deal, 1 - side)
                    waits = seat == viewer or deal.marks & Flag.BINDING != 0
                    turn = turn_of(state, seat)
                    latest = min(latest, turn - 1 if waits else turn)
    return latest


@compiled
def is_open(deal: Deal, side: int) -> bool:
    """Has that side of the deal yet to give something?"""
    settled = deal.marks & (Flag.GIVEN << side | Flag.RENEGED << side)
    return gives(deal, side) and settled == 0


@compiled
def may_be_pending(state: State, viewer: int, seat: int, index: int) -> bool:
    """Could the seat be deciding on this deal?"""
    deal = state.deals[index]
    if side_of(deal, seat) < 0 or not is_next(state, viewer, seat, index):
        return False
    if knows(deal, viewer):
        return is_to_decide(state, seat, index) and can_cover(state, seat, index)
    side, me = side_of(deal, seat), state.seats[seat]
    other = other_party(deal, side)
    if gives(deal, side):
        return False
    free = deal.marks & Flag.EARLY != 0 or me.married >> other & 1 == 0
    return free and me.formerly >> other & 1 != 0 and me.holds[GOLD] > 0


@compiled
def is_next(state: State, viewer: int, seat: int, index: int) -> bool:
    """Deals are gone through in the order struck; of some it is known how far."""
    for i in range(this_generation(state), state.struck):
        deal = state.deals[i]
        side = side_of(deal, seat)
        free = side >= 0 and not deal.marks & Flag.BINDING
        if i == index or not free or not gives(deal, side):
            continue
        broken = side_of(deal, viewer) < 0 and i < index  # perhaps, where the viewer cannot know
        if is_open(deal, side) != (i > index) and not broken:
            return False
    return True
