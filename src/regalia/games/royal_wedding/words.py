"""Words that people gave each other, as a viewer knows them (RW-14, RW-15).

What is still owed, which of the viewer's own words a choice would break, and who has kept theirs.
A breach is found as `faith` and `sides` judge it, on a snapshot and beforehand.
"""

from collections.abc import Iterator, Sequence

import msgspec

from regalia.games.royal_wedding.data import MILITARY, MOST_PLAYERS, PRESTIGE, Effect, Kind, Step
from regalia.games.royal_wedding.dealings import Clause, Deal, has_had_turn, see_term
from regalia.games.royal_wedding.sides import MOST_MILITARY
from regalia.games.royal_wedding.state import Decision, Flag, Sharing, Side, State, Turn
from regalia.games.royal_wedding.terms import ABSTAINS, EVERYBODY, SPARES, Term, unpack

GIVE = Kind.GIVE.name.lower()
KEPT, BROKEN = ("given", "kept"), ("reneged", "broken")


class Word(msgspec.Struct, frozen=True):
    """Something that one house owes another, or owed it."""

    to: int
    clause: Clause
    binding: bool


class Breach(msgspec.Struct, frozen=True):
    """A word of the viewer's that a choice would break; it binds nobody, or there were no choice.

    The choice is to honour nothing, to pass, to attack the target, to contribute or to share.
    """

    choice: str
    target: int
    """Of an attack; else -1."""
    amounts: list[int]
    """With which it is a breach; empty where the choice has none."""
    word: Word


class Faith(msgspec.Struct, frozen=True):
    """What the viewer knows of a house's words that bound it to nothing but its honour."""

    kept: int
    broken: int


# What deals say that the viewer knows


def words_in(deals: Sequence[Deal]) -> Iterator[Word]:
    for deal in deals:
        for clause in deal.terms or []:
            [to] = (seat for seat in deal.parties if seat != clause.by)
            yield Word(to, clause, bool(deal.binding))


def see_owed(state: State, deals: Sequence[Deal]) -> list[Word]:
    """What is open in this generation; of a deal that was shown, all whose time has not gone by."""
    if state.step == Step.OVER:
        return []
    current = [one for one in deals if one.generation == state.generation and not one.cancelled]
    return [
        word
        for word in words_in(current)
        if word.clause.fate == "open" or (not word.clause.fate and not is_past(state, word.clause))
    ]


def is_past(state: State, clause: Clause) -> bool:
    """Has the time for it gone by, for all to see?"""
    if clause.kind == GIVE:
        return state.step > Step.TRADE
    return has_had_turn(state, clause)


def see_faith(players: int, deals: Sequence[Deal]) -> list[Faith]:
    free = [word.clause for word in words_in(deals) if not word.binding]

    def count(seat: int, fates: tuple[str, str]) -> int:
        return sum(clause.by == seat and clause.fate in fates for clause in free)

    return [Faith(count(seat, KEPT), count(seat, BROKEN)) for seat in range(players)]


# What a choice would break


def see_breaches(state: State, seat: int) -> list[Breach]:
    """For who decides, and for nobody else."""
    if seat < 0 or state.active != seat:
        return []
    match state.decision:
        case Decision.HONOUR:
            words = free_words(state, seat, state.pending)
            return [
                Breach("honour", -1, [], word) for term, word in words if term.kind == Kind.GIVE
            ]
        case Decision.ATTACK:
            return list(breaches_of_war(state, seat))
        case Decision.CONTRIBUTE:
            return list(breaches_of_help(state, seat))
        case Decision.SHARE:
            return list(breaches_of_division(state, seat))
    return []


def free_words(state: State, seat: int, index: int) -> Iterator[tuple[Term, Word]]:
    """The seat's own terms in a deal that binds nobody: those that still stand."""
    deal = state.deals[index]
    parties = (deal.proposer, deal.partner)
    if deal.marks & Flag.BINDING or seat not in parties:
        return
    side = parties.index(seat)
    for place, term in enumerate(unpack(deal.terms)):
        stands = not (deal.lapsed | deal.broken) >> place & 1
        if term.side == side and term.kind != Kind.ALONE and stands:
            yield term, Word(parties[1 - side], see_term(term, seat), binding=False)


def all_free_words(state: State, seat: int) -> Iterator[tuple[Term, Word]]:
    for index in range(state.since[state.generation - 1], state.struck):
        yield from free_words(state, seat, index)


def breaches_of_war(state: State, seat: int) -> Iterator[Breach]:
    held = state.seats[seat].holds[MILITARY]
    for term, word in all_free_words(state, seat):
        if is_broken_by_attack(state, seat, term, Turn.PASSED, 0):
            yield Breach("pass", -1, [], word)
        for target in range(state.players):
            amounts = [
                military
                for military in range(1, held + 1)
                if is_broken_by_attack(state, seat, term, target, military)
            ]
            if amounts and target != seat:
                yield Breach("attack", target, amounts, word)


