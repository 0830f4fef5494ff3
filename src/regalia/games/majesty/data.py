"""The tables of the box: characters, cards and locations (MJ-01, MJ-02, MJ-05, MJ-15, MJ-16)."""

from collections.abc import Mapping
from enum import IntEnum
from typing import NamedTuple

import numpy as np


class Character(IntEnum):
    """MJ-01  Seven kinds of character, in the order of their locations."""

    MILLER = 0
    BREWER = 1
    WITCH = 2
    GUARD = 3
    KNIGHT = 4
    INNKEEPER = 5
    NOBLE = 6


class Location(IntEnum):
    """MJ-01  Each character's location bears the same number."""

    MILL = 0
    BREWERY = 1
    COTTAGE = 2
    GUARDHOUSE = 3
    BARRACKS = 4
    INN = 5
    CASTLE = 6
    INFIRMARY = 7


MILLER, BREWER, WITCH, GUARD, KNIGHT, INNKEEPER, NOBLE = Character
HOMES = 7

# MJ-02  card: (its one or two characters, green copies, red copies)
CARDS: tuple[tuple[tuple[Character, ...], int, int], ...] = (
    ((MILLER,), 7, 2),
    ((BREWER,), 4, 2),
    ((WITCH,), 3, 2),
    ((GUARD,), 3, 2),
    ((KNIGHT,), 2, 1),
    ((INNKEEPER,), 2, 2),
    ((NOBLE,), 3, 2),
    ((MILLER, BREWER), 2, 1),
    ((MILLER, KNIGHT), 1, 1),
    ((BREWER, WITCH), 1, 2),
    ((BREWER, KNIGHT), 0, 1),
    ((WITCH, GUARD), 1, 2),
    ((WITCH, INNKEEPER), 0, 1),
    ((WITCH, NOBLE), 0, 1),
    ((GUARD, KNIGHT), 0, 2),
    ((GUARD, INNKEEPER), 1, 0),
    ((GUARD, NOBLE), 1, 0),
    ((KNIGHT, INNKEEPER), 1, 2),
    ((INNKEEPER, NOBLE), 1, 1),
)
KINDS = len(CARDS)
HALVES = np.array([(kind[0][0], kind[0][-1]) for kind in CARDS], np.int8)
GREEN_CARDS = np.repeat(np.arange(KINDS, dtype=np.int8), [kind[1] for kind in CARDS])
RED_CARDS = np.repeat(np.arange(KINDS, dtype=np.int8), [kind[2] for kind in CARDS])
GREENS, REDS = len(GREEN_CARDS), len(RED_CARDS)
ALL_CARDS = GREENS + REDS

# MJ-05  green cards on top of the red ones, by number of players
GREENS_IN_PLAY = np.array([0, 0, 6, 14, 26], np.int8)

# What points are counted with
CHIPS = (100, 50, 10, 5, 1)
DISPLAY = 6
WORKER_SPACES = 5
REALM = 12
"""MJ-14  Characters each player takes, one a turn."""

A, B = 0, 1


class Deed(IntEnum):
    """What a location does besides giving points and meeples."""

    NONE = 0
    HEAL = 1
    ATTACK = 2
    DEFEND = 3
    TRADE = 4


class Ability(NamedTuple):
    """What is printed at a location, from top to bottom."""

    value: int
    """The coin for the majority (MJ-24)."""
    deed: Deed = Deed.NONE
    points: Mapping[Character, int] = {}
    """For each character of these kinds."""
    meeples: Mapping[Character, int] = {}
    wounded: int = 0
    """Points for each character in the own Infirmary."""
    couple: int = 0
    """Points, once, with at least one character of each kind of `COUPLE`."""
    crowd: int = 0
    """Points for each character at this location, times those of the most frequent kind."""
    shared: tuple[Character, int] = (MILLER, 0)
    """Points for all players who have such a character."""


# MJ-15
SIDE_A = (
    Ability(10, points={MILLER: 2}),
    Ability(11, points={BREWER: 2}, meeples={BREWER: 1}, shared=(MILLER, 2)),
    Ability(12, Deed.HEAL, points={MILLER: 2, BREWER: 2, WITCH: 2}),
    Ability(13, Deed.DEFEND, points={GUARD: 2, KNIGHT: 2, INNKEEPER: 2}),
    Ability(14, Deed.ATTACK, points={KNIGHT: 3}),
    Ability(15, points={INNKEEPER: 4}, shared=(BREWER, 3)),
    Ability(16, points={NOBLE: 5}, meeples={NOBLE: 1}),
)
# MJ-16
SIDE_B = (
    Ability(14, points={MILLER: 2}, shared=(WITCH, 3)),
    Ability(12, meeples={MILLER: 1, BREWER: 1}, couple=10),
    Ability(12, Deed.HEAL, points={WITCH: 3}),
    Ability(8, Deed.DEFEND, points={BREWER: 2, WITCH: 2, GUARD: 2}, shared=(INNKEEPER, 3)),
    Ability(8, Deed.ATTACK, points={KNIGHT: 3, INNKEEPER: 3, NOBLE: 3}),
    Ability(12, crowd=2),
    Ability(16, Deed.TRADE, points={NOBLE: 4}, wounded=4),
)
COUPLE = (INNKEEPER, NOBLE)

SIDES = (SIDE_A, SIDE_B)
VALUES = np.array([[place.value for place in side] for side in SIDES], np.int16)
POINTS_FOR = np.array(
    [[[place.points.get(c, 0) for c in Character] for place in side] for side in SIDES], np.int16
)
MEEPLES_FOR = np.array(
    [[[place.meeples.get(c, 0) for c in Character] for place in side] for side in SIDES], np.int16
)
WOUNDED_POINTS = np.array([[place.wounded for place in side] for side in SIDES], np.int16)
COUPLE_POINTS = np.array([[place.couple for place in side] for side in SIDES], np.int16)
CROWD_POINTS = np.array([[place.crowd for place in side] for side in SIDES], np.int16)
SHARED_WITH = np.array([[place.shared[0] for place in side] for side in SIDES], np.int16)
SHARED_POINTS = np.array([[place.shared[1] for place in side] for side in SIDES], np.int16)

# MJ-22  by side: what each card in the Infirmary costs, and what the most crowded one costs besides
INFIRMARY_COST = np.array([1, 2], np.int16)
MOST_WOUNDED_COST = np.array([0, 10], np.int16)


class Source(IntEnum):
    """Where points come from: the location 0 to 6 whose ability gave them, or one of these."""

    MEEPLES = 7
    TRADE = 8
    INFIRMARY = 9
    VARIETY = 10
    MAJORITY = 11


SOURCES = 12

# The names used in moves, views and messages.
CHARACTER_NAMES = tuple(character.name.lower() for character in Character)
HALF_NAMES = tuple(tuple(half.name.lower() for half in card[0]) for card in CARDS)
CARD_NAMES = tuple("-".join(halves) for halves in HALF_NAMES)
LOCATION_NAMES = tuple(location.name.lower() for location in Location)
SIDE_NAMES = ("A", "B")
SOURCE_NAMES = LOCATION_NAMES[:HOMES] + tuple(source.name.lower() for source in Source)
