"""The numbers of the actions.

Those below `ACTIONS` are what `legal` lists. Above them stand larger purchases, and from `OFFERS`
on every deal people can think of: an offer to a partner, with a wedding or without, and its terms.
"""

import numpy as np

from regalia.engine.compiled import compiled
from regalia.games.royal_wedding.data import MOST_PLAYERS
from regalia.games.royal_wedding.menu import ITEMS, item_terms
from regalia.games.royal_wedding.state import MOST_OFFERS
from regalia.games.royal_wedding.terms import ALL_DEALS

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
BUYS = MENU + MOST_PLAYERS * ITEMS
ACTIONS = BUYS + (MOST_BOUGHT + 1) * (MOST_BOUGHT + 2) // 2

OFFERS = 1 << 20
END = OFFERS + 2 * MOST_PLAYERS * ALL_DEALS


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


@compiled
def offer_action(partner: int, wed: int, terms: int) -> int:
    return OFFERS + (partner * 2 + wed) * ALL_DEALS + terms


terms_of_item = compiled(item_terms)
