"""What seats do without much thought, for search to play on with.

They weigh a deed by what the evaluation says it is likely to change, and look at nothing that their
seat cannot know: the own hand and the Royals in play.
"""

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
from regalia.games.royals_cards.cards import has, is_face, rank, suit, top, without_top
from regalia.games.royals_cards.data import (
    BITS,
    BLACK_NUMBERS,
    FACE_CARDS,
    FACES_OF_SUIT,
    HIGHEST_NUMBER,
    NUMBERS,
    RED_NUMBERS,
)
from regalia.games.royals_cards.fights import may_stop
from regalia.games.royals_cards.plans import planned_commitment, planned_turn
from regalia.games.royals_cards.rules import (
    ASSASSINATIONS,
    ATTACKS,
    COMMITS,
    DISCARD_HAND,
    ENOUGH,
    PLAYS,
    legal_blocks,
    legal_losses,
)
from regalia.games.royals_cards.state import Decision

NEVER = -1e9
BRAVERY = 2
"""One in so many defenders expects no attack card, and commits what is of no other use."""


@compiled
def habit(worlds: Array, seat: int, mover: int, out: Array, rng: Record) -> int:
    """What the mover does in worlds[0]; the seat that thinks has a plan of its own."""
    state = worlds[0]
    if state.decision == Decision.PAIR:
        legal_blocks(state, out)
        return out[0]
    if state.decision == Decision.LOSE:
        legal_losses(state, out)
        return out[0]
    if state.decision == Decision.TURN:
        return planned_turn(state, mover) if seat == mover else usual_turn(state, mover)
    if seat == mover:
        return planned_commitment(state, mover)
    return usual_commitment(state, mover, below(rng, BRAVERY) == 0)


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
    pips, price = blow(state, me.hand, max(int(me.royals), 1))
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
def usual_commitment(state: Record, seat: int, brave: bool) -> int:
    """The card that helps most against what the hand loses with it."""
    hand, stake = int(state.seats[seat].hand), STRIKE * stake_of(state, seat)
    chosen, best = ENOUGH, 0.0 if may_stop(state, seat) else NEVER
    cards = hand
    while cards != 0:
        card = top(cards)
        cards = without_top(cards)
        gain = stake * help_of(state, seat, card, brave) - hope(state, hand)
        gain += hope(state, hand & ~BITS[card])
        if gain > best:
            chosen, best = COMMITS + card, gain
    return chosen


@compiled
def stake_of(state: Record, seat: int) -> float:
    """What a hit is worth to the seat, or what it costs the defender."""
    lost, rival = at_stake(state), int(state.defender)
    if seat != rival:
        return relief(state, rival, lost)
    points = int(state.seats[seat].points)
    return strength(state, seat, points) - strength(state, seat, points - lost)


@compiled
def help_of(state: Record, seat: int, card: int, brave: bool) -> int:
    """The pips of a card that attacks or blocks; below 0 for one that helps the other side."""
    if is_face(card):
        return 0
    defends = seat == state.defender
    if has(BLACK_NUMBERS if defends else RED_NUMBERS, card):
        return 0 if defends and brave else rank(card)
    return -rank(card)
