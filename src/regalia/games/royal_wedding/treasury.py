"""Steps 3 and 4: what houses hold, transfers, maintenance and purchases (RW-02, RW-17 to RW-21)."""

from regalia.engine.compiled import Array, compiled
from regalia.engine.events import note
from regalia.games.royal_wedding.data import (
    GOLD,
    GOODS,
    LOSS_PER_UNPAID,
    MILITARY,
    MOST_PLAYERS,
    PRESTIGE,
    PRESTIGE_PER_GOLD,
    PRICE,
    Effect,
    Source,
)
from regalia.games.royal_wedding.deals import gift, gives, other_party, side_of, this_generation
from regalia.games.royal_wedding.lapses import free
from regalia.games.royal_wedding.numbers import MOST_BOUGHT, purchase
from regalia.games.royal_wedding.state import (
    Decision,
    Flag,
    Happening,
    Refusal,
    State,
    Transfer,
    ask,
    has,
    in_order,
)


@compiled
def change(state: State, seat: int, good: int, amount: int) -> int:
    """RW-02  Add (or, below zero, take) so much; nothing falls below zero. The true change."""
    holds = state.seats[seat].holds
    amount = max(amount, -holds[good])
    holds[good] += amount
    return amount


@compiled
def change_prestige(state: State, seat: int, source: int, amount: int) -> int:
    """RW-02  As `change`, and where it came from is kept."""
    amount = change(state, seat, PRESTIGE, amount)
    state.seats[seat].earned[source] += amount
    return amount


# What changed hands in this generation, in the order everybody saw it


@compiled
def transfer(state: State, giver: int, receiver: int, good: int, amount: int) -> None:
    """RW-18  Counted for both, gross."""
    if amount > 0:
        change(state, giver, good, -amount)
        change(state, receiver, good, amount)
        if good == PRESTIGE:
            state.seats[giver].earned[Source.GIFTS] -= amount
            state.seats[receiver].earned[Source.GIFTS] += amount
        entry = state.transfers[state.transferred]
        entry.what = (giver * MOST_PLAYERS + receiver) * GOODS + good
        entry.amount = amount
        state.transferred += 1
        note(state, Happening.TRANSFER, giver, receiver, good, amount)


@compiled
def giver_of(entry: Transfer) -> int:
    return int(entry.what) // (GOODS * MOST_PLAYERS)


@compiled
def receiver_of(entry: Transfer) -> int:
    return int(entry.what) // GOODS % MOST_PLAYERS


@compiled
def good_of(entry: Transfer) -> int:
    return int(entry.what) % GOODS


@compiled
def given(state: State, seat: int, good: int) -> int:
    """What the seat has given away in this generation."""
    total = 0
    for index in range(state.transferred):
        entry = state.transfers[index]
        if giver_of(entry) == seat and good_of(entry) == good:
            total += entry.amount
    return total


@compiled
def received(state: State, seat: int, good: int) -> int:
    """What the seat has been given in this generation."""
    total = 0
    for index in range(state.transferred):
        entry = state.transfers[index]
        if receiver_of(entry) == seat and good_of(entry) == good:
            total += entry.amount
    return total


@compiled
def close_ledger(state: State) -> None:
    """RW-18  A new generation counts anew."""
    while state.transferred > 0:
        state.transferred -= 1
        state.transfers[state.transferred].what = 0
        state.transfers[state.transferred].amount = 0


# Trade


@compiled
def trade(state: State) -> bool:
    """RW-17  In order: the binding transfers by themselves, then the others one by one."""
    while state.turn < state.players:
        seat = in_order(state, state.turn)
        if state.pending < 0:
            give_what_binds(state, seat)
            state.pending = this_generation(state)
        if ask_to_give(state, seat):
            return False
        state.turn += 1
        state.pending = -1
    return True


@compiled
def ask_to_give(state: State, seat: int) -> bool:
    """RW-17  On to the next transfer the seat decides on; what it cannot cover is broken."""
    while state.pending < state.struck:
        if is_to_decide(state, seat, state.pending):
            if can_cover(state, seat, state.pending):
                ask(state, Decision.HONOUR, seat)
                return True
            renege(state, seat, state.pending)
        state.pending += 1
    return False


@compiled
def give_what_binds(state: State, seat: int) -> None:
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
def bound_gift(state: State, seat: int, receiver: int, good: int) -> int:
    """What binding deals make the seat give that receiver."""
    total = 0
    for index in range(this_generation(state), state.struck):
        deal = state.deals[index]
        side = side_of(deal, seat)
        if side >= 0 and deal.marks & Flag.BINDING and other_party(deal, side) == receiver:
            total += gift(deal, side, good)
    return total


