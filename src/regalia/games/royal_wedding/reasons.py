"""Why not: refusals with the numbers, and the deals, that make them plain."""

from typing import Any

from regalia.engine.game import Snapshot
from regalia.engine.message import Message
from regalia.games.royal_wedding.actions import GOOD_NAMES, proposed
from regalia.games.royal_wedding.data import GOLD, MILITARY, PRICE, Effect
from regalia.games.royal_wedding.numbers import (
    ACCEPTS,
    AMOUNTS,
    ATTACKS,
    MOST_NUMBERS,
    SHARES,
    bought,
    is_proposal,
)
from regalia.games.royal_wedding.state import Decision, Flag, Refusal, Sharing, Side, Turn
from regalia.games.royal_wedding.terms import Kind, Term, unpack

RULES = {
    Refusal.GAME_OVER: "RW-34",
    Refusal.NOT_YOUR_TURN: "RW-05",
    Refusal.ANOTHER_DECISION: "RW-05",
    Refusal.ALREADY_FINISHED: "RW-08",
    Refusal.NOT_FINISHED: "RW-08",
    Refusal.NO_SUCH_PARTNER: "RW-13",
    Refusal.NO_PROPOSALS_LEFT: "RW-08",
    Refusal.NO_HEIR: "RW-10",
    Refusal.PARTNER_WITHOUT_HEIR: "RW-10",
    Refusal.ALREADY_MARRIED: "RW-09",
    Refusal.EMPTY_DEAL: "RW-13",
    Refusal.SENSELESS_TERM: "RW-14",
    Refusal.NO_TRADE: "RW-11",
    Refusal.GOLD_ONLY: "RW-11",
    Refusal.NOT_COVERED: "RW-16",
    Refusal.CONTRADICTION: "RW-16",
    Refusal.NO_SUCH_OFFER: "RW-13",
    Refusal.TOO_LITTLE_GOLD: "RW-21",
    Refusal.NO_SUCH_TARGET: "RW-22",
    Refusal.PROTECTED: "RW-22",
    Refusal.TOO_LITTLE_MILITARY: "RW-23",
    Refusal.ATTACK_PROMISED: "RW-29",
    Refusal.PEACE_PROMISED: "RW-29",
    Refusal.ASSISTANCE_PROMISED: "RW-29",
    Refusal.ABSTENTION_PROMISED: "RW-29",
    Refusal.OTHER_SIDE_PROMISED: "RW-29",
    Refusal.TOO_MUCH: "RW-28",
    Refusal.TOO_LITTLE: "RW-28",
}


def refusal(code: int, **args: Any) -> Message:
    why = Refusal(code)
    id = f"royal-wedding-refuse-{why.name.lower().replace('_', '-')}"
    return Message(id, args, RULES.get(why, ""))


def explain(state: Snapshot, seat: int, action: int, code: int) -> Message:
    """The numbers that make a refusal plain; for broken promises also the deal."""
    match Refusal(code):
        case Refusal.ANOTHER_DECISION:
            return refusal(code, decision=Decision(state.decision).name.lower())
        case Refusal.NO_PROPOSALS_LEFT:
            return refusal(code, most=state.proposals)
        case (
            Refusal.PARTNER_WITHOUT_HEIR
            | Refusal.ALREADY_MARRIED
            | Refusal.NO_TRADE
            | Refusal.GOLD_ONLY
        ):
            return refusal(code, partner_seat=partner_of(state, seat, action))
        case Refusal.NOT_COVERED:
            return explain_cover(state, seat, action)
        case Refusal.TOO_LITTLE_GOLD:
            needed = PRICE * sum(bought(action))
            return refusal(code, needed=int(needed), held=state.seats[seat].holds[GOLD])
        case Refusal.PROTECTED:
            return refusal(code, target_seat=(action - ATTACKS) // AMOUNTS)
        case Refusal.TOO_LITTLE_MILITARY:
            return explain_forces(state, seat)
        case Refusal.TOO_MUCH | Refusal.TOO_LITTLE:
            what = Sharing(state.battle.sharing).name.lower()
            return refusal(code, what=what, helper_seat=state.battle.asked, amount=action - SHARES)
        case (
            Refusal.ATTACK_PROMISED
            | Refusal.PEACE_PROMISED
            | Refusal.ASSISTANCE_PROMISED
            | Refusal.ABSTENTION_PROMISED
            | Refusal.OTHER_SIDE_PROMISED
        ):
            return explain_promise(state, seat, action, code)
    return refusal(code)


def partner_of(state: Snapshot, seat: int, action: int) -> int:
    """Whom an offer is made to, or whose offer is answered."""
    if is_proposal(action):
        return proposed(state, seat, action).partner
    return (action - ACCEPTS) // MOST_NUMBERS


def explain_cover(state: Snapshot, seat: int, action: int) -> Message:
    """The good there is too little of."""
    me = state.seats[seat]
    if is_proposal(action):
        terms, side = proposed(state, seat, action).terms, 0
    else:
        other, number = divmod(action - ACCEPTS, MOST_NUMBERS)
        terms = next(
            one.terms
            for one in state.offers[: state.open]
            if (one.proposer, one.partner, one.number) == (other, seat, number + 1)
        )
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


def explain_forces(state: Snapshot, seat: int) -> Message:
    """An attack needs some Military; to defend or to help with nothing is allowed."""
    least = int(state.decision == Decision.ATTACK)
    args = {"left": military_left(state, seat), "least": least}
    rule = "RW-24" if state.decision == Decision.CONTRIBUTE else "RW-23"
    return Message("royal-wedding-refuse-too-little-military", args, rule)


def military_left(state: Snapshot, seat: int) -> int:
    held: int = state.seats[seat].holds[MILITARY]
    if state.decision == Decision.CONTRIBUTE:
        return held - sum(forces[seat] for forces in state.battle.forces)
    return held


# The deal that stands in the way


def explain_promise(state: Snapshot, seat: int, action: int, code: int) -> Message:
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
        for term in unpack(deal.terms):
            if term.side == side and (term.kind, *term[2:4]) in wanted:
                if term.kind == Kind.ATTACK and has_lapsed(state, deal, partner, term):
                    continue
                if best is None or term.amount > best[2].amount:
                    best = (index - first + 1, partner, term)
    number, partner, term = best if best else (0, seat, Term(0, Kind.NONE, seat, -1, 0))
    held = military_left(state, seat)
    return refusal(
        code, deal=number, partner_seat=partner, target_seat=term.x, amount=min(term.amount, held)
    )


def promise_broken(state: Snapshot, action: int, code: int) -> set[tuple[Kind, int, int]]:
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


def has_lapsed(state: Snapshot, deal: Snapshot, partner: int, term: Term) -> bool:
    """As `bonds.has_lapsed`, on a snapshot."""
    if state.seats[term.x].effects & Effect.PROTECTED:
        return True
    joint = any(
        other.side != term.side and other.kind == Kind.ATTACK and other.x == term.x
        for other in unpack(deal.terms)
    )
    them = state.seats[partner]
    powerless = them.attacked == Turn.NOT_YET and them.holds[MILITARY] == 0
    barred = them.attacked == Turn.UNABLE or them.effects & Effect.NO_ATTACK
    return joint and bool(barred or powerless)
