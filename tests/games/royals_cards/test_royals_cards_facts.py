"""What is printed agrees with what is played."""

import re
from collections import Counter

import pytest

from games.royals_cards.royals_cards_helpers import GAME, do, new_game, table
from regalia.games.royals_cards.facts import FACTS
from regalia.rulepages import read_page
from regalia.words import languages


def test_rc_16_every_card_says_what_it_does_in_a_fight() -> None:
    assert Counter(card.role for card in FACTS.cards) == {"attack": 20, "block": 20, "bluff": 12}
    assert [card.name for card in FACTS.cards if card.value == 10] == ["10♣", "10♦", "10♥", "10♠"]


def test_rc_10_jack_queen_and_king_make_royals() -> None:
    assert FACTS.faces == ["K", "Q", "J"]
    assert {card.rank for card in FACTS.cards if card.value == 0} == set(FACTS.faces)


def test_suits_are_held_black_and_red_by_turns() -> None:
    assert "".join(suit.sign for suit in FACTS.suits) == "♠♥♣♦"
    assert [suit.red for suit in FACTS.suits] == [False, True, False, True]


def test_what_depends_on_the_players_is_what_a_table_shows() -> None:
    assert [size.players for size in FACTS.sizes] == list(GAME.players)
    for size in FACTS.sizes:
        view = new_game(size.players).see()

        assert (view.hand_size, view.goal) == (size.hand, size.goal)


def test_rc_05_a_victory_is_told_as_the_ending() -> None:
    match = table("2H", "3H | KS=9 QS=8", "4H")
    assert match.see().ending == []

    do(match, "discard hand")

    ending = match.see().ending
    assert [(each.kind, each.args["seat"]) for each in ending] == [("win", 1)]


def test_rc_30_a_cut_is_told_with_all_who_lead() -> None:
    match = table("2H | KH=9", "3H | KS=9", "4H", limit=1)

    do(match, "discard hand")

    assert [each.kind for each in match.see().ending] == ["cut", "lead", "lead"]


@pytest.mark.parametrize("language", languages())
def test_rc_30_the_page_states_the_usual_limits(language: str) -> None:
    text = read_page("royals-cards", language).rules["RC-30"].text
    stated = {int(number) for number in re.findall(r"\b(?<!RC-)\d+", text)}

    assert stated == {size.limit for size in FACTS.sizes}
