"""Cards and sets of cards: a set is a whole number with a bit for each card."""

import numpy as np

from regalia.engine.compiled import Array, compiled
from regalia.games.royals_cards.data import BITS, DECK, FACE_CARDS, HIGHEST_CARD, SUITS

MODULUS = 67
"""A prime that leaves a different remainder of every power of two we use."""
CARD_OF_REMAINDER = np.zeros(MODULUS, np.int64)
CARD_OF_REMAINDER[BITS % MODULUS] = np.arange(DECK)


@compiled
def rank(card: int) -> int:
    """Ace 1, numbers as printed, jack 11, queen 12, king 13; what a number card is worth."""
    return (HIGHEST_CARD - card) >> 2


@compiled
def suit(card: int) -> int:
    return card & 3


@compiled
def number_card(of_suit: int, value: int) -> int:
    """The number card of that suit and value."""
    return DECK - SUITS * value + of_suit


@compiled
def is_face(card: int) -> bool:
    return card < FACE_CARDS


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
def spread(cards: int, out: Array, start: int) -> int:
    """Write the cards of a set into out[start:], highest first; where they end."""
    while cards != 0:
        out[start] = top(cards)
        cards = without_top(cards)
        start += 1
    return start
