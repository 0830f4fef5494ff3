"""Sets of cards, kept as whole numbers with a bit for each card: small and quick.

To go through a set, take its `top` card and go on with those `without_top`, while any are left.
"""

import numpy as np

from regalia.engine.compiled import compiled
from regalia.engine.records import Numbers
from regalia.games.royals_cards.data import BITS, DECK

MODULUS = 67
"""A prime that leaves a different remainder of every power of two we use."""
CARD_OF_REMAINDER = np.zeros(MODULUS, np.int64)
CARD_OF_REMAINDER[BITS % MODULUS] = np.arange(DECK)


@compiled
def has(cards: int, card: int) -> bool:
    return cards & BITS[card] != 0


@compiled
def top(cards: int) -> int:
    """The highest card of a set that is not empty."""
    return CARD_OF_REMAINDER[(cards & -cards) % MODULUS]


@compiled
def without_top(cards: int) -> int:
    return cards & (cards - 1)


@compiled
def count(cards: int) -> int:
    """How many cards a set has: neighbouring groups of bits added up, wider and wider."""
    twos = cards - ((cards >> 1) & 0x5555555555555555)
    fours = (twos & 0x3333333333333333) + ((twos >> 2) & 0x3333333333333333)
    eights = (fours + (fours >> 4)) & 0x0F0F0F0F0F0F0F0F
    sixteens = eights + (eights >> 8)
    thirty_twos = sixteens + (sixteens >> 16)
    return (thirty_twos + (thirty_twos >> 32)) & 0x7F


@compiled
def lay_out(cards: int, out: Numbers, start: int) -> int:
    """Write the cards of a set into out[start:], highest first; where they end."""
    while cards != 0:
        out[start] = top(cards)
        cards = without_top(cards)
        start += 1
    return start


@compiled
def gather(cards: Numbers, start: int, stop: int) -> int:
    """The set of cards[start:stop]."""
    together = 0
    for i in range(start, stop):
        together |= BITS[cards[i]]
    return together
