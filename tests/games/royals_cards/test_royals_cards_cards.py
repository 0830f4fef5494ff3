"""Cards as numbers, sets of cards as bits."""

import numpy as np
from hypothesis import given, settings
from hypothesis import strategies as st

from regalia.games.royals_cards.card_sets import count, gather, lay_out, top
from regalia.games.royals_cards.cards import number_card, rank, suit
from regalia.games.royals_cards.data import (
    BLACK_NUMBERS,
    CARD_NAMES,
    FACES,
    FULL_DECK,
    LOWER_OF_SUIT,
    RANK_SIGNS,
    RED_NUMBERS,
    SUIT_SIGNS,
    Suit,
)

sets = st.integers(0, FULL_DECK)


def test_the_deck_goes_from_the_kings_to_the_aces() -> None:
    assert CARD_NAMES[:5] == ("K♣", "K♦", "K♥", "K♠", "Q♣")
    assert CARD_NAMES[-4:] == ("A♣", "A♦", "A♥", "A♠")
    assert len(set(CARD_NAMES)) == 52


def test_names_and_numbers_of_cards_agree() -> None:
    names = tuple(RANK_SIGNS[rank(card) - 1] + SUIT_SIGNS[suit(card)] for card in range(52))

    assert names == CARD_NAMES


def test_rc_16_twenty_cards_attack_twenty_block_and_twelve_bluff() -> None:
    assert [cards.bit_count() for cards in (RED_NUMBERS, BLACK_NUMBERS, FACES)] == [20, 20, 12]
    assert RED_NUMBERS | BLACK_NUMBERS | FACES == FULL_DECK


def test_a_number_card_is_found_by_suit_and_value() -> None:
    for of_suit in Suit:
        for value in range(1, 11):
            card = number_card(of_suit, value)

            assert (suit(card), rank(card)) == (of_suit, value)
            assert int(LOWER_OF_SUIT[card]).bit_count() == value - 1


@settings(deadline=None)  # the first call compiles
@given(sets)
def test_count_is_the_number_of_bits(cards: int) -> None:
    assert count(cards) == cards.bit_count()


@settings(deadline=None)  # the first call compiles
@given(sets)
def test_a_set_is_laid_out_from_the_highest_card_down(cards: int) -> None:
    out = np.zeros(52, np.int64)
    n = lay_out(cards, out, 0)

    assert out[:n].tolist() == [card for card in range(52) if cards >> card & 1]
    assert n == 0 or top(cards) == out[0]
    assert gather(out, 0, n) == cards
