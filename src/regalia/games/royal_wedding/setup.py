"""Set-up (RW-01 to RW-04)."""

from regalia.engine.compiled import Array, compiled
from regalia.engine.events import forget
from regalia.engine.random import TABLE_STREAM, below, seed_with_key, shuffle
from regalia.games.royal_wedding.data import ALL_CARDS, DECK, GOODS, PRESTIGE, START, Source
from regalia.games.royal_wedding.rules import begin_generation, go_on
from regalia.games.royal_wedding.state import (
    State,
)

FIRST_OPTION, PROPOSALS_OPTION = 0, 1


@compiled
def setup(state: State, players: int, key: Array, options: Array) -> None:
    """RW-01 to RW-04  Holdings, the first player, the deck; then the first generation begins."""
    seed_with_key(state.rng, key, TABLE_STREAM)
    forget(state)
    state.players = players
    state.proposals = options[PROPOSALS_OPTION]
    choose_first(state, options[FIRST_OPTION])
    for seat in range(players):
        for good in range(GOODS):
            state.seats[seat].holds[good] = START[good]
        state.seats[seat].earned[Source.BEGIN] = START[PRESTIGE]
    for i in range(ALL_CARDS):
        state.deck[i] = DECK[i]
    state.in_deck = ALL_CARDS
    shuffle(state.rng, state.deck, 0, ALL_CARDS)
    begin_generation(state)
    go_on(state)


@compiled
def choose_first(state: State, option: int) -> None:
    """RW-03  By lot, or the one the table has named; first for the whole game."""
    lot = below(state.rng, state.players)
    state.first = lot if option < 0 else option
