"""Promises that bind nobody: when they count as broken (RW-14, RW-15)."""

from regalia.engine.compiled import Record, compiled
from regalia.engine.events import note
from regalia.games.royal_wedding.bonds import (
    amount_of,
    attack_owed,
    has_lapsed,
    other_party,
    promised,
    side_of,
)
from regalia.games.royal_wedding.data import MILITARY, MOST_PLAYERS, Effect
from regalia.games.royal_wedding.houses import has, this_generation
from regalia.games.royal_wedding.sides import military_left
from regalia.games.royal_wedding.state import Flag, Happening, Side
from regalia.games.royal_wedding.terms import (
    ABSTAINS,
    AMOUNTS,
    BASE,
    KIND,
    SIDE,
    SPARES,
    Kind,
    X,
    Y,
)


@compiled
def break_word(state: Record, index: int, side: int, term: int) -> None:
    """RW-15  Without penalty, but the two know."""
    deal = state.deals[index]
    deal.marks |= Flag.FAITHLESS << side
    deal.broken |= 1 << place_of(deal, term)
    note_faithless(state, other_party(deal, 1 - side), other_party(deal, side), term)


@compiled
def place_of(deal: Record, term: int) -> int:
    """Where a term stands in its deal, counted from 0."""
    terms, place = deal.terms, 0
    while terms % BASE != term:
        terms, place = terms // BASE, place + 1
    return place


@compiled
def note_faithless(state: Record, seat: int, partner: int, term: int) -> None:
    """Of several promises of the same thing to one house the largest is told."""
    for i in range(state.happened):
        event = state.events[i]
        told = event.kind == Happening.FAITHLESS and is_same_promise(event.b, term)
        if told and event.seat == seat and event.a == partner:
            event.b = event.b if amount_of(event.b) >= amount_of(term) else term
            return
    note(state, Happening.FAITHLESS, seat, partner, term, 0)


@compiled
def is_same_promise(term: int, other: int) -> bool:
    """Of the same thing, whichever side of its deal made it, and however much was promised."""
    one, two = (term - 1) // AMOUNTS, (other - 1) // AMOUNTS
    return KIND[one] == KIND[two] and X[one] == X[two] and Y[one] == Y[two]


@compiled
def judge_attack(state: Record, seat: int, target: int, military: int) -> None:
    """The seat attacks, or passes: which free promises to attack or to spare does that break?"""
    for index in range(this_generation(state), state.struck):
        deal = state.deals[index]
        side = side_of(deal, seat)
        if side < 0 or deal.marks & Flag.BINDING:
            continue
        terms = deal.terms
        while terms > 0:
            term, terms = terms % BASE, terms // BASE
            subject = (term - 1) // AMOUNTS
            if SIDE[subject] == side and breaks_by_attack(state, index, term, target, military):
                break_word(state, index, side, term)


@compiled
def breaks_by_attack(state: Record, index: int, term: int, target: int, military: int) -> bool:
    """Not where something that binds left the seat no choice."""
    subject = (term - 1) // AMOUNTS
    deal, side, x = state.deals[index], SIDE[subject], X[subject]
    seat = other_party(deal, 1 - side)
    if KIND[subject] == Kind.SPARE:
        return x == target and attack_owed(state, seat) != x
    if KIND[subject] != Kind.ATTACK:
        return False
    needed = min(amount_of(term), state.seats[seat].holds[MILITARY])
    if target == x and military >= needed:
        return False
    return not has_lapsed(state, deal, side, x) and is_free_to_attack(state, seat, x)


@compiled
def is_free_to_attack(state: Record, seat: int, target: int) -> bool:
    """Does no binding promise stand in the way of attacking this target?"""
    must = attack_owed(state, seat)
    return must in (-1, target) and state.seats[seat].word >> (SPARES + target) & 1 == 0


@compiled
def judge_assistance(state: Record, seat: int, military: int) -> None:
    """The seat contributes, perhaps nothing: which free promises does that break?"""
    for index in range(this_generation(state), state.struck):
        deal = state.deals[index]
        side = side_of(deal, seat)
        if side < 0 or deal.marks & Flag.BINDING:
            continue
        terms = deal.terms
        while terms > 0:
            term, terms = terms % BASE, terms // BASE
            subject = (term - 1) // AMOUNTS
            if SIDE[subject] == side and breaks_by_contribution(state, seat, term, military):
                break_word(state, index, side, term)


@compiled
def breaks_by_contribution(state: Record, seat: int, term: int, military: int) -> bool:
    battle, subject = state.battle, (term - 1) // AMOUNTS
    ours, theirs = battle.attacker, battle.defender
    if battle.side == Side.DEFENCE:
        ours, theirs = theirs, ours
    if X[subject] != theirs:
        return False
    if KIND[subject] == Kind.ABSTAIN:
        return military > 0 and not is_bound_to_assist(state, seat, battle.side)
    wanted = Kind.AID_ATTACK if battle.side == Side.ATTACK else Kind.AID_DEFENCE
    if KIND[subject] != wanted or Y[subject] != ours:
        return False
    needed = min(amount_of(term), military_left(state, seat))
    return military < needed and is_free_to_assist(state, seat, theirs)


@compiled
def is_free_to_assist(state: Record, seat: int, enemy: int) -> bool:
    """Does no binding promise stand in the way of helping against this leader?"""
    me, battle = state.seats[seat], state.battle
    if me.word >> (ABSTAINS + enemy) & 1:
        return False
    bound = battle.side == Side.ATTACK and is_bound_to_assist(state, seat, Side.DEFENCE)
    return not bound or has(state, seat, Effect.BOTH_SIDES)


@compiled
def is_bound_to_assist(state: Record, seat: int, side: int) -> bool:
    """Does a binding promise make the seat help that side of the battle?"""
    me, battle = state.seats[seat], state.battle
    bit = int(battle.attacker) * MOST_PLAYERS + battle.defender
    aided = me.attacks_aided if side == Side.ATTACK else me.defences_aided
    return aided >> bit & 1 != 0


@compiled
def judge_turncoats(state: Record) -> None:
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
def has_turned(state: Record, seat: int) -> bool:
    """Has the seat chosen the attack, so that it cannot join the defence?"""
    battle = state.battle
    if seat == battle.attacker or battle.forces[0, seat] == 0:
        return False
    return not (has(state, seat, Effect.BOTH_SIDES) or is_bound_to_assist(state, seat, Side.ATTACK))
