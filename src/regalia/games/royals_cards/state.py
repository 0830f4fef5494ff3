"""One game of Royals as a record, the decisions it can wait for, and what can happen in it."""

from enum import IntEnum
from typing import Annotated

from regalia.engine.records import (
    Int8,
    Int8s,
    Int32,
    Int64,
    Record,
    Rows,
)
from regalia.engine.state import GameState
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
    DISCARD_HAND = 6  # up to three cards
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


class Seat(Record):
    pile: Annotated[Int8s, DECK]
    """Face down, drawn from the end; 0 where no card lies."""
    in_pile: Int8
    royals: Int8
    points: Int8
    worth: Annotated[Int8s, FACE_CARDS]
    """Of the Royal with that face card; 0: not in play."""

    # sets of cards
    hand: Int64
    committed: Int64
    discard: Int64
    shown: Int64
    """At the start (RC-03), and not shuffled since: where they were put everybody has seen."""


class State(GameState, events=64):
    seats: Annotated[Rows[Seat], MOST_PLAYERS]
    turn: Int32
    """Turns completed by all seats together."""
    limit: Int32
    """Turns after which the game stops; 0: never."""
    active: Int8
    """Whose turn it is."""
    acting: Int8
    """Whose decision is awaited."""
    decision: Int8
    winner: Int8
    """Who has won by RC-05, or NOBODY."""
    cut: Int8
    """1 if the limit stopped the game."""
    defender: Int8
    target: Int8
    """The Royal an assassin has named, or NO_ROYAL."""
    due: Int8
    """Cards the acting seat has still to commit, or may."""
    attacks: Annotated[Int8s, HIGHEST_NUMBER + 1]
    """Attack cards not paired yet, by value."""
    blocks: Annotated[Int8s, HIGHEST_NUMBER + 1]
    facing: Int8
    """The value of the attack card to be paired now."""
    hits: Int8
    """Points the defender has still to lose."""
