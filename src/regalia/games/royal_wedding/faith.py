"""Words that bind nobody, and are broken (RW-14, RW-15)."""

from regalia.engine.compiled import compiled
from regalia.engine.events import note
from regalia.games.royal_wedding.data import MILITARY, MOST_PLAYERS, Effect, Kind
from regalia.games.royal_wedding.deals import (
    attack_owed,
    in_force,
    other_party,
    promised,
    side_of,
    this_generation,
)
from regalia.games.royal_wedding.lapses import free
from regalia.games.royal_wedding.state import Flag, Happening, Side, State, has, military_left
from regalia.games.royal_wedding.terms import (
    ABSTAINS,
    AMOUNT,
    KIND,
    SIDE,
    SPARES,
    X,
    Y,
    is_same_promise,
    next_term,
    place_among,
)


@compiled
def break_word(state: State, index: int, side: int, term: int) -> None:
    """RW-14, RW-15  Without penalty; but the two know, and the other is free."""
    deal = state.deals[index]
    deal.marks |= Flag.FAITHLESS << side
    deal.broken |= 1 << place_among(deal.terms, term)
    note_faithless(state, other_party(deal, 1 - side), other_party(deal, side), term)
    free(state, index, 1 - side)


@compiled
def note_faithless(state: State, seat: int, partner: int, term: int) -> None:
    """Of several promises of the same thing to one house the largest is told."""
    for i in range(state.happened):
        event = state.events[i]
        told = event.kind == Happening.FAITHLESS and is_same_promise(event.b, term)
        if told and event.seat == seat and event.a == partner:
            event.b = event.b if AMOUNT[event.b] >= AMOUNT[term] else term
            return
    note(state, Happening.FAITHLESS, seat, partner, term, 0)


@compiled
def is_free_promise(state: State, index: int, seat: int, term: int) -> bool:
    """Is it a term of the seat's own, in a deal that binds nobody?"""
    deal = state.deals[index]
    return side_of(deal, seat) == SIDE[term] and not deal.marks & Flag.BINDING


@compiled
def judge_attack(state: State, seat: int, target: int, military: int) -> None:
    """The seat attacks, or passes: which free promises to attack or to spare does that break?"""
    for index in range(this_generation(state), state.struck):
        terms = in_force(state.deals[index])
        while terms > 0:
            term, terms = next_term(terms)
            if is_free_promise(state, index, seat, term) and breaks_by_attack(
                state, index, term, target, military
            ):
                break_word(state, index, SIDE[term], term)


@compiled
def breaks_by_attack(state: State, index: int, term: int, target: int, military: int) -> bool:
    """Not where something that binds left the seat no choice."""
    deal, side, x = state.deals[index], SIDE[term], X[term]
    seat = other_party(deal, 1 - side)
    if KIND[term] == Kind.SPARE:
        return x == target and attack_owed(state, seat) != x
    if KIND[term] != Kind.ATTACK:
        return False
    needed = min(AMOUNT[term], state.seats[seat].holds[MILITARY])
    if target == x and military >= needed:
        return False
    return is_free_to_attack(state, seat, x)


@compiled
def is_free_to_attack(state: State, seat: int, target: int) -> bool:
    """Does no binding promise stand in the way of attacking this target?"""
    must = attack_owed(state, seat)
    return must in (-1, target) and state.seats[seat].word >> (SPARES + target) & 1 == 0


@compiled
def judge_assistance(state: State, seat: int, military: int) -> None:
    """The seat contributes, perhaps nothing: which free promises does that break?"""
    for index in range(this_generation(state), state.struck):
        terms = in_force(state.deals[index])
        while terms > 0:
            term, terms = next_term(terms)
            if is_free_promise(state, index, seat, term) and breaks_by_contribution(
                state, seat, term, military
            ):
                break_word(state, index, SIDE[term], term)


@compiled
def breaks_by_contribution(state: State, seat: int, term: int, military: int) -> bool:
    battle = state.battle
    ours, theirs = battle.attacker, battle.defender
    if battle.side == Side.DEFENCE:
        ours, theirs = theirs, ours
    if X[term] != theirs:
        return False
    if KIND[term] == Kind.ABSTAIN:
        return military > 0 and not is_bound_to_assist(state, seat, battle.side)
    wanted = Kind.AID_ATTACK if battle.side == Side.ATTACK else Kind.AID_DEFENCE
    if KIND[term] != wanted or Y[term] != ours:
        return False
    needed = min(AMOUNT[term], military_left(state, seat))
    return military < needed and is_free_to_assist(state, seat, theirs)


@compiled
def is_free_to_assist(state: State, seat: int, enemy: int) -> bool:
    """Does no binding promise stand in the way of helping against this leader?"""
    me, battle = state.seats[seat], state.battle
    if me.word >> (ABSTAINS + enemy) & 1:
        return False
    bound = battle.side == Side.ATTACK and is_bound_to_assist(state, seat, Side.DEFENCE)
    return not bound or has(state, seat, Effect.BOTH_SIDES)


@compiled
def is_bound_to_assist(state: State, seat: int, side: int) -> bool:
    """Does a binding promise make the seat help that side of the battle?"""
    me, battle = state.seats[seat], state.battle
    bit = int(battle.attacker) * MOST_PLAYERS + battle.defender
    aided = me.attacks_aided if side == Side.ATTACK else me.defences_aided
    return aided >> bit & 1 != 0


@compiled
def judge_turncoats(state: State) -> None:
    """The defender calls, or would if anybody were left to come.

    Who promised to come and stands on the other side breaks his word, unless he is bound there.
    """
    battle = state.battle
    if battle.side == Side.ATTACK:
        return
    for index in range(this_generation(state), state.struck):
        deal = state.deals[index]
        for side in range(2):
            seat = other_party(deal, 1 - side)
            if has_turned(state, seat) and not deal.marks & Flag.BINDING:
                term = promised(deal, side, Kind.AID_DEFENCE, battle.attacker, battle.defender)
                if term > 0:
                    break_word(state, index, side, term)


@compiled
def has_turned(state: State, seat: int) -> bool:
    """Has the seat chosen the attack, so that it cannot join the defence?"""
    battle = state.battle
    if seat == battle.attacker or battle.forces[0, seat] == 0:
        return False
    return not (has(state, seat, Effect.BOTH_SIDES) or is_bound_to_assist(state, seat, Side.ATTACK))
