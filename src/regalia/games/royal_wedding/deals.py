"""Deals in force: what they say, when they bind, what is owed (RW-13 to RW-16, RW-29)."""

from regalia.engine.compiled import compiled
from regalia.games.royal_wedding.data import Effect, Kind
from regalia.games.royal_wedding.state import (
    Deal,
    Flag,
    Refusal,
    State,
    has,
)
from regalia.games.royal_wedding.terms import (
    ABSTAINS,
    AGAINST,
    AMOUNT,
    BASE,
    EVERYBODY,
    GAINS,
    HALVES,
    KIND,
    SIDE,
    SPARES,
    WORD,
    X,
    Y,
    attack_aided,
    defence_aided,
    next_term,
)


@compiled
def this_generation(state: State) -> int:
    """The first of this generation's deals."""
    return state.since[state.generation - 1]


@compiled
def side_of(deal: Deal, seat: int) -> int:
    """The side of a deal the seat is on; -1 if on neither."""
    if deal.proposer == seat:
        return 0
    return 1 if deal.partner == seat else -1


@compiled
def other_party(deal: Deal, side: int) -> int:
    return deal.proposer if side == 1 else deal.partner


@compiled
def is_between(deal: Deal, one: int, other: int) -> bool:
    if deal.proposer == one:
        return deal.partner == other
    return deal.proposer == other and deal.partner == one


@compiled
def knows(deal: Deal, viewer: int) -> bool:
    """Does the viewer know the terms, as a party or because one has shown him?"""
    shown = viewer >= 0 and deal.shown >> max(0, viewer) & 1 != 0
    return shown or side_of(deal, viewer) >= 0


CANCELLED = 255
"""All terms of a deal have fallen away: the two took it back."""


@compiled
def in_force(deal: Deal) -> int:
    """The terms of a deal that have not fallen away."""
    if deal.lapsed == 0:
        return deal.terms
    kept, place, lapsed, terms = 0, 1, deal.lapsed, deal.terms
    while terms > 0:
        term, terms = next_term(terms)
        if lapsed & 1 == 0:
            kept, place = kept + term * place, place * BASE
        lapsed >>= 1
    return kept


@compiled
def gift(deal: Deal, side: int, good: int) -> int:
    """How much of a good that side of a deal gives."""
    terms = in_force(deal)
    while terms > 0:
        term, terms = next_term(terms)
        if SIDE[term] == side and KIND[term] == Kind.GIVE and X[term] == good:
            return AMOUNT[term]
    return 0


@compiled
def gives(deal: Deal, side: int) -> bool:
    """Does that side of a deal give anything at all?"""
    gifts = 0
    terms = in_force(deal)
    while terms > 0:
        term, terms = next_term(terms)
        gifts += SIDE[term] == side and KIND[term] == Kind.GIVE
    return gifts > 0


@compiled
def promised(deal: Deal, side: int, kind: int, x: int, y: int) -> int:
    """The term by which that side of a deal promises this; 0 if it does not."""
    terms = in_force(deal)
    while terms > 0:
        term, terms = next_term(terms)
        same = KIND[term] == kind and X[term] == x and Y[term] == y
        if same and SIDE[term] == side:
            return term
    return 0


@compiled
def can_be_replaced(state: State, one: int, other: int, number: int) -> bool:
    """RW-13  Is that deal of this generation one between the two, and not cancelled yet?"""
    index = this_generation(state) + number - 1
    if number < 1 or index >= state.struck:
        return False
    deal = state.deals[index]
    return is_between(deal, one, other) and deal.lapsed != CANCELLED


# What binds


@compiled
def refuse_bond(state: State, seat: int, side: int, terms: int) -> int:
    """RW-16  One side of a binding deal: cover for what it gives, no clash of its promises."""
    me = state.seats[seat]
    word, attacks, defences = me.word, me.attacks_aided, me.defences_aided
    while terms > 0:
        term, terms = next_term(terms)
        if SIDE[term] == side:
            good = X[term]
            if KIND[term] == Kind.GIVE and AMOUNT[term] + me.owes[good] > me.holds[good]:
                return Refusal.NOT_COVERED
            word |= WORD[term]
            attacks |= attack_aided(term)
            defences |= defence_aided(term)
    if is_consistent(word, attacks, defences, has(state, seat, Effect.BOTH_SIDES)):
        return Refusal.NONE
    return Refusal.CONTRADICTION


@compiled
def refuse_bond_instead(state: State, seat: int, side: int, terms: int, number: int) -> int:
    """RW-13, RW-16  As `refuse_bond`, as if the deal that is to be replaced were not there."""
    if number == 0:
        return refuse_bond(state, seat, side, terms)
    deal = state.deals[this_generation(state) + number - 1]
    deal.lapsed = CANCELLED
    bind_again(state)
    why = refuse_bond(state, seat, side, terms)
    deal.lapsed = 0
    bind_again(state)
    return why


@compiled
def is_consistent(word: int, attacks_aided: int, defences_aided: int, both_sides: bool) -> bool:
    """RW-16  Two targets, a target to be spared, help for and against, both sides of a battle.

    And whoever divides in halves with one helper has nothing left to promise another.
    """
    targets = word & EVERYBODY
    if targets & (targets - 1) != 0 or targets & (word >> SPARES) != 0:
        return False
    if (word >> AGAINST) & (word >> ABSTAINS) & EVERYBODY != 0:
        return False
    halves = (word >> HALVES) & EVERYBODY
    if halves & (halves - 1) != 0 or (halves != 0 and (word >> GAINS) & EVERYBODY & ~halves != 0):
        return False
    return both_sides or attacks_aided & defences_aided == 0


@compiled
def bind(state: State, index: int) -> None:
    """RW-15  From now on both sides are held to the deal."""
    deal = state.deals[index]
    deal.marks |= Flag.BINDING
    terms = in_force(deal)
    while terms > 0:
        term, terms = next_term(terms)
        me = state.seats[deal.partner if SIDE[term] else deal.proposer]
        if KIND[term] == Kind.GIVE:
            me.owes[X[term]] += AMOUNT[term]
        me.word |= WORD[term]
        me.attacks_aided |= attack_aided(term)
        me.defences_aided |= defence_aided(term)


@compiled
def unbind_all(state: State) -> None:
    """Forget what is owed; the deals and their marks stay."""
    for me in state.seats:
        me.word = 0
        me.attacks_aided = 0
        me.defences_aided = 0
        for good in range(len(me.owes)):
            me.owes[good] = 0


@compiled
def bind_again(state: State) -> None:
    """Work out anew what is owed by all deals that bind."""
    unbind_all(state)
    for index in range(this_generation(state), state.struck):
        if state.deals[index].marks & Flag.BINDING:
            bind(state, index)


# What is owed


@compiled
def attack_owed(state: State, seat: int) -> int:
    """RW-29  Whom a binding promise makes the seat attack; -1 if nobody."""
    targets = state.seats[seat].word & EVERYBODY
    if targets == 0:
        return -1
    target = 0
    while targets >> target & 1 == 0:
        target += 1
    return target


@compiled
def owed(state: State, seat: int, kind: int, x: int, y: int) -> int:
    """RW-16, RW-29  The largest amount that binding deals make the seat use for this."""
    most = 0
    for index in range(this_generation(state), state.struck):
        deal = state.deals[index]
        side = side_of(deal, seat)
        if side >= 0 and deal.marks & Flag.BINDING:
            most = max(most, AMOUNT[promised(deal, side, kind, x, y)])
    return most
