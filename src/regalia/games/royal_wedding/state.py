"""One game of Royal Wedding as a record, the decisions it can wait for, and what can happen."""

from enum import IntEnum

import numpy as np

from regalia.engine.state import record, state_record
from regalia.games.royal_wedding.data import ALL_CARDS, GENERATIONS, GOODS, MOST_PLAYERS

MOST_OFFERS = 36
"""Proposals of all seats together in one generation."""
MOST_TRANSFERS = 90
"""In one generation. A deal that does not bind brings two at most, Gold either way. Binding ones
are summed up, so only the first of a couple brings up to five. Six couples and 30 other deals."""

MOST_EVENTS = 96
"""Of one play. None can bring more than 92, as tests of the events show."""


class Step(IntEnum):
    """RW-05  The step a decision falls into; drawing and resolving need none."""

    NEGOTIATE = 0
    TRADE = 1
    SPEND = 2
    ATTACK = 3
    RESOLVE = 4
    OVER = 5


class Decision(IntEnum):
    """What is asked; `NOTHING` while the rules go on by themselves, and at the end."""

    NOTHING = 0
    TALK = 1
    HONOUR = 2
    BUY = 3
    ATTACK = 4
    DEFEND = 5
    CALL = 6
    CONTRIBUTE = 7
    SHARE = 8


class Tie(IntEnum):
    """RW-11  What connects two houses."""

    NONE = 0
    FORMER = 1
    MARRIED = 2


class Side(IntEnum):
    ATTACK = 0
    DEFENCE = 1
    NEITHER = 2


class Stage(IntEnum):
    """RW-23 to RW-28  Where a battle is: calls for help, help, dice, the division."""

    NONE = 0
    CALL = 1
    HELP = 2
    DICE = 3
    DIVISION = 4


class Sharing(IntEnum):
    """RW-28  What a leader divides."""

    GAIN = 0
    LOSS = 1
    DISCARD = 2


class Turn(IntEnum):
    """How a seat's turn to attack went, where it is not the seat that was attacked."""

    NOT_YET = -1
    PASSED = 6
    UNABLE = 7


class Flag(IntEnum):
    """What became of a deal, a bit each; of the last three the partner has the bit above."""

    BINDING = 1
    EARLY = 2  # struck while the two were not married
    GIVEN = 4
    RENEGED = 16
    FAITHLESS = 64


class Happening(IntEnum):
    """Kinds of event, with the meaning of their numbers a, b, c.

    Those before `DRAW` are for `seat` and `a` only.
    """

    OFFER = 0  # partner, number, the partner's offer that it answers
    SUIT = 1  # the same, of marriage
    TERM = 2  # partner, term
    WITHDRAW = 3  # partner, number
    DECLINE = 4  # proposer, number
    CLOSE = 5  # partner, number
    BIND = 6  # partner, whether the deal binds
    RENEGE = 7  # partner, Gold not given, whether it was lacking
    FAITHLESS = 8  # partner, term
    DRAW = 9  # card, -1 where unknown
    RESHUFFLE = 10  # cards
    GENERATION = 11  # number
    WED = 12  # spouse
    DEAL = 13  # partner
    STEP = 14  # step
    TRANSFER = 15  # receiver, good, amount
    MAINTENANCE = 16  # paid, unpaid, Prestige lost
    BUY = 17  # Military, Prestige
    PASS = 18
    ATTACK = 19  # target, Military
    DEFEND = 20  # Military
    CALL = 21  # side, whether help is asked for
    CONTRIBUTE = 22  # leader, Military
    ROLL = 23  # one die, the other, total
    WIN = 24  # the other leader, stake
    TIE = 25  # the other leader
    GAIN = 26  # Prestige
    LOSE = 27  # Prestige
    DISCARD = 28  # Military
    REVEAL = 29  # card
    CENTRE = 30  # changes of Prestige, Gold and Military
    DONE = 31  # card, amount
    FAILED = 32  # card, amount
    TAKE = 33  # neighbour, Prestige
    VICTORY = 34  # Prestige


