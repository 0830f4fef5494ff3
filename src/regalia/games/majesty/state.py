"""One game of Majesty as a record, the decisions it can wait for, and what can happen in it."""

from enum import IntEnum

import numpy as np

from regalia.engine.state import record, state_record
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


SEAT = record(
    [
        ("points", np.int16),
        ("earned", np.int16, SOURCES),
        ("meeples", np.int8),  # on the worker card
        ("beside", np.int8),  # beside it, until the end of the turn
        ("count", np.int16, HOMES),  # characters at each location
        ("healthy", np.int8),
        ("cards", np.int8, REALM),  # those at locations, in the order they were placed
        ("places", np.int8, REALM),  # the location each of them lies at
        ("wounded", np.int8),
        ("infirmary", np.int8, REALM),  # the last is the top
    ]
)

STATE = state_record(
    [
        ("seats", SEAT, 4),
        ("sides", np.int8, HOMES + 1),
        ("active", np.int8),
        ("turn", np.int8),  # turns completed by all seats together
        ("decision", np.int8),
        ("deck", np.int8, ALL_CARDS),  # see rules.draw
        ("top", np.int8),
        ("left_out", np.int8),
        ("in_deck", np.int8),
        ("shown", np.int8),
        ("display", np.int8, DISPLAY),  # the first is the front
        ("lying", np.int8, DISPLAY),  # meeples on each card of the display
    ],
    events=56,
)
