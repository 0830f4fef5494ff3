"""Cards by their numbers of each kind: counted, and drawn by lot.

A pile is kept as its number of cards of each kind, and a card is drawn from it by lot: to those
who cannot look into it that is the same as having shuffled it.
"""

from regalia.engine.compiled import compiled
from regalia.engine.random import Generator, below
from regalia.engine.records import Numbers
from regalia.games.royals.data import FIRST_KIND


@compiled
def count(cards: Numbers, deck: int) -> int:
    """How many of these cards belong to the deck."""
    total = 0
    for kind in range(FIRST_KIND[deck], FIRST_KIND[deck + 1]):
        total += cards[kind]
    return total


@compiled
def pick(rng: Generator, cards: Numbers, deck: int) -> int:
    """A card of the deck by lot; it leaves `cards`."""
    rest = below(rng, count(cards, deck))
    kind = FIRST_KIND[deck]
    while rest >= cards[kind]:
        rest -= cards[kind]
        kind += 1
    cards[kind] -= 1
    return kind
