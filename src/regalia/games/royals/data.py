"""The tables of the box that no board changes: cards, titles and what depends on the players."""

from enum import IntEnum
from itertools import combinations

import numpy as np


class Country(IntEnum):
    """In the order in which they are listed and scored."""

    FRANCE = 0
    GERMAN_STATES = 1
    BRITAIN = 2
    SPAIN = 3


COUNTRIES = 4
CITIES_IN = (5, 4, 3, 4)
CITIES = sum(CITIES_IN)
FIRST_CITY = np.cumsum([0, *CITIES_IN]).astype(np.int8)
CITY_COUNTRY = np.repeat(np.arange(COUNTRIES, dtype=np.int8), CITIES_IN)
COUNTRY_MASK = np.array(
    [sum(1 << city for city in range(CITIES) if CITY_COUNTRY[city] == c) for c in Country], np.int32
)
"""A bit for each city of the country."""

# Each city has two places for nobles; the second may be empty.
PLACES = 2 * CITIES
PLACE_COUNTRY = np.repeat(CITY_COUNTRY, 2)
NAME_BYTES = 24

# RY-05  where the cities of the packaged board lie on the map, by their ids: in thousandths of its
# width from the left and of its height from the top (made by web/tools/europe.mjs)
MAP_SCALE = 1000
LOCATIONS = {
    "Paris": (470, 433),
    "Bordeaux": (377, 603),
    "Dijon": (548, 499),
    "Marseille": (562, 671),
    "Lyon": (543, 566),
    "Munich": (737, 452),
    "Vienna": (874, 430),
    "Berlin": (764, 258),
    "Cologne": (598, 342),
    "Dublin": (250, 225),
    "London": (404, 317),
    "Edinburgh": (339, 122),
    "Seville": (176, 906),
    "Valencia": (373, 833),
    "Madrid": (265, 785),
    "Barcelona": (460, 754),
}


class Title(IntEnum):
    """RY-03  From the lowest to the highest."""

    MARSHAL = 0
    BARON = 1
    COUNTESS = 2
    DUKE = 3
    CARDINAL = 4
    PRINCESS = 5
    KING = 6


TITLES = 7
# RY-15  by title: fitting Country cards; RY-17, RY-20  fitting Intrigue cards if it is held
COSTS = np.array([1, 2, 3, 4, 5, 6, 8], np.int8)
TAKE_OVER_COSTS = np.array([1, 1, 1, 1, 1, 1, 2], np.int8)
# RY-15  one on the portrait, one on the Title marker
NOBLES_A_WIN = 2


class Deck(IntEnum):
    COUNTRY = 0
    INTRIGUE = 1


# RY-01, RY-02  Kinds of card: the four countries, then the six pairs of an Intrigue card.
PAIRS = tuple(combinations(Country, 2))
KINDS = COUNTRIES + len(PAIRS)
FIRST_KIND = np.array([0, COUNTRIES, KINDS], np.int8)
"""The kinds of a deck are those from FIRST_KIND[deck] to FIRST_KIND[deck + 1] - 1."""
DECK_OF = np.array([0] * COUNTRIES + [1] * len(PAIRS), np.int8)
SHOWS = np.array([[c in kind for c in Country] for kind in (*((c,) for c in Country), *PAIRS)])
"""SHOWS[kind, country]: the card counts for that country."""

ALL_COUNTRY_CARDS = np.array([31, 26, 25, 20], np.int8)
REMOVED = np.array(
    [[0] * 4, [0] * 4, [7, 6, 6, 5], [6, 5, 5, 4], [5, 4, 4, 3], [0, 0, 0, 0]], np.int8
)
"""RY-01  By number of players: cards of each country that stay in the box."""
INTRIGUES_EACH = 4

MOST_SEATS = 5
# RY-04  by number of players
SUPPLY = np.array([0, 0, 46, 36, 36, 36], np.int8)
# RY-06  by number of players, the highest first; 0 is no marker
HOUSES = np.array([[0] * 3, [0] * 3, [8, 0, 0], [12, 8, 0], [16, 12, 8], [16, 12, 8]], np.int8)
# RY-10  by number of players and place in the order of turns
FIRST_DRAWS = np.array(
    [[0] * 5, [0] * 5, [1, 2, 0, 0, 0], [1, 1, 2, 0, 0], [1, 1, 2, 2, 0], [1, 1, 2, 2, 3]], np.int8
)

# RY-11  Country cards a turn: alone, and with an Intrigue card
DRAWS = 3
DRAWS_WITH_INTRIGUE = 1
# RY-08, RY-09
USUAL_OPEN, MOST_OPEN = 3, 4
# RY-16, RY-19  so many cards of any kind count as one of choice, by deck
SUBSTITUTE = np.array([3, 2], np.int8)
# RY-22  by deck
LIMIT = np.array([12, 4], np.int8)

PERIODS = 3
YEARS = (1648, 1680, 1714)


class Source(IntEnum):
    """Where points come from."""

    CITY = 0
    COUNTRY = 1
    HOUSE = 2
    PERIOD = 3
    TITLE = 4


SOURCES = 5


def spoken(member: IntEnum) -> str:
    """The name used in moves, views and messages."""
    return member.name.lower().replace("_", "-")


COUNTRY_NAMES = tuple(spoken(country) for country in Country)
TITLE_NAMES = tuple(spoken(title) for title in Title)
DECK_NAMES = tuple(spoken(deck) for deck in Deck)
SOURCE_NAMES = tuple(spoken(source) for source in Source)
CARD_NAMES = COUNTRY_NAMES + tuple(f"{spoken(a)}-{spoken(b)}" for a, b in PAIRS)
