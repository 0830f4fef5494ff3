"""The numbers of the actions.

Those below `ACTIONS` are what `legal` lists. Above them stand larger purchases, and from `OFFERS`
on every deal people can think of: to a partner, in answer to one of the partner's offers or not,
with a wedding or without, and its terms.
"""

from math import comb

import numpy as np

from regalia.engine.compiled import compiled
from regalia.games.royal_wedding.data import MOST_PLAYERS
from regalia.games.royal_wedding.menu import ITEMS, SWAPS, item_terms
from regalia.games.royal_wedding.state import MOST_OFFERS
from regalia.games.royal_wedding.terms import BASE, MOST_TERMS

FINISH, COME_BACK, HONOUR, BREAK, PASS, CALL, NO_CALL = range(7)

FEWEST_PLAYERS = 3
MOST_NUMBERS = MOST_OFFERS // FEWEST_PLAYERS
"""No seat makes more proposals than this in one generation."""
ANSWERS = MOST_PLAYERS * MOST_NUMBERS
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
MENU = SHARES + AMOUNTS
COUNTERS = MENU + MOST_PLAYERS * ITEMS
BUYS = COUNTERS + MOST_PLAYERS * ITEMS
ACTIONS = BUYS + (MOST_BOUGHT + 1) * (MOST_BOUGHT + 2) // 2

OFFERS = 1 << 20
ALL_DEALS = comb(BASE + MOST_TERMS - 1, MOST_TERMS)
END = OFFERS + MOST_PLAYERS * (MOST_NUMBERS + 1) * 2 * ALL_DEALS

LATEST = -1
"""What a listed counter-offer answers: the partner's latest open offer."""


@compiled
def answer(base: int, other: int, number: int) -> int:
    """To accept, decline or withdraw an offer that `other` is the other party of."""
    return base + int(other) * MOST_NUMBERS + int(number) - 1


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


# Offers and counter-offers

terms_of_item = compiled(item_terms)


@compiled
def is_proposal(action: int) -> bool:
    return action >= OFFERS or (action >= MENU and action < BUYS)


@compiled
def proposal(seat: int, action: int) -> tuple[int, int, int, int]:
    """Partner, number of the offer that is answered (0 if none, or `LATEST`), wedding, terms."""
    if action < OFFERS:
        partner, item = divmod(action - (COUNTERS if action >= COUNTERS else MENU), ITEMS)
        answers = LATEST if action >= COUNTERS else 0
        return partner, answers, int(item < SWAPS), terms_of_item(seat, partner, item)
    slot, place = divmod(action - OFFERS, ALL_DEALS)
    whom, wed = divmod(slot, 2)
    partner, answers = divmod(whom, MOST_NUMBERS + 1)
    return partner, answers, wed, deal_at(place)


@compiled
def proposal_action(partner: int, answers: int, wed: int, terms: int) -> int:
    slot = (partner * (MOST_NUMBERS + 1) + answers) * 2 + wed
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
    place, chosen, rest = 0, MOST_TERMS, terms
    while rest > 0:
        chosen, rest = chosen - 1, rest // BASE
    while terms > 0:
        term, terms = terms % BASE, terms // BASE
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
