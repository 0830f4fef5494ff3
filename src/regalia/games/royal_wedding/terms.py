"""What a deal is made of (RW-13, RW-14).

A deal has up to five terms. A term is one thing that one side gives or promises: a subject (who
does what to whom) and an amount. As a number a term is its subject and its amount to the base 20;
0 is no term. The terms of a deal, in ascending order, are the digits of one number, the first the
lowest: so a deal fits into an action, and into eight bytes of the record. Nobody but this module
needs to know: `next_term` goes through a deal, and tables say what a term is about.
"""

from collections.abc import Iterable
from typing import Any, NamedTuple

import numpy as np

from regalia.engine.compiled import Array, compiled
from regalia.games.royal_wedding.data import (
    GOODS,
    MOST_GIVEN,
    MOST_PLAYERS,
    MOST_PROMISED,
    WITHOUT_AMOUNT,
    Kind,
)


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


AMOUNTS = MOST_PROMISED
GIFT_SIZES = MOST_GIVEN // AMOUNTS
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


def word_of(subject: Subject) -> int:
    return 1 << GROUPS[subject.kind] + subject.x if subject.kind in GROUPS else 0


# What each term is about, by its number


def of_each_term(values: Iterable[int], kind: type[np.integer[Any]] = np.int8) -> Array:
    """From a value for each subject."""
    return np.array([0, *(value for value in values for _ in range(AMOUNTS))], kind)


SIDE = of_each_term(s.side for s in SUBJECTS)
KIND = of_each_term(s.kind for s in SUBJECTS)
X = of_each_term(s.x for s in SUBJECTS)
Y = of_each_term(s.y for s in SUBJECTS)
WORD = of_each_term((word_of(s) for s in SUBJECTS), np.int32)
AMOUNT = of_each_term(s.more + (s.kind not in WITHOUT_AMOUNT) for s in SUBJECTS)
AMOUNT[1:] += np.tile(np.arange(AMOUNTS, dtype=np.int8), len(SUBJECTS))


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
    """The terms of a deal; those that make no sense are left out."""
    found = []
    while terms > 0:
        terms, code = divmod(terms, BASE)
        if code in TERMS:
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
