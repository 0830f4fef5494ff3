"""What a position is worth to a seat, for bots: points held and points to come."""

from regalia.engine.compiled import compiled
from regalia.games.majesty.abilities import tally
from regalia.games.majesty.data import (
    HOMES,
    INFIRMARY_COST,
    MOST_WOUNDED_COST,
    POINTS_FOR,
    REALM,
    VALUES,
    Location,
)
from regalia.games.majesty.state import State

MEEPLE = 0.8
YIELD = 0.3
"""Of what all locations would give, taken each turn still to come."""
NEW_KIND = 0.35
"""Of the kinds still missing, those that come along in time."""


@compiled
def worth(state: State, seat: int) -> float:
    return (
        points_held(state, seat)
        + meeples(state, seat)
        + harvest(state, seat)
        + variety(state, seat)
        + majorities(state, seat)
        + infirmary(state, seat)
    )


@compiled
def spread(state: State) -> float:
    """A lead counts for more the fewer turns are left to make up for it."""
    return 4.0 + 0.8 * turns_left(state)


@compiled
def turns_left(state: State) -> float:
    """Turns each seat has still to take, on average."""
    return REALM - state.turn / state.players


@compiled
def points_held(state: State, seat: int) -> float:
    return float(state.seats[seat].points)


@compiled
def meeples(state: State, seat: int) -> float:
    """Meeples buy a better card while there are turns left."""
    return MEEPLE * state.seats[seat].meeples * min(1.0, turns_left(state) / 2)


@compiled
def harvest(state: State, seat: int) -> float:
    """What the locations would give, for the turns that are left."""
    total = 0
    for location in range(HOMES):
        total += tally(state, seat, POINTS_FOR[state.sides[location], location])
    return YIELD * total / HOMES * turns_left(state)


@compiled
def variety(state: State, seat: int) -> float:
    """MJ-23  The square of the kinds of character by the end."""
    kinds = 0.0
    for location in range(HOMES):
        kinds += state.seats[seat].count[location] > 0
    missing = HOMES - kinds
    kinds += missing * min(1.0, NEW_KIND * turns_left(state) / (1.0 + missing))
    return kinds * kinds


@compiled
def majorities(state: State, seat: int) -> float:
    """MJ-24  Each location's value, as far as the lead there will last."""
    value, left = 0.0, turns_left(state)
    for location in range(HOMES):
        own, rival = state.seats[seat].count[location], 0
        for other in range(state.players):
            if other != seat:
                rival = max(rival, state.seats[other].count[location])
        lead = own - rival + (0.5 if own > 0 else 0.0)
        hope = 0.5 + 0.5 * lead / (0.5 + 0.25 * left)
        value += VALUES[state.sides[location], location] * min(1.0, max(0.0, hope))
    return value


@compiled
def infirmary(state: State, seat: int) -> float:
    """MJ-22  What the wounded will cost."""
    side, wounded = state.sides[Location.INFIRMARY], state.seats[seat].wounded
    cost = float(wounded * INFIRMARY_COST[side])
    if MOST_WOUNDED_COST[side] > 0 and wounded > 0:
        most = 0
        for other in range(state.players):
            most = max(most, state.seats[other].wounded)
        cost += MOST_WOUNDED_COST[side] * (0.7 if wounded == most else 0.3)
    return -cost


TERMS = {
    "points": points_held,
    "meeples": meeples,
    "harvest": harvest,
    "variety": variety,
    "majorities": majorities,
    "infirmary": infirmary,
}
