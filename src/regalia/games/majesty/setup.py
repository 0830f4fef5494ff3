"""Setting up a game of Majesty: the realms, the first player, the deck and the display."""

from regalia.engine.compiled import compiled
from regalia.engine.events import forget
from regalia.engine.random import TABLE_STREAM, below, seed_with_key, shuffle
from regalia.engine.records import Numbers
from regalia.games.majesty.data import (
    ALL_CARDS,
    DISPLAY,
    GREEN_CARDS,
    GREENS,
    GREENS_IN_PLAY,
    HOMES,
    RED_CARDS,
    REDS,
    WORKER_SPACES,
)
from regalia.games.majesty.display import reveal
from regalia.games.majesty.options import COMBINED_OPTION, FIRST_OPTION, SIDES_OPTION
from regalia.games.majesty.state import Decision, State


@compiled
def setup(state: State, players: int, key: Numbers, options: Numbers) -> None:
    """MJ-03 to MJ-07  Realms, the first player, the deck and the display."""
    seed_with_key(state.rng, key, TABLE_STREAM)
    state.players = players
    for location in range(HOMES + 1):
        state.sides[location] = options[SIDES_OPTION + location]
    choose_first(state, options[FIRST_OPTION])
    for seat in state.seats[:players]:
        seat.meeples = WORKER_SPACES
    build_deck(state, options[COMBINED_OPTION] != 0)
    state.shown = 0
    for _ in range(DISPLAY):
        reveal(state)
    forget(state)
    state.turn = 0
    state.decision = Decision.TAKE


@compiled
def choose_first(state: State, option: int) -> None:
    """MJ-04  The first player by lot, or the one the table has named."""
    lot = below(state.rng, state.players)
    state.first = lot if option < 0 else option
    state.active = state.first


@compiled
def build_deck(state: State, combined: bool) -> None:
    """MJ-05, MJ-07  From the bottom: the red cards, the greens left out, the greens in play.

    Cards are drawn from the end of the array; those left out are skipped.
    """
    for i in range(ALL_CARDS):
        state.deck[i] = RED_CARDS[i] if i < REDS else GREEN_CARDS[i - REDS]
    state.top = ALL_CARDS
    if combined:
        state.left_out = 0
        shuffle(state.rng, state.deck, 0, ALL_CARDS)
    else:
        state.left_out = GREENS - GREENS_IN_PLAY[state.players]
        shuffle(state.rng, state.deck, 0, REDS)
        shuffle(state.rng, state.deck, REDS, ALL_CARDS)
    state.in_deck = ALL_CARDS - state.left_out
