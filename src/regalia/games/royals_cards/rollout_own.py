"""A rollout policy: what the seat that thinks goes on to do when search plays on.

A patient plan: bring Royals to court, keep the cards that protect them, and strike only at who
would win next, when hardly anybody else is left to do it. Like the policy of the others it looks at
nothing that its seat cannot know. Its numbers were fitted by evolution: those with which one seat
wins most against the others' policy.
"""

from regalia.engine.compiled import Array, compiled
from regalia.games.royals_cards.card_sets import has, top, without_top
from regalia.games.royals_cards.cards import is_face, number_card, rank, suit
from regalia.games.royals_cards.choices import (
    COMMITS,
    DISCARD_HAND,
    ENOUGH,
    legal_blocks,
    legal_losses,
    play_action,
)
from regalia.games.royals_cards.data import (
    BITS,
    FACE_CARDS,
    FACES_OF_SUIT,
    HIGHEST_NUMBER,
    LOWER_OF_SUIT,
    NUMBERS,
    RED_NUMBERS,
    SUITS,
)
from regalia.games.royals_cards.evaluation import (
    NEVER,
    Fears,
    at_stake,
    best_fight,
    best_royal,
    highest_attacks,
    relief,
    strike_of,
    threat,
)
from regalia.games.royals_cards.fights import may_stop
from regalia.games.royals_cards.state import NO_ROYAL, Decision, State
from regalia.games.royals_cards.turns import goal

WARY = Fears(threat=0.682, lead=-0.062, last=0.884, last_but_one=0.343, earlier=0.0)
"""Rivals who lead but do not win yet are welcome: they draw the blows of the others. And of several
who can strike at who would win next, somebody else will do it."""

# What points in play mean, before and beyond those that win
HASTE = 0.06
"""The part of the own threat that counts."""
SATIATION = 0.471
"""The more points there are, the less another one is worth."""
COVER = 0.589
"""For each point of a Royal that a lower card in hand would keep in play."""

# What a card in hand is worth, against the one that will be drawn for it
FRESH = 0.501
FACE = 0.248
ATTACK = 0.0325
"""For each pip."""
BLOCK, SHIELD = -0.152, 1.2
"""For one that stops everything: with no points, and what points enough to win add to it."""
STAND_IN = 0.051
"""For each point that it could keep in play under an own Royal."""
PROSPECT = 0.056
"""For each point of the best Royal in hand."""
BARE = 1.85
"""What it costs to have no hand until the next turn, beside its cards."""

# How much of what is at stake is decided
LEAD, HELP = 0.022, 0.0021
"""By a pip of a card committed to the own attack, and to somebody else's."""
GUARD, DEFENCE = 3.55, 1.07
"""By a card against an assassin, and by one of several against an attack."""
BLUNDER = 0.79
"""By how much an own attack card makes it worse."""


# What there is to gain and to lose


@compiled
def promise(state: State, seat: int, points: int) -> float:
    """What points in play are worth to their owner."""
    return (
        points
        - SATIATION * points * points / (2.0 * goal(state.players))
        + HASTE * threat(state, seat, points)
    )


@compiled
def loss(state: State, seat: int, hand: int) -> int:
    """RC-25, RC-27  The points that a hit costs, with these cards to replace others."""
    worth = state.seats[seat].worth
    if state.target != NO_ROYAL:
        return int(worth[state.target]) - cover(hand, state.target, int(worth[state.target]))
    least = HIGHEST_NUMBER
    for royal in range(FACE_CARDS):
        if worth[royal] > 0:
            least = min(least, int(worth[royal]) - cover(hand, royal, int(worth[royal])))
    return least


@compiled
def cover(hand: int, royal: int, points: int) -> int:
    """RC-27  The points that a card in hand would keep in play under a Royal worth so much."""
    lower = hand & LOWER_OF_SUIT[number_card(suit(royal), points)]
    return rank(top(lower)) if lower != 0 else 0


@compiled
def price(state: State, seat: int, cards: int) -> float:
    """How much these cards of the hand are missed."""
    hand = int(state.seats[seat].hand)
    total = PROSPECT * (best_royal(hand) - best_royal(hand & ~cards))
    while cards != 0:
        total += price_of_card(state, seat, top(cards)) - FRESH
        cards = without_top(cards)
    return total


@compiled
def price_of_card(state: State, seat: int, card: int) -> float:
    if is_face(card):
        return FACE
    value = STAND_IN * keeps(state, seat, card)
    if has(RED_NUMBERS, card):
        return value + ATTACK * rank(card)
    return value + stops(card) * (BLOCK + SHIELD * state.seats[seat].points / goal(state.players))


