"""Whose decision is awaited in step 3, as far as others can tell: one of those it could be."""

from regalia.engine.compiled import Record, compiled
from regalia.engine.random import below
from regalia.games.royal_wedding.bonds import other_party, side_of, with_term
from regalia.games.royal_wedding.data import GOLD
from regalia.games.royal_wedding.houses import ask, in_order, this_generation, turn_of
from regalia.games.royal_wedding.ledger import giver_of
from regalia.games.royal_wedding.state import Decision, Flag
from regalia.games.royal_wedding.terms import GIFT_CODE
from regalia.games.royal_wedding.treasury import can_cover, gives, is_to_decide

MOST_IMAGINED = 3
"""Gold in the transfer that others are imagined to decide on."""


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
    deal.terms = with_term(deal.terms, GIFT_CODE[side_of(deal, seat), GOLD, gold])
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
    if side_of(deal, seat) < 0 or not is_next(state, seat, index):
        return False
    if side_of(deal, viewer) >= 0:
        return is_to_decide(state, seat, index) and can_cover(state, seat, index)
    side, me = side_of(deal, seat), state.seats[seat]
    other = other_party(deal, side)
    if gives(deal, side):
        return False
    free = deal.marks & Flag.EARLY != 0 or me.married >> other & 1 == 0
    return free and me.formerly >> other & 1 != 0 and me.holds[GOLD] > 0


@compiled
def is_next(state: Record, seat: int, index: int) -> bool:
    """Deals are gone through in the order struck; of some it is known how far."""
    for i in range(this_generation(state), state.struck):
        deal = state.deals[i]
        side = side_of(deal, seat)
        free = side >= 0 and not deal.marks & Flag.BINDING
        if i != index and free and gives(deal, side) and is_open(deal, side) != (i > index):
            return False
    return True
