"""The end: the most Prestige wins (RW-34)."""

from regalia.engine.compiled import Array, compiled
from regalia.games.royal_wedding.data import GOLD, MILITARY, PRESTIGE
from regalia.games.royal_wedding.state import State


@compiled
def standing(state: State, points: Array, places: Array) -> None:
    """RW-34  Prestige, and places."""
    for seat in range(state.players):
        points[seat] = state.seats[seat].holds[PRESTIGE]
        places[seat] = place(state, seat)


@compiled
def place(state: State, seat: int) -> int:
    """One more than the number of players who stand better."""
    better = 0
    for other in range(state.players):
        if stands_better(state, other, seat):
            better += 1
    return better + 1


@compiled
def stands_better(state: State, one: int, other: int) -> bool:
    """RW-34  More Prestige; between equals more Gold, then more Military."""
    mine, theirs = state.seats[one].holds, state.seats[other].holds
    if mine[PRESTIGE] != theirs[PRESTIGE]:
        return mine[PRESTIGE] > theirs[PRESTIGE]
    if mine[GOLD] != theirs[GOLD]:
        return mine[GOLD] > theirs[GOLD]
    return mine[MILITARY] > theirs[MILITARY]
