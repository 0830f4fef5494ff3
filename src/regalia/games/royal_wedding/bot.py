"""What a position is worth to a seat, for bots: in Prestige, a handful of terms."""

import numpy as np

from regalia.engine.compiled import Array, compiled
from regalia.games.royal_wedding.bargaining import (
    CHANCE,
    DEFENDS,
    EVEN,
    FEW,
    LEFT_OVER,
    MARRIAGE,
    SUCCESS,
    VALUE,
    agreements,
    bargain,
    deal_given_up,
    grudges,
    honour,
    hopes,
    is_sensible,
    part_promised,
    seems_fair,
    value_of,
)
from regalia.games.royal_wedding.challenges import is_done
from regalia.games.royal_wedding.data import (
    BRINGS,
    CENTRE,
    COSTS,
    GENERATIONS,
    GOLD,
    GOODS,
    LOSS_PER_UNPAID,
    MILITARY,
    PRESTIGE,
    Challenge,
    Step,
)
from regalia.games.royal_wedding.numbers import (
    CANCELS,
    COUNTERS,
    FINISH,
    SHOWS,
    WITHDRAWS,
    is_proposal,
    proposal,
)
from regalia.games.royal_wedding.offers import count_bits, proposals_left, times_sent
from regalia.games.royal_wedding.rules import legal
from regalia.games.royal_wedding.sides import bonus, leader, strength
from regalia.games.royal_wedding.state import (
    LETTERS,
    Decision,
    Side,
    State,
)
from regalia.games.royal_wedding.talks import party_with
from regalia.games.royal_wedding.treasury import maintenance

RIVALRY = 0.25
"""How much it hurts that the best of the others has a Prestige."""
THANKS = 0.35
"""The part of the spoils that a helper may expect for what he puts in."""


@compiled
def worth(state: State, seat: int) -> float:
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
def spread(state: State) -> float:
    """A lead counts for more the fewer generations are left to make up for it."""
    return 1.0 + 0.5 * (GENERATIONS - state.generation)


@compiled
def playout(state: State) -> int:
    """To the dice of a battle, or through a round of talks."""
    return 12


@compiled
def wealth(state: State, seat: int) -> float:
    total, holds = 0.0, state.seats[seat].holds
    for good in range(GOODS):
        total += value_of(state, good) * holds[good]
    return total


@compiled
def upkeep(state: State, seat: int) -> float:
    """The next maintenance; a Gold or so will come in before it."""
    if state.generation == GENERATIONS and state.step >= Step.SPEND:
        return 0.0
    due, gold = maintenance(state, seat), state.seats[seat].holds[GOLD]
    unpaid = max(0, due - gold - (1 if state.step > Step.TRADE else 0))
    return -VALUE[GOLD] * min(due, gold) - LOSS_PER_UNPAID * unpaid


@compiled
def rivalry(state: State, seat: int) -> float:
    """The best of the others."""
    best = 0
    for other in range(state.players):
        if other != seat:
            best = max(best, state.seats[other].holds[PRESTIGE])
    return -RIVALRY * best


@compiled
def marriages(state: State, seat: int) -> float:
    if state.step == Step.OVER:
        return 0.0
    return MARRIAGE * count_bits(state.seats[seat].married)


# The own Challenge


@compiled
def challenge(state: State, seat: int) -> float:
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
def outcome(state: State, seat: int, card: int, done: bool) -> float:
    """What a Challenge brings or costs at once; nobody loses what he has not."""
    holds = state.seats[seat].holds
    prestige = value_of(state, PRESTIGE)
    if card == Challenge.NOBLES:
        gold = VALUE[GOLD] if state.generation < GENERATIONS else LEFT_OVER
        lost = min(COSTS[card], holds[GOLD] + CENTRE[card, GOLD])
        return gold * (BRINGS[card] if done else -lost)
    if card == Challenge.COFFERS and done:
        return 2.0 * prestige * BRINGS[card]
    lost = (0 if done else COSTS[card]) - CENTRE[card, PRESTIGE]
    return -prestige * min(lost, holds[PRESTIGE])


# The battle that is being fought


