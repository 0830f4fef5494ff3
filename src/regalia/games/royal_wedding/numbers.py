"""The numbers of the actions.

Those below `ACTIONS` are what `legal` lists. Above them stand larger purchases, and from `OFFERS`
on every deal people can think of: to a partner, in answer to one of the partner's offers or not,
with a wedding or without, and its terms.
"""

from collections.abc import Iterator
from math import comb

import numpy as np

from regalia.engine.compiled import compiled
from regalia.games.royal_wedding.data import (
    GOLD,
    MILITARY,
    MOST_DEALS,
    MOST_OPEN,
    MOST_PLAYERS,
    MOST_TERMS,
    PRESTIGE,
    Kind,
)
from regalia.games.royal_wedding.state import Decision
from regalia.games.royal_wedding.terms import (
    BASE,
    CODES,
    GIFT_CODE,
    HALVES_CODE,
    NOBODY,
    Term,
    count_terms,
    next_term,
)

# The offers that have a number of their own, what machines choose from: goods for goods in small
# amounts, alone or as a dowry, and promises, given or asked for, free or for Gold, or by both.

STAKES = ((GOLD, 0), (GOLD, 1), (GOLD, 2), (GOLD, 3), (MILITARY, 1), (MILITARY, 2), (PRESTIGE, 1))
"""What one side of a trade may give; the first is nothing."""
STAKE_GOOD = np.array([good for good, _ in STAKES], np.int8)
STAKE_AMOUNT = np.array([amount for _, amount in STAKES], np.int8)
GOLD_STAKES = 4
"""So many of them, from the first, are Gold or nothing."""
TRADES = len(STAKES) ** 2

LEAST = 2
"""The Military of a promise on the menu."""
PRICES, HALF = 4, 3
"""A promise is free or costs 1 or 2 Gold; one of help may cost half of what it gains."""
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


@compiled
def is_help(form: int) -> bool:
    return form >= BETWEEN_US and (form - BETWEEN_US) % PER_TARGET > 0


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
    side, helper = (1, me) if way < PRICES else (0, you)
    price = int(GIFT_CODE[side, GOLD, way % PRICES])
    if way % PRICES == HALF:
        if not is_help(form):
            return 0
        price = int(HALVES_CODE[side, helper])
    if way < PRICES:
        return mine + BASE * price
    return yours if price == 0 else price + BASE * yours


def items_by_deal() -> Iterator[tuple[tuple[int, int, int, int], int]]:
    for me, you in np.ndindex(MOST_PLAYERS, MOST_PLAYERS):
        for item in range(ITEMS):
            terms = item_terms(me, you, item)
            if me != you and (terms > 0 or item == DOWRIES):
                yield (me, you, int(item < SWAPS), terms), item


ITEM_OF = dict(items_by_deal())
"""(proposer, partner, with a wedding or not, deal) → item."""
terms_of_item = compiled(item_terms)

# All actions

FINISH, COME_BACK, HONOUR, BREAK, PASS, CALL, NO_CALL = range(7)

PLACES = MOST_OPEN + 1
"""Open offers of one seat to another, counted from 0; the last stands for one that is not open."""
GONE = MOST_OPEN
ANSWERS = MOST_PLAYERS * PLACES
AMOUNTS = 64
"""Military and shares are chosen from 0 to one less."""
MOST_BOUGHT = 15
"""Larger purchases have numbers, but are not listed."""

ACCEPTS = 7
DECLINES = ACCEPTS + ANSWERS
WITHDRAWS = DECLINES + ANSWERS
ATTACKS = WITHDRAWS + ANSWERS
DEFENDS = ATTACKS + MOST_PLAYERS * AMOUNTS
CONTRIBUTES = DEFENDS + AMOUNTS
SHARES = CONTRIBUTES + AMOUNTS
CANCELS = SHARES + AMOUNTS
SHOWS = CANCELS + MOST_DEALS + 1
MENU = SHOWS + (MOST_DEALS + 1) * MOST_PLAYERS
COUNTERS = MENU + MOST_PLAYERS * ITEMS
BUYS = COUNTERS + MOST_PLAYERS * ITEMS
ACTIONS = BUYS + (MOST_BOUGHT + 1) * (MOST_BOUGHT + 2) // 2

