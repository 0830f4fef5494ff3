"""What a seat cannot know: others' Challenges, their open offers, and the content of their deals.

The Challenges are dealt anew. Open offers of others are forgotten, with their numbers and with who
is finished. A deal of others that was struck is known to exist; it is imagined anew as a single
promise or gift that contradicts nothing the seat knows. In step 3 the seat also does not know
whose decision is awaited: one of those is taken for whom it could be.
"""

import numpy as np

from regalia.engine.compiled import Record, compiled
from regalia.engine.random import (
    HIDE_STREAM,
    TABLE_STREAM,
    below,
    redeal,
    seed_with_number,
)
from regalia.games.royal_wedding.bonds import (
    bind,
    other_party,
    refuse_bond,
    side_of,
    unbind_all,
)
from regalia.games.royal_wedding.data import ALL_CARDS, GOLD, GOODS
from regalia.games.royal_wedding.houses import (
    ask,
    in_order,
    this_generation,
    tie,
    turn_of,
)
from regalia.games.royal_wedding.state import Decision, Flag, Happening, Refusal, Step, Tie
from regalia.games.royal_wedding.talks import remove_offer, stands
from regalia.games.royal_wedding.terms import ATTACK_CODE, GIFT_CODE, SPARE_CODE
from regalia.games.royal_wedding.treasury import can_cover, gives, is_to_decide

MOST_IMAGINED = 3
"""Gold in the transfer that others are imagined to decide on."""
FORMS = 6
"""What is imagined: a promise of peace, a gift, or an attack that was made, by either side."""


@compiled
def hide(state: Record, seat: int, seed: int) -> None:
    """Deal anew all that the seat cannot know; -1 is a spectator."""
    seed_with_number(state.rng, seed, HIDE_STREAM)
    redeal_challenges(state, seat)
    if state.step != Step.OVER:
        forget_offers(state, seat)
        forget_old_deals(state, seat)
        imagine_deals(state, seat)
    forget_events(state, seat)
    seed_with_number(state.rng, seed, TABLE_STREAM)


# Challenges


@compiled
def redeal_challenges(state: Record, viewer: int) -> None:
    """Those drawn before the deck was renewed were its last cards; the rest mix with the deck."""
    redeal_hands(state, viewer, 0, state.early, 0)
    redeal_hands(state, viewer, state.early, state.players, state.in_deck)


@compiled
def redeal_hands(state: Record, viewer: int, start: int, stop: int, in_deck: int) -> None:
    """Mix the hands of the seats with these turns, but the viewer's, and so much of the deck."""
    cards = np.zeros(ALL_CARDS, np.int8)
    count = in_deck
    for i in range(in_deck):
        cards[i] = state.deck[i]
    for turn in range(start, stop):
        seat = in_order(state, turn)
        if seat != viewer and state.seats[seat].challenge >= 0:
            cards[count] = state.seats[seat].challenge
            count += 1
    redeal(state.rng, cards, 0, count)
    for i in range(in_deck):
        state.deck[i] = cards[i]
    count = in_deck
    for turn in range(start, stop):
        seat = in_order(state, turn)
        if seat != viewer and state.seats[seat].challenge >= 0:
            state.seats[seat].challenge = cards[count]
            count += 1


# Offers and events


@compiled
def forget_offers(state: Record, viewer: int) -> None:
    for index in range(state.open - 1, -1, -1):
        if viewer not in (state.offers[index].proposer, state.offers[index].partner):
            remove_offer(state, index)
    for seat in range(state.players):
        if seat != viewer:
            state.seats[seat].finished = 0
            for other in range(state.players):
                if other != viewer:
                    state.seats[seat].made[other] = 0


@compiled
def is_heard(event: Record, viewer: int) -> bool:
    """Some events are for two seats only."""
    partner = event.a == viewer
    return event.kind >= Happening.DRAW or event.seat == viewer or partner


@compiled
def forget_events(state: Record, viewer: int) -> None:
    kept = 0
    for index in range(state.happened):
        event = state.events[index]
        if is_heard(event, viewer):
            copy_event(state, index, kept)
            if event.kind == Happening.DRAW and event.seat != viewer:
                state.events[kept].a = -1
            kept += 1
    state.happened = kept
    for index in range(kept, len(state.events)):
        event = state.events[index]
        event.kind = 0
        event.seat = 0
        event.a = 0
        event.b = 0
        event.c = 0


@compiled
def copy_event(state: Record, source: int, target: int) -> None:
    one, other = state.events[source], state.events[target]
    other.kind = one.kind
    other.seat = one.seat
    other.a = one.a
    other.b = one.b
    other.c = one.c


# Deals


@compiled
def forget_deal(deal: Record) -> None:
    """What everybody knows remains: the two parties, and whether they were married then."""
    one, other = min(deal.proposer, deal.partner), max(deal.proposer, deal.partner)
    deal.proposer = one
    deal.partner = other
    deal.terms = SPARE_CODE[0, other]
    deal.marks &= Flag.EARLY


@compiled
def forget_old_deals(state: Record, viewer: int) -> None:
    """Deals of earlier generations change nothing any more, so there is nothing to imagine."""
    for index in range(this_generation(state)):
        if side_of(state.deals[index], viewer) < 0:
            forget_deal(state.deals[index])


