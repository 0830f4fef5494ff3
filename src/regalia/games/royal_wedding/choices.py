"""Every legal action of a seat, the usual ones first; `rules.refuse` says the same one by one."""

from regalia.engine.compiled import Array, Record, compiled
from regalia.games.royal_wedding.assistance import least_assistance, refuse_contribute
from regalia.games.royal_wedding.battle import refuse_attack, refuse_pass
from regalia.games.royal_wedding.bonds import refuse_bond
from regalia.games.royal_wedding.data import GOLD, MILITARY, PRICE
from regalia.games.royal_wedding.houses import tie
from regalia.games.royal_wedding.menu import (
    BETWEEN_US,
    DOWRIES,
    GOLD_STAKES,
    ITEMS,
    PER_TARGET,
    PLEDGES,
    PRICES,
    STAKE_AMOUNT,
    STAKE_GOOD,
    STAKES,
    SWAPS,
    WAYS,
)
from regalia.games.royal_wedding.numbers import (
    ACCEPTS,
    AMOUNTS,
    ATTACKS,
    BREAK,
    CALL,
    CONTRIBUTES,
    COUNTERS,
    DECLINES,
    DEFENDS,
    FINISH,
    HONOUR,
    MENU,
    MOST_BOUGHT,
    NO_CALL,
    PASS,
    SHARES,
    WITHDRAWS,
    answer,
    purchase,
    terms_of_item,
)
from regalia.games.royal_wedding.sides import military_left
from regalia.games.royal_wedding.spoils import least_share, most_share
from regalia.games.royal_wedding.state import Decision, Refusal, Step, Tie
from regalia.games.royal_wedding.talks import (
    latest_offer,
    proposals_left,
    refuse_acceptance,
    refuse_wedding,
)

ALL_STAKES = len(STAKES)


@compiled
def legal(state: Record, seat: int, out: Array) -> int:
    """All actions of the seat that `refuse` has nothing against."""
    if state.step == Step.OVER:
        return 0
    if state.decision == Decision.TALK:
        return 0 if state.seats[seat].finished else legal_talk(state, seat, out)
    if seat != state.active:
        return 0
    if state.decision == Decision.HONOUR:
        out[0], out[1] = HONOUR, BREAK
        return 2
    if state.decision == Decision.CALL:
        out[0], out[1] = CALL, NO_CALL
        return 2
    if state.decision == Decision.BUY:
        return legal_purchases(state, seat, out)
    return legal_in_war(state, seat, out)


# Talks


@compiled
def legal_talk(state: Record, seat: int, out: Array) -> int:
    """Yes to what was offered, to be finished, new offers, no, and never mind."""
    found = list_acceptances(state, seat, out)
    out[found] = FINISH
    found += 1
    if proposals_left(state, seat) > 0:
        for partner in range(state.players):
            if partner != seat:
                first = found
                found = list_offers(state, seat, partner, out, first)
                if latest_offer(state, partner, seat) > 0:
                    found = list_counters(out, first, found)
    for index in range(state.open):
        one = state.offers[index]
        if one.partner == seat:
            out[found] = answer(DECLINES, one.proposer, one.number)
            found += 1
        elif one.proposer == seat:
            out[found] = answer(WITHDRAWS, one.partner, one.number)
            found += 1
    return found


@compiled
def list_acceptances(state: Record, seat: int, out: Array) -> int:
    found = 0
    for index in range(state.open):
        one = state.offers[index]
        if one.partner == seat and refuse_acceptance(state, seat, index) == Refusal.NONE:
            out[found] = answer(ACCEPTS, one.proposer, one.number)
            found += 1
    return found


@compiled
def list_offers(state: Record, seat: int, partner: int, out: Array, found: int) -> int:
    reach = tie(state, seat, partner)
    menu = MENU + partner * ITEMS
    if refuse_wedding(state, seat, partner) == Refusal.NONE:
        found = list_trades(state, seat, menu + DOWRIES, Tie.MARRIED, 0, out, found)
    if reach != Tie.NONE:
        found = list_trades(state, seat, menu + SWAPS, reach, 1, out, found)
    return list_pledges(state, seat, partner, menu + PLEDGES, reach, out, found)


