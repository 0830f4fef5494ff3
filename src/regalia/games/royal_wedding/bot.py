"""What a position is worth to a seat, for bots: in Prestige, a handful of terms."""

import numpy as np

from regalia.engine.compiled import Record, compiled
from regalia.games.royal_wedding.bonds import amount_of, other_party, promised, side_of
from regalia.games.royal_wedding.challenges import is_done
from regalia.games.royal_wedding.character import grudges, honour, trust_in
from regalia.games.royal_wedding.data import (
    CENTRE,
    COFFERS_LOSS,
    GENERATIONS,
    GOLD,
    GOODS,
    LOSS_PER_UNPAID,
    MILITARY,
    NOBLES_GOLD,
    PRESTIGE,
    RIVAL_LOSS,
    Challenge,
)
from regalia.games.royal_wedding.houses import count_bits, free_heirs, this_generation, tie
from regalia.games.royal_wedding.sides import leader, strength
from regalia.games.royal_wedding.spoils import bonus
from regalia.games.royal_wedding.state import Decision, Flag, Side, Step, Tie
from regalia.games.royal_wedding.talks import is_between, proposals_left
from regalia.games.royal_wedding.terms import AMOUNTS, BASE, KIND, SIDE, Kind, X, Y
from regalia.games.royal_wedding.treasury import maintenance

VALUE = np.array([1.0, 0.5, 0.45])
"""Of Prestige, Gold and Military while there is use for them."""
RISK = 0.1
"""The part of a Prestige that is likely to be lost in each generation to come."""
LEFT_OVER = 0.02
"""Of Gold and Military when they only break ties."""
RIVALRY = 0.25
"""How much it hurts that the best of the others has a Prestige."""
SUCCESS = np.array([0.0, 0.0, 0.8, 0.8, 1.2, 0.8, 0.5, 0.6])
"""Of what each Challenge's task brings in the next generation, against failing it."""
MARRIAGE = 0.3
PEACE, RESTRAINT, SERVICE = 0.15, 0.1, 0.3
"""Of not being attacked, of not attacking, of fighting for somebody."""
HOPE, PROPOSAL = 0.3, 0.03
"""Of an open offer that should please the partner, and what making it costs."""
FEW, NUISANCE = 2, 5.0
"""Offers that one may make in a generation, and what each beyond them costs: nobody is pestered."""
SPARE_SUITOR = 0.2
"""Of a suitor beyond the best: an heir marries but once."""
HELP_WANTED = 0.6
"""The part of the Military that a defender is expected to use."""
THANKS = 0.35
"""The part of the spoils that a helper may expect for what he puts in."""

ROLLS = [a + b - c - d for a in range(6) for b in range(6) for c in range(6) for d in range(6)]
CHANCE = np.array([sum(roll + lead > 0 for roll in ROLLS) / 1296 for lead in range(-11, 12)])
"""That a side wins which leads by so much before the dice, from -11 on."""


@compiled
def worth(state: Record, seat: int) -> float:
    return (
        wealth(state, seat)
        + upkeep(state, seat)
        + rivalry(state, seat)
        + challenge(state, seat)
        + marriages(state, seat)
        + agreements(state, seat)
        + hopes(state, seat)
        + battle(state, seat)
        + honour(state, seat)
        + grudges(state, seat)
    )


@compiled
def spread(state: Record) -> float:
    """A lead counts for more the fewer generations are left to make up for it."""
    return 1.0 + 0.5 * (GENERATIONS - state.generation)


@compiled
def playout(state: Record) -> int:
    """To the dice of a battle, or through a round of talks."""
    return 12


@compiled
def value_of(state: Record, good: int) -> float:
    """Prestige may be lost again; Gold and Military must become Prestige before the end."""
    left = GENERATIONS - state.generation
    if good == PRESTIGE:
        return 1.0 - RISK * left
    useless = Step.SPEND if good == GOLD else Step.ATTACK
    return LEFT_OVER if left == 0 and state.step >= useless else VALUE[good]


@compiled
def wealth(state: Record, seat: int) -> float:
    total, holds = 0.0, state.seats[seat].holds
    for good in range(GOODS):
        total += value_of(state, good) * holds[good]
    return total


@compiled
def upkeep(state: Record, seat: int) -> float:
    """The next maintenance; a Gold or so will come in before it."""
    if state.generation == GENERATIONS and state.step >= Step.SPEND:
        return 0.0
    due, gold = maintenance(state, seat), state.seats[seat].holds[GOLD]
    unpaid = max(0, due - gold - (1 if state.step > Step.TRADE else 0))
    return -VALUE[GOLD] * min(due, gold) - LOSS_PER_UNPAID * unpaid


