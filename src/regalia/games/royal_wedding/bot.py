"""What a position is worth to a seat, for bots."""

import numpy as np

from regalia.engine.compiled import compiled
from regalia.games.royal_wedding.data import GOLD, MILITARY, PRESTIGE


@compiled
def worth(state: np.record, seat: int) -> float:
    """Prestige, and what may become Prestige."""
    holds = state.seats[seat].holds
    return holds[PRESTIGE] + 0.4 * holds[GOLD] + 0.4 * holds[MILITARY]
