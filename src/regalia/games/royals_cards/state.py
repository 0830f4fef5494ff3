"""One game of Royals as a record, the decisions it can wait for, and what can happen in it."""

from enum import IntEnum

import numpy as np

from regalia.engine.state import record, state_record
from regalia.games.royals_cards.data import DECK, FACE_CARDS, HIGHEST_NUMBER, MOST_PLAYERS

NOBODY, NO_ROYAL, NO_CARD = -1, -1, -1


class Decision(IntEnum):
    """What the acting seat is asked."""

    TURN = 0
    COMMIT = 1
    PAIR = 2
    LOSE = 3
    NONE = 4


class Happening(IntEnum):
    """Kinds of event, with the meaning of their numbers a, b, c."""

    SHOW = 0  # bottom card
    FIRST = 1
    DRAW = 2  # number of cards
    DRAWN = 3  # up to three cards; the owner's secret
    SHUFFLE = 4  # number of cards
    PLAY = 5  # face card, points
    DISCARD_HAND = 6  # number of cards
    ATTACK = 7  # defender
    ASSASSINATE = 8  # owner, face card, points
    COMMIT = 9  # number of cards
    REVEAL = 10  # up to three cards
    BLOCK = 11  # attack, block
    LET_THROUGH = 12  # attack
    HITS = 13  # hits, face card or NO_ROYAL
    LOSE_ROYAL = 14  # face card, points
    REPLACE = 15  # face card, points before, points now
    WIN = 16  # points
    CUT = 17  # turns
    LEAD = 18  # points; the best, or one of the best, when the game is cut


class Refusal(IntEnum):
    """Why an action is not allowed."""

    NONE = 0
    GAME_OVER = 1
    NOT_YOUR_TURN = 2
    ANOTHER_DECISION = 3
    NO_SUCH_ACTION = 4
    NOT_IN_HAND = 5
    NO_SUCH_PLAYER = 6
    ATTACK_YOURSELF = 7
    NO_ROYALS = 8
    NO_SUCH_ROYAL = 9
    YOUR_OWN_ROYAL = 10
    MUST_COMMIT = 11
    NO_SUCH_BLOCK = 12
    BLOCK_TOO_LOW = 13
    NOT_THE_ONE_NAMED = 14
    NOT_LOWER = 15


SEAT = record(
    [
        ("pile", np.int8, DECK),  # face down, drawn from the end; 0 where no card lies
        ("in_pile", np.int8),
        ("shown", np.int8),  # cards at the bottom of the pile that everybody knows
        ("royals", np.int8),
        ("points", np.int8),
        ("worth", np.int8, FACE_CARDS),  # of the Royal with that face card; 0: not in play
        # sets of cards
        ("hand", np.int64),
        ("committed", np.int64),
        ("discard", np.int64),
        ("known", np.int64),  # in hand or committed, and everybody knows it
    ]
)

STATE = state_record(
    [
        ("seats", SEAT, MOST_PLAYERS),
        ("turn", np.int32),  # turns completed by all seats together
        ("limit", np.int32),  # turns after which the game stops; 0: never
        ("active", np.int8),  # whose turn it is
        ("acting", np.int8),  # whose decision is awaited
        ("decision", np.int8),
        ("winner", np.int8),  # who has won by RC-05, or NOBODY
        ("cut", np.int8),  # 1 if the limit stopped the game
        ("defender", np.int8),
        ("target", np.int8),  # the Royal an assassin has named, or NO_ROYAL
        ("due", np.int8),  # cards the acting seat has still to commit, or may
        ("attacks", np.int8, HIGHEST_NUMBER + 1),  # attack cards not paired yet, by value
        ("blocks", np.int8, HIGHEST_NUMBER + 1),
        ("facing", np.int8),  # the value of the attack card to be paired now
        ("hits", np.int8),  # points the defender has still to lose
    ],
    events=64,
)
