"""Points: where they come from, the final scoring, the places."""

from regalia.engine.compiled import Array, Record, compiled
from regalia.engine.events import note
from regalia.games.majesty.data import (
    HOMES,
    INFIRMARY_COST,
    MOST_WOUNDED_COST,
    VALUES,
    B,
    Location,
    Source,
)
from regalia.games.majesty.state import Happening


@compiled
def earn(state: Record, seat: int, source: int, points: int) -> None:
    me = state.seats[seat]
    me.points += points
    me.earned[source] += points


@compiled
def score_finally(state: Record) -> None:
    """MJ-22 to MJ-25  Infirmary, variety, majority; the most points win."""
    lose_for_infirmary(state)
    for seat in range(state.players):
        score_variety(state, seat)
    for location in range(HOMES):
        score_majority(state, location)
    most = most_points(state)
    for seat in range(state.players):
        if state.seats[seat].points == most:
            note(state, Happening.WIN, seat, most, 0, 0)


@compiled
def lose_for_infirmary(state: Record) -> None:
    """MJ-21, MJ-22  Nobody falls below zero; then the wounded leave the realm."""
    side = state.sides[Location.INFIRMARY]
    most = 0
    for seat in state.seats[: state.players]:
        most = max(most, seat.wounded)
    for seat in range(state.players):
        me = state.seats[seat]
        cost = me.wounded * INFIRMARY_COST[side]
        if side == B and me.wounded == most and most > 0:
            cost += MOST_WOUNDED_COST
        lost = min(cost, me.points)
        if me.wounded > 0:
            note(state, Happening.INFIRMARY, seat, lost, me.wounded, 0)
        earn(state, seat, Source.INFIRMARY, -lost)
    for seat in range(state.players):
        state.seats[seat].wounded = 0


@compiled
def score_variety(state: Record, seat: int) -> None:
    """MJ-23  The square of the number of locations with somebody at them."""
    kinds = 0
    for location in range(HOMES):
        if state.seats[seat].count[location] > 0:
            kinds += 1
    earn(state, seat, Source.VARIETY, kinds * kinds)
    note(state, Happening.VARIETY, seat, kinds * kinds, kinds, 0)


@compiled
def score_majority(state: Record, location: int) -> None:
    """MJ-24  Whoever has the most characters at a location gains its value, ties in full."""
    most = 0
    for seat in range(state.players):
        most = max(most, state.seats[seat].count[location])
    if most == 0:
        return
    value = VALUES[state.sides[location], location]
    for seat in range(state.players):
        if state.seats[seat].count[location] == most:
            earn(state, seat, Source.MAJORITY, value)
            note(state, Happening.MAJORITY, seat, value, location, most)


@compiled
def most_points(state: Record) -> int:
    most = 0
    for seat in range(state.players):
        most = max(most, state.seats[seat].points)
    return most


@compiled
def standing(state: Record, points: Array, places: Array) -> None:
    """MJ-25  Points, and places: one more than the number of players with more points."""
    for seat in range(state.players):
        points[seat] = state.seats[seat].points
        places[seat] = 1
        for other in range(state.players):
            if state.seats[other].points > state.seats[seat].points:
                places[seat] += 1