@compiled
def rivalry(state: Record, seat: int) -> float:
    """The best of the others."""
    best = 0
    for other in range(state.players):
        if other != seat:
            best = max(best, state.seats[other].holds[PRESTIGE])
    return -RIVALRY * best


@compiled
def challenge(state: Record, seat: int) -> float:
    """The own Challenge, as if it were resolved at this moment."""
    me = state.seats[seat]
    card = me.challenge
    if card < 0 or state.step == Step.OVER:
        return 0.0
    me.holds[GOLD] += CENTRE[card, GOLD]
    me.holds[MILITARY] += CENTRE[card, MILITARY]
    done = is_done(state, seat, card)
    me.holds[GOLD] -= CENTRE[card, GOLD]
    me.holds[MILITARY] -= CENTRE[card, MILITARY]
    last = state.generation == GENERATIONS
    lasting = SUCCESS[card] if done and not last else 0.0
    return lasting + outcome(state, seat, card, done)


@compiled
def marriages(state: Record, seat: int) -> float:
    if state.step == Step.OVER:
        return 0.0
    return MARRIAGE * count_bits(state.seats[seat].married)


@compiled
def outcome(state: Record, seat: int, card: int, done: bool) -> float:
    """What a Challenge brings or costs at once; nobody loses what he has not."""
    holds = state.seats[seat].holds
    prestige = value_of(state, PRESTIGE)
    if card == Challenge.NOBLES:
        gold = VALUE[GOLD] if state.generation < GENERATIONS else LEFT_OVER
        return gold * (NOBLES_GOLD if done else -min(NOBLES_GOLD, holds[GOLD] + CENTRE[card, GOLD]))
    if card == Challenge.COFFERS:
        return 2.0 * prestige if done else -prestige * min(COFFERS_LOSS, holds[PRESTIGE])
    if card in (Challenge.RIVAL, Challenge.RICH_RIVAL):
        lost = min(1 if done else 1 + RIVAL_LOSS, holds[PRESTIGE])
        return -prestige * lost
    return 0.0


@compiled
def agreements(state: Record, seat: int) -> float:
    """Deals in force: binding ones in full, others as far as the partner is to be trusted."""
    total = 0.0
    if state.step > Step.TRADE:
        return total
    for index in range(this_generation(state), state.struck):
        deal = state.deals[index]
        side = side_of(deal, seat)
        if side >= 0 and deal.marks & (Flag.GIVEN | Flag.GIVEN << 1) == 0:
            other = other_party(deal, side)
            trust = trust_in(state, seat, other, deal.marks & Flag.BINDING != 0)
            total += deal_value(state, seat, other, side, deal.terms, trust, index)
    return total


