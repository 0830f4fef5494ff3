"""The offers that have a number of their own: what machines choose from.

People may offer any deal; see `actions`. The offers here are goods for goods in small amounts,
alone or as a dowry, and promises, given or asked for, free or for Gold, or made by both sides.
"""

from collections.abc import Iterator

import numpy as np

from regalia.games.royal_wedding.data import GOLD, MILITARY, MOST_PLAYERS, PRESTIGE
from regalia.games.royal_wedding.terms import BASE, CODES, GIFT_CODE, NOBODY, Kind, Term

STAKES = ((GOLD, 0), (GOLD, 1), (GOLD, 2), (GOLD, 3), (MILITARY, 1), (MILITARY, 2), (PRESTIGE, 1))
"""What one side of a trade may give; the first is nothing."""
STAKE_GOOD = np.array([good for good, _ in STAKES], np.int8)
STAKE_AMOUNT = np.array([amount for _, amount in STAKES], np.int8)
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
FORMS = BETWEEN_US + PER_TARGET * MOST_PLAYERS
SEATS = range(MOST_PLAYERS)

DOWRIES, SWAPS, PLEDGES = 0, TRADES, 2 * TRADES
ITEMS = 2 * TRADES + FORMS * WAYS


def promise(form: int, side: int, me: int, you: int) -> Term | None:
    """The promise of this form, made by `me`, who is on that side; none if it makes no sense."""
    if me == you:
        return None
    if form < BETWEEN_US:
        return Term(side, (Kind.SPARE, Kind.ABSTAIN)[form], you, NOBODY, 0)
    target, what = divmod(form - BETWEEN_US, PER_TARGET)
    if target in (me, you):
        return None
    if what == 0:
        return Term(side, Kind.ATTACK, target, NOBODY, LEAST)
    return Term(side, (Kind.AID_ATTACK, Kind.AID_DEFENCE)[what - 1], target, you, LEAST)


def code_of(term: Term | None) -> int:
    return 0 if term is None else CODES[term]


PLEDGE_CODE = np.array(
    [
        [
            [[code_of(promise(form, side, me, you)) for form in range(FORMS)] for you in SEATS]
            for me in SEATS
        ]
        for side in (0, 1)
    ],
    np.int16,
)
"""The term by which `me`, on a side, promises `you` something; 0 if it makes no sense."""


def trade_terms(item: int) -> int:
    """Goods for goods, or for nothing."""
    mine, yours = item // len(STAKES), item % len(STAKES)
    give = GIFT_CODE[0, STAKE_GOOD[mine], STAKE_AMOUNT[mine]]
    want = GIFT_CODE[1, STAKE_GOOD[yours], STAKE_AMOUNT[yours]]
    return int(want) if give == 0 else int(give) + BASE * int(want)


TRADE_TERMS = np.array([trade_terms(item) for item in range(TRADES)], np.int64)


def item_terms(me: int, you: int, item: int) -> int:
    """The deal that an item stands for between these two; 0 if there is none."""
    if item < PLEDGES:
        return int(TRADE_TERMS[item if item < SWAPS else item - SWAPS])
    form, way = (item - PLEDGES) // WAYS, (item - PLEDGES) % WAYS
    mine, yours = int(PLEDGE_CODE[0, me, you, form]), int(PLEDGE_CODE[1, you, me, form])
    if mine == 0 or way == 2 * PRICES:
        return mine + BASE * yours
    if way < PRICES:
        return mine + BASE * int(GIFT_CODE[1, GOLD, way])
    price = int(GIFT_CODE[0, GOLD, way - PRICES])
    return yours if price == 0 else price + BASE * yours


def items_by_deal() -> Iterator[tuple[tuple[int, int, int, int], int]]:
    for me, you in np.ndindex(MOST_PLAYERS, MOST_PLAYERS):
        for item in range(ITEMS):
            terms = item_terms(me, you, item)
            if me != you and (terms > 0 or item == DOWRIES):
                yield (me, you, int(item < SWAPS), terms), item


ITEM_OF = dict(items_by_deal())
"""(proposer, partner, with a wedding or not, deal) → item."""
