"""The deck, and the display: the row of cards to choose from."""

from regalia.engine.compiled import compiled
from regalia.engine.events import note
from regalia.games.majesty.data import REDS
from regalia.games.majesty.state import Happening, State


@compiled
def draw(state: State) -> int:
    """The top card of the deck."""
    if state.top == REDS + state.left_out:
        state.top = REDS
    state.top -= 1
    state.in_deck -= 1
    return state.deck[state.top]


@compiled
def reveal(state: State) -> None:
    """MJ-06, MJ-13  The top card of the deck goes to the back of the display."""
    card = draw(state)
    state.display[state.shown] = card
    state.lying[state.shown] = 0
    state.shown += 1
    note(state, Happening.REVEAL, -1, card, 0, 0)


@compiled
def close_gap(state: State, place: int) -> None:
    """MJ-13  Cards behind the one taken move up, their meeples with them."""
    state.shown -= 1
    for i in range(place, state.shown):
        state.display[i] = state.display[i + 1]
        state.lying[i] = state.lying[i + 1]
