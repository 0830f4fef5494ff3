"""One game of Majesty as a record, the decisions it can wait for, and what can happen in it."""

from enum import IntEnum
from typing import Annotated

from regalia.engine.records import Int8, Int8s, Int16, Int16s, Record, Rows
from regalia.engine.state import GameState
from regalia.games.majesty.data import ALL_CARDS, DISPLAY, HOMES, REALM, SOURCES


class Decision(IntEnum):
    """What the active seat is asked."""

    TAKE = 0
    HEAL = 1
    TRADE = 2
    NONE = 3


class Happening(IntEnum):
    """Kinds of event, with the meaning of their numbers a, b, c."""

    TAKE = 0  # card, meeples paid, meeples gained
    PLACE = 1  # character, card
    POINTS = 2  # points, location, the character all receivers have (-1: only the active seat's)
    MEEPLES = 3  # meeples, location
    WOUND = 4  # character, card, attacker
    DEFEND = 5  # attacker
    UNHARMED = 6  # attacker; the seat had nobody to lose
    HEAL = 7  # character, card
    SELL = 8  # meeples
    BUY = 9  # meeples
    RETURN = 10  # meeples
    REVEAL = 11  # card
    INFIRMARY = 12  # points lost, wounded characters
    VARIETY = 13  # points, locations
    MAJORITY = 14  # points, location, characters there
    WIN = 15  # points


class Refusal(IntEnum):
    """Why an action is not allowed."""

    NONE = 0
    GAME_OVER = 1
    NOT_YOUR_TURN = 2
    ANOTHER_DECISION = 3
    NO_SUCH_CARD = 4
    TOO_FEW_MEEPLES = 5
    NOT_SPLIT = 6
    TOO_FEW_TO_SELL = 7
    NO_ROOM_TO_BUY = 8
    TOO_FEW_POINTS = 9
    NO_SUCH_ACTION = 10


class Seat(Record):
    """One player's realm."""

    points: Int16
    earned: Annotated[Int16s, SOURCES]
    meeples: Int8
    """On the worker card."""
    beside: Int8
    """Beside it, until the end of the turn."""
    count: Annotated[Int16s, HOMES]
    """Characters at each location."""
    healthy: Int8
    cards: Annotated[Int8s, REALM]
    """Those at locations, in the order they were placed."""
    places: Annotated[Int8s, REALM]
    """The location each of them lies at."""
    wounded: Int8
    infirmary: Annotated[Int8s, REALM]
    """The last is the top."""


class State(GameState, events=56):
    seats: Annotated[Rows[Seat], 4]
    sides: Annotated[Int8s, HOMES + 1]
    active: Int8
    turn: Int8
    """Turns completed by all seats together."""
    decision: Int8
    deck: Annotated[Int8s, ALL_CARDS]
    """See `display.draw`."""
    top: Int8
    left_out: Int8
    in_deck: Int8
    shown: Int8
    display: Annotated[Int8s, DISPLAY]
    """The first is the front."""
    lying: Annotated[Int8s, DISPLAY]
    """Meeples on each card of the display."""
