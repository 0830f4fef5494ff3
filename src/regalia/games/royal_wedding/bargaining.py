"""What deals are worth to a bot, and how far it trusts a word: a bot's part in the talks.

A temper is written into the bot's own copy of the game before it thinks; in a game that is played
it is always the first one, and the rules do not know of it.
"""

import numpy as np

from regalia.engine.compiled import compiled
from regalia.games.royal_wedding.data import (
    ASKS,
    BRINGS,
    GENERATIONS,
    GOLD,
    MILITARY,
    PRESTIGE,
    Challenge,
    Kind,
    Step,
)
from regalia.games.royal_wedding.deals import (
    in_force,
    is_between,
    other_party,
    promised,
    side_of,
    this_generation,
)
from regalia.games.royal_wedding.offers import free_heirs, proposals_left, tie, times_sent
from regalia.games.royal_wedding.sides import strength
from regalia.games.royal_wedding.state import (
    Flag,
    Side,
    State,
    Tie,
)
from regalia.games.royal_wedding.terms import (
    AMOUNT,
    KIND,
    SIDE,
    X,
    Y,
    next_term,
)

VALUE = np.array([1.0, 0.5, 0.45])
"""Of Prestige, Gold and Military while there is use for them."""
RISK = 0.1
"""The part of a Prestige that is likely to be lost in each generation to come."""
LEFT_OVER = 0.02
"""Of Gold and Military when they only break ties."""
SUCCESS = np.array([0.0, 0.0, 0.8, 0.8, 1.2, 0.8, 0.5, 0.6])
"""Of what each Challenge's task brings in the next generation, against failing it."""
MARRIAGE = 0.3
PEACE, RESTRAINT, SERVICE = 0.15, 0.1, 0.3
"""Of not being attacked, of not attacking, of fighting for somebody."""
LIKELY = np.array([0.5, 0.2])
"""How likely a battle is for which help is promised: an attack, a defence."""
DEFENDS = 0.6
"""The part of the Military that a defender is expected to use."""

EVEN = 11
ROLLS = [a + b - c - d for a in range(6) for b in range(6) for c in range(6) for d in range(6)]
CHANCE = np.array(
    [sum(roll + lead > 0 for roll in ROLLS) / 1296 for lead in range(-EVEN, EVEN + 1)]
)
"""That a side wins which leads by so much before the dice, from -11 on."""
HOPE, PROPOSAL = 0.3, 0.03
"""Of an open offer that should please the partner, and what making it costs."""
FEW, NUISANCE = 2, 5.0
"""Offers that one may make in a generation, and what each beyond them costs: nobody is pestered."""
SPARE_SUITOR = 0.2
"""Of a suitor beyond the best: an heir marries but once."""

TEMPERS = {"opportunist": 0, "honest": 1, "vengeful": 2}
SCRUPLE = np.array([0.1, 3.0, 0.5])
"""What a word broken costs each temper, in Prestige."""
SPITE = np.array([0.0, 0.0, 0.4])
"""What the Prestige of a house that broke its word is worth to each temper, if it is lost."""
TRUST = 0.5
"""How likely it is that somebody keeps a word that does not bind."""
DOUBT = 0.4
"""Of that, what is left after each word broken."""


@compiled
def value_of(state: State, good: int) -> float:
    """Prestige may be lost again; Gold and Military must become Prestige before the end."""
    left = GENERATIONS - state.generation
    if good == PRESTIGE:
        return 1.0 - RISK * left
    useless = Step.SPEND if good == GOLD else Step.ATTACK
    return LEFT_OVER if left == 0 and state.step >= useless else VALUE[good]


# Words given and broken


@compiled
def trust_in(state: State, seat: int, other: int, binding: bool) -> float:
    """How far the seat relies on a deal: by what it has seen of the other in this game."""
    return 1.0 if binding else TRUST * DOUBT ** words_broken(state, other, seat)


@compiled
def words_broken(state: State, by: int, to: int) -> int:
    """Deals that one broke and the other suffered from; only the two know."""
    broken = 0
    for index in range(state.struck):
        deal = state.deals[index]
        side = side_of(deal, by)
        if side >= 0 and other_party(deal, side) == to:
            broken += deal.marks & (Flag.FAITHLESS | Flag.RENEGED) << side != 0
    return broken


@compiled
def honour(state: State, seat: int) -> float:
    """Words of one's own that were broken; while there are deals to come, distrust costs too."""
    if state.struck == 0:
        return 0.0
    broken = 0
    for other in range(state.players):
        if other != seat:
            broken += words_broken(state, seat, other)
    to_come = (GENERATIONS - state.generation) / GENERATIONS
    return -broken * (SCRUPLE[state.tempers[seat]] + 0.2 * to_come)


