"""What a deal is made of (RW-13, RW-14).

A deal has up to five terms. A term is one thing that one side gives or promises, and a number:
0 is no term. The terms of a deal, in ascending order, are the digits of one number, the first the
lowest: so a deal fits into an action, and into eight bytes of the record.
"""

from enum import IntEnum
from typing import NamedTuple

import numpy as np

from regalia.games.royal_wedding.data import GOODS, MOST_PLAYERS


class Kind(IntEnum):
    NONE = 0
    GIVE = 1  # x: the good
    ATTACK = 2  # x: the target
    SPARE = 3  # x: who is not attacked
    AID_ATTACK = 4  # y's attack on x
    AID_DEFENCE = 5  # y's defence against x
    ABSTAIN = 6  # assist nobody against x


class Term(NamedTuple):
    """Side 0 is the proposer, side 1 the partner; `amount` is 0 where there is none to name."""

    side: int
    kind: Kind
    x: int
    y: int
    amount: int


MOST_TERMS = 5
MOST_GIVEN = 99
MOST_PROMISED = 20
NOBODY = -1


def every_term() -> list[Term]:
    """All terms there are; those that differ only in the amount follow each other."""
    seats = range(MOST_PLAYERS)
    battles = [(x, y) for x in seats for y in seats]
    least = range(1, MOST_PROMISED + 1)
    terms = [Term(0, Kind.NONE, 0, NOBODY, 0)]
    for side in (0, 1):
        terms += [
            Term(side, Kind.GIVE, good, NOBODY, n)
            for good in range(GOODS)
            for n in range(1, MOST_GIVEN + 1)
        ]
        terms += [Term(side, Kind.ATTACK, x, NOBODY, n) for x in seats for n in least]
        terms += [Term(side, Kind.SPARE, x, NOBODY, 0) for x in seats]
        terms += [Term(side, Kind.AID_ATTACK, x, y, n) for x, y in battles for n in least]
        terms += [Term(side, Kind.AID_DEFENCE, x, y, n) for x, y in battles for n in least]
        terms += [Term(side, Kind.ABSTAIN, x, NOBODY, 0) for x in seats]
    return terms


TERMS = every_term()
CODES = {term: code for code, term in enumerate(TERMS)}
BASE = len(TERMS)
"""Deals are numbers to this base."""
ALL_DEALS = BASE**MOST_TERMS

SIDE = np.array([term.side for term in TERMS], np.int64)
KIND = np.array([term.kind for term in TERMS], np.int64)
X = np.array([term.x for term in TERMS], np.int64)
Y = np.array([term.y for term in TERMS], np.int64)
AMOUNT = np.array([term.amount for term in TERMS], np.int64)


def pack(codes: list[int]) -> int:
    """The number of a deal with these terms."""
    return sum(code * BASE**place for place, code in enumerate(sorted(codes)))


def unpack(terms: int) -> list[Term]:
    """The terms of a deal."""
    found = []
    while terms > 0:
        terms, code = divmod(terms, BASE)
        found.append(TERMS[code])
    return found


# What a side has promised, as bits, so that promises are united by `or` and clash by `and`.
# The word has four groups of six seats: whom to attack, whom to spare, against whom to assist
# somebody, against whom to assist nobody. Battles have a bit for each attacker and defender.

SPARES, AGAINST, ABSTAINS = MOST_PLAYERS, 2 * MOST_PLAYERS, 3 * MOST_PLAYERS
EVERYBODY = (1 << MOST_PLAYERS) - 1


def battle_bit(attacker: int, defender: int) -> int:
    return 1 << (attacker * MOST_PLAYERS + defender)


def word_of(term: Term) -> int:
    match term.kind:
        case Kind.ATTACK:
            return 1 << term.x
        case Kind.SPARE:
            return 1 << SPARES + term.x
        case Kind.AID_ATTACK | Kind.AID_DEFENCE:
            return 1 << AGAINST + term.x
        case Kind.ABSTAIN:
            return 1 << ABSTAINS + term.x
    return 0


WORD = np.array([word_of(term) for term in TERMS], np.int64)
ATTACKS_AIDED = np.array(
    [battle_bit(t.y, t.x) if t.kind == Kind.AID_ATTACK else 0 for t in TERMS], np.int64
)
DEFENCES_AIDED = np.array(
    [battle_bit(t.x, t.y) if t.kind == Kind.AID_DEFENCE else 0 for t in TERMS], np.int64
)

# Terms that the rules themselves make up, see `hiding`
GIFT_CODE = np.array(
    [
        [
            [CODES.get(Term(side, Kind.GIVE, good, NOBODY, n), 0) for n in range(MOST_GIVEN + 1)]
            for good in range(GOODS)
        ]
        for side in (0, 1)
    ],
    np.int64,
)
SPARE_CODE = np.array(
    [[CODES[Term(s, Kind.SPARE, x, NOBODY, 0)] for x in range(MOST_PLAYERS)] for s in (0, 1)],
    np.int64,
)
ATTACK_CODE = np.array(
    [[CODES[Term(s, Kind.ATTACK, x, NOBODY, 1)] for x in range(MOST_PLAYERS)] for s in (0, 1)],
    np.int64,
)
