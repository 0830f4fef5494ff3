"""What falls away: promises that cannot be kept, and what the other side owed for them.

RW-14, RW-29. A deal remembers which of its terms have lapsed; `deals.in_force` leaves them out.
"""

from regalia.engine.compiled import compiled
from regalia.engine.events import note
from regalia.games.royal_wedding.data import MILITARY, Effect, Kind, Step
from regalia.games.royal_wedding.deals import bind_again, in_force, other_party, this_generation
from regalia.games.royal_wedding.state import (
    Deal,
    Flag,
    Happening,
    Side,
    Stage,
    State,
    Turn,
    has,
)
from regalia.games.royal_wedding.terms import KIND, SIDE, X, Y, next_term, place_among


@compiled
def release(state: State) -> None:
    """RW-29  Promises that have become impossible lapse."""
    for index in range(this_generation(state), state.struck):
        deal = state.deals[index]
        terms = in_force(deal)
        while terms > 0:
            term, terms = next_term(terms)
            if is_impossible(state, other_party(deal, 1 - SIDE[term]), term):
                lapse(state, index, term)


@compiled
def is_impossible(state: State, seat: int, term: int) -> bool:
    """RW-29  The target is protected, or the seat is barred or has no Military left to attack."""
    if KIND[term] in (Kind.AID_ATTACK, Kind.AID_DEFENCE):
        return has(state, seat, Effect.NO_ASSISTANCE)
    return KIND[term] == Kind.ATTACK and (
        has(state, X[term], Effect.PROTECTED) or is_barred_for_good(state, seat)
    )


@compiled
def is_barred_for_good(state: State, seat: int) -> bool:
    """RW-29  Has this seat come, or will it certainly come, to no attack?"""
    me = state.seats[seat]
    if me.attacked == Turn.UNABLE or has(state, seat, Effect.NO_ATTACK):
        return True
    powerless = state.step == Step.ATTACK and me.holds[MILITARY] == 0
    return powerless and me.attacked == Turn.NOT_YET


@compiled
def release_helpers(state: State) -> None:
    """RW-29  The leader does not ask: help that was promised him in this battle lapses."""
    battle = state.battle
    kind, x, y = Kind.AID_ATTACK, battle.defender, battle.attacker
    if battle.side == Side.DEFENCE:
        kind, x, y = Kind.AID_DEFENCE, battle.attacker, battle.defender
    for index in range(this_generation(state), state.struck):
        terms = in_force(state.deals[index])
        while terms > 0:
            term, terms = next_term(terms)
            if KIND[term] == kind and X[term] == x and Y[term] == y:
                lapse(state, index, term)


@compiled
def lapse(state: State, index: int, term: int) -> None:
    """RW-14  A promise falls away, and with it what the other side still owes."""
    deal = state.deals[index]
    deal.lapsed |= 1 << place_among(deal.terms, term)
    if deal.marks & Flag.BINDING:
        bind_again(state)
    free(state, index, 1 - SIDE[term])


@compiled
def free(state: State, index: int, side: int) -> None:
    """RW-14  What a side of a deal still owes falls away, unless the deal stands alone."""
    deal = state.deals[index]
    before = deal.lapsed
    if not stands_alone(deal):
        terms = in_force(deal)
        while terms > 0:
            term, terms = next_term(terms)
            if SIDE[term] == side and is_owed_still(state, deal, term):
                deal.lapsed |= 1 << place_among(deal.terms, term)
    if deal.lapsed != before:
        note_free(state, other_party(deal, 1 - side), other_party(deal, side))
        if deal.marks & Flag.BINDING:
            bind_again(state)


@compiled
def stands_alone(deal: Deal) -> bool:
    """RW-14  Does the deal say that each side owes its part whatever the other does?"""
    terms, last = deal.terms, 0
    while terms > 0:
        last, terms = next_term(terms)
    return KIND[last] == Kind.ALONE


@compiled
def is_owed_still(state: State, deal: Deal, term: int) -> bool:
    """Is it neither done nor broken, as far as that can be said of it?"""
    side = SIDE[term]
    seat = other_party(deal, 1 - side)
    if KIND[term] == Kind.GIVE:
        return deal.marks & (Flag.GIVEN << side | Flag.RENEGED << side) == 0
    if deal.broken >> place_among(deal.terms, term) & 1:
        return False
    if KIND[term] in (Kind.ATTACK, Kind.SPARE):
        return state.seats[seat].attacked == Turn.NOT_YET
    if KIND[term] == Kind.AID_ATTACK:
        return not is_over(state, Y[term], X[term])
    return KIND[term] != Kind.AID_DEFENCE or not is_over(state, X[term], Y[term])


@compiled
def is_over(state: State, attacker: int, defender: int) -> bool:
    """Has one attacked the other, and is that battle behind them?"""
    if state.seats[attacker].attacked != defender:
        return False
    return state.battle.stage == Stage.NONE or state.battle.attacker != attacker


@compiled
def note_free(state: State, seat: int, partner: int) -> None:
    """Told once, however many deals of the two are concerned."""
    for i in range(state.happened):
        event = state.events[i]
        if event.kind == Happening.FREE and event.seat == seat and event.a == partner:
            return
    note(state, Happening.FREE, seat, partner, 0, 0)
