"""How bots pay and discard without a thought: with the cards they can spare."""

import numpy as np

from regalia.engine.compiled import compiled
from regalia.engine.records import Numbers
from regalia.games.royals.payment import fits
from regalia.games.royals.rules import ACTIONS, CARDS, legal, play
from regalia.games.royals.state import NOTHING, Decision, State

FITTING = 100
"""More than all the cards of a hand: those that fit the noble come last."""


@compiled
def most_sparing(state: State, n: int, out: Numbers) -> int:
    """The fewest substitutes; else the card, of those listed, that is missed least."""
    best, chosen = 2 * FITTING, out[0]
    if state.decision == Decision.SUBSTITUTE:
        return chosen
    for i in range(n):
        missed = how_missed(state, out[i] - CARDS)
        if missed < best:
            best, chosen = missed, out[i]
    return chosen


@compiled
def how_missed(state: State, kind: int) -> int:
    """The more there are of a kind, the more it is worth collecting."""
    cards = int(state.seats[state.active].hand[kind] - state.paid[kind])
    return cards + FITTING if state.wanted != NOTHING and fits(state, kind) else cards


@compiled
def complete_payment(state: State) -> None:
    """Win the noble that is being paid for."""
    out = np.empty(ACTIONS, np.int64)
    while state.wanted != NOTHING:
        seat = int(state.active)
        play(state, seat, most_sparing(state, legal(state, seat, out), out))
