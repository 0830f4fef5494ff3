"""The hooks for bots: what a position is worth to a seat, and how search plays on."""

import numpy as np

from regalia.engine.compiled import Array, compiled
from regalia.engine.random import Generator
from regalia.games.royals_cards.card_sets import top
from regalia.games.royals_cards.cards import is_face, suit
from regalia.games.royals_cards.choices import (
    ACTIONS,
    ASSASSINATIONS,
    ATTACKS,
    COMMITS,
    DISCARD_HAND,
    ENOUGH,
    assassination_of,
    legal_blocks,
    play_of,
)
from regalia.games.royals_cards.data import BLACK_NUMBERS, FACES_OF_SUIT, RED_NUMBERS
from regalia.games.royals_cards.evaluation import (
    SOBER,
    STRIKE,
    at_stake,
    danger,
    dearest_royal,
    hope,
    pips,
    relief,
    strength,
)
from regalia.games.royals_cards.rollout_others import usual_defence, usual_help, usual_turn
from regalia.games.royals_cards.rollout_own import planned
from regalia.games.royals_cards.rules import legal
from regalia.games.royals_cards.state import NO_ROYAL, NOBODY, Decision, State

VICTORY = 100.0
FAVOURED, DOUBTED = 0.4, 0.2
"""The chance to win of who follows the plan, and of who does not, before search has a look."""


# What a position is worth


@compiled
def worth(state: State, seat: int) -> float:
    return (
        victory(state, seat)
        + royals_in_play(state, seat)
        + prospect(state, seat)
        + rivals(state, seat)
        + fight(state, seat)
    )


@compiled
def spread(state: State) -> float:
    return 8.0


@compiled
def is_won(state: State) -> bool:
    return state.winner != NOBODY


@compiled
def victory(state: State, seat: int) -> float:
    if not is_won(state):
        return 0.0
    return VICTORY if state.winner == seat else -VICTORY


@compiled
def royals_in_play(state: State, seat: int) -> float:
    """The own Royals on the table."""
    return 0.0 if is_won(state) else strength(state, seat, state.seats[seat].points)


@compiled
def prospect(state: State, seat: int) -> float:
    """The best Royal in hand, or to be hoped for among the cards to be drawn."""
    return 0.0 if is_won(state) else hope(state, state.seats[seat].hand)


@compiled
def rivals(state: State, seat: int) -> float:
    """The Royals of the others."""
    value = 0.0
    for rival in range(state.players):
        if rival != seat and not is_won(state):
            value -= danger(state, rival, state.seats[rival].points, SOBER)
    return value


@compiled
def fight(state: State, seat: int) -> float:
    """What the own committed cards, and hits already scored, are going to change."""
    if state.defender == NOBODY or is_won(state):
        return 0.0
    hits = float(state.hits)
    if state.decision == Decision.COMMIT:
        committed = state.seats[seat].committed
        hits += STRIKE * (pips(committed & RED_NUMBERS) - pips(committed & BLACK_NUMBERS))
    if state.target != NO_ROYAL:
        hits = min(hits, 1.0)  # the Royal that is named is lost once, however often it is hit
    if seat != state.defender:
        return hits * relief(state, state.defender, at_stake(state), SOBER)
    points = state.seats[seat].points
    left = points - at_stake(state)
    return -hits * (strength(state, seat, points) - strength(state, seat, left))


TERMS = {
    "victory": victory,
    "royals": royals_in_play,
    "prospect": prospect,
    "rivals": rivals,
    "fight": fight,
}


# What search thinks about


@compiled
def consider(state: State, seat: int, out: Array) -> int:
    """What search thinks about: nothing twice, and nothing that is never better than another."""
    if state.decision == Decision.PAIR:
        legal_blocks(state, out)
        return 1
    kept = 0
    for i in range(legal(state, seat, out)):
        if is_worth_a_thought(state, seat, out[i]):
            out[kept] = out[i]
            kept += 1
    return kept


@compiled
def is_worth_a_thought(state: State, seat: int, action: int) -> bool:
    """Face cards of a suit are all alike, and an assassin names a rival's dearest Royal."""
    if action < ATTACKS:
        return is_first_of_its_kind(state, seat, play_of(action)[0])
    if ASSASSINATIONS <= action < DISCARD_HAND:
        owner, royal = assassination_of(action)
        return royal == dearest_royal(state, owner)
    if COMMITS <= action < ENOUGH:
        return is_first_of_its_kind(state, seat, action - COMMITS)
    return True


@compiled
def is_first_of_its_kind(state: State, seat: int, card: int) -> bool:
    """A number card, or the highest face card of its suit in hand."""
    faces = state.seats[seat].hand & FACES_OF_SUIT[suit(card)]
    return not is_face(card) or card == top(faces)


@compiled
def foresees(state: State, seat: int, mover: int) -> bool:
    """Only the own decisions of this turn: what the others commit is secret, even from others."""
    return seat == mover


@compiled
def guess(worlds: Array, mover: int, action: int, chances: Array) -> float:
    """The plan is the best guess: what one imagined world would say of a secret fight is chance."""
    out = np.empty(ACTIONS, np.int64)
    return FAVOURED if action == planned(worlds[0], mover, out) else DOUBTED


# How search plays on


@compiled
def playout(state: State) -> int:
    """To the end of nearly every game: what a lead is worth depends on who is left to strike."""
    return 300


@compiled
def habit(worlds: Array, seat: int, mover: int, out: Array, rng: Generator) -> int:
    """What the mover does in worlds[0]; the seat that thinks has a plan of its own."""
    state: State = worlds[0]
    if seat == mover or state.decision in (Decision.PAIR, Decision.LOSE):
        return planned(state, mover, out)
    if state.decision == Decision.TURN:
        return usual_turn(state, mover)
    if state.defender == mover:
        return usual_defence(state, mover, rng)
    return usual_help(state, mover)
