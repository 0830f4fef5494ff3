"""Points: bonuses, the periods, the titles, and who wins (RY-23 to RY-31)."""

import numpy as np

from regalia.engine.compiled import Array, compiled
from regalia.engine.events import note
from regalia.games.royals.data import (
    CITIES,
    COUNTRIES,
    COUNTRY_MASK,
    FIRST_CITY,
    HOUSES,
    MOST_SEATS,
    PERIODS,
    TITLES,
    Source,
)
from regalia.games.royals.state import NO_NOBLE, NOBODY, Happening, Seat, State

HIGHEST_MARKER = 99
BONUSES = HIGHEST_MARKER + 1


@compiled
def earn(state: State, seat: int, source: int, points: int) -> None:
    state.seats[seat].points += points
    state.seats[seat].earned[source] += points


# Bonuses


@compiled
def take_bonuses(state: State, seat: int, city: int, country: int) -> None:
    """RY-23 to RY-25  What a noble just won earns: City, Country, Noble House."""
    take_city_bonus(state, seat, city)
    take_country_bonus(state, seat, country)
    take_house_bonus(state, seat)


@compiled
def take_city_bonus(state: State, seat: int, city: int) -> None:
    """RY-23  The first player ever to claim a noble in the city."""
    if state.city_taken[city] == NOBODY:
        state.city_taken[city] = seat
        earn(state, seat, Source.CITY, state.city_bonus[city])
        note(state, Happening.CITY_BONUS, seat, state.city_bonus[city], city, 0)


@compiled
def is_everywhere(me: Seat, country: int) -> bool:
    """A wooden noble in every city of the country, Cathedrals included."""
    return me.present & COUNTRY_MASK[country] == COUNTRY_MASK[country]


@compiled
def take_country_bonus(state: State, seat: int, country: int) -> None:
    """RY-24  Present in every city, the highest bonus left, one for a player and country."""
    if not is_everywhere(state.seats[seat], country):
        return
    for i in range(2):
        if state.country_taken[country, i] == seat:
            return
        if state.country_taken[country, i] == NOBODY:
            points = state.country_bonus[country, i]
            state.country_taken[country, i] = seat
            earn(state, seat, Source.COUNTRY, points)
            note(state, Happening.COUNTRY_BONUS, seat, points, country, 0)
            return


@compiled
def take_house_bonus(state: State, seat: int) -> None:
    """RY-06, RY-25  On every Title marker, the highest bonus left, one for a player."""
    for title in range(TITLES):
        if state.seats[seat].on_title[title] == 0:
            return
    for i in range(len(state.house_taken)):
        points = HOUSES[state.players, i]
        if state.house_taken[i] == seat or points == 0:
            return
        if state.house_taken[i] == NOBODY:
            state.house_taken[i] = seat
            earn(state, seat, Source.HOUSE, points)
            note(state, Happening.HOUSE_BONUS, seat, points, 0, 0)
            return


# Periods


@compiled
def score_period(state: State) -> None:
    """RY-26, RY-27  Every country gives its two markers of this period."""
    note(state, Happening.PERIOD_END, -1, state.period, 0, 0)
    for country in range(COUNTRIES):
        served = 0
        for which in range(2):
            seat = strongest(state, country, served)
            if seat != NOBODY:
                served |= 1 << seat
                note_tie(state, country, seat, strongest(state, country, served))
                give_period_marker(state, country, which, seat)


@compiled
def strongest(state: State, country: int, served: int) -> int:
    """RY-28, RY-29  Who stands highest of those with influence there; `NOBODY` if none has.

    Seats that were served before, a bit each, do not count.
    """
    best, chosen = 0, NOBODY
    for seat in range(state.players):
        strength = strength_in(state, country, seat)
        if served >> seat & 1 == 0 and strength > best:
            best, chosen = strength, seat
    return chosen


@compiled
def note_tie(state: State, country: int, seat: int, rival: int) -> None:
    """RY-28  Where both have the same influence, tell which noble decides for the seat."""
    influence = influence_in(state, country, seat)
    if rival != NOBODY and influence == influence_in(state, country, rival):
        note(state, Happening.TIE, seat, highest_noble(state, country, seat), influence, rival)


@compiled
def influence_in(state: State, country: int, seat: int) -> int:
    """RY-27  Of the own nobles on portraits."""
    total = 0
    for place in range(2 * FIRST_CITY[country], 2 * FIRST_CITY[country + 1]):
        if state.owner[place] == seat:
            total += int(state.influence[place])
    return total


