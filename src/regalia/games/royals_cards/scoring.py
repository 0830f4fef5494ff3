"""Who is ahead, and whether the limit decided it."""

from regalia.engine.compiled import Array, compiled
from regalia.games.royals_cards.data import FACE_CARDS, HIGHEST_NUMBER
from regalia.games.royals_cards.state import State

MOST_POINTS = FACE_CARDS * HIGHEST_NUMBER


@compiled
def standing(state: State, points: Array, places: Array) -> None:
    """RC-30, RC-31  The winner first whatever the points, the others by points in play."""
    for seat in range(state.players):
        points[seat] = state.seats[seat].points
        places[seat] = 1
        own = merit(state.winner, seat, state.seats[seat].points)
        for other in range(state.players):
            if merit(state.winner, other, state.seats[other].points) > own:
                places[seat] += 1


@compiled
def merit(winner: int, seat: int, points: int) -> int:
    """RC-31  What a seat's place goes by: victory before all points, or else the points."""
    return int(points) + (MOST_POINTS if seat == winner else 0)


@compiled
def was_cut(state: State) -> int:
    """RC-30  Did the limit stop the game?"""
    return state.cut
