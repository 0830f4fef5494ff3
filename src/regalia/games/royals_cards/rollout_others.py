"""A rollout policy: what the other seats do without much thought when search plays on.

They weigh a deed by what the evaluation says it is likely to change, and look at nothing that their
seat cannot know: the own hand and the Royals in play.
"""

import numpy as np

from regalia.engine.compiled import Array, compiled
from regalia.engine.random import Generator, below
from regalia.games.royals_cards.card_sets import has, top, without_top
from regalia.games.royals_cards.cards import rank, suit
from regalia.games.royals_cards.choices import COMMITS, DISCARD_HAND, ENOUGH, play_action
from regalia.games.royals_cards.data import (
    BITS,
    BLACK_NUMBERS,
    DECK,
    FACES_OF_SUIT,
    HIGHEST_NUMBER,
    NUMBERS,
    RED_NUMBERS,
)
from regalia.games.royals_cards.evaluation import (
    NEVER,
    SOBER,
    STRIKE,
    at_stake,
    best_fight,
    highest_attacks,
    hope,
    relief,
    strength,
    strike_of,
)
from regalia.games.royals_cards.fights import may_stop
from regalia.games.royals_cards.state import State

FORESIGHT = 2
"""An attack is judged by so many of its cards."""


# A turn


@compiled
def usual_turn(state: State, seat: int) -> int:
    """The best Royal, the best fight or a new hand, whatever promises most."""
    chosen, gain = DISCARD_HAND, hope(state, 0) - hope(state, state.seats[seat].hand)
    royal, gain_of_royal = best_play(state, seat)
    fight, gain_of_fight = usual_fight(state, seat)
    if gain_of_royal > gain:
        chosen, gain = royal, gain_of_royal
    return fight if gain_of_fight > gain else chosen


@compiled
def best_play(state: State, seat: int) -> tuple[int, float]:
    """The most valuable Royal, and what it brings."""
    me = state.seats[seat]
    hand, points = int(me.hand), int(me.points)
    numbers = hand & NUMBERS
    while numbers != 0:
        card = top(numbers)
        faces = hand & FACES_OF_SUIT[suit(card)]
        if faces != 0:
            face = top(faces)
            gain = strength(state, seat, points + rank(card)) - strength(state, seat, points)
            left = hand & ~BITS[face] & ~BITS[card]
            return play_action(face, rank(card)), gain + hope(state, left) - hope(state, hand)
        numbers = without_top(numbers)
    return DISCARD_HAND, NEVER


@compiled
def usual_fight(state: State, seat: int) -> tuple[int, float]:
    """The fight that costs a rival most, judged by few cards."""
    hand = state.seats[seat].hand
    many = highest_attacks(hand, min(max(int(state.seats[seat].royals), 1), FORESIGHT))
    one = highest_attacks(hand, 1)
    return best_fight(
        state, seat, many, price(state, hand, many), one, price(state, hand, one), SOBER
    )


@compiled
def price(state: State, hand: int, cards: int) -> float:
    """How much these cards of the hand are missed."""
    return hope(state, hand) - hope(state, hand & ~cards)


# Commitments


@compiled
def usual_help(state: State, seat: int) -> int:
    """The card that hurts the defender most against what the hand loses with it."""
    hand, rival = int(state.seats[seat].hand), int(state.defender)
    stake = STRIKE * relief(state, rival, at_stake(state), SOBER)
    chosen, best = ENOUGH, NEVER
    cards = hand
    while cards != 0:
        card = top(cards)
        cards = without_top(cards)
        gain = stake * strike_of(card) + hope(state, hand & ~BITS[card])
        if gain > best:
            chosen, best = COMMITS + card, gain
    return chosen


@compiled
def usual_defence(state: State, seat: int, rng: Generator) -> int:
    """The card that is best against what the others may have committed, drawn by lot."""
    me = state.seats[seat]
    hand, points = int(me.hand), int(me.points)
    stake = strength(state, seat, points) - strength(state, seat, points - at_stake(state))
    attacks, blocks = np.zeros(HIGHEST_NUMBER + 1, np.int64), np.zeros(HIGHEST_NUMBER + 1, np.int64)
    imagine_cards(state, seat, attacks, blocks, rng)
    chosen, best, ties = ENOUGH, NEVER, 1
    if may_stop(state, seat):
        best = hope(state, hand) - stake * hits_of(attacks, blocks)
    cards = hand
    while cards != 0:
        card = top(cards)
        cards = without_top(cards)
        lay(card, attacks, blocks, 1)
        gain = hope(state, hand & ~BITS[card]) - stake * hits_of(attacks, blocks)
        lay(card, attacks, blocks, -1)
        if gain > best:
            chosen, best, ties = COMMITS + card, gain, 1
        elif gain == best:
            ties += 1
            if below(rng, ties) == 0:
                chosen = COMMITS + card
    return chosen


@compiled
def imagine_cards(
    state: State, defender: int, attacks: Array, blocks: Array, rng: Generator
) -> None:
    """Any card of a deck for each one that another seat has committed, beside the own ones."""
    for seat in range(state.players):
        cards = int(state.seats[seat].committed)
        while cards != 0:
            card = top(cards) if seat == defender else below(rng, DECK)
            lay(card, attacks, blocks, 1)
            cards = without_top(cards)


@compiled
def lay(card: int, attacks: Array, blocks: Array, copies: int) -> None:
    """RC-16  One more attack card or block card of this value, or one less."""
    if has(RED_NUMBERS, card):
        attacks[rank(card)] += copies
    elif has(BLACK_NUMBERS, card):
        blocks[rank(card)] += copies


@compiled
def hits_of(attacks: Array, blocks: Array) -> int:
    """RC-17  The attack cards that are left when the blocks are paired as well as can be."""
    hits, ready = 0, 0
    for value in range(HIGHEST_NUMBER, 0, -1):
        ready += blocks[value]
        paired = min(ready, attacks[value])
        ready -= paired
        hits += attacks[value] - paired
    return hits
