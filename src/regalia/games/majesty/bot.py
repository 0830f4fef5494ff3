"""What a position is worth to a seat, for bots."""

from regalia.engine.compiled import Record, compiled


@compiled
def worth(state: Record, seat: int) -> float:
    """The points held."""
    return float(state.seats[seat].points)
