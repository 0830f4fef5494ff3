"""What a deal is made of (RW-13, RW-14).

A deal has up to five terms. A term is one thing that one side gives or promises: a subject (who
does what to whom) and an amount. As a number a term is its subject and its amount to the base 20;
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


class Subject(NamedTuple):
    """Side 0 is the proposer, side 1 the partner. Large gifts have subjects of their own."""

    side: int
    kind: Kind
    x: int
    y: int
    more: int = 0
    """What is added to the amount."""


class Term(NamedTuple):
    """A term in plain words; `amount` is 0 where there is none to name."""

    side: int
    kind: Kind
    x: int
    y: int
    amount: int


MOST_TERMS = 5
AMOUNTS = 20
GIFT_SIZES = 5
MOST_GIVEN = AMOUNTS * GIFT_SIZES
MOST_PROMISED = AMOUNTS
NOBODY = -1


def every_subject() -> list[Subject]:
    seats = range(MOST_PLAYERS)
    battles = [(x, y) for x in seats for y in seats if x != y]
    subjects = []
    for side in (0, 1):
        subjects += [
            Subject(side, Kind.GIVE, good, NOBODY, AMOUNTS * size)
            for good in range(GOODS)
            for size in range(GIFT_SIZES)
        ]
        subjects += [Subject(side, Kind.ATTACK, x, NOBODY) for x in seats]
        subjects += [Subject(side, Kind.SPARE, x, NOBODY) for x in seats]
        subjects += [Subject(side, Kind.AID_ATTACK, x, y) for x, y in battles]
        subjects += [Subject(side, Kind.AID_DEFENCE, x, y) for x, y in battles]
        subjects += [Subject(side, Kind.ABSTAIN, x, NOBODY) for x in seats]
    return subjects


SUBJECTS = every_subject()
BASE = 1 + AMOUNTS * len(SUBJECTS)
"""Deals are numbers to this base."""

WITHOUT_AMOUNT = (Kind.SPARE, Kind.ABSTAIN)


def every_term() -> dict[int, Term]:
    terms = {0: Term(0, Kind.NONE, 0, NOBODY, 0)}
    for place, (side, kind, x, y, more) in enumerate(SUBJECTS):
        code = 1 + AMOUNTS * place
        if kind in WITHOUT_AMOUNT:
            terms[code] = Term(side, kind, x, y, 0)
            continue
        for amount in range(AMOUNTS):
            terms[code + amount] = Term(side, kind, x, y, more + amount + 1)
    return terms


TERMS = every_term()
CODES = {term: code for code, term in TERMS.items()}

# Of each subject; `(term - 1) // AMOUNTS` is a term's.
SIDE = np.array([s.side for s in SUBJECTS], np.int8)
KIND = np.array([s.kind for s in SUBJECTS], np.int8)
X = np.array([s.x for s in SUBJECTS], np.int8)
Y = np.array([s.y for s in SUBJECTS], np.int8)
MORE = np.array([s.more for s in SUBJECTS], np.int8)


def pack(codes: list[int]) -> int:
    """The number of a deal with these terms."""
    return sum(code * BASE**place for place, code in enumerate(sorted(codes)))


def unpack(terms: int) -> list[Term]:
    """The terms of a deal; those that make no sense are left out."""
    found = []
    while terms > 0:
        terms, code = divmod(terms, BASE)
        if code in TERMS:
            found.append(TERMS[code])
    return found


# What a side has promised, as bits, so that promises are united by `or` and clash by `and`.
# The word has four groups of six seats: whom to attack, whom to spare, against whom to assist
# somebody, against whom to assist nobody. Battles have a bit for each attacker and defender.

SPARES, AGAINST, ABSTAINS = MOST_PLAYERS, 2 * MOST_PLAYERS, 3 * MOST_PLAYERS
EVERYBODY = (1 << MOST_PLAYERS) - 1
GROUPS = {
    Kind.ATTACK: 0,
    Kind.SPARE: SPARES,
    Kind.AID_ATTACK: AGAINST,
    Kind.AID_DEFENCE: AGAINST,
    Kind.ABSTAIN: ABSTAINS,
}
WORD = np.array([1 << GROUPS[s.kind] + s.x if s.kind in GROUPS else 0 for s in SUBJECTS], np.int32)

# Terms that the rules themselves make up, see `hiding` and `menu`
GIFT_CODE = np.array(
    [
        [
            [CODES.get(Term(side, Kind.GIVE, good, NOBODY, n), 0) for n in range(MOST_GIVEN + 1)]
            for good in range(GOODS)
        ]
        for side in (0, 1)
    ],
    np.int16,
)
SPARE_CODE = np.array(
    [[CODES[Term(s, Kind.SPARE, x, NOBODY, 0)] for x in range(MOST_PLAYERS)] for s in (0, 1)],
    np.int16,
)
ABSTAIN_CODE = np.array(
    [[CODES[Term(s, Kind.ABSTAIN, x, NOBODY, 0)] for x in range(MOST_PLAYERS)] for s in (0, 1)],
    np.int16,
)
ATTACK_CODE = np.array(
    [[CODES[Term(s, Kind.ATTACK, x, NOBODY, 1)] for x in range(MOST_PLAYERS)] for s in (0, 1)],
    np.int16,
)
AID_CODE = np.array(
    [
        [
            [[CODES.get(Term(side, kind, x, y, 1), 0) for y in range(MOST_PLAYERS)]
             for x in range(MOST_PLAYERS)]
            for kind in (Kind.AID_ATTACK, Kind.AID_DEFENCE)
        ]
        for side in (0, 1)
    ],
    np.int16,
)  # fmt: skip
"""Help for y against x, in the attack or in the defence."""
