"""A standard deck, and the numbers the rulebook sets (RC-01, RC-02, RC-05, RC-10, RC-16, RC-30).

Cards are numbers from 0 to 51, the highest rank first: the four kings, the queens, the jacks, the
tens, down to the aces. So a card below 12 is a face card, and a Royal is called by its face card.
Sets of cards are whole numbers with a bit for each card: see card_sets.py.
"""

from enum import IntEnum

import numpy as np

# RC-01, RC-02, RC-05  what depends on the number of players
FEWEST_PLAYERS, MOST_PLAYERS = 3, 6
HAND_PER_PLAYER = 2
POINTS_BASE = 20

# RC-30  turns after which simulations stop
USUAL_LIMIT = np.array([0, 0, 0, 400, 400, 1000, 2000], np.int64)


def hand_size(players: int) -> int:
    """RC-02  Two cards for each player."""
    return HAND_PER_PLAYER * players


def goal(players: int) -> int:
    """RC-05  The points that win at the beginning of a turn."""
    return POINTS_BASE - players


class Suit(IntEnum):
    CLUBS = 0
    DIAMONDS = 1
    HEARTS = 2
    SPADES = 3


SUIT_SIGNS = "♣♦♥♠"
RANK_SIGNS = ("A", *map(str, range(2, 11)), "J", "Q", "K")
SUITS = len(SUIT_SIGNS)
RANKS = len(RANK_SIGNS)
CARD_NAMES = tuple(rank + suit for rank in reversed(RANK_SIGNS) for suit in SUIT_SIGNS)
DECK = SUITS * RANKS
HIGHEST_NUMBER = 10
FACE_CARDS = (RANKS - HIGHEST_NUMBER) * SUITS
HIGHEST_CARD = DECK + SUITS - 1
"""From here counted down in fours, a card's number gives its rank: ace 1 to king 13."""

# One bit for each card
BITS = np.array([1 << card for card in range(DECK)], np.int64)
FULL_DECK = (1 << DECK) - 1
FACES = (1 << FACE_CARDS) - 1
NUMBERS = FULL_DECK & ~FACES

# RC-16  red numbers attack, black numbers block
RED_SUITS = (Suit.DIAMONDS, Suit.HEARTS)
RED_NUMBERS = sum(1 << card for card in range(FACE_CARDS, DECK) if card % SUITS in RED_SUITS)
BLACK_NUMBERS = NUMBERS & ~RED_NUMBERS

# RC-10  the face cards that may lie on a number card of the same suit
FACES_OF_SUIT = np.array(
    [sum(1 << face for face in range(suit, FACE_CARDS, SUITS)) for suit in Suit], np.int64
)
# RC-27  the number cards that may replace a point card: the lower ones of its suit
LOWER_OF_SUIT = np.array(
    [sum(1 << lower for lower in range(card + SUITS, DECK, SUITS)) for card in range(DECK)],
    np.int64,
)