class Refusal(IntEnum):
    """Why an action is not allowed."""

    NONE = 0
    GAME_OVER = 1
    NOT_YOUR_TURN = 2
    ANOTHER_DECISION = 3
    NO_SUCH_ACTION = 4
    ALREADY_FINISHED = 5
    NOT_FINISHED = 6
    NO_SUCH_PARTNER = 7
    NO_PROPOSALS_LEFT = 8
    NO_HEIR = 9
    PARTNER_WITHOUT_HEIR = 10
    ALREADY_MARRIED = 11
    EMPTY_DEAL = 12
    SENSELESS_TERM = 13
    NO_TRADE = 14
    GOLD_ONLY = 15
    NOT_COVERED = 16
    CONTRADICTION = 17
    NO_SUCH_OFFER = 18
    TOO_LITTLE_GOLD = 19
    NO_SUCH_TARGET = 20
    PROTECTED = 21
    TOO_LITTLE_MILITARY = 22
    ATTACK_PROMISED = 23
    PEACE_PROMISED = 24
    ASSISTANCE_PROMISED = 25
    ABSTENTION_PROMISED = 26
    OTHER_SIDE_PROMISED = 27
    TOO_MUCH = 28
    TOO_LITTLE = 29


SEAT = record(
    [
        ("holds", np.int16, GOODS),
        ("challenge", np.int8),
        ("effects", np.int16),  # in force
        ("coming", np.int16),  # those of the next generation
        ("married", np.int8),  # to which seats, a bit each
        ("formerly", np.int8),  # in the last generation
        ("remembered", np.int16),  # Military when the generation began
        ("made", np.int8, MOST_PLAYERS),  # proposals to each seat in this generation
        ("finished", np.int8),
        ("paid", np.int8),  # maintenance, in full
        ("attacked", np.int8),  # whom, or a `Turn`
        ("won", np.int8),  # on the winning side in a battle
        # What the binding deals of this generation come to, see `terms`
        ("owes", np.int16, GOODS),
        ("word", np.int64),
        ("attacks_aided", np.int64),
        ("defences_aided", np.int64),
    ]
)

OFFER = record(
    [
        ("terms", np.int64),
        ("proposer", np.int8),
        ("partner", np.int8),
        ("number", np.int8),  # of the proposer's offers to the partner
        ("answers", np.int8),  # the number of the partner's offer that it counters; 0 if none
        ("wed", np.int8),
    ]
)

DEAL = record(
    [
        ("terms", np.int64),
        ("proposer", np.int8),
        ("partner", np.int8),
        ("marks", np.uint8),
        ("broken", np.uint8),  # promises, a bit for each term in its order
    ]
)

TRANSFER = record(
    [
        ("what", np.int8),  # giver, receiver and good, see `ledger`
        ("amount", np.int16),
    ]
)

BATTLE = record(
    [
        ("attacker", np.int8),
        ("defender", np.int8),
        ("forces", np.int16, (2, MOST_PLAYERS)),  # Military on either side, by seat
        ("stage", np.int8),
        ("side", np.int8),  # that calls for help, or divides
        ("asked", np.int8),  # the seat asked to contribute, or given a share
        ("winner", np.int8),  # a side
        ("sharing", np.int8),
        ("rest", np.int16),  # left to divide
    ]
)

STATE = state_record(
    [
        ("seats", SEAT, MOST_PLAYERS),
        ("tempers", np.int8, MOST_PLAYERS),  # of bots, in their own copies only
        ("generation", np.int8),  # counted from 1
        ("step", np.int8),
        ("decision", np.int8),
        ("active", np.int8),  # who decides, where it is one seat
        ("turn", np.int8),  # seats that have had theirs in this step
        ("pending", np.int16),  # the deal whose transfer is being decided
        ("proposals", np.int8),  # the cap
        ("offers", OFFER, MOST_OFFERS),  # open ones, in the order made
        ("open", np.int8),
        ("deals", DEAL, MOST_OFFERS * GENERATIONS),  # in the order struck
        ("struck", np.int16),
        ("transfers", TRANSFER, MOST_TRANSFERS),  # of this generation, in order
        ("transferred", np.int8),
        ("since", np.int16, GENERATIONS),  # the first deal of each generation
        ("deck", np.int8, ALL_CARDS),  # drawn from the end
        ("in_deck", np.int8),
        ("discard", np.int8, ALL_CARDS),
        ("discarded", np.int8),
        ("early", np.int8),  # seats that drew before the deck was renewed in this generation
        ("battle", BATTLE),
    ],
    events=MOST_EVENTS,
)
