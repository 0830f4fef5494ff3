"""What seats do without much thought, for search to play on with.

They weigh a deed by what the evaluation says it is likely to change, and look at nothing that their
seat cannot know: the own hand and the Royals in play.
"""

import numpy as np

from regalia.engine.compiled import Array, Record, compiled
from regalia.engine.random import below
from regalia.engine.state import after
from regalia.games.royals_cards.bot import (
    STRIKE,
    at_stake,
    cheapest_royal,
    danger,
    dearest_royal,
    hope,
    strength,
)
from regalia.games.royals_cards.cards import has, rank, suit, top, without_top
from regalia.games.royals_cards.data import (
    BITS,
    BLACK_NUMBERS,
    DECK,
    FACE_CARDS,
    FACES_OF_SUIT,
    HIGHEST_NUMBER,
    NUMBERS,
    RED_NUMBERS,
)
from regalia.games.royals_cards.fights import may_stop
from regalia.games.royals_cards.plans import planned, strike_of
from regalia.games.royals_cards.rules import (
    ACTIONS,
    ASSASSINATIONS,
    ATTACKS,
    COMMITS,
    DISCARD_HAND,
    ENOUGH,
    PLAYS,
)
from regalia.games.royals_cards.state import Decision

NEVER = -1e9
FAVOURED, DOUBTED = 0.4, 0.2
"""The chance to win of who follows the plan, and of who does not, before search has a look."""
FORESIGHT = 2
"""An attack is judged by so many of its cards."""


@compiled
def habit(worlds: Array, seat: int, mover: int, out: Array, rng: Record) -> int:
    """What the mover does in worlds[0]; the seat that thinks has a plan of its own."""
    state = worlds[0]
    if seat == mover or state.decision in (Decision.PAIR, Decision.LOSE):
        return planned(state, mover, out)
    if state.decision == Decision.TURN:
        return usual_turn(state, mover)
    if state.defender == mover:
        return usual_defence(state, mover, rng)
    return usual_help(state, mover)


@compiled
def guess(worlds: Array, mover: int, action: int, chances: Array) -> float:
    """The plan is the best guess: what one imagined world would say of a secret fight is chance."""
    out = np.empty(ACTIONS, np.int64)
    return FAVOURED if action == planned(worlds[0], mover, out) else DOUBTED


# A turn


@compiled
def usual_turn(state: Record, seat: int) -> int:
    """The best Royal, the best fight or a new hand, whatever promises most."""
    chosen, gain = DISCARD_HAND, hope(state, 0) - hope(state, state.seats[seat].hand)
    royal, gain_of_royal = best_play(state, seat)
    fight, gain_of_fight = best_fight(state, seat)
    if gain_of_royal > gain:
        chosen, gain = royal, gain_of_royal
    return fight if gain_of_fight > gain else chosen


@compiled
def best_play(state: Record, seat: int) -> tuple[int, float]:
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
            action = PLAYS + HIGHEST_NUMBER * face + rank(card) - 1
            return action, gain + hope(state, left) - hope(state, hand)
        numbers = without_top(numbers)
    return DISCARD_HAND, NEVER


@compiled
def best_fight(state: Record, seat: int) -> tuple[int, float]:
    """The attack or assassination that costs a rival most."""
    chosen, best = DISCARD_HAND, NEVER
    me = state.seats[seat]
    pips, price = blow(state, me.hand, min(max(int(me.royals), 1), FORESIGHT))
    pips_of_one, price_of_one = blow(state, me.hand, 1)
    rival = after(state, seat)
    while rival != seat:
        if state.seats[rival].royals > 0 and pips > 0:
            gain = STRIKE * pips * relief(state, rival, cheapest_royal(state, rival)) - price
            if gain > best:
                chosen, best = ATTACKS + int(rival), gain
            victim = dearest_royal(state, rival)
            lost = relief(state, rival, state.seats[rival].worth[victim])
            gain = STRIKE * pips_of_one * lost - price_of_one
            if gain > best:
                chosen, best = ASSASSINATIONS + FACE_CARDS * int(rival) + victim, gain
        rival = after(state, rival)
    return chosen, best


@compiled
def blow(state: Record, hand: int, cards: int) -> tuple[int, float]:
    """The pips of so many of the highest attack cards, and how much they are missed."""
    reds, left, pips = hand & RED_NUMBERS, hand, 0
    while reds != 0 and cards > 0:
        pips += rank(top(reds))
        left &= ~BITS[top(reds)]
        reds = without_top(reds)
        cards -= 1
    return pips, hope(state, hand) - hope(state, left)


@compiled
def relief(state: Record, rival: int, lost: int) -> float:
    """What it is worth to the others that a rival loses points."""
    points = int(state.seats[rival].points)
    return danger(state, rival, points) - danger(state, rival, points - lost)


# Commitments


@compiled
def usual_help(state: Record, seat: int) -> int:
    """The card that hurts the defender most against what the hand loses with it."""
    hand, rival = int(state.seats[seat].hand), int(state.defender)
    stake = STRIKE * relief(state, rival, at_stake(state))
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
def usual_defence(state: Record, seat: int, rng: Record) -> int:
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
def imagine_cards(state: Record, defender: int, attacks: Array, blocks: Array, rng: Record) -> None:
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
