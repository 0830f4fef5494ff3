"""The tables of the box: goods, Challenges and what they bring (RW-02, RW-04, RW-31, RW-32)."""

from enum import IntEnum
from typing import NamedTuple

import numpy as np

MOST_PLAYERS = 6
GENERATIONS = 5


class Good(IntEnum):
    """What a house owns and couples may trade."""

    PRESTIGE = 0
    GOLD = 1
    MILITARY = 2


PRESTIGE, GOLD, MILITARY = Good
GOODS = 3

# RW-02
START = np.array([1, 3, 3], np.int16)


class Challenge(IntEnum):
    """RW-31  The rival with two Gold is a card of its own; its task is the rival's."""

    NOBLES = 0
    COFFERS = 1
    RIVAL = 2
    RICH_RIVAL = 3
    TAX = 4
    WEAKNESS = 5
    DISTRUSTED = 6
    SHEEP = 7


class Card(NamedTuple):
    """How often a Challenge is in the deck, and what its centre gives and takes."""

    copies: int
    prestige: int
    gold: int
    military: int


# RW-31, RW-32
CARDS = {
    Challenge.NOBLES: Card(3, 0, +2, 0),
    Challenge.COFFERS: Card(3, 0, -1, 0),
    Challenge.RIVAL: Card(2, -1, +1, -1),
    Challenge.RICH_RIVAL: Card(1, -1, +2, -1),
    Challenge.TAX: Card(2, 0, -2, 0),
    Challenge.WEAKNESS: Card(2, 0, +1, 0),
    Challenge.DISTRUSTED: Card(2, 0, +1, 0),
    Challenge.SHEEP: Card(3, 0, +1, 0),
}
KINDS = len(CARDS)
DECK = np.repeat(np.arange(KINDS, dtype=np.int8), [card.copies for card in CARDS.values()])
ALL_CARDS = len(DECK)
CENTRE = np.array([card[1:] for card in CARDS.values()], np.int16)

NOBLES_GOLD = 3
COFFERS_GOLD = 6
COFFERS_LOSS = 2
RIVAL_LEAD = 1
RIVAL_LOSS = 3
TAX_GOLD = 3
DISTRUSTED_GOODS = 2

# RW-19 to RW-21
PRESTIGE_PER_GOLD = 3
LOSS_PER_UNPAID = 2
PRICE = 2


class Effect(IntEnum):
    """What a Challenge leaves behind for one generation, a bit each."""

    PROTECTED = 1
    STRONGER = 2
    NO_ATTACK = 4
    UNTAXED = 8
    TAXED_DOUBLE = 16
    BOTH_SIDES = 32
    NO_ASSISTANCE = 64
    EXTRA_HEIR = 128
    NO_HEIR = 256


# RW-31  what follows a task done, and one not done
REWARD = np.array([0, 0, 1, 1, 8, 2, 32, 128], np.int16)
PENALTY = np.array([0, 0, 0, 0, 16, 4, 64, 256], np.int16)