@compiled
def grudges(state: State, seat: int) -> float:
    """The vengeful want those who broke their word to them to lose."""
    spite = SPITE[state.tempers[seat]]
    if spite == 0.0 or state.step == Step.OVER:
        return 0.0
    total = 0.0
    for other in range(state.players):
        if other != seat and words_broken(state, other, seat) > 0:
            total -= spite * state.seats[other].holds[PRESTIGE]
    return total


# Deals in force


@compiled
def agreements(state: State, seat: int) -> float:
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
            total += deal_value(state, seat, other, side, in_force(deal), trust, index)
    return total


@compiled
def deal_value(
    state: State, seat: int, other: int, side: int, terms: int, trust: float, before: int
) -> float:
    """What a deal is worth to the seat on that side, after those struck before."""
    value, whole = 0.0, terms
    while terms > 0:
        term, terms = next_term(terms)
        if KIND[term] == Kind.ALONE or is_said(state, seat, other, term, before):
            continue
        if SIDE[term] == side:
            value -= trust * burden(state, seat, term, whole)
        else:
            value += trust * benefit(state, seat, term, whole)
    return value


@compiled
def is_said(state: State, seat: int, other: int, term: int, before: int) -> bool:
    """Has one of the two promised the other this before? Twice is worth no more than once."""
    if KIND[term] == Kind.GIVE:
        return False
    for index in range(this_generation(state), before):
        deal = state.deals[index]
        if is_between(deal, seat, other):
            for side in range(2):
                if promised(deal, side, KIND[term], X[term], Y[term]) > 0:
                    return True
    return False


@compiled
def burden(state: State, seat: int, term: int, terms: int) -> float:
    """What it costs the seat to keep a term of its own."""
    if KIND[term] >= Kind.GAIN:
        return share_value(state, term, terms)
    if KIND[term] in (Kind.AID_ATTACK, Kind.AID_DEFENCE):
        lost = value_of(state, MILITARY) * AMOUNT[term] / 2
        return RESTRAINT + LIKELY[KIND[term] - Kind.AID_ATTACK] * lost
    if KIND[term] == Kind.GIVE:
        given = AMOUNT[term]
        cost = value_of(state, X[term]) * given
        asked = (
            state.seats[seat].challenge == Challenge.DISTRUSTED
            and given >= ASKS[Challenge.DISTRUSTED]
        )
        return cost - SUCCESS[Challenge.DISTRUSTED] if asked else cost
    return RESTRAINT if KIND[term] in (Kind.SPARE, Kind.ABSTAIN) else SERVICE


@compiled
def benefit(state: State, seat: int, term: int, terms: int) -> float:
    """What a term of the other side brings the seat, its own Challenge considered."""
    x = X[term]
    if KIND[term] >= Kind.GAIN:
        return share_value(state, term, terms) if x == seat else 0.0
    if KIND[term] in (Kind.AID_ATTACK, Kind.AID_DEFENCE) and Y[term] == seat:
        return help_value(state, term)
    if KIND[term] != Kind.GIVE:
        mine = x == seat and KIND[term] in (Kind.SPARE, Kind.ABSTAIN)
        return PEACE if mine else 0.0 if x == seat else SERVICE / 2
    amount, card = AMOUNT[term], state.seats[seat].challenge
    value = value_of(state, x) * amount
    if card == Challenge.NOBLES and x == MILITARY:
        return value + BRINGS[card] * VALUE[GOLD]
    if card == Challenge.TAX and x == GOLD and amount >= ASKS[card]:
        return value + SUCCESS[card]
    return value


# The price of help


@compiled
def prospect(state: State, term: int, helped: bool) -> tuple[float, float]:
    """The battle of a promise to help, with the help or without it: chance to win, and stake."""
    enemy, chief = state.seats[X[term]].holds[MILITARY], state.seats[Y[term]].holds[MILITARY]
    own = AMOUNT[term] if helped else 0
    if KIND[term] == Kind.AID_ATTACK:
        stake, lead = chief + own, chief + own - round(DEFENDS * enemy)
    else:
        stake, lead = enemy, round(DEFENDS * chief) + own - enemy
    return CHANCE[EVEN + min(EVEN, max(-EVEN, lead))], float(stake)


@compiled
def help_value(state: State, term: int) -> float:
    """What promised help brings the leader: more to win, more surely, and less to lose."""
    held = state.seats[Y[term]].holds[PRESTIGE]
    alone, stake = prospect(state, term, False)
    helped, raised = prospect(state, term, True)
    before = alone * stake - (1.0 - alone) * min(stake, held)
    after = helped * raised - (1.0 - helped) * min(raised, held)
    if KIND[term] == Kind.AID_ATTACK:  # nobody has to attack
        before, after = max(0.0, before), max(0.0, after)
    return LIKELY[KIND[term] - Kind.AID_ATTACK] * value_of(state, PRESTIGE) * (after - before)


