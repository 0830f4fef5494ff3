"""MJ-01 to MJ-07: what is in the box, and the set-up."""

from collections import Counter

import pytest

from games.majesty.majesty_table import MAJESTY
from regalia.engine.errors import BadInput
from regalia.engine.match import Match
from regalia.games.majesty.data import (
    CARDS,
    GREEN_CARDS,
    HALVES,
    RED_CARDS,
    REDS,
    Character,
    Location,
)
from regalia.games.majesty.options import MajestyOptions


def deal(players: int, seed: int = 1, **options: str | int) -> Match:
    return Match(MAJESTY, players, seed, MajestyOptions(**options))  # type: ignore[arg-type]


def test_mj_01_every_character_has_the_location_of_its_number() -> None:
    pairs = [(c.name, Location(c).name) for c in Character]

    assert pairs == [
        ("MILLER", "MILL"),
        ("BREWER", "BREWERY"),
        ("WITCH", "COTTAGE"),
        ("GUARD", "GUARDHOUSE"),
        ("KNIGHT", "BARRACKS"),
        ("INNKEEPER", "INN"),
        ("NOBLE", "CASTLE"),
    ]
    assert list(Location)[7].name == "INFIRMARY"


def test_mj_02_there_are_33_green_and_27_red_cards() -> None:
    assert (len(GREEN_CARDS), len(RED_CARDS)) == (33, 27)


def test_mj_02_split_cards_are_the_tabled_ones() -> None:
    splits = {
        "/".join(half.name[:2].title() for half in halves): (green, red)
        for halves, green, red in CARDS
        if len(halves) == 2
    }

    assert splits == {
        "Mi/Br": (2, 1), "Mi/Kn": (1, 1), "Br/Wi": (1, 2), "Br/Kn": (0, 1), "Wi/Gu": (1, 2),
        "Wi/In": (0, 1), "Wi/No": (0, 1), "Gu/Kn": (0, 2), "Gu/In": (1, 0), "Gu/No": (1, 0),
        "Kn/In": (1, 2), "In/No": (1, 1),
    }  # fmt: skip
    assert HALVES[7:].tolist() == [list(halves) for halves, _, _ in CARDS[7:]]


def test_mj_02_single_cards_are_the_tabled_ones() -> None:
    singles = [(green, red) for halves, green, red in CARDS if len(halves) == 1]

    assert singles == [(7, 2), (4, 2), (3, 2), (3, 2), (2, 1), (2, 2), (3, 2)]


def test_mj_03_sides_are_a_by_default_and_the_same_for_all() -> None:
    assert deal(4).see().sides == "AAAAAAAA"  # type: ignore[attr-defined]


def test_mj_04_everyone_starts_with_five_meeples_and_no_points() -> None:
    view = deal(3).see()

    assert [(r.meeples, r.points) for r in view.realms] == [(5, 0)] * 3  # type: ignore[attr-defined]


def test_mj_04_the_first_player_is_drawn_by_lot() -> None:
    firsts = Counter(deal(4, seed).see().first for seed in range(400))

    assert set(firsts) == {0, 1, 2, 3}
    assert min(firsts.values()) > 60


def test_mj_04_play_goes_clockwise_from_the_first_player() -> None:
    match = deal(3, first=1)
    order = []
    for _ in range(4):
        seat = match.acting[0]
        order.append(seat)
        match.play(seat, match.moves(seat)[0])

    assert order == [1, 2, 0, 1]


@pytest.mark.parametrize(("players", "greens"), [(2, 6), (3, 14), (4, 26)])
def test_mj_05_green_cards_lie_on_top_of_all_red_ones(players: int, greens: int) -> None:
    state = deal(players).state

    assert state.in_deck == greens + 27 - 6
    assert sorted(state.deck[:REDS]) == sorted(RED_CARDS)
    assert sorted(state.deck[REDS:]) == sorted(GREEN_CARDS)
    assert state.left_out == 33 - greens


def test_mj_05_with_two_players_the_display_starts_all_green_and_goes_on_all_red() -> None:
    match = deal(2)
    state = match.state
    assert sorted(state.display) == sorted(state.deck[-6:])

    match.play(match.acting[0], match.moves(match.acting[0])[0])

    assert state.display[5] == state.deck[REDS - 1]


def test_mj_06_six_cards_are_shown_the_first_revealed_in_front() -> None:
    state = deal(4).state

    assert state.shown == 6
    assert state.display.tolist() == state.deck[:-7:-1].tolist()


def test_mj_07_side_b_and_any_mix_can_be_chosen() -> None:
    assert deal(2, sides="B").see().sides == "BBBBBBBB"  # type: ignore[attr-defined]
    assert deal(2, sides="ABBABAAB").see().sides == "ABBABAAB"  # type: ignore[attr-defined]


@pytest.mark.parametrize("sides", ["", "C", "AB", "ABABABABA", "aaaaaaaa"])
def test_mj_07_sides_that_do_not_exist_are_complained_of(sides: str) -> None:
    with pytest.raises(BadInput, match="sides are one letter"):
        deal(2, sides=sides)


def test_mj_07_a_combined_deck_leaves_no_card_out() -> None:
    state = deal(3, deck="combined").state

    assert (state.left_out, state.in_deck) == (0, 54)
    assert sorted(state.deck) == sorted([*GREEN_CARDS, *RED_CARDS])
    assert sorted(state.deck[REDS:]) != sorted(GREEN_CARDS)
