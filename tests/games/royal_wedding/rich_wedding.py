"""Royal Wedding from states that random play alone hardly ever reaches.

At the start of every generation the houses are given random holdings, effects and former
marriages: then bare coffers are full, helpers stand on both sides and deals find cover.
"""

from collections.abc import Callable
from typing import Any

from regalia import games
from regalia.engine.compiled import Array, Record, compiled
from regalia.engine.random import below
from regalia.games.royal_wedding.rules import play as play_by_the_rules
from regalia.games.royal_wedding.rules import setup as set_up_by_the_rules
from regalia.games.royal_wedding.state import Step

GAME = games.load("royal-wedding")
MOST = 12


@compiled
def enrich(state: Record) -> None:
    for seat in range(state.players):
        me = state.seats[seat]
        for good in range(3):
            me.holds[good] = below(state.rng, MOST)
        me.remembered = me.holds[2]
        me.formerly = 0
        for effect in range(8):
            me.effects |= (1 << effect) if below(state.rng, 4) == 0 else 0
    for seat in range(state.players):
        other = below(state.rng, state.players)
        if other != seat:
            state.seats[seat].formerly |= 1 << other
            state.seats[other].formerly |= 1 << seat


@compiled
def setup(state: Record, players: int, key: Array, options: Array) -> None:
    set_up_by_the_rules(state, players, key, options)
    enrich(state)


@compiled
def play(state: Record, seat: int, action: int) -> None:
    generation = state.generation
    play_by_the_rules(state, seat, action)
    if state.generation != generation and state.step != Step.OVER:
        enrich(state)


RULES: dict[str, Callable[..., Any]] = {**GAME.rules, "setup": setup, "play": play}
