"""What a position is worth to a seat, for bots."""

import numpy as np

from regalia.engine.compiled import compiled


@compiled
def worth(state: np.record, seat: int) -> float:
    """The points in play."""
    return float(state.seats[seat].points)