@compiled
def battle(state: State, seat: int) -> float:
    """The battle that is being fought, before the dice."""
    if state.decision not in (Decision.DEFEND, Decision.CALL, Decision.CONTRIBUTE):
        return 0.0
    battle = state.battle
    stake, against = strength(state, Side.ATTACK), strength(state, Side.DEFENCE)
    if state.decision == Decision.DEFEND:
        against = round(DEFENDS * state.seats[battle.defender].holds[MILITARY])
    lead = min(EVEN, max(-EVEN, stake + bonus(state) - against))
    value = 0.0
    for side in range(2):
        ahead = lead if side == Side.ATTACK else -lead
        part = part_of(state, seat, side)
        if part > 0.0:
            lost = min(part * stake, state.seats[seat].holds[PRESTIGE])
            won = part_of_gain(state, seat, side, part) * stake
            spoils = CHANCE[EVEN + ahead] * won - CHANCE[EVEN - ahead] * lost
            value += value_of(state, PRESTIGE) * spoils
            value -= value_of(state, MILITARY) * battle.forces[side, seat] / 2
    return value


@compiled
def part_of(state: State, seat: int, side: int) -> float:
    """Of what a side wins or loses: the leader has the most, a helper some for what he gave."""
    own, total = float(state.battle.forces[side, seat]), float(max(1, strength(state, side)))
    if seat != leader(state, side):
        return THANKS * own / total
    return own / total + (1.0 - THANKS) * (total - own) / total if own > 0 else 1.0


@compiled
def part_of_gain(state: State, seat: int, side: int, part: float) -> float:
    """RW-29  What a leader has promised his helpers is theirs."""
    chief = leader(state, side)
    if seat != chief:
        return max(part, part_promised(state, chief, seat))
    left = 1.0
    for other in range(state.players):
        if state.battle.forces[side, other] > 0:
            left -= part_promised(state, chief, other)
    return max(0.0, min(part, left))


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


# What search thinks about in the talks

OFFERS_CONSIDERED = 3
FEW_ANSWERS = LETTERS
"""Offers made in a generation, beyond which nobody is answered by yet another one."""
LEAST_GAIN = 0.05


@compiled
def consider(state: State, seat: int, out: Array) -> int:
    """All there is outside the talks. In them every offer is answered before one is finished."""
    n = legal(state, seat, out)
    if state.decision != Decision.TALK:
        return n
    best, gains = np.empty(OFFERS_CONSIDERED, np.int64), np.zeros(OFFERS_CONSIDERED)
    asked, kept = is_asked(state, seat), 0
    made = state.proposals - proposals_left(state, seat)
    enough = made >= (FEW_ANSWERS if asked else FEW)
    for i in range(n):
        action = out[i]
        if is_proposal(action):
            if not enough and asked == (action >= COUNTERS):
                remember(best, gains, action, gain(state, seat, action))
        elif action >= CANCELS and action < SHOWS:
            if not enough and not asked:
                remember(best, gains, action, relief(state, seat, action - CANCELS))
        elif action < WITHDRAWS and not (asked and action == FINISH):
            out[kept] = action
            kept += 1
    for i in range(OFFERS_CONSIDERED):
        if gains[i] > LEAST_GAIN:
            out[kept] = best[i]
            kept += 1
    return kept


@compiled
def is_asked(state: State, seat: int) -> bool:
    """Does an offer wait for the seat's answer?"""
    waiting = 0
    for index in range(state.open):
        waiting += state.offers[index].partner == seat
    return waiting > 0


@compiled
def gain(state: State, seat: int, action: int) -> float:
    """What an offer would bring if it were accepted; nothing where the partner should refuse."""
    partner, _, wed, terms = proposal(seat, action)
    if not is_sensible(state, seat, partner, terms):
        return 0.0
    value = bargain(state, seat, partner, 0, wed, terms)
    if value <= LEAST_GAIN or not seems_fair(state, partner, seat, wed, terms, 0):
        return 0.0
    return 0.0 if times_sent(state, seat, partner, wed, terms) else value


@compiled
def relief(state: State, seat: int, number: int) -> float:
    """What it would bring to be rid of a deal; nothing where the other party should refuse."""
    partner = party_with(state, seat, number)
    if times_sent(state, seat, partner, 0, 0):
        return 0.0
    fair = seems_fair(state, partner, seat, 0, 0, number)
    return -deal_given_up(state, seat, number) if fair else 0.0


@compiled
def remember(best: Array, gains: Array, action: int, gained: float) -> None:
    """Keep the best few, the best first."""
    for i in range(OFFERS_CONSIDERED):
        if gained > gains[i]:
            action, best[i] = best[i], action
            gained, gains[i] = gains[i], gained
