"""The tables of the box: goods, steps, Challenges, prices, and the limits of deals."""

from enum import IntEnum
from typing import NamedTuple

import numpy as np

MOST_PLAYERS = 6
GENERATIONS = 5
TALK_MINUTES = 5
MOST_TALK_MINUTES = 60


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


class Effect(IntEnum):
    """What a Challenge leaves behind for one generation, a bit each."""

    NONE = 0
    PROTECTED = 1
    STRONGER = 2
    NO_ATTACK = 4
    UNTAXED = 8
    TAXED_DOUBLE = 16
    BOTH_SIDES = 32
    NO_ASSISTANCE = 64
    EXTRA_HEIR = 128
    NO_HEIR = 256


class Card(NamedTuple):
    """A Challenge as it is printed."""

    copies: int
    """How often it is in the deck."""
    prestige: int
    gold: int
    military: int
    """What its centre gives and takes."""
    asks: int = 0
    """How much its task asks for."""
    brings: int = 0
    """How much of a good the task brings at once when it is done."""
    costs: int = 0
    """How much it costs at once when it is not done."""
    good: Good = Good.PRESTIGE
    """What it brings and costs."""
    reward: Effect = Effect.NONE
    penalty: Effect = Effect.NONE


# RW-31, RW-32
CARDS = {
    Challenge.NOBLES: Card(3, 0, +2, 0, asks=1, brings=3, costs=3, good=GOLD),
    Challenge.COFFERS: Card(3, 0, -1, 0, asks=6, brings=1, costs=2),
    Challenge.RIVAL: Card(2, -1, +1, -1, asks=1, costs=3, reward=Effect.PROTECTED),
    Challenge.RICH_RIVAL: Card(1, -1, +2, -1, asks=1, costs=3, reward=Effect.PROTECTED),
    Challenge.TAX: Card(2, 0, -2, 0, 3, reward=Effect.UNTAXED, penalty=Effect.TAXED_DOUBLE),
    Challenge.WEAKNESS: Card(2, 0, +1, 0, reward=Effect.STRONGER, penalty=Effect.NO_ATTACK),
    Challenge.DISTRUSTED: Card(
        2, 0, +1, 0, 2, reward=Effect.BOTH_SIDES, penalty=Effect.NO_ASSISTANCE
    ),
    Challenge.SHEEP: Card(3, 0, +1, 0, reward=Effect.EXTRA_HEIR, penalty=Effect.NO_HEIR),
}
KINDS = len(CARDS)
DECK = np.repeat(np.arange(KINDS, dtype=np.int8), [card.copies for card in CARDS.values()])
ALL_CARDS = len(DECK)
CENTRE = np.array([card[1:4] for card in CARDS.values()], np.int16)
ASKS = np.array([card.asks for card in CARDS.values()], np.int16)
BRINGS = np.array([card.brings for card in CARDS.values()], np.int16)
COSTS = np.array([card.costs for card in CARDS.values()], np.int16)
REWARD = np.array([card.reward for card in CARDS.values()], np.int16)
PENALTY = np.array([card.penalty for card in CARDS.values()], np.int16)

# RW-25
BONUS = 1
"""Of an attacker who was taken for weak and was not."""

# RW-19 to RW-21
PRESTIGE_PER_GOLD = 3
LOSS_PER_UNPAID = 2
PRICE = 2
WARES = (MILITARY, PRESTIGE)


class Step(IntEnum):
    """RW-05  The six steps of a generation; in the first and the last nobody is asked."""

    DRAW = 0
    NEGOTIATE = 1
    TRADE = 2
    SPEND = 3
    ATTACK = 4
    RESOLVE = 5
    OVER = 6


STEP_RULES = {
    Step.DRAW: "RW-06",
    Step.NEGOTIATE: "RW-08",
    Step.TRADE: "RW-17",
    Step.SPEND: "RW-19",
    Step.ATTACK: "RW-22",
    Step.RESOLVE: "RW-31",
}


class Source(IntEnum):
    """Where a house's Prestige came from."""

    BEGIN = 0
    BOUGHT = 1
    BATTLES = 2
    GIFTS = 3
    CHALLENGES = 4
    MAINTENANCE = 5


SOURCE_RULES = {
    Source.BEGIN: "RW-02",
    Source.BOUGHT: "RW-21",
    Source.BATTLES: "RW-26",
    Source.GIFTS: "RW-11",
    Source.CHALLENGES: "RW-31",
    Source.MAINTENANCE: "RW-20",
}


# RW-13, RW-14
MOST_TERMS = 5
MOST_GIVEN = 100
MOST_PROMISED = 20
MOST_PROPOSALS = 99
MOST_OPEN = 10
"""Offers of one house that wait for an answer."""
MOST_DEALS = 40
"""Struck by all houses together in one generation."""


class Kind(IntEnum):
    """RW-13, RW-14  What a term of a deal can be."""

    NONE = 0
    GIVE = 1  # x: the good
    ATTACK = 2  # x: the target
    SPARE = 3  # x: who is not attacked
    AID_ATTACK = 4  # y's attack on x
    AID_DEFENCE = 5  # y's defence against x
    ABSTAIN = 6  # assist nobody against x
    ALONE = 7  # of the whole deal: what one side owes stands, whatever the other does
    GAIN = 8  # as a leader I give my helper x at least so much of the Prestige gained
    HALVES = 9  # all of it in halves between the helper x and me
    LOSS = 10  # x bears at most so much of the Prestige lost
    DISCARD = 11  # x discards at most so much Military


WITHOUT_AMOUNT = (Kind.SPARE, Kind.ABSTAIN, Kind.ALONE, Kind.HALVES)
WITH_ALLY = (Kind.AID_ATTACK, Kind.AID_DEFENCE)
DIVISIONS = (Kind.GAIN, Kind.HALVES, Kind.LOSS, Kind.DISCARD)
AT_MOST = (Kind.LOSS, Kind.DISCARD)
"""Their amount may be nothing, and of two the smaller counts."""
