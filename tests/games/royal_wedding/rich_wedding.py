"""Royal Wedding from states that random play alone hardly ever reaches.

At the start of every generation the houses are given random holdings, effects and former
marriages: then bare coffers are full, helpers stand on both sides and deals find cover.
"""

from regalia import games
from regalia.engine.compiled import Array, compiled
from regalia.engine.random import below
from regalia.engine.templates.rulebook import Rules
from regalia.games.royal_wedding.data import PRESTIGE, Source, Step
from regalia.games.royal_wedding.rules import play as play_by_the_rules
from regalia.games.royal_wedding.setup import setup as set_up_by_the_rules
from regalia.games.royal_wedding.state import State

GAME = games.load("royal-wedding")
MOST = 12


@compiled
def enrich(state: State) -> None:
    for seat in range(state.players):
        me = state.seats[seat]
        for good in range(3):
            held = below(state.rng, MOST)
            if good == PRESTIGE:
                me.earned[Source.BEGIN] += held - me.holds[good]
            me.holds[good] = held
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
def setup(state: State, players: int, key: Array, options: Array) -> None:
    set_up_by_the_rules(state, players, key, options)
    enrich(state)


@compiled
def play(state: State, seat: int, action: int) -> None:
    generation = state.generation
    play_by_the_rules(state, seat, action)
    if state.generation != generation and state.step != Step.OVER:
        enrich(state)


RULES: Rules = {**GAME.rules, "setup": setup, "play": play}
