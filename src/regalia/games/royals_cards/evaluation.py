"""What points, hands and fights are worth: what `worth` and the rollout policies have in common."""

from typing import NamedTuple

from regalia.engine.compiled import compiled
from regalia.engine.state import after
from regalia.games.royals_cards.card_sets import count, has, top, without_top
from regalia.games.royals_cards.cards import is_face, rank, suit
from regalia.games.royals_cards.choices import ATTACKS, DISCARD_HAND, assassination_action
from regalia.games.royals_cards.data import (
    BITS,
    FACE_CARDS,
    FACES_OF_SUIT,
    HIGHEST_NUMBER,
    NUMBERS,
    RED_NUMBERS,
)
from regalia.games.royals_cards.state import NO_ROYAL, State
from regalia.games.royals_cards.turns import goal, hand_size

NEVER = -1e9
THREAT = 12.0
"""What it is worth to have the points that win at the beginning of the next turn."""
PROSPECT = 0.4
"""What a Royal still in hand is worth, for each of its points."""
FRESH_HAND = 6.0
"""The best Royal to be expected in a new hand."""
STRIKE = 0.07
"""The share of a hit that each pip of a committed card brings, or prevents."""


class Fears(NamedTuple):
    """How a seat looks at its rivals."""

    threat: float
    """What counts of a rival's threat to win,"""
    lead: float
    """and of a rival's points before that."""
    last: float
    """The share of what is at stake that a pip decides, if nobody else can strike in time,"""
    last_but_one: float
    """if one other can,"""
    earlier: float
    """and if more can."""


SOBER = Fears(threat=1.0, lead=1.0, last=STRIKE, last_but_one=STRIKE, earlier=STRIKE)


# Points


@compiled
def strength(state: State, seat: int, points: int) -> float:
    """What points in play are worth to their owner."""
    return points + threat(state, seat, points)


@compiled
def danger(state: State, rival: int, points: int, fears: Fears) -> float:
    """What a rival's points mean to the others: little at first, a lot close to victory."""
    crowding = fears.lead * points * points / (2.0 * goal(state.players))
    return fears.threat * threat(state, rival, points) + crowding


@compiled
def relief(state: State, rival: int, lost: int, fears: Fears) -> float:
    """What it is worth to the others that a rival loses points."""
    points = int(state.seats[rival].points)
    return danger(state, rival, points, fears) - danger(state, rival, points - lost, fears)


@compiled
def threat(state: State, seat: int, points: int) -> float:
    """Points enough to win count if nobody who begins a turn earlier has them, too."""
    if points < goal(state.players):
        return 0.0
    earlier = after(state, state.active)
    while earlier != seat:
        if state.seats[earlier].points >= goal(state.players):
            return 0.0
        earlier = after(state, earlier)
    return THREAT


# Royals and hands


@compiled
def hope(state: State, hand: int) -> float:
    """What a hand like this lets its owner hope for."""
    missing = 1.0 - count(hand) / hand_size(state.players)
    return PROSPECT * max(float(best_royal(hand)), FRESH_HAND * missing)


@compiled
def best_royal(hand: int) -> int:
    """The points of the best Royal that could be played from this hand; 0: none."""
    numbers = hand & NUMBERS
    while numbers != 0:
        card = top(numbers)
        if hand & FACES_OF_SUIT[suit(card)] != 0:
            return rank(card)
        numbers = without_top(numbers)
    return 0


@compiled
def cheapest_royal(state: State, seat: int) -> int:
    """The points of the Royal that is missed least."""
    cheapest = HIGHEST_NUMBER
    for royal in range(FACE_CARDS):
        value = int(state.seats[seat].worth[royal])
        if value > 0:
            cheapest = min(cheapest, value)
    return cheapest


@compiled
def dearest_royal(state: State, seat: int) -> int:
    """The face card of the Royal with the most points."""
    dearest = 0
    for royal in range(FACE_CARDS):
        if state.seats[seat].worth[royal] > state.seats[seat].worth[dearest]:
            dearest = royal
    return dearest


# Fights


@compiled
def best_fight(
    state: State,
    seat: int,
    many: int,
    price_of_many: float,
    one: int,
    price_of_one: float,
    fears: Fears,
) -> tuple[int, float]:
    """The attack with many cards or the assassination with one that costs a rival most."""
    chosen, best = DISCARD_HAND, NEVER
    rival = after(state, seat)
    while one != 0 and rival != seat:
        if state.seats[rival].royals > 0:
            force = urgency(state, seat, rival, fears)
            lost = relief(state, rival, cheapest_royal(state, rival), fears)
            gain = force * pips(many) * lost - price_of_many
            if gain > best:
                chosen, best = ATTACKS + int(rival), gain
            victim = dearest_royal(state, rival)
            lost = relief(state, rival, int(state.seats[rival].worth[victim]), fears)
            gain = force * pips(one) * lost - price_of_one
            if gain > best:
                chosen, best = assassination_action(rival, victim), gain
        rival = after(state, rival)
    return chosen, best


@compiled
def urgency(state: State, seat: int, rival: int, fears: Fears) -> float:
    """By how many can strike after this seat and before the rival's turn."""
    following = after(state, seat)
    if following == rival:
        return fears.last
    return fears.last_but_one if after(state, following) == rival else fears.earlier


@compiled
def highest_attacks(hand: int, cards: int) -> int:
    """So many of the highest attack cards, or as many as there are."""
    reds, chosen = hand & RED_NUMBERS, 0
    while reds != 0 and cards > 0:
        chosen |= BITS[top(reds)]
        reds = without_top(reds)
        cards -= 1
    return chosen


@compiled
def at_stake(state: State) -> int:
    """The points that a first hit is likely to cost: the Royal named, or the cheapest one."""
    if state.target != NO_ROYAL:
        return int(state.seats[state.defender].worth[state.target])
    return cheapest_royal(state, state.defender)


@compiled
def pips(numbers: int) -> int:
    """The values of number cards added up."""
    total = 0
    while numbers != 0:
        total += rank(top(numbers))
        numbers = without_top(numbers)
    return total


@compiled
def strike_of(card: int) -> int:
    """RC-16  The pips of an attack card, below 0 those of a block card."""
    if is_face(card):
        return 0
    return rank(card) if has(RED_NUMBERS, card) else -rank(card)