@compiled
def deal_value(
    state: Record, seat: int, other: int, side: int, terms: int, trust: float, before: int
) -> float:
    """What a deal is worth to the seat on that side, after those struck before."""
    value = 0.0
    while terms > 0:
        term, terms = terms % BASE, terms // BASE
        if is_said(state, seat, other, term, before):
            continue
        if SIDE[(term - 1) // AMOUNTS] == side:
            value -= trust * burden(state, seat, term)
        else:
            value += trust * benefit(state, seat, term)
    return value


@compiled
def is_said(state: Record, seat: int, other: int, term: int, before: int) -> bool:
    """Has one of the two promised the other this before? Twice is worth no more than once."""
    subject = (term - 1) // AMOUNTS
    if KIND[subject] == Kind.GIVE:
        return False
    for index in range(this_generation(state), before):
        deal = state.deals[index]
        if is_between(deal, seat, other):
            for side in range(2):
                if promised(deal, side, KIND[subject], X[subject], Y[subject]) > 0:
                    return True
    return False


@compiled
def burden(state: Record, seat: int, term: int) -> float:
    """What it costs the seat to keep a term of its own."""
    subject = (term - 1) // AMOUNTS
    if KIND[subject] == Kind.GIVE:
        given = amount_of(term)
        cost = value_of(state, X[subject]) * given
        asked = state.seats[seat].challenge == Challenge.DISTRUSTED and given >= 2
        return cost - SUCCESS[Challenge.DISTRUSTED] if asked else cost
    return RESTRAINT if KIND[subject] in (Kind.SPARE, Kind.ABSTAIN) else SERVICE


@compiled
def benefit(state: Record, seat: int, term: int) -> float:
    """What a term of the other side brings the seat, its own Challenge considered."""
    subject = (term - 1) // AMOUNTS
    x = X[subject]
    if KIND[subject] != Kind.GIVE:
        mine = x == seat and KIND[subject] in (Kind.SPARE, Kind.ABSTAIN)
        return PEACE if mine else 0.0 if x == seat else SERVICE / 2
    amount, card = amount_of(term), state.seats[seat].challenge
    value = value_of(state, x) * amount
    if card == Challenge.NOBLES and x == MILITARY:
        return value + NOBLES_GOLD * VALUE[GOLD]
    if card == Challenge.TAX and x == GOLD and amount >= 3:
        return value + SUCCESS[card]
    return value


@compiled
def hopes(state: Record, seat: int) -> float:
    """Open offers: the best bargain with each partner, and the best match of all."""
    if state.step != Step.NEGOTIATE:
        return 0.0
    made = state.proposals - proposals_left(state, seat)
    total, match = -PROPOSAL * made - NUISANCE * max(0, made - FEW), 0.0
    for other in range(state.players):
        bargain, suit = best_offer(state, seat, other, 0), best_offer(state, seat, other, 1)
        total += bargain + SPARE_SUITOR * min(match, suit)
        match = max(match, suit)
    return total + match if free_heirs(state, seat) > 0 else total


@compiled
def best_offer(state: Record, seat: int, other: int, wed: int) -> float:
    """The best open offer between two houses, of a deal or of marriage, for the first of them."""
    best = 0.0
    for index in range(state.open):
        one = state.offers[index]
        if one.wed != wed:
            continue
        if one.proposer == seat and one.partner == other and pleases(state, index):
            best = max(best, HOPE * offer_value(state, seat, index, 0))
        if one.partner == seat and one.proposer == other:
            best = max(best, 0.9 * offer_value(state, seat, index, 1))
    return best


@compiled
def offer_value(state: Record, seat: int, index: int, side: int) -> float:
    """An open offer, to the seat on that side of it."""
    one = state.offers[index]
    other = one.partner if side == 0 else one.proposer
    return bargain(state, seat, other, side, one.wed, one.terms)


@compiled
def bargain(state: Record, seat: int, other: int, side: int, wed: int, terms: int) -> float:
    """A deal, or a marriage with its dowry, to the seat on that side of it."""
    binds = wed != 0 or tie(state, seat, other) == Tie.MARRIED
    trust = trust_in(state, seat, other, binds)
    value = deal_value(state, seat, other, side, terms, trust, state.struck)
    if wed == 0:
        return value
    lonely = state.seats[seat].challenge == Challenge.SHEEP and state.seats[seat].married == 0
    return value + MARRIAGE + (SUCCESS[Challenge.SHEEP] if lonely else 0.0)


@compiled
def pleases(state: Record, index: int) -> bool:
    """Should the partner agree?"""
    one = state.offers[index]
    return seems_fair(state, one.partner, one.proposer, one.wed, one.terms)


@compiled
def seems_fair(state: Record, partner: int, proposer: int, wed: int, terms: int) -> bool:
    """Should the partner agree, as far as one can tell without knowing his Challenge?"""
    secret = state.seats[partner].challenge
    state.seats[partner].challenge = -1
    value = bargain(state, partner, proposer, 1, wed, terms)
    state.seats[partner].challenge = secret
    return value >= 0.0


@compiled
def battle(state: Record, seat: int) -> float:
    """The battle that is being fought, before the dice."""
    if state.decision not in (Decision.DEFEND, Decision.CALL, Decision.CONTRIBUTE):
        return 0.0
    battle = state.battle
    stake, against = strength(state, Side.ATTACK), strength(state, Side.DEFENCE)
    if state.decision == Decision.DEFEND:
        against = round(HELP_WANTED * state.seats[battle.defender].holds[MILITARY])
    lead = min(11, max(-11, stake + bonus(state) - against))
    value = 0.0
    for side in range(2):
        ahead = lead if side == Side.ATTACK else -lead
        part = part_of(state, seat, side)
        if part > 0.0:
            lost = min(part * stake, state.seats[seat].holds[PRESTIGE])
            spoils = CHANCE[11 + ahead] * part * stake - CHANCE[11 - ahead] * lost
            value += value_of(state, PRESTIGE) * spoils
            value -= value_of(state, MILITARY) * battle.forces[side, seat] / 2
    return value


@compiled
def part_of(state: Record, seat: int, side: int) -> float:
    """Of what a side wins or loses: the leader has the most, a helper some for what he gave."""
    own, total = float(state.battle.forces[side, seat]), float(max(1, strength(state, side)))
    if seat != leader(state, side):
        return THANKS * own / total
    return own / total + (1.0 - THANKS) * (total - own) / total if own > 0 else 1.0


TERMS = {
    "wealth": wealth,
    "upkeep": upkeep,
    "rivalry": rivalry,
    "challenge": challenge,
    "marriages": marriages,
    "agreements": agreements,
    "hopes": hopes,
    "battle": battle,
    "honour": honour,
    "grudges": grudges,
}
