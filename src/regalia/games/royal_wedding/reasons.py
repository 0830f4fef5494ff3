"""Why not: the numbers, and the deals, that make a refusal plain."""

from regalia.engine.message import Message
from regalia.games.royal_wedding.actions import proposed
from regalia.games.royal_wedding.data import MILITARY, Kind
from regalia.games.royal_wedding.facts import GOOD_NAMES
from regalia.games.royal_wedding.numbers import ACCEPTS, AMOUNTS, ATTACKS, PLACES, is_proposal
from regalia.games.royal_wedding.state import (
    REFUSAL_RULES,
    Decision,
    Flag,
    Refusal,
    Side,
    State,
)
from regalia.games.royal_wedding.terms import Term, unpack


def refusal(code: int, **args: int | str) -> Message:
    why = Refusal(code)
    id = f"royal-wedding-refuse-{why.name.lower().replace('_', '-')}"
    return Message(id, args, REFUSAL_RULES.get(why, ""))


def partner_of(state: State, seat: int, action: int) -> int:
    """Whom an offer is made to, or whose offer is answered."""
    if is_proposal(action):
        return proposed(state, seat, action).partner
    return (action - ACCEPTS) // PLACES


def explain_cover(state: State, seat: int, action: int) -> Message:
    """The good there is too little of."""
    me = state.seats[seat]
    if is_proposal(action):
        terms, side = proposed(state, seat, action).terms, 0
    else:
        other, place = divmod(action - ACCEPTS, PLACES)
        to_me = [
            one.terms
            for one in state.offers[: state.open]
            if (one.proposer, one.partner) == (other, seat)
        ]
        terms = to_me[place]
        side = 1
    for term in unpack(terms):
        if term.side == side and term.kind == Kind.GIVE:
            bound, held = me.owes[term.x], me.holds[term.x]
            if term.amount + bound > held:
                good = GOOD_NAMES[term.x]
                return refusal(
                    Refusal.NOT_COVERED, good=good, held=held, bound=bound, given=term.amount
                )
    return refusal(Refusal.NOT_COVERED, good="gold", held=0, bound=0, given=0)


def explain_forces(state: State, seat: int) -> Message:
    """An attack needs some Military; to defend or to help with nothing is allowed."""
    least = int(state.decision == Decision.ATTACK)
    args = {"left": military_left(state, seat), "least": least}
    rule = "RW-24" if state.decision == Decision.CONTRIBUTE else "RW-23"
    return Message("royal-wedding-refuse-too-little-military", args, rule)


def military_left(state: State, seat: int) -> int:
    held: int = state.seats[seat].holds[MILITARY]
    if state.decision == Decision.CONTRIBUTE:
        return held - sum(forces[seat] for forces in state.battle.forces)
    return held


# The deal that stands in the way


def explain_promise(state: State, seat: int, action: int, code: int) -> Message:
    """The promise, and the deal it was made in: its number in this generation and the partner."""
    wanted = promise_broken(state, action, code)
    best: tuple[int, int, Term] | None = None
    first = state.since[state.generation - 1]
    for index in range(first, state.struck):
        deal = state.deals[index]
        if not deal.marks & Flag.BINDING or seat not in (deal.proposer, deal.partner):
            continue
        side = int(deal.partner == seat)
        partner = (deal.partner, deal.proposer)[side]
        for place, term in enumerate(unpack(deal.terms)):
            in_force = not deal.lapsed >> place & 1
            meant = in_force and term.side == side and (term.kind, *term[2:4]) in wanted
            if meant and (best is None or term.amount > best[2].amount):
                best = (index - first + 1, partner, term)
    number, partner, term = best if best else (0, seat, Term(0, Kind.NONE, seat, -1, 0))
    held = military_left(state, seat)
    return refusal(
        code, deal=number, partner_seat=partner, target_seat=term.x, amount=min(term.amount, held)
    )


def promise_broken(state: State, action: int, code: int) -> set[tuple[Kind, int, int]]:
    """Kinds and houses of the promises that a refused action would break."""
    battle = state.battle
    ours, theirs = battle.attacker, battle.defender
    if battle.side == Side.DEFENCE:
        ours, theirs = theirs, ours
    match Refusal(code):
        case Refusal.ATTACK_PROMISED:
            return {(Kind.ATTACK, x, -1) for x in range(state.players)}
        case Refusal.PEACE_PROMISED:
            return {(Kind.SPARE, (action - ATTACKS) // AMOUNTS, -1)}
        case Refusal.ABSTENTION_PROMISED:
            return {(Kind.ABSTAIN, theirs, -1)}
        case Refusal.OTHER_SIDE_PROMISED:
            return {(Kind.AID_DEFENCE, battle.attacker, battle.defender)}
    return {(Kind.AID_ATTACK, theirs, ours), (Kind.AID_DEFENCE, theirs, ours)}