@compiled
def strength_in(state: State, country: int, seat: int) -> int:
    """RY-28  Influence, then the highest title, then its City bonus, as one number to compare."""
    noble = highest_noble(state, country, seat)
    rank = 0 if noble == NO_NOBLE else rank_of(state, noble)
    return influence_in(state, country, seat) * TITLES * BONUSES + rank


@compiled
def highest_noble(state: State, country: int, seat: int) -> int:
    """RY-28  Where the own noble of the highest title is; the higher City bonus settles it."""
    highest = NO_NOBLE
    for place in range(2 * FIRST_CITY[country], 2 * FIRST_CITY[country + 1]):
        if state.owner[place] == seat and (
            highest == NO_NOBLE or rank_of(state, place) > rank_of(state, highest)
        ):
            highest = place
    return highest


@compiled
def rank_of(state: State, place: int) -> int:
    return int(state.title[place]) * BONUSES + int(state.city_bonus[place // 2])


@compiled
def give_period_marker(state: State, country: int, which: int, seat: int) -> None:
    points = state.period_marker[country, which]
    state.period_taken[state.period, country, which] = seat
    earn(state, seat, Source.PERIOD, points)
    influence = influence_in(state, country, seat)
    note(state, Happening.INFLUENCE, seat, points, country, influence)


# Titles


@compiled
def score_titles(state: State) -> None:
    """RY-30  From the lowest title: whole to one leader, halves to two, to more nothing."""
    for title in range(TITLES):
        most, leaders = 0, 0
        for seat in range(state.players):
            cubes = state.seats[seat].on_title[title]
            if cubes > most:
                most, leaders = cubes, 0
            leaders += cubes == most
        if most > 0 and leaders <= 2:
            give_title_marker(state, title, most, leaders)


@compiled
def give_title_marker(state: State, title: int, most: int, leaders: int) -> None:
    points, half = state.title_marker[title] // leaders, 0
    for seat in range(state.players):
        if state.seats[seat].on_title[title] == most:
            state.title_taken[title, half] = seat
            if leaders == 1:
                state.title_taken[title, 1] = seat
            half += 1
            earn(state, seat, Source.TITLE, points)
            note(state, Happening.TITLE, seat, points, title, most)


# Standing


@compiled
def standing(state: State, points: Array, places: Array) -> None:
    """RY-31  Points, and places: one more than the number of players who stand higher."""
    markers = np.zeros((MOST_SEATS, HIGHEST_MARKER + 1), np.int64)
    count_markers(state, markers)
    for seat in range(state.players):
        points[seat] = state.seats[seat].points
        places[seat] = 1
        for other in range(state.players):
            if stands_higher(state, markers, other, seat):
                places[seat] += 1


@compiled
def stands_higher(state: State, markers: Array, one: int, other: int) -> bool:
    """RY-31  More points; or else, from the highest marker down, the first that differs."""
    if state.seats[one].points != state.seats[other].points:
        return state.seats[one].points > state.seats[other].points
    for value in range(HIGHEST_MARKER, 0, -1):
        if markers[one, value] != markers[other, value]:
            return markers[one, value] > markers[other, value]
    return False


@compiled
def count_markers(state: State, markers: Array) -> None:
    """How many markers of each value everyone has."""
    for city in range(CITIES):
        add_marker(markers, state.city_taken[city], state.city_bonus[city])
    for i in range(len(state.house_taken)):
        add_marker(markers, state.house_taken[i], HOUSES[state.players, i])
    for country in range(COUNTRIES):
        for i in range(2):
            add_marker(markers, state.country_taken[country, i], state.country_bonus[country, i])
            for period in range(PERIODS):
                seat = state.period_taken[period, country, i]
                add_marker(markers, seat, state.period_marker[country, i])
    for title in range(TITLES):
        one, other = state.title_taken[title, 0], state.title_taken[title, 1]
        if one == other:
            add_marker(markers, one, state.title_marker[title])
        else:
            add_marker(markers, one, state.title_marker[title] // 2)
            add_marker(markers, other, state.title_marker[title] // 2)


@compiled
def add_marker(markers: Array, seat: int, value: int) -> None:
    if seat != NOBODY:
        markers[seat, value] += 1
