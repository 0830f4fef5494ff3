"""What a deal is made of (RW-13, RW-14).

A deal has up to five terms. A term is one thing that one side gives or promises, with its amount;
all there can be have a number, 0 is no term. The terms of a deal, in ascending order, are the
digits of one number, the first the lowest: so a deal fits into an action, and into eight bytes of
the record. Nobody but this module needs to know: `next_term` goes through a deal, and tables say
what a term is about.
"""

from collections.abc import Iterator
from typing import NamedTuple

import numpy as np

from regalia.engine.compiled import compiled
from regalia.games.royal_wedding.data import (
    AT_MOST,
    DIVISIONS,
    GOODS,
    MOST_GIVEN,
    MOST_PLAYERS,
    MOST_PROMISED,
    WITH_ALLY,
    WITHOUT_AMOUNT,
    Kind,
)


class Term(NamedTuple):
    """A term in plain words: who (side 0 is the proposer) does what to whom, and how much.

    `amount` is 0 where there is none to name.
    """

    side: int
    kind: Kind
    x: int
    y: int
    amount: int


NOBODY = -1
SEATS = range(MOST_PLAYERS)


def every_subject(side: int) -> Iterator[tuple[Kind, int, int]]:
    """What a side can give or promise, in the order of the numbers."""
    battles = [(x, y) for x in SEATS for y in SEATS if x != y]
    yield from ((Kind.GIVE, good, NOBODY) for good in range(GOODS))
    yield from ((kind, x, NOBODY) for kind in (Kind.ATTACK, Kind.SPARE) for x in SEATS)
    yield from ((kind, x, y) for kind in WITH_ALLY for x, y in battles)
    yield from ((kind, x, NOBODY) for kind in (Kind.ABSTAIN, *DIVISIONS) for x in SEATS)
    if side == 1:
        yield Kind.ALONE, 0, NOBODY


def amounts_of(kind: Kind) -> range:
    """How much can be named."""
    if kind in WITHOUT_AMOUNT:
        return range(1)
    return range(kind not in AT_MOST, 1 + (MOST_GIVEN if kind == Kind.GIVE else MOST_PROMISED))


def every_term() -> Iterator[Term]:
    yield Term(0, Kind.NONE, 0, NOBODY, 0)
    for side in (0, 1):
        for kind, x, y in every_subject(side):
            yield from (Term(side, kind, x, y, amount) for amount in amounts_of(kind))


TERMS = tuple(every_term())
CODES = {term: code for code, term in enumerate(TERMS)}
BASE = len(TERMS)
"""Deals are numbers to this base."""

# What a side has promised, as bits, so that promises are united by `or` and clash by `and`.
# The word has groups of six seats: whom to attack, whom to spare, against whom to assist somebody,
# against whom to assist nobody; then which helpers were promised some of the gain, half of it, or
# a limit. Battles have a bit for each attacker and defender.

SPARES, AGAINST, ABSTAINS, GAINS, HALVES, LIMITS = (MOST_PLAYERS * n for n in range(1, 7))
EVERYBODY = (1 << MOST_PLAYERS) - 1
GROUPS = {
    Kind.ATTACK: 0,
    Kind.SPARE: SPARES,
    Kind.AID_ATTACK: AGAINST,
    Kind.AID_DEFENCE: AGAINST,
    Kind.ABSTAIN: ABSTAINS,
    Kind.GAIN: GAINS,
    Kind.HALVES: HALVES,
    Kind.LOSS: LIMITS,
    Kind.DISCARD: LIMITS,
}


def word_of(term: Term) -> int:
    return 1 << GROUPS[term.kind] + term.x if term.kind in GROUPS else 0


# What each term is about, by its number


SIDE = np.array([term.side for term in TERMS], np.int8)
KIND = np.array([term.kind for term in TERMS], np.int8)
X = np.array([term.x for term in TERMS], np.int8)
Y = np.array([term.y for term in TERMS], np.int8)
AMOUNT = np.array([term.amount for term in TERMS], np.int8)
WORD = np.array([word_of(term) for term in TERMS], np.int64)


@compiled
def next_term(terms: int) -> tuple[int, int]:
    """The first term of a deal, and the others: `while terms > 0` goes through them all.

    A generator would read better, but Numba cannot compile callers of one that is in its cache.
    """
    return terms % BASE, terms // BASE


@compiled
def count_terms(terms: int) -> int:
    count = 0
    while terms > 0:
        _, terms = next_term(terms)
        count += 1
    return count


@compiled
def place_among(terms: int, term: int) -> int:
    """Where a term stands in its deal, counted from 0."""
    place = 0
    while terms > 0:
        one, terms = next_term(terms)
        place += one < term
    return place


@compiled
def with_term(terms: int, term: int) -> int:
    """A deal with one more term, which takes its place in the ascending order."""
    below, place = 0, 1
    while terms > 0 and terms % BASE < term:
        below += terms % BASE * place
        terms, place = terms // BASE, place * BASE
    return below + (terms * BASE + term) * place


@compiled
def attack_aided(term: int) -> int:
    """The bit of the battle whose attack a promise is to assist."""
    battle = int(Y[term]) * MOST_PLAYERS + int(X[term])
    return 1 << battle if KIND[term] == Kind.AID_ATTACK else 0


@compiled
def defence_aided(term: int) -> int:
    """The bit of the battle whose defence a promise is to assist."""
    battle = int(X[term]) * MOST_PLAYERS + int(Y[term])
    return 1 << battle if KIND[term] == Kind.AID_DEFENCE else 0


@compiled
def is_same_promise(term: int, other: int) -> bool:
    """Of the same thing, whichever side of its deal made it, and however much was promised."""
    return KIND[term] == KIND[other] and X[term] == X[other] and Y[term] == Y[other]


# In plain Python


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


# Terms that the rules themselves make up, see `beliefs` and `numbers`

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
HALVES_CODE = np.array(
    [[CODES[Term(s, Kind.HALVES, x, NOBODY, 0)] for x in range(MOST_PLAYERS)] for s in (0, 1)],
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
