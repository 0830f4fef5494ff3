"""One game of Royals as a record, the decisions it can wait for, and what can happen in it."""

from enum import IntEnum

import numpy as np

from regalia.engine.state import record, state_record
from regalia.games.royals.data import (
    CITIES,
    COUNTRIES,
    KINDS,
    MOST_OPEN,
    MOST_SEATS,
    NAME_BYTES,
    PERIODS,
    PLACES,
    SOURCES,
    TITLES,
)

NOBODY, NO_NOBLE = -1, -1
NOTHING = -1


class Decision(IntEnum):
    """What the active seat is asked."""

    DRAW = 0
    PLAY = 1
    SUBSTITUTE = 2  # how many triples, or pairs, to pay with
    PAY = 3  # the next card to pay with
    DISCARD = 4
    NONE = 5


class Happening(IntEnum):
    """Kinds of event, with the meaning of their numbers a, b, c."""

    DRAW = 0  # card (its owner's secret), deck
    TAKE = 1  # card
    RAN_OUT = 2  # period, cards in the new pile, whether the last round was on
    RESHUFFLE = 3  # deck, cards in the new pile
    PAY = 4  # card, how many
    CLAIM = 5  # place, title
    TAKE_OVER = 6  # place, title, loser
    CITY_BONUS = 7  # points, city
    COUNTRY_BONUS = 8  # points, country
    HOUSE_BONUS = 9  # points
    DISCARD = 10  # card, how many
    REVEAL = 11  # card
    PERIOD_END = 12  # period
    INFLUENCE = 13  # points, country, influence
    LAST_ROUND = 14
    TITLE = 15  # points, title, wooden nobles on it
    WIN = 16  # points
    END = 17  # the seat ends its turn


class Refusal(IntEnum):
    """Why an action is not allowed."""

    NONE = 0
    GAME_OVER = 1
    NOT_YOUR_TURN = 2
    ANOTHER_DECISION = 3
    NO_SUCH_ACTION = 4
    NOT_IN_ROW = 5
    FIRST_TURN = 6
    ONE_INTRIGUE = 7
    TOO_MANY_DRAWN = 8
    EMPTY_PLACE = 9
    OWN_NOBLE = 10
    SUPPLY_EMPTY = 11
    TOO_FEW_CARDS = 12
    TOO_FEW_INTRIGUES = 13
    CANNOT_SUBSTITUTE = 14
    NOT_HELD = 15
    DOES_NOT_FIT = 16


SEAT = record(
    [
        ("points", np.int16),
        ("earned", np.int16, SOURCES),
        ("supply", np.int8),
        ("hand", np.int8, KINDS),
        # What the others know of the hand: hand = known + held + fresh - owed (see knowledge).
        ("known", np.int8, KINDS),
        ("held", np.int8, KINDS),
        ("fresh", np.int8, KINDS),
        ("owed", np.int8, KINDS),
        ("room", np.int8, 2),
        ("present", np.int32),  # a bit for each city with a wooden noble, Cathedrals included
        ("on_title", np.int8, TITLES),
        ("buried", np.int8, CITIES),  # wooden nobles in Cathedrals
    ]
)

STATE = state_record(
    [
        ("seats", SEAT, MOST_SEATS),
        # the board
        ("title", np.int8, PLACES),
        ("influence", np.int8, PLACES),
        ("city_bonus", np.int8, CITIES),
        ("country_bonus", np.int8, (COUNTRIES, 2)),
        ("period_marker", np.int8, (COUNTRIES, 2)),
        ("title_marker", np.int8, TITLES),
        ("names", np.uint8, (CITIES, NAME_BYTES)),
        # who has what
        ("owner", np.int8, PLACES),
        ("city_taken", np.int8, CITIES),
        ("country_taken", np.int8, (COUNTRIES, 2)),
        ("house_taken", np.int8, 3),
        ("period_taken", np.int8, (PERIODS, COUNTRIES, 2)),
        ("title_taken", np.int8, (TITLES, 2)),  # twice the same seat: the whole marker
        # the cards
        ("open_cards", np.int8),
        ("row", np.int8, MOST_OPEN),
        ("pile", np.int8, KINDS),
        ("discard", np.int8, KINDS),
        # the turn
        ("active", np.int8),
        ("turn", np.int16),  # turns completed by all seats together
        ("period", np.int8),
        ("ran_out", np.int8),
        ("last_round", np.int8),
        ("decision", np.int8),
        ("countries_drawn", np.int8),
        ("intrigues_drawn", np.int8),
        # a payment being chosen, known to the active seat alone
        ("wanted", np.int8),
        ("paying", np.int8),  # the deck
        ("due", np.int8),  # cards still to choose
        ("due_fitting", np.int8),  # how many of them at least must fit
        ("only_fitting", np.int8),
        ("paid", np.int8, KINDS),
    ],
    events=48,
)
