"""Points: where they come from, the final scoring, the places."""

from regalia.engine.compiled import compiled
from regalia.engine.events import note
from regalia.engine.records import Numbers
from regalia.games.majesty.data import (
    HOMES,
    INFIRMARY_COST,
    MOST_WOUNDED_COST,
    VALUES,
    Location,
    Source,
)
from regalia.games.majesty.state import Happening, State


@compiled
def earn(state: State, seat: int, source: int, points: int) -> None:
    me = state.seats[seat]
    me.points += points
    me.earned[source] += points


@compiled
def score_finally(state: State) -> None:
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
def lose_for_infirmary(state: State) -> None:
    """MJ-21, MJ-22  Nobody falls below zero; then the wounded leave the realm."""
    side = state.sides[Location.INFIRMARY]
    most = 0
    for each in state.seats[: state.players]:
        most = max(most, each.wounded)
    for seat in range(state.players):
        me = state.seats[seat]
        cost = me.wounded * INFIRMARY_COST[side]
        if me.wounded == most and most > 0:
            cost += MOST_WOUNDED_COST[side]
        lost = min(cost, me.points)
        if me.wounded > 0:
            note(state, Happening.INFIRMARY, seat, lost, me.wounded, 0)
        earn(state, seat, Source.INFIRMARY, -lost)
    for seat in range(state.players):
        state.seats[seat].wounded = 0


@compiled
def score_variety(state: State, seat: int) -> None:
    """MJ-23  The square of the number of locations with somebody at them."""
    kinds = 0
    for location in range(HOMES):
        if state.seats[seat].count[location] > 0:
            kinds += 1
    earn(state, seat, Source.VARIETY, kinds * kinds)
    note(state, Happening.VARIETY, seat, kinds * kinds, kinds, 0)


@compiled
def score_majority(state: State, location: int) -> None:
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
def most_points(state: State) -> int:
    most = 0
    for seat in range(state.players):
        most = max(most, state.seats[seat].points)
    return most


@compiled
def standing(state: State, points: Numbers, places: Numbers) -> None:
    """MJ-25  Points and places."""
    for seat in range(state.players):
        points[seat] = state.seats[seat].points
        places[seat] = place(state, seat)


@compiled
def place(state: State, seat: int) -> int:
    """MJ-25  One more than the number of players with more points."""
    higher = 0
    for other in range(state.players):
        if state.seats[other].points > state.seats[seat].points:
            higher += 1
    return 1 + higher
