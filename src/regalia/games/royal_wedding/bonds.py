"""What binds a house: the test of binding deals, what they make it owe (RW-15, RW-16, RW-29)."""

from regalia.engine.compiled import Record, compiled
from regalia.games.royal_wedding.data import MILITARY, MOST_PLAYERS, Effect
from regalia.games.royal_wedding.houses import has, this_generation
from regalia.games.royal_wedding.state import Flag, Refusal, Turn
from regalia.games.royal_wedding.terms import (
    ABSTAINS,
    AGAINST,
    AMOUNTS,
    BASE,
    EVERYBODY,
    KIND,
    MORE,
    SIDE,
    SPARES,
    WORD,
    Kind,
    X,
    Y,
)


@compiled
def amount_of(term: int) -> int:
    """How much a term is about."""
    return MORE[(term - 1) // AMOUNTS] + (term - 1) % AMOUNTS + 1


@compiled
def with_term(terms: int, term: int) -> int:
    """A deal with one more term, which takes its place in the ascending order."""
    below, place = 0, 1
    while terms > 0 and terms % BASE < term:
        below += terms % BASE * place
        terms, place = terms // BASE, place * BASE
    return below + (terms * BASE + term) * place


@compiled
def attack_aided(subject: int) -> int:
    """The bit of the battle whose attack a promise is to assist."""
    battle = int(Y[subject]) * MOST_PLAYERS + int(X[subject])
    return 1 << battle if KIND[subject] == Kind.AID_ATTACK else 0


@compiled
def defence_aided(subject: int) -> int:
    """The bit of the battle whose defence a promise is to assist."""
    battle = int(X[subject]) * MOST_PLAYERS + int(Y[subject])
    return 1 << battle if KIND[subject] == Kind.AID_DEFENCE else 0


@compiled
def refuse_bond(state: Record, seat: int, side: int, terms: int) -> int:
    """RW-16  One side of a binding deal: cover for what it gives, no clash of its promises."""
    me = state.seats[seat]
    word, attacks, defences = me.word, me.attacks_aided, me.defences_aided
    while terms > 0:
        term, terms = terms % BASE, terms // BASE
        subject = (term - 1) // AMOUNTS
        if SIDE[subject] == side:
            good = X[subject]
            if KIND[subject] == Kind.GIVE and amount_of(term) + me.owes[good] > me.holds[good]:
                return Refusal.NOT_COVERED
            word |= WORD[subject]
            attacks |= attack_aided(subject)
            defences |= defence_aided(subject)
    if is_consistent(word, attacks, defences, has(state, seat, Effect.BOTH_SIDES)):
        return Refusal.NONE
    return Refusal.CONTRADICTION


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
def bind(state: Record, index: int) -> None:
    """RW-15  From now on both sides are held to the deal."""
    deal = state.deals[index]
    deal.marks |= Flag.BINDING
    terms = deal.terms
    while terms > 0:
        term, terms = terms % BASE, terms // BASE
        subject = (term - 1) // AMOUNTS
        me = state.seats[deal.partner if SIDE[subject] else deal.proposer]
        if KIND[subject] == Kind.GIVE:
            me.owes[X[subject]] += amount_of(term)
        me.word |= WORD[subject]
        me.attacks_aided |= attack_aided(subject)
        me.defences_aided |= defence_aided(subject)


@compiled
def unbind_all(state: Record) -> None:
    """Forget what is owed; the deals and their marks stay."""
    for me in state.seats:
        me.word = 0
        me.attacks_aided = 0
        me.defences_aided = 0
        for good in range(len(me.owes)):
            me.owes[good] = 0


@compiled
def side_of(deal: Record, seat: int) -> int:
    """The side of a deal the seat is on; -1 if on neither."""
    if deal.proposer == seat:
        return 0
    return 1 if deal.partner == seat else -1


@compiled
def other_party(deal: Record, side: int) -> int:
    return deal.proposer if side == 1 else deal.partner


@compiled
def promised(deal: Record, side: int, kind: int, x: int, y: int) -> int:
    """The term by which that side of a deal promises this; 0 if it does not."""
    terms = deal.terms
    while terms > 0:
        term, terms = terms % BASE, terms // BASE
        subject = (term - 1) // AMOUNTS
        same = KIND[subject] == kind and X[subject] == x and Y[subject] == y
        if same and SIDE[subject] == side:
            return term
    return 0


@compiled
def is_barred_for_good(state: Record, seat: int) -> bool:
    """RW-29  Has this seat come, or will it certainly come, to no attack?"""
    me = state.seats[seat]
    if me.attacked == Turn.UNABLE or has(state, seat, Effect.NO_ATTACK):
        return True
    return me.attacked == Turn.NOT_YET and me.holds[MILITARY] == 0


@compiled
def has_lapsed(state: Record, deal: Record, side: int, target: int) -> bool:
    """RW-14, RW-29  An attack that cannot be made; a joint one also if the partner's cannot."""
    if has(state, target, Effect.PROTECTED):
        return True
    partner = other_party(deal, side)
    joint = promised(deal, 1 - side, Kind.ATTACK, target, -1) != 0
    return joint and is_barred_for_good(state, partner)


@compiled
def attack_owed(state: Record, seat: int) -> int:
    """RW-29  Whom a binding promise makes the seat attack; -1 if nobody."""
    targets = state.seats[seat].word & EVERYBODY
    if targets == 0:
        return -1
    target = 0
    while targets >> target & 1 == 0:
        target += 1
    return target if owed(state, seat, Kind.ATTACK, target, -1) > 0 else -1


@compiled
def owed(state: Record, seat: int, kind: int, x: int, y: int) -> int:
    """RW-16, RW-29  The largest amount that binding deals make the seat use for this."""
    most = 0
    for index in range(this_generation(state), state.struck):
        deal = state.deals[index]
        side = side_of(deal, seat)
        if side >= 0 and deal.marks & Flag.BINDING:
            term = promised(deal, side, kind, x, y)
            if term > 0 and not (kind == Kind.ATTACK and has_lapsed(state, deal, side, x)):
                most = max(most, amount_of(term))
    return most
