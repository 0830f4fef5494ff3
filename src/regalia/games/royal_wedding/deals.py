"""Deals in force: what they say, when they bind, what is owed, when a word is broken.

RW-13 to RW-16, RW-29.
"""

from regalia.engine.compiled import compiled
from regalia.engine.events import note
from regalia.games.royal_wedding.data import MILITARY, MOST_PLAYERS, Effect, Kind
from regalia.games.royal_wedding.state import (
    Deal,
    Flag,
    Happening,
    Refusal,
    Side,
    State,
    Turn,
    has,
    military_left,
)
from regalia.games.royal_wedding.terms import (
    ABSTAINS,
    AGAINST,
    AMOUNT,
    EVERYBODY,
    KIND,
    SIDE,
    SPARES,
    WORD,
    X,
    Y,
    attack_aided,
    defence_aided,
    is_same_promise,
    next_term,
    place_among,
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
def gift(deal: Deal, side: int, good: int) -> int:
    """How much of a good that side of a deal gives."""
    terms = deal.terms
    while terms > 0:
        term, terms = next_term(terms)
        if SIDE[term] == side and KIND[term] == Kind.GIVE and X[term] == good:
            return AMOUNT[term]
    return 0


@compiled
def gives(deal: Deal, side: int) -> bool:
    """Does that side of a deal give anything at all?"""
    gifts = 0
    terms = deal.terms
    while terms > 0:
        term, terms = next_term(terms)
        gifts += SIDE[term] == side and KIND[term] == Kind.GIVE
    return gifts > 0


@compiled
def promised(deal: Deal, side: int, kind: int, x: int, y: int) -> int:
    """The term by which that side of a deal promises this; 0 if it does not."""
    terms = deal.terms
    while terms > 0:
        term, terms = next_term(terms)
        same = KIND[term] == kind and X[term] == x and Y[term] == y
        if same and SIDE[term] == side:
            return term
    return 0


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
def passes(state: State, seat: int, side: int, terms: int) -> bool:
    return refuse_bond(state, seat, side, terms) == Refusal.NONE


@compiled
def is_consistent(word: int, attacks_aided: int, defences_aided: int, both_sides: bool) -> bool:
    """RW-16  Two targets, a target to be spared, help for and against, both sides of a battle."""
    targets = word & EVERYBODY
    if targets & (targets - 1) != 0 or targets & (word >> SPARES) != 0:
        return False
    if (word >> AGAINST) & (word >> ABSTAINS) & EVERYBODY != 0:
        return False
    return both_sides or attacks_aided & defences_aided == 0


@compiled
def bind(state: State, index: int) -> None:
    """RW-15  From now on both sides are held to the deal."""
    deal = state.deals[index]
    deal.marks |= Flag.BINDING
    terms = deal.terms
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


# What is owed


@compiled
def is_barred_for_good(state: State, seat: int) -> bool:
    """RW-29  Has this seat come, or will it certainly come, to no attack?"""
    me = state.seats[seat]
    if me.attacked == Turn.UNABLE or has(state, seat, Effect.NO_ATTACK):
        return True
    return me.attacked == Turn.NOT_YET and me.holds[MILITARY] == 0


@compiled
def has_lapsed(state: State, deal: Deal, side: int, target: int) -> bool:
    """RW-14, RW-29  An attack that cannot be made; a joint one also if the partner's cannot."""
    if has(state, target, Effect.PROTECTED):
        return True
    partner = other_party(deal, side)
    joint = promised(deal, 1 - side, Kind.ATTACK, target, -1) != 0
    return joint and is_barred_for_good(state, partner)


@compiled
def attack_owed(state: State, seat: int) -> int:
    """RW-29  Whom a binding promise makes the seat attack; -1 if nobody."""
    targets = state.seats[seat].word & EVERYBODY
    if targets == 0:
        return -1
    target = 0
    while targets >> target & 1 == 0:
        target += 1
    return target if owed(state, seat, Kind.ATTACK, target, -1) > 0 else -1


@compiled
def owed(state: State, seat: int, kind: int, x: int, y: int) -> int:
    """RW-16, RW-29  The largest amount that binding deals make the seat use for this."""
    most = 0
    for index in range(this_generation(state), state.struck):
        deal = state.deals[index]
        side = side_of(deal, seat)
        if side >= 0 and deal.marks & Flag.BINDING:
            term = promised(deal, side, kind, x, y)
            if term > 0 and not (kind == Kind.ATTACK and has_lapsed(state, deal, side, x)):
                most = max(most, AMOUNT[term])
    return most


# Words that bind nobody, and are broken


@compiled
def break_word(state: State, index: int, side: int, term: int) -> None:
    """RW-15  Without penalty, but the two know."""
    deal = state.deals[index]
    deal.marks |= Flag.FAITHLESS << side
    deal.broken |= 1 << place_among(deal.terms, term)
    note_faithless(state, other_party(deal, 1 - side), other_party(deal, side), term)


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
        terms = state.deals[index].terms
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
    return not has_lapsed(state, deal, side, x) and is_free_to_attack(state, seat, x)


@compiled
def is_free_to_attack(state: State, seat: int, target: int) -> bool:
    """Does no binding promise stand in the way of attacking this target?"""
    must = attack_owed(state, seat)
    return must in (-1, target) and state.seats[seat].word >> (SPARES + target) & 1 == 0


@compiled
def judge_assistance(state: State, seat: int, military: int) -> None:
    """The seat contributes, perhaps nothing: which free promises does that break?"""
    for index in range(this_generation(state), state.struck):
        terms = state.deals[index].terms
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