def is_broken_by_attack(state: State, seat: int, term: Term, target: int, military: int) -> bool:
    """As `faith.breaks_by_attack`."""
    me = state.seats[seat]
    due = [x for x in range(MOST_PLAYERS) if me.word & EVERYBODY & 1 << x]
    if term.kind == Kind.SPARE:
        return term.x == target and term.x not in due[:1]
    if term.kind != Kind.ATTACK:
        return False
    if target == term.x and military >= min(term.amount, me.holds[MILITARY]):
        return False
    return due[:1] in ([], [term.x]) and not me.word >> (SPARES + term.x) & 1


def breaches_of_help(state: State, seat: int) -> Iterator[Breach]:
    left = state.seats[seat].holds[MILITARY] - sum(forces[seat] for forces in state.battle.forces)
    for term, word in all_free_words(state, seat):
        amounts = [n for n in range(left + 1) if is_broken_by_help(state, seat, term, n, left)]
        if amounts:
            yield Breach("contribute", -1, amounts, word)


def is_broken_by_help(state: State, seat: int, term: Term, military: int, left: int) -> bool:
    """As `faith.breaks_by_contribution`; and who joins the attack cannot come to the defence."""
    battle, me = state.battle, state.seats[seat]
    attacks = battle.side == Side.ATTACK
    ours, theirs = battle.attacker, battle.defender
    bit = ours * MOST_PLAYERS + theirs
    to_attack, to_defend = (bool(m >> bit & 1) for m in (me.attacks_aided, me.defences_aided))
    both = bool(me.effects & Effect.BOTH_SIDES)
    if attacks and (term.kind, term.x, term.y) == (Kind.AID_DEFENCE, ours, theirs):
        return military > 0 and not (both or to_attack)
    if not attacks:
        ours, theirs = theirs, ours
    if term.x != theirs:
        return False
    if term.kind == Kind.ABSTAIN:
        return military > 0 and not (to_attack if attacks else to_defend)
    wanted = Kind.AID_ATTACK if attacks else Kind.AID_DEFENCE
    if term.kind != wanted or term.y != ours or military >= min(term.amount, left):
        return False
    return not me.word >> (ABSTAINS + theirs) & 1 and not (attacks and to_defend and not both)


# What a leader has promised his helpers


def breaches_of_division(state: State, seat: int) -> Iterator[Breach]:
    for term, word in all_free_words(state, seat):
        if term.kind >= Kind.GAIN:
            shares = range(state.battle.rest + 1)
            amounts = [amount for amount in shares if not leaves_room(state, term, amount)]
            if amounts:
                yield Breach("share", -1, amounts, word)


def leaves_room(state: State, term: Term, amount: int) -> bool:
    """Is the promise kept by this share, and can it still be kept by those to come?"""
    least, most = claim(state, term, state.battle.asked)
    if not least <= amount <= most:
        return False
    others = [(*claim(state, term, other), limit(state, other)) for other in to_come(state)]
    low = sum(least for least, _, _ in others)
    high = sum(min(most, bearable) for _, most, bearable in others)
    return bool(low <= state.battle.rest - amount <= high)


def to_come(state: State) -> Iterator[int]:
    """The helpers after the one who is asked about, and the leader, who has the rest."""
    battle = state.battle
    chief = (battle.attacker, battle.defender)[battle.side]
    other = (battle.asked + 1) % state.players
    while other != chief:
        if battle.forces[battle.side][other]:
            yield other
        other = (other + 1) % state.players
    yield chief


def limit(state: State, seat: int) -> int:
    """As `sides.limit`, of somebody on that side."""
    battle = state.battle
    if battle.sharing == Sharing.GAIN:
        return int(battle.rest)
    if battle.sharing == Sharing.LOSS:
        return int(state.seats[seat].holds[PRESTIGE])
    return int(battle.forces[battle.side][seat])


def claim(state: State, term: Term, seat: int) -> tuple[int, int]:
    """As `sides.claim`."""
    battle = state.battle
    forces = battle.forces[battle.side]
    anything = (0, MOST_MILITARY)
    if forces[term.x] == 0:
        return anything
    if term.kind == Kind.HALVES and battle.sharing == Sharing.GAIN:
        stake = sum(battle.forces[Side.ATTACK])
        two = seat in (term.x, (battle.attacker, battle.defender)[battle.side])
        return (stake // 2, (stake + 1) // 2) if two else (0, 0)
    if seat != term.x:
        return anything
    if term.kind == Kind.GAIN and battle.sharing == Sharing.GAIN:
        return term.amount, MOST_MILITARY
    limited = {Kind.LOSS: Sharing.LOSS, Kind.DISCARD: Sharing.DISCARD}
    return (0, term.amount) if limited.get(term.kind) == battle.sharing else anything