OFFERS = 1 << 20
ALL_DEALS = comb(BASE + MOST_TERMS - 1, MOST_TERMS)
OCCASIONS = 1 + PLACES + MOST_DEALS
"""Why an offer is made: of itself, in answer to an open one, or instead of a deal."""
INSTEAD = PLACES
"""The occasion of an offer is this and the number of the deal it would replace."""
SHOWS_LATER = OFFERS + MOST_PLAYERS * OCCASIONS * 2 * ALL_DEALS
END = SHOWS_LATER + MENU - SHOWS
"""A deal can be shown after the talks too, by whoever is not asked as well: that is not listed."""

LATEST = -1
"""The occasion of a listed counter-offer: the partner's latest open offer."""


@compiled
def decision_of(action: int) -> int:
    """The decision an action belongs to."""
    if action >= BUYS and action < OFFERS:
        return Decision.BUY
    if action >= ATTACKS and action < CANCELS:
        if action < DEFENDS:
            return Decision.ATTACK
        if action < CONTRIBUTES:
            return Decision.DEFEND
        return Decision.CONTRIBUTE if action < SHARES else Decision.SHARE
    if action in (HONOUR, BREAK):
        return Decision.HONOUR
    if action in (CALL, NO_CALL):
        return Decision.CALL
    return Decision.ATTACK if action == PASS else Decision.TALK


@compiled
def answer(base: int, other: int, place: int) -> int:
    """To accept, decline or withdraw an open offer that `other` is the other party of."""
    return base + int(other) * PLACES + int(place)


@compiled
def purchase(military: int, prestige: int) -> int:
    """By what is bought together, then by the Military among it."""
    together = military + prestige
    return BUYS + together * (together + 1) // 2 + military


@compiled
def bought(action: int) -> tuple[int, int]:
    """The Military and the Prestige of a purchase."""
    place = action - BUYS
    together = int((np.sqrt(8.0 * place + 1.0) - 1.0) / 2.0)
    military = place - together * (together + 1) // 2
    return military, together - military


@compiled
def is_proposal(action: int) -> bool:
    return (action >= OFFERS and action < SHOWS_LATER) or (action >= MENU and action < BUYS)


@compiled
def proposal(seat: int, action: int) -> tuple[int, int, int, int]:
    """Partner, occasion, wedding, terms.

    The occasion is 0 for an offer of itself, 1 and more for an answer to the open offer at the
    place before it (`LATEST` is the last), more than `INSTEAD` for another deal instead of one.
    """
    if action < OFFERS:
        partner, item = divmod(action - (COUNTERS if action >= COUNTERS else MENU), ITEMS)
        occasion = LATEST if action >= COUNTERS else 0
        return partner, occasion, int(item < SWAPS), terms_of_item(seat, partner, item)
    slot, place = divmod(action - OFFERS, ALL_DEALS)
    whom, wed = divmod(slot, 2)
    partner, occasion = divmod(whom, OCCASIONS)
    return partner, occasion, wed, deal_at(place)


@compiled
def proposal_action(partner: int, occasion: int, wed: int, terms: int) -> int:
    slot = (partner * OCCASIONS + occasion) * 2 + wed
    return OFFERS + slot * ALL_DEALS + place_of(terms)


# Deals in a row. Terms ascend, so a deal is a choice of terms, and there are far fewer of those
# than numbers to the base of a term: otherwise counter-offers would not fit into 64 bits.


@compiled
def choices(things: int, chosen: int) -> int:
    """How many ways there are to choose."""
    ways = 1
    for i in range(chosen):
        ways = ways * (things - i) // (i + 1)
    return ways


@compiled
def place_of(terms: int) -> int:
    """How many deals come before this one."""
    place, chosen = 0, MOST_TERMS - count_terms(terms)
    while terms > 0:
        term, terms = next_term(terms)
        chosen += 1
        place += choices(term + MOST_TERMS - 1, chosen)
    return place


@compiled
def deal_at(place: int) -> int:
    """The deal that so many come before."""
    terms = 0
    for chosen in range(MOST_TERMS, 0, -1):
        low, high = chosen - 1, BASE + MOST_TERMS
        while high - low > 1:
            middle = (low + high) // 2
            if choices(middle, chosen) <= place:
                low = middle
            else:
                high = middle
        place -= choices(low, chosen)
        if low >= MOST_TERMS:
            terms = terms * BASE + low - MOST_TERMS + 1
    return terms