@compiled
def imagine_deals(state: Record, viewer: int) -> None:
    """First what the viewer knows, then what fits in with it."""
    first = this_generation(state)
    for index in range(first, state.struck):
        if side_of(state.deals[index], viewer) < 0:
            forget_deal(state.deals[index])
    bind_again(state)
    guessed = -1
    if state.step == Step.TRADE and state.active != viewer:
        guessed = guess_trader(state, viewer)
    for index in range(first, state.struck):
        if index != guessed and side_of(state.deals[index], viewer) < 0:
            imagine(state, index)


@compiled
def bind_again(state: Record) -> None:
    unbind_all(state)
    for index in range(this_generation(state), state.struck):
        if state.deals[index].marks & Flag.BINDING:
            bind(state, index)


@compiled
def imagine(state: Record, index: int) -> None:
    """A first term that fits; if none does, a promise of peace that binds nobody."""
    deal = state.deals[index]
    start = below(state.rng, FORMS)
    for i in range(FORMS):
        form = (start + i) % FORMS
        term = imagined_term(state, deal, form // 2, form % 2)
        if term > 0 and fits(state, index, term, form % 2):
            return
    deal.terms = SPARE_CODE[0, deal.partner]


@compiled
def imagined_term(state: Record, deal: Record, what: int, side: int) -> int:
    """A term of that side which agrees with what has happened; 0 if there is none."""
    other = other_party(deal, side)
    me = state.seats[other_party(deal, 1 - side)]
    if what == 0:
        return SPARE_CODE[side, other] if me.attacked != other else 0
    if what == 1:
        return GIFT_CODE[side, GOLD, 1] if may_still_give(state, deal, side) else 0
    return ATTACK_CODE[side, other] if me.attacked == other else 0


@compiled
def may_still_give(state: Record, deal: Record, side: int) -> bool:
    seat, other = other_party(deal, 1 - side), other_party(deal, side)
    if tie(state, seat, other) == Tie.NONE or state.seats[seat].holds[GOLD] == 0:
        return False
    if state.step == Step.TRADE:
        return turn_of(state, seat) > state.turn
    return state.step == Step.NEGOTIATE


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


# Whose decision is awaited in step 3


@compiled
def guess_trader(state: Record, viewer: int) -> int:
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
    if side_of(deal, viewer) >= 0:
        return -1
    gold = 1 + below(state.rng, min(MOST_IMAGINED, state.seats[seat].holds[GOLD]))
    deal.terms = GIFT_CODE[side_of(deal, seat), GOLD, gold]
    return index


@compiled
def count_candidates(state: Record, viewer: int, earliest: int, latest: int, wanted: int) -> int:
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
def earliest_turn(state: Record, viewer: int) -> int:
    """Those who gave something, or broke their word to the viewer, have had their turn."""
    earliest = 0
    for seat in range(state.players):
        if has_been_seen_trading(state, viewer, seat):
            turn = turn_of(state, seat)
            earliest = max(earliest, turn + 1 if seat == viewer else turn)
    return earliest


@compiled
def has_been_seen_trading(state: Record, viewer: int, seat: int) -> bool:
    for good in range(GOODS):
        if state.seats[seat].given[good] > 0:
            return True
    for index in range(this_generation(state), state.struck):
        deal = state.deals[index]
        side = side_of(deal, seat)
        if side >= 0 and side_of(deal, viewer) >= 0 and deal.marks & (Flag.RENEGED << side):
            return True
    return False


@compiled
def latest_turn(state: Record, viewer: int) -> int:
    """Those who have yet to give what the viewer knows of have not been passed over."""
    latest = state.players - 1
    for index in range(this_generation(state), state.struck):
        deal = state.deals[index]
        if side_of(deal, viewer) >= 0:
            for side in range(2):
                if is_open(deal, side):
                    seat = other_party(deal, 1 - side)
                    waits = seat == viewer or deal.marks & Flag.BINDING != 0
                    turn = turn_of(state, seat)
                    latest = min(latest, turn - 1 if waits else turn)
    return latest


@compiled
def is_open(deal: Record, side: int) -> bool:
    """Has that side of the deal yet to give something?"""
    settled = deal.marks & (Flag.GIVEN << side | Flag.RENEGED << side)
    return gives(deal, side) and settled == 0


@compiled
def may_be_pending(state: Record, viewer: int, seat: int, index: int) -> bool:
    """Could the seat be deciding on this deal?"""
    deal = state.deals[index]
    if side_of(deal, seat) < 0 or not is_next(state, viewer, seat, index):
        return False
    if side_of(deal, viewer) >= 0:
        return is_to_decide(state, seat, index) and can_cover(state, seat, index)
    other = other_party(deal, side_of(deal, seat))
    me = state.seats[seat]
    free = deal.marks & Flag.EARLY != 0 or me.married >> other & 1 == 0
    return free and me.formerly >> other & 1 != 0 and me.holds[GOLD] > 0


@compiled
def is_next(state: Record, viewer: int, seat: int, index: int) -> bool:
    """Deals are gone through in the order struck; the viewer knows how far with the own ones."""
    for i in range(this_generation(state), state.struck):
        deal = state.deals[i]
        side = side_of(deal, seat)
        known = side >= 0 and side_of(deal, viewer) >= 0 and not deal.marks & Flag.BINDING
        if i != index and known and gives(deal, side) and is_open(deal, side) != (i > index):
            return False
    return True