@compiled
def list_counters(out: Array, first: int, found: int) -> int:
    """RW-13  What may be offered may also be said in answer to the partner's latest offer."""
    for i in range(found - first):
        out[found + i] = out[first + i] + COUNTERS - MENU
    return 2 * found - first


@compiled
def list_trades(
    state: Record, seat: int, base: int, reach: int, least: int, out: Array, found: int
) -> int:
    """RW-11, RW-16  What the tie allows and, where it would bind, the seat can cover.

    For nothing, at least the stake numbered `least` is asked: no deal is empty but a dowry.
    """
    me = state.seats[seat]
    stakes = ALL_STAKES if reach == Tie.MARRIED else GOLD_STAKES
    for mine in range(stakes):
        good = STAKE_GOOD[mine]
        short = STAKE_AMOUNT[mine] + me.owes[good] > me.holds[good]
        if reach == Tie.MARRIED and mine > 0 and short:
            continue
        for yours in range(least if mine == 0 else 0, stakes):
            out[found] = base + mine * ALL_STAKES + yours
            found += 1
    return found


@compiled
def list_pledges(
    state: Record, seat: int, partner: int, base: int, reach: int, out: Array, found: int
) -> int:
    """RW-12, RW-14  Promises, for Gold only where Gold may be traded."""
    for form in range(BETWEEN_US + PER_TARGET * state.players):
        item = PLEDGES + form * WAYS
        if terms_of_item(seat, partner, item) == 0:
            continue
        for way in range(WAYS):
            if reach == Tie.NONE and way % PRICES != 0:
                continue
            if reach == Tie.MARRIED:
                terms = terms_of_item(seat, partner, item + way)
                if refuse_bond(state, seat, 0, terms) != Refusal.NONE:
                    continue
            out[found] = base + form * WAYS + way
            found += 1
    return found


# Spending


@compiled
def legal_purchases(state: Record, seat: int, out: Array) -> int:
    found = 0
    for together in range(min(state.seats[seat].holds[GOLD] // PRICE, MOST_BOUGHT) + 1):
        for military in range(together + 1):
            out[found] = purchase(military, together - military)
            found += 1
    return found


# War


@compiled
def legal_in_war(state: Record, seat: int, out: Array) -> int:
    if state.decision == Decision.ATTACK:
        return legal_attacks(state, seat, out)
    if state.decision == Decision.DEFEND:
        return list_amounts(DEFENDS, 0, state.seats[seat].holds[MILITARY], out)
    if state.decision == Decision.CONTRIBUTE:
        return legal_contributions(state, seat, out)
    helper = state.battle.asked
    return list_amounts(SHARES, least_share(state, helper), most_share(state, helper), out)


@compiled
def list_amounts(base: int, least: int, most: int, out: Array) -> int:
    found = 0
    for amount in range(least, min(most, AMOUNTS - 1) + 1):
        out[found] = base + amount
        found += 1
    return found


@compiled
def legal_attacks(state: Record, seat: int, out: Array) -> int:
    found = 0
    if refuse_pass(state, seat) == Refusal.NONE:
        out[0] = PASS
        found = 1
    held = min(state.seats[seat].holds[MILITARY], AMOUNTS - 1)
    for target in range(state.players):
        for military in range(held, 0, -1):
            if refuse_attack(state, seat, target, military) != Refusal.NONE:
                break
            out[found] = ATTACKS + target * AMOUNTS + military
            found += 1
    return found


@compiled
def legal_contributions(state: Record, seat: int, out: Array) -> int:
    if refuse_contribute(state, seat, 1) in (
        Refusal.ABSTENTION_PROMISED,
        Refusal.OTHER_SIDE_PROMISED,
    ):
        out[0] = CONTRIBUTES
        return 1
    most = military_left(state, seat)
    return list_amounts(CONTRIBUTES, least_assistance(state, seat), most, out)
