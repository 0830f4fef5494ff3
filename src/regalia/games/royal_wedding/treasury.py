"""Steps 3 and 4: transfers, maintenance and purchases (RW-17 to RW-21)."""

from regalia.engine.compiled import Record, compiled
from regalia.engine.events import note
from regalia.games.royal_wedding.bonds import amount_of, other_party, side_of
from regalia.games.royal_wedding.data import (
    GOLD,
    GOODS,
    LOSS_PER_UNPAID,
    MILITARY,
    PRESTIGE,
    PRESTIGE_PER_GOLD,
    PRICE,
    Effect,
)
from regalia.games.royal_wedding.houses import ask, begin, change, has, in_order, this_generation
from regalia.games.royal_wedding.ledger import transfer
from regalia.games.royal_wedding.state import Decision, Flag, Happening, Refusal, Step
from regalia.games.royal_wedding.terms import AMOUNTS, BASE, KIND, SIDE, Kind, X

# Trade


@compiled
def go_on_trading(state: Record) -> None:
    """RW-17  In order: the binding transfers by themselves, then the others one by one."""
    seat = in_order(state, state.turn)
    if state.pending < 0:
        give_what_binds(state, seat)
        state.pending = this_generation(state)
    while state.pending < state.struck:
        if is_to_decide(state, seat, state.pending):
            if can_cover(state, seat, state.pending):
                ask(state, Decision.HONOUR, seat)
                return
            renege(state, seat, state.pending)
        state.pending += 1
    state.turn += 1
    state.pending = -1
    if state.turn == state.players:
        pay_maintenance(state)


@compiled
def give_what_binds(state: Record, seat: int) -> None:
    """RW-17  What the binding deals of the seat say, summed up for each spouse."""
    for index in range(this_generation(state), state.struck):
        deal = state.deals[index]
        side = side_of(deal, seat)
        if side >= 0 and deal.marks & Flag.BINDING and gives(deal, side):
            deal.marks |= Flag.GIVEN << side
    for receiver in range(state.players):
        if state.seats[seat].married >> receiver & 1:
            for good in range(GOODS):
                transfer(state, seat, receiver, good, bound_gift(state, seat, receiver, good))


@compiled
def bound_gift(state: Record, seat: int, receiver: int, good: int) -> int:
    """What binding deals make the seat give that receiver."""
    total = 0
    for index in range(this_generation(state), state.struck):
        deal = state.deals[index]
        side = side_of(deal, seat)
        if side >= 0 and deal.marks & Flag.BINDING and other_party(deal, side) == receiver:
            total += gift(deal, side, good)
    return total


@compiled
def gift(deal: Record, side: int, good: int) -> int:
    """How much of a good that side of a deal gives."""
    terms = deal.terms
    while terms > 0:
        term, terms = terms % BASE, terms // BASE
        subject = (term - 1) // AMOUNTS
        if SIDE[subject] == side and KIND[subject] == Kind.GIVE and X[subject] == good:
            return amount_of(term)
    return 0


@compiled
def gives(deal: Record, side: int) -> bool:
    """Does that side of a deal give anything at all?"""
    terms = deal.terms
    while terms > 0:
        term, terms = terms % BASE, terms // BASE
        subject = (term - 1) // AMOUNTS
        if SIDE[subject] == side and KIND[subject] == Kind.GIVE:
            return True
    return False


@compiled
def is_to_decide(state: Record, seat: int, index: int) -> bool:
    """Has the seat agreed to a transfer that does not bind, and neither made nor broken it?"""
    deal = state.deals[index]
    side = side_of(deal, seat)
    if side < 0 or deal.marks & Flag.BINDING or not gives(deal, side):
        return False
    return deal.marks & (Flag.GIVEN << side | Flag.RENEGED << side) == 0


@compiled
def can_cover(state: Record, seat: int, index: int) -> bool:
    """RW-17  All or nothing, with what the seat has at this moment."""
    deal = state.deals[index]
    side = side_of(deal, seat)
    short = 0
    for good in range(GOODS):
        short += max(0, gift(deal, side, good) - state.seats[seat].holds[good])
    return short == 0


@compiled
def honour(state: Record, seat: int) -> None:
    """RW-17  Make the transfer."""
    deal = state.deals[state.pending]
    side = side_of(deal, seat)
    deal.marks |= Flag.GIVEN << side
    for good in range(GOODS):
        transfer(state, seat, other_party(deal, side), good, gift(deal, side, good))
    ask(state, Decision.NOTHING, -1)


@compiled
def renege(state: Record, seat: int, index: int) -> None:
    """RW-15, RW-17  Keep what was promised, or what one does not have."""
    deal = state.deals[index]
    side = side_of(deal, seat)
    lacking = not can_cover(state, seat, index)
    deal.marks |= Flag.RENEGED << side
    note_renege(state, seat, other_party(deal, side), gift(deal, side, GOLD), lacking)
    ask(state, Decision.NOTHING, -1)


@compiled
def note_renege(state: Record, seat: int, partner: int, gold: int, lacking: bool) -> None:
    """Several debts to one house that fall through at once are told together."""
    for index in range(state.happened):
        event = state.events[index]
        if event.kind == Happening.RENEGE and event.seat == seat and event.a == partner:
            event.b += gold
            return
    note(state, Happening.RENEGE, seat, partner, gold, lacking)


# Spend


@compiled
def maintenance(state: Record, seat: int) -> int:
    """RW-19, RW-21  A Gold for every full 3 Prestige; none or twice as much after a rebellion."""
    if has(state, seat, Effect.UNTAXED):
        return 0
    due = state.seats[seat].holds[PRESTIGE] // PRESTIGE_PER_GOLD
    return 2 * due if has(state, seat, Effect.TAXED_DOUBLE) else due


@compiled
def pay_maintenance(state: Record) -> None:
    """RW-19 to RW-21  Everybody pays before anybody buys."""
    begin(state, Step.SPEND)
    for turn in range(state.players):
        pay(state, in_order(state, turn))


@compiled
def pay(state: Record, seat: int) -> None:
    """RW-20  Who cannot pay it all pays what he has; each Gold unpaid costs 2 Prestige."""
    due = maintenance(state, seat)
    paid = -change(state, seat, GOLD, -due)
    lost = -change(state, seat, PRESTIGE, -LOSS_PER_UNPAID * (due - paid))
    state.seats[seat].paid = paid == due
    if due > 0:
        note(state, Happening.MAINTENANCE, seat, paid, due - paid, lost)


@compiled
def go_on_spending(state: Record) -> None:
    """RW-21  In order, who paid in full and can afford something may buy."""
    if state.turn == state.players:
        begin(state, Step.ATTACK)
        return
    seat = in_order(state, state.turn)
    me = state.seats[seat]
    state.turn += 1
    if me.paid and me.holds[GOLD] >= PRICE:
        ask(state, Decision.BUY, seat)


@compiled
def refuse_buy(state: Record, seat: int, military: int, prestige: int) -> int:
    """RW-21  Military and Prestige cost 2 Gold each."""
    if PRICE * (military + prestige) > state.seats[seat].holds[GOLD]:
        return Refusal.TOO_LITTLE_GOLD
    return Refusal.NONE


@compiled
def buy(state: Record, seat: int, military: int, prestige: int) -> None:
    """RW-21  One decision, any number of each."""
    change(state, seat, GOLD, -PRICE * (military + prestige))
    change(state, seat, MILITARY, military)
    change(state, seat, PRESTIGE, prestige)
    if military + prestige > 0:
        note(state, Happening.BUY, seat, military, prestige, 0)
    ask(state, Decision.NOTHING, -1)
