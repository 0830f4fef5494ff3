"""What a card is: its rank, its suit, and whether it shows a face."""

from regalia.engine.compiled import compiled
from regalia.games.royals_cards.data import DECK, FACE_CARDS, HIGHEST_CARD, SUITS


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