@compiled
def share_value(state: State, term: int, terms: int) -> float:
    """What a promised division brings a helper and costs the leader, by the help that earns it."""
    for_help = 0
    while terms > 0:
        other, terms = next_term(terms)
        if SIDE[other] != SIDE[term] and KIND[other] in (Kind.AID_ATTACK, Kind.AID_DEFENCE):
            for_help = other
    if for_help == 0 or KIND[term] in (Kind.LOSS, Kind.DISCARD):
        return RESTRAINT
    chance, stake = prospect(state, for_help, True)
    won = stake / 2 if KIND[term] == Kind.HALVES else min(stake, float(AMOUNT[term]))
    likely = LIKELY[KIND[for_help] - Kind.AID_ATTACK]
    return likely * value_of(state, PRESTIGE) * chance * won


@compiled
def part_promised(state: State, chief: int, helper: int) -> float:
    """The part of a gain that a leader has promised a helper, as far as he is to be trusted."""
    part, stake = 0.0, max(1, strength(state, Side.ATTACK))
    for index in range(this_generation(state), state.struck):
        deal = state.deals[index]
        side = side_of(deal, chief)
        terms = in_force(deal) if side >= 0 else 0
        while terms > 0:
            term, terms = next_term(terms)
            if SIDE[term] == side and X[term] == helper and KIND[term] in (Kind.GAIN, Kind.HALVES):
                trust = trust_in(state, helper, chief, deal.marks & Flag.BINDING != 0)
                share = 0.5 if KIND[term] == Kind.HALVES else min(1.0, AMOUNT[term] / stake)
                part = max(part, trust * share)
    return part


# Offers


@compiled
def hopes(state: State, seat: int) -> float:
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
def best_offer(state: State, seat: int, other: int, wed: int) -> float:
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
def offer_value(state: State, seat: int, index: int, side: int) -> float:
    """An open offer, to the seat on that side of it."""
    one = state.offers[index]
    other = one.partner if side == 0 else one.proposer
    given_up = deal_given_up(state, seat, one.instead)
    return bargain(state, seat, other, side, one.wed, one.terms) - given_up


@compiled
def deal_given_up(state: State, seat: int, number: int) -> float:
    """RW-13  What the deal that would be replaced is worth to one of its parties."""
    if number == 0:
        return 0.0
    index = this_generation(state) + number - 1
    deal = state.deals[index]
    side = side_of(deal, seat)
    other = other_party(deal, side)
    trust = trust_in(state, seat, other, deal.marks & Flag.BINDING != 0)
    return deal_value(state, seat, other, side, in_force(deal), trust, index)


@compiled
def bargain(state: State, seat: int, other: int, side: int, wed: int, terms: int) -> float:
    """A deal, or a marriage with its dowry, to the seat on that side of it."""
    binds = wed != 0 or tie(state, seat, other) == Tie.MARRIED
    trust = trust_in(state, seat, other, binds)
    value = deal_value(state, seat, other, side, terms, trust, state.struck)
    if wed == 0:
        return value
    lonely = state.seats[seat].challenge == Challenge.SHEEP and state.seats[seat].married == 0
    return value + MARRIAGE + (SUCCESS[Challenge.SHEEP] if lonely else 0.0)


@compiled
def pleases(state: State, index: int) -> bool:
    """Should the partner agree? Nobody is asked twice, nor for nonsense."""
    one = state.offers[index]
    if times_sent(state, one.proposer, one.partner, one.wed, one.terms) > 1:
        return False
    if not is_sensible(state, one.proposer, one.partner, one.terms):
        return False
    return seems_fair(state, one.partner, one.proposer, one.wed, one.terms, one.instead)


@compiled
def is_sensible(state: State, proposer: int, partner: int, terms: int) -> bool:
    """Does everybody have what he would give, and is nothing given for as much of the same?"""
    rest = terms
    while rest > 0:
        term, rest = next_term(rest)
        if KIND[term] != Kind.GIVE:
            continue
        giver = partner if SIDE[term] else proposer
        if AMOUNT[term] > state.seats[giver].holds[X[term]] or is_returned(term, rest):
            return False
    return True


@compiled
def is_returned(gift: int, rest: int) -> bool:
    """Is the same given back in one of the terms that follow?"""
    while rest > 0:
        term, rest = next_term(rest)
        if KIND[term] == Kind.GIVE and X[term] == X[gift] and AMOUNT[term] == AMOUNT[gift]:
            return True
    return False


@compiled
def seems_fair(
    state: State, partner: int, proposer: int, wed: int, terms: int, instead: int
) -> bool:
    """Should the partner agree, as far as one can tell without knowing his Challenge?"""
    secret = state.seats[partner].challenge
    state.seats[partner].challenge = -1
    value = bargain(state, partner, proposer, 1, wed, terms) - deal_given_up(
        state, partner, instead
    )
    state.seats[partner].challenge = secret
    return value >= 0.0
