"""One game of Royals as a record, the decisions it can wait for, and what can happen in it."""

from enum import IntEnum
from typing import Annotated

from regalia.engine.records import (
    Int8,
    Int8Cube,
    Int8Grid,
    Int8s,
    Int16,
    Int16Grid,
    Int16s,
    Int32,
    Record,
    Rows,
    UInt8Grid,
)
from regalia.engine.state import GameState
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
    TIE = 18  # place of the noble that decides, influence, who is behind


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


class Seat(Record):
    points: Int16
    earned: Annotated[Int16s, SOURCES]
    supply: Int8
    hand: Annotated[Int8s, KINDS]

    # What the others know of the hand: hand = known + held + fresh - owed (see beliefs).
    known: Annotated[Int8s, KINDS]
    held: Annotated[Int8s, KINDS]
    fresh: Annotated[Int8s, KINDS]
    owed: Annotated[Int8s, KINDS]
    room: Annotated[Int8s, 2]
    present: Int32
    """A bit for each city with a wooden noble, Cathedrals included."""
    on_title: Annotated[Int8s, TITLES]
    buried: Annotated[Int8s, CITIES]
    """Wooden nobles in Cathedrals."""


class State(GameState, events=48):
    seats: Annotated[Rows[Seat], MOST_SEATS]

    # the board
    title: Annotated[Int8s, PLACES]
    influence: Annotated[Int8s, PLACES]
    city_bonus: Annotated[Int8s, CITIES]
    country_bonus: Annotated[Int8Grid, COUNTRIES, 2]
    period_marker: Annotated[Int8Grid, COUNTRIES, 2]
    title_marker: Annotated[Int8s, TITLES]
    names: Annotated[UInt8Grid, CITIES, NAME_BYTES]
    locations: Annotated[Int16Grid, CITIES, 2]
    """On the map (see data.LOCATIONS); -1: nowhere on it."""

    # who has what
    owner: Annotated[Int8s, PLACES]
    city_taken: Annotated[Int8s, CITIES]
    country_taken: Annotated[Int8Grid, COUNTRIES, 2]
    house_taken: Annotated[Int8s, 3]
    period_taken: Annotated[Int8Cube, PERIODS, COUNTRIES, 2]
    title_taken: Annotated[Int8Grid, TITLES, 2]
    """Twice the same seat: the whole marker."""

    # the cards
    open_cards: Int8
    row: Annotated[Int8s, MOST_OPEN]
    pile: Annotated[Int8s, KINDS]
    discard: Annotated[Int8s, KINDS]

    # the turn
    active: Int8
    turn: Int16
    """Turns completed by all seats together."""
    period: Int8
    ran_out: Int8
    last_round: Int8
    decision: Int8
    countries_drawn: Int8
    intrigues_drawn: Int8

    # a payment being chosen, known to the active seat alone
    wanted: Int8
    paying: Int8
    """The deck."""
    due: Int8
    """Cards still to choose."""
    due_fitting: Int8
    """How many of them at least must fit."""
    only_fitting: Int8
    paid: Annotated[Int8s, KINDS]