@compiled
def keeps(state: State, seat: int, card: int) -> int:
    """RC-27  The points that this card could keep in play under an own Royal."""
    for royal in range(suit(card), FACE_CARDS, SUITS):
        if state.seats[seat].worth[royal] > rank(card):
            return rank(card)
    return 0


@compiled
def stops(card: int) -> float:
    """How likely a block card of this value stops an attack card: high ones are sent more often."""
    return rank(card) * (rank(card) + 1) / (HIGHEST_NUMBER * (HIGHEST_NUMBER + 1.0))


@compiled
def planned(state: State, seat: int, out: Array) -> int:
    """What the seat does by plan; `out` has room for a list of actions."""
    if state.decision == Decision.TURN:
        return planned_turn(state, seat)
    if state.decision == Decision.COMMIT:
        if seat == state.defender:
            return planned_defence(state, seat)
        return planned_commitment(state, seat)
    if state.decision == Decision.PAIR:
        legal_blocks(state, out)
    else:
        legal_losses(state, out)
    return out[0]


# A turn


@compiled
def planned_turn(state: State, seat: int) -> int:
    """A Royal, a fight or a new hand, whatever promises most."""
    chosen, gain = DISCARD_HAND, -BARE - price(state, seat, int(state.seats[seat].hand))
    royal, gain_of_royal = planned_royal(state, seat)
    fight, gain_of_fight = planned_fight(state, seat)
    if gain_of_royal > gain:
        chosen, gain = royal, gain_of_royal
    return fight if gain_of_fight > gain else chosen


@compiled
def planned_royal(state: State, seat: int) -> tuple[int, float]:
    """The Royal that brings most against what its cards are worth in hand."""
    chosen, best = DISCARD_HAND, NEVER
    hand, points = int(state.seats[seat].hand), int(state.seats[seat].points)
    numbers = hand & NUMBERS
    while numbers != 0:
        card = top(numbers)
        numbers = without_top(numbers)
        faces = hand & FACES_OF_SUIT[suit(card)]
        if faces != 0:
            face = top(faces)
            gain = promise(state, seat, points + rank(card)) - promise(state, seat, points)
            gain += COVER * cover(hand, face, rank(card))
            gain -= price(state, seat, BITS[face] | BITS[card])
            if gain > best:
                chosen, best = play_action(face, rank(card)), gain
    return chosen, best


@compiled
def planned_fight(state: State, seat: int) -> tuple[int, float]:
    """The fight that costs a rival most, with all the cards that go into it."""
    hand = state.seats[seat].hand
    many = highest_attacks(hand, max(int(state.seats[seat].royals), 1))
    one = highest_attacks(hand, 1)
    return best_fight(
        state, seat, many, price(state, seat, many), one, price(state, seat, one), WARY
    )


# Commitments


@compiled
def planned_commitment(state: State, seat: int) -> int:
    """The card that hurts the defender most against what it is worth in hand."""
    weight = LEAD if seat == state.active else HELP
    stake = weight * relief(state, int(state.defender), at_stake(state), WARY)
    chosen, best = ENOUGH, NEVER
    cards = int(state.seats[seat].hand)
    while cards != 0:
        card = top(cards)
        cards = without_top(cards)
        gain = stake * strike_of(card) - price(state, seat, BITS[card])
        if gain > best:
            chosen, best = COMMITS + card, gain
    return chosen


@compiled
def planned_defence(state: State, seat: int) -> int:
    """The card that saves most against what it is worth in hand, or none."""
    hand = int(state.seats[seat].hand)
    chosen, best = ENOUGH, -peril(state, seat, hand) if may_stop(state, seat) else NEVER
    cards = hand
    while cards != 0:
        card = top(cards)
        cards = without_top(cards)
        left = peril(state, seat, hand & ~BITS[card]) * exposure(card)
        gain = -left - price(state, seat, BITS[card])
        if gain > best:
            chosen, best = COMMITS + card, gain
    return chosen


@compiled
def peril(state: State, seat: int, hand: int) -> float:
    """What a fight against the seat may cost it, with these cards left in hand."""
    points = int(state.seats[seat].points)
    weight = DEFENCE if state.target == NO_ROYAL else GUARD
    left = promise(state, seat, points - loss(state, seat, hand))
    return weight * (promise(state, seat, points) - left)


@compiled
def exposure(card: int) -> float:
    """What remains of the peril when this card is committed to the defence."""
    if is_face(card):
        return 1.0
    return 1.0 + BLUNDER if has(RED_NUMBERS, card) else 1.0 - stops(card)
