"""What a seat cannot know: the order of the deck."""

from regalia.engine.compiled import compiled
from regalia.engine.random import HIDE_STREAM, TABLE_STREAM, redeal, seed_with_number
from regalia.games.majesty.data import REDS
from regalia.games.majesty.state import State


@compiled
def hide(state: State, seat: int, seed: int) -> None:
    """Shuffle the unseen cards: the reds among themselves, the greens with those left out."""
    seed_with_number(state.rng, seed, HIDE_STREAM)
    if state.left_out == 0:
        redeal(state.rng, state.deck, 0, state.top)
    else:
        redeal(state.rng, state.deck, 0, min(state.top, REDS))
        redeal(state.rng, state.deck, REDS, max(state.top, REDS + state.left_out))
    seed_with_number(state.rng, seed, TABLE_STREAM)
