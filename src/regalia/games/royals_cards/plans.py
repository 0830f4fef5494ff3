"""What the seat that thinks goes on to do, for search to play on with.

A patient plan: bring Royals to court, keep the cards that protect them, and strike only at who
would win next, when hardly anybody else is left to do it. Like habits it looks at nothing that its
seat cannot know. Its numbers were fitted by evolution: those with which one seat wins most against
habits.
"""

from regalia.engine.compiled import Record, compiled
from regalia.engine.state import after
from regalia.games.royals_cards.bot import (
    at_stake,
    best_royal,
    cheapest_royal,
    dearest_royal,
    pips,
    threat,
)
from regalia.games.royals_cards.cards import has, is_face, rank, suit, top, without_top
from regalia.games.royals_cards.data import (
    BITS,
    BLACK_NUMBERS,
    FACE_CARDS,
    FACES_OF_SUIT,
    HIGHEST_NUMBER,
    NUMBERS,
    RED_NUMBERS,
    SUITS,
)
from regalia.games.royals_cards.fights import may_stop
from regalia.games.royals_cards.rules import (
    ASSASSINATIONS,
    ATTACKS,
    COMMITS,
    DISCARD_HAND,
    ENOUGH,
    PLAYS,
)
from regalia.games.royals_cards.turns import goal

NEVER = -1e9

# What points in play mean, before and beyond those that win
HASTE, ALARM = 0.55, 1.33
"""The part of a threat that counts when it is the own one, and when it is a rival's."""
SATIATION = 0.5
"""The more points there are, the less another one is worth."""
SHELTER = 0.064
"""Rivals who lead but do not win yet are welcome: they draw the blows of the others."""

# What a card in hand is worth, against the one that will be drawn for it
FRESH = 0.3
FACE = 0.28
BLOCK = 0.08
"""For each pip, when there are points enough to win; with fewer there is less to protect."""
STAND_IN = 0.083
"""For each point of a Royal whose point card it could replace."""
PROSPECT = 0.08
"""For each point of the best Royal in hand."""

# How much of what is at stake a pip decides
LAST, LAST_BUT_ONE = 0.22, 0.13
"""Of an attack declared, by how many others can still strike before the rival's turn."""
HELP, PROTECTION = 0.05, 0.0135
"""Of a card committed against somebody, and of one to defend oneself."""


# What there is to gain and to lose


@compiled
def promise(state: Record, seat: int, points: int) -> float:
    """What points in play are worth to their owner."""
    return (
        points
        - SATIATION * points * points / (2.0 * goal(state))
        + HASTE * threat(state, seat, points)
    )


@compiled
def relief(state: Record, rival: int, lost: int) -> float:
    """What it is worth to the others that a rival loses points."""
    points = int(state.seats[rival].points)
    return alarm(state, rival, points) - alarm(state, rival, points - lost)


@compiled
def alarm(state: Record, rival: int, points: int) -> float:
    shelter = SHELTER * points * points / (2.0 * goal(state))
    return ALARM * threat(state, rival, points) - shelter


@compiled
def price(state: Record, seat: int, cards: int) -> float:
    """How much these cards of the hand are missed."""
    hand = int(state.seats[seat].hand)
    total = PROSPECT * (best_royal(hand) - best_royal(hand & ~cards))
    while cards != 0:
        total += price_of_card(state, seat, top(cards))
        cards = without_top(cards)
    return total


@compiled
def price_of_card(state: Record, seat: int, card: int) -> float:
    if is_face(card):
        return FACE - FRESH
    value = STAND_IN * dearest_above(state, seat, card) - FRESH
    if has(BLACK_NUMBERS, card):
        value += BLOCK * rank(card) * state.seats[seat].points / goal(state)
    return value


@compiled
def dearest_above(state: Record, seat: int, card: int) -> int:
    """RC-27  The points of the dearest own Royal that this card could keep in play; 0: none."""
    dearest = 0
    for royal in range(suit(card), FACE_CARDS, SUITS):
        dearest = max(dearest, int(state.seats[seat].worth[royal]))
    return dearest if dearest > rank(card) else 0


# A turn


@compiled
def planned_turn(state: Record, seat: int) -> int:
    """A Royal, a fight or a new hand, whatever promises most."""
    chosen, gain = DISCARD_HAND, -price(state, seat, int(state.seats[seat].hand))
    royal, gain_of_royal = planned_royal(state, seat)
    fight, gain_of_fight = planned_fight(state, seat)
    if gain_of_royal > gain:
        chosen, gain = royal, gain_of_royal
    return fight if gain_of_fight > gain else chosen


@compiled
def planned_royal(state: Record, seat: int) -> tuple[int, float]:
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
            gain -= price(state, seat, BITS[face] | BITS[card])
            if gain > best:
                chosen, best = PLAYS + HIGHEST_NUMBER * face + rank(card) - 1, gain
    return chosen, best


@compiled
def planned_fight(state: Record, seat: int) -> tuple[int, float]:
    """The attack or assassination that costs a rival most."""
    chosen, best = DISCARD_HAND, NEVER
    me = state.seats[seat]
    many, one = highest_attacks(me.hand, max(int(me.royals), 1)), highest_attacks(me.hand, 1)
    if one == 0:
        return chosen, best
    price_of_many, price_of_one = price(state, seat, many), price(state, seat, one)
    rival = after(state, seat)
    while rival != seat:
        if state.seats[rival].royals > 0:
            hope = urgency(state, seat, rival)
            lost = relief(state, rival, cheapest_royal(state, rival))
            gain = hope * pips(many) * lost - price_of_many
            if gain > best:
                chosen, best = ATTACKS + int(rival), gain
            victim = dearest_royal(state, rival)
            lost = relief(state, rival, int(state.seats[rival].worth[victim]))
            gain = hope * pips(one) * lost - price_of_one
            if gain > best:
                chosen, best = ASSASSINATIONS + FACE_CARDS * int(rival) + victim, gain
        rival = after(state, rival)
    return chosen, best


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
def urgency(state: Record, seat: int, rival: int) -> float:
    """Whoever is left to strike before the rival's turn will do it."""
    following = after(state, seat)
    if following == rival:
        return LAST
    return LAST_BUT_ONE if after(state, following) == rival else 0.0


# Commitments


@compiled
def planned_commitment(state: Record, seat: int) -> int:
    """The card that helps most against what it is worth in hand."""
    stake = planned_stake(state, seat)
    chosen, best = ENOUGH, 0.0 if may_stop(state, seat) else NEVER
    cards = int(state.seats[seat].hand)
    while cards != 0:
        card = top(cards)
        cards = without_top(cards)
        gain = stake * strike_of(card) - price(state, seat, BITS[card])
        if gain > best:
            chosen, best = COMMITS + card, gain
    return chosen


@compiled
def planned_stake(state: Record, seat: int) -> float:
    """What each pip of an attack card is worth to the seat; below 0 to the defender."""
    lost, rival = at_stake(state), int(state.defender)
    if seat != rival:
        return HELP * relief(state, rival, lost)
    points = int(state.seats[seat].points)
    return -PROTECTION * (promise(state, seat, points) - promise(state, seat, points - lost))


@compiled
def strike_of(card: int) -> int:
    """RC-16  The pips of an attack card, below 0 those of a block card."""
    if is_face(card):
        return 0
    return rank(card) if has(RED_NUMBERS, card) else -rank(card)
