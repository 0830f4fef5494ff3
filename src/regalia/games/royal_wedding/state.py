"""One game of Royal Wedding as a record, the decisions it can wait for, and what can happen."""

from enum import IntEnum
from typing import Annotated

from regalia.engine.compiled import compiled
from regalia.engine.records import (
    Int8,
    Int8Grid,
    Int8s,
    Int16,
    Int16Grid,
    Int16s,
    Int64,
    Int64s,
    Record,
    Rows,
    UInt8,
)
from regalia.engine.state import GameState
from regalia.games.royal_wedding.data import (
    ALL_CARDS,
    GENERATIONS,
    GOODS,
    MILITARY,
    MOST_DEALS,
    MOST_OPEN,
    MOST_PLAYERS,
    Source,
)

MOST_TRANSFERS = 100
"""In one generation. A deal that does not bind brings two at most, Gold either way. Binding ones
are summed up, so only the first of a couple brings up to five. Six couples and 34 other deals."""

MOST_EVENTS = 136
"""Of one play. None can bring more than 128, as tests of the events show."""

LETTERS = 4
"""So many of a seat's offers of a generation are remembered; bots make no more than that."""


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
    BIND = 6  # partner, whether the deal binds, its number if it is an earlier one
    RENEGE = 7  # partner, Gold not given, whether it was lacking
    FAITHLESS = 8  # partner, term
    AMEND = 9  # partner, number, the deal to be replaced or cancelled
    CANCEL = 10  # partner, the deal
    FREE = 11  # partner; the seat owes nothing more by a deal of theirs
    SHOW = 12  # to whom, the deal, the other party and whether it binds
    NOTICE = 13  # the other party, the deal, to whom the seat has shown it
    CLAUSE = 14  # who shows it, a term of the deal shown, by whom and to whom
    DRAW = 15  # card, -1 where unknown
    RESHUFFLE = 16  # cards
    GENERATION = 17  # number
    WED = 18  # spouse
    DEAL = 19  # partner
    STEP = 20  # step
    TRANSFER = 21  # receiver, good, amount
    MAINTENANCE = 22  # paid, unpaid, Prestige lost
    BUY = 23  # Military, Prestige
    PASS = 24
    ATTACK = 25  # target, Military
    DEFEND = 26  # Military
    CALL = 27  # side, whether help is asked for
    CONTRIBUTE = 28  # leader, Military
    ROLL = 29  # one die, the other, total
    WIN = 30  # the other leader, stake
    TIE = 31  # the other leader
    GAIN = 32  # Prestige
    LOSE = 33  # Prestige
    DISCARD = 34  # Military
    REVEAL = 35  # card
    CENTRE = 36  # changes of Prestige, Gold and Military
    DONE = 37  # card, amount
    FAILED = 38  # card, amount
    TAKE = 39  # neighbour, Prestige
    VICTORY = 40  # Prestige


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
    NO_SUCH_DEAL = 30
    TOO_MANY_OPEN = 31
    TOO_MANY_DEALS = 32
    DIVISION_PROMISED = 33
    KNOWN_ALREADY = 34


REFUSAL_RULES = {
    Refusal.GAME_OVER: "RW-34",
    Refusal.NOT_YOUR_TURN: "RW-05",
    Refusal.ANOTHER_DECISION: "RW-05",
    Refusal.ALREADY_FINISHED: "RW-08",
    Refusal.NOT_FINISHED: "RW-08",
    Refusal.NO_SUCH_PARTNER: "RW-13",
    Refusal.NO_PROPOSALS_LEFT: "RW-08",
    Refusal.NO_HEIR: "RW-10",
    Refusal.PARTNER_WITHOUT_HEIR: "RW-10",
    Refusal.ALREADY_MARRIED: "RW-09",
    Refusal.EMPTY_DEAL: "RW-13",
    Refusal.SENSELESS_TERM: "RW-14",
    Refusal.NO_TRADE: "RW-11",
    Refusal.GOLD_ONLY: "RW-11",
    Refusal.NOT_COVERED: "RW-16",
    Refusal.CONTRADICTION: "RW-16",
    Refusal.NO_SUCH_OFFER: "RW-13",
    Refusal.TOO_LITTLE_GOLD: "RW-21",
    Refusal.NO_SUCH_TARGET: "RW-22",
    Refusal.PROTECTED: "RW-22",
    Refusal.TOO_LITTLE_MILITARY: "RW-23",
    Refusal.ATTACK_PROMISED: "RW-29",
    Refusal.PEACE_PROMISED: "RW-29",
    Refusal.ASSISTANCE_PROMISED: "RW-29",
    Refusal.ABSTENTION_PROMISED: "RW-29",
    Refusal.OTHER_SIDE_PROMISED: "RW-29",
    Refusal.TOO_MUCH: "RW-28",
    Refusal.TOO_LITTLE: "RW-28",
    Refusal.NO_SUCH_DEAL: "RW-13",
    Refusal.TOO_MANY_OPEN: "RW-13",
    Refusal.TOO_MANY_DEALS: "RW-13",
    Refusal.DIVISION_PROMISED: "RW-29",
    Refusal.KNOWN_ALREADY: "RW-13",
}
"""The rule that each refusal is from."""


