"""The offers that have a number of their own: what machines choose from.

People may offer any deal; see `actions`. The offers here are goods for goods in small amounts,
alone or as a dowry, and promises, given or asked for, free or for Gold, or made by both sides.
"""

from collections.abc import Iterator

import numpy as np

from regalia.games.royal_wedding.data import GOLD, MILITARY, MOST_PLAYERS, PRESTIGE
from regalia.games.royal_wedding.terms import CODES, NOBODY, Kind, Term, pack

STAKES = ((GOLD, 0), (GOLD, 1), (GOLD, 2), (GOLD, 3), (MILITARY, 1), (MILITARY, 2), (PRESTIGE, 1))
"""What one side of a trade may give; the first is nothing."""
GOLD_STAKES = 4
"""So many of them, from the first, are Gold or nothing."""
TRADES = len(STAKES) ** 2

LEAST = 2
"""The Military of a promise on the menu."""
PRICES = 3
"""A promise is free or costs 1 or 2 Gold."""
WAYS = 2 * PRICES + 1
"""I promise or you do, for each price; or both of us, for free."""
PER_TARGET = 3
"""Promises that name a third house: attack it, assist an attack on it, or a defence against it."""
BETWEEN_US = 2
"""Promises that do not: not to attack the other, to assist nobody against the other."""
PROMISES = (BETWEEN_US + PER_TARGET * MOST_PLAYERS) * WAYS

DOWRIES, SWAPS, PLEDGES = 0, TRADES, 2 * TRADES
ITEMS = 2 * TRADES + PROMISES


def promise(form: int, side: int, me: int, you: int) -> Term | None:
    """The promise of this form, made by `me`, who is on that side; none if it makes no sense."""
    if form < BETWEEN_US:
        return Term(side, (Kind.SPARE, Kind.ABSTAIN)[form], you, NOBODY, 0)
    target, what = divmod(form - BETWEEN_US, PER_TARGET)
    if target in (me, you):
        return None
    if what == 0:
        return Term(side, Kind.ATTACK, target, NOBODY, LEAST)
    return Term(side, (Kind.AID_ATTACK, Kind.AID_DEFENCE)[what - 1], target, you, LEAST)


def trade_terms(item: int) -> list[Term]:
    mine, yours = STAKES[item // len(STAKES)], STAKES[item % len(STAKES)]
    both = ((0, *mine), (1, *yours))
    return [Term(side, Kind.GIVE, good, NOBODY, n) for side, good, n in both if n > 0]


def pledge_terms(item: int, proposer: int, partner: int) -> list[Term]:
    form, way = divmod(item, WAYS)
    sides = (0, 1) if way == 2 * PRICES else (way // PRICES,)
    houses = (proposer, partner)
    promises = [promise(form, side, houses[side], houses[1 - side]) for side in sides]
    terms = [term for term in promises if term is not None]
    price = way % PRICES
    if terms and way < 2 * PRICES and price > 0:
        terms.append(Term(1 - sides[0], Kind.GIVE, GOLD, NOBODY, price))
    return terms


def item_terms(item: int, proposer: int, partner: int) -> int:
    """The deal that an item stands for between these two; 0 if it makes no sense."""
    terms = trade_terms(item % TRADES) if item < PLEDGES else []
    if item >= PLEDGES:
        terms = pledge_terms(item - PLEDGES, proposer, partner)
    return pack([CODES[term] for term in terms])


ITEM_TERMS = np.array(
    [
        [[item_terms(item, me, you) for item in range(ITEMS)] for you in range(MOST_PLAYERS)]
        for me in range(MOST_PLAYERS)
    ],
    np.int64,
)


def items_by_deal() -> Iterator[tuple[tuple[int, int, int, int], int]]:
    for me, you in np.ndindex(MOST_PLAYERS, MOST_PLAYERS):
        for item in range(ITEMS):
            terms = int(ITEM_TERMS[me, you, item])
            if me != you and (terms > 0 or item == DOWRIES):
                yield (me, you, int(item < SWAPS), terms), item


ITEM_OF = dict(items_by_deal())
"""(proposer, partner, with a wedding or not, deal) → item."""

STAKE_GOOD = np.array([good for good, _ in STAKES], np.int64)
STAKE_AMOUNT = np.array([amount for _, amount in STAKES], np.int64)