@compiled
def is_to_decide(state: State, seat: int, index: int) -> bool:
    """Has the seat agreed to a transfer that does not bind, and neither made nor broken it?"""
    deal = state.deals[index]
    side = side_of(deal, seat)
    if side < 0 or deal.marks & Flag.BINDING or not gives(deal, side):
        return False
    return deal.marks & (Flag.GIVEN << side | Flag.RENEGED << side) == 0


@compiled
def can_cover(state: State, seat: int, index: int) -> bool:
    """RW-17  All or nothing, with what the seat has at this moment."""
    deal = state.deals[index]
    side = side_of(deal, seat)
    short = 0
    for good in range(GOODS):
        short += max(0, gift(deal, side, good) - state.seats[seat].holds[good])
    return short == 0


@compiled
def honour(state: State, seat: int) -> None:
    """RW-17  Make the transfer."""
    deal = state.deals[state.pending]
    side = side_of(deal, seat)
    deal.marks |= Flag.GIVEN << side
    for good in range(GOODS):
        transfer(state, seat, other_party(deal, side), good, gift(deal, side, good))
    ask(state, Decision.NOTHING, -1)


@compiled
def renege(state: State, seat: int, index: int) -> None:
    """RW-14, RW-15, RW-17  Keep what was promised, or what one does not have; the other is free."""
    deal = state.deals[index]
    side = side_of(deal, seat)
    lacking = not can_cover(state, seat, index)
    deal.marks |= Flag.RENEGED << side
    note_renege(state, seat, other_party(deal, side), gift(deal, side, GOLD), lacking)
    free(state, index, 1 - side)
    ask(state, Decision.NOTHING, -1)


@compiled
def note_renege(state: State, seat: int, partner: int, gold: int, lacking: bool) -> None:
    """Several debts to one house that fall through at once are told together."""
    for index in range(state.happened):
        event = state.events[index]
        if event.kind == Happening.RENEGE and event.seat == seat and event.a == partner:
            event.b += gold
            return
    note(state, Happening.RENEGE, seat, partner, gold, lacking)


# Spend


@compiled
def spend(state: State) -> bool:
    """RW-19 to RW-21  Everybody pays; then, in order, who paid in full may buy."""
    if state.turn == 0:
        pay_maintenance(state)
    while state.turn < state.players:
        seat = in_order(state, state.turn)
        me = state.seats[seat]
        state.turn += 1
        if me.paid and me.holds[GOLD] >= PRICE:
            ask(state, Decision.BUY, seat)
            return False
    return True


@compiled
def pay_maintenance(state: State) -> None:
    """RW-21  Everybody pays before anybody buys."""
    for turn in range(state.players):
        pay(state, in_order(state, turn))


@compiled
def pay(state: State, seat: int) -> None:
    """RW-20  Who cannot pay it all pays what he has; each Gold unpaid costs 2 Prestige."""
    due = maintenance(state, seat)
    paid = -change(state, seat, GOLD, -due)
    lost = -change_prestige(state, seat, Source.MAINTENANCE, -LOSS_PER_UNPAID * (due - paid))
    state.seats[seat].paid = paid == due
    if due > 0:
        note(state, Happening.MAINTENANCE, seat, paid, due - paid, lost)


@compiled
def maintenance(state: State, seat: int) -> int:
    """RW-19, RW-21  A Gold for every full 3 Prestige; none or twice as much after a rebellion."""
    if has(state, seat, Effect.UNTAXED):
        return 0
    due = state.seats[seat].holds[PRESTIGE] // PRESTIGE_PER_GOLD
    return 2 * due if has(state, seat, Effect.TAXED_DOUBLE) else due


@compiled
def legal_purchases(state: State, seat: int, out: Array) -> int:
    found = 0
    for together in range(min(state.seats[seat].holds[GOLD] // PRICE, MOST_BOUGHT) + 1):
        for military in range(together + 1):
            out[found] = purchase(military, together - military)
            found += 1
    return found


@compiled
def refuse_buy(state: State, seat: int, military: int, prestige: int) -> int:
    """RW-21  Military and Prestige cost 2 Gold each."""
    if PRICE * (military + prestige) > state.seats[seat].holds[GOLD]:
        return Refusal.TOO_LITTLE_GOLD
    return Refusal.NONE


@compiled
def buy(state: State, seat: int, military: int, prestige: int) -> None:
    """RW-21  One decision, any number of each."""
    change(state, seat, GOLD, -PRICE * (military + prestige))
    change(state, seat, MILITARY, military)
    change_prestige(state, seat, Source.BOUGHT, prestige)
    if military + prestige > 0:
        note(state, Happening.BUY, seat, military, prestige, 0)
    ask(state, Decision.NOTHING, -1)