class Seat(Record):
    holds: Annotated[Int16s, GOODS]
    challenge: Int8
    effects: Int16
    """In force."""
    coming: Int16
    """Those of the next generation."""
    married: Int8
    """To which seats, a bit each."""
    formerly: Int8
    """In the last generation."""
    remembered: Int16
    """Military when the generation began."""
    made: Annotated[Int16s, MOST_PLAYERS]
    """Proposals to each seat in this generation."""
    sent: Annotated[Int64s, LETTERS]
    """The first of them, as actions; only bots look at it, the rules do not."""
    finished: Int8
    paid: Int8
    """Maintenance, in full."""
    attacked: Int8
    """Whom, or a `Turn`."""
    won: Int8
    """On the winning side in a battle."""
    earned: Annotated[Int16s, len(Source)]
    """Prestige, by where it came from."""

    # How its last Challenge ended
    judged: Int8
    """The card."""
    met: Int8
    """Whether its task was done."""
    centre: Annotated[Int8s, GOODS]
    """What its centre changed."""
    outcome: Int16
    """How much it then brought or cost at once."""

    # What the binding deals of this generation come to, see `terms`
    owes: Annotated[Int16s, GOODS]
    word: Int64
    attacks_aided: Int64
    defences_aided: Int64


class Offer(Record):
    terms: Int64
    proposer: Int8
    partner: Int8
    number: Int16
    """Of the proposer's offers to the partner."""
    answers: Int16
    """The number of the partner's offer that it counters; 0 if none."""
    wed: Int8
    instead: Int8
    """The number in this generation of the deal that it would replace or cancel; 0 if none."""


class Deal(Record):
    terms: Int64
    proposer: Int8
    partner: Int8
    marks: UInt8
    broken: UInt8
    """Promises, a bit for each term in its order."""
    lapsed: UInt8
    """Terms that have fallen away, a bit each."""
    shown: UInt8
    """To which seats, a bit each."""


class Transfer(Record):
    what: Int8
    """Giver, receiver and good, see `treasury`."""
    amount: Int16


class Battle(Record):
    attacker: Int8
    defender: Int8
    forces: Annotated[Int16Grid, 2, MOST_PLAYERS]
    """Military on either side, by seat."""
    stage: Int8
    side: Int8
    """That calls for help, or divides."""
    asked: Int8
    """The seat asked to contribute, or given a share."""
    winner: Int8
    """A side."""
    sharing: Int8
    rest: Int16
    """Left to divide."""
    generation: Int8
    """When it was fought; 0 before the first one."""
    dice: Annotated[Int8Grid, 2, 2]
    """Of either side; 0 before they are rolled."""
    totals: Annotated[Int16s, 2]
    """Dice, Military and bonus of either side."""
    prestige: Annotated[Int16s, MOST_PLAYERS]
    """What it changed, by seat."""
    discarded: Annotated[Int16s, MOST_PLAYERS]
    """Military, by seat."""


class State(GameState, events=MOST_EVENTS):
    seats: Annotated[Rows[Seat], MOST_PLAYERS]
    tempers: Annotated[Int8s, MOST_PLAYERS]
    """Of bots, in their own copies only."""
    generation: Int8
    """Counted from 1."""
    step: Int8
    decision: Int8
    active: Int8
    """Who decides, where it is one seat."""
    turn: Int8
    """Seats that have had theirs in this step."""
    pending: Int16
    """The deal whose transfer is being decided."""
    proposals: Int16
    """The cap."""
    offers: Annotated[Rows[Offer], MOST_PLAYERS * MOST_OPEN]
    """Open ones, in the order made."""
    open: Int8
    deals: Annotated[Rows[Deal], MOST_DEALS * GENERATIONS]
    """In the order struck."""
    struck: Int16
    transfers: Annotated[Rows[Transfer], MOST_TRANSFERS]
    """Of this generation, in order."""
    transferred: Int8
    since: Annotated[Int16s, GENERATIONS]
    """The first deal of each generation."""
    deck: Annotated[Int8s, ALL_CARDS]
    """Drawn from the end."""
    in_deck: Int8
    discard: Annotated[Int8s, ALL_CARDS]
    discarded: Int8
    early: Int8
    """Seats that drew before the deck was renewed in this generation."""
    battle: Battle


# Who is asked, when it is whose turn, and what lasts


@compiled
def ask(state: State, decision: int, seat: int) -> None:
    state.decision = decision
    state.active = seat


@compiled
def in_order(state: State, turn: int) -> int:
    """RW-03  The seat whose turn comes after so many others."""
    seat = state.first + turn
    return seat if seat < state.players else seat - state.players


@compiled
def turn_of(state: State, seat: int) -> int:
    """RW-03  How many seats come before this one."""
    return seat - state.first if seat >= state.first else seat - state.first + state.players


@compiled
def has(state: State, seat: int, effect: int) -> bool:
    return state.seats[seat].effects & effect != 0


@compiled
def military_left(state: State, seat: int) -> int:
    """RW-24  What is used on one side cannot be used on the other."""
    forces = state.battle.forces
    return state.seats[seat].holds[MILITARY] - forces[0, seat] - forces[1, seat]
