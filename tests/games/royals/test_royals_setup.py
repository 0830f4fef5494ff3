"""RY-01 to RY-10: the box, the board, the set-up, first turns."""

import pytest

from games.royals.royals_table import (
    cards,
    country_total,
    deal,
    draw,
    end,
    hand,
    points,
    shown,
    table,
    told,
    view,
    why_not,
)
from regalia.engine.errors import BadInput
from regalia.engine.match import Match
from regalia.games.royals import GAME
from regalia.games.royals.data import COSTS, HOUSES, TITLE_NAMES
from regalia.games.royals.options import RoyalsOptions


@pytest.mark.parametrize(("players", "left"), [(2, 78), (3, 82), (4, 86), (5, 102)])
def test_ry_01_country_cards_left_by_number_of_players(players: int, left: int) -> None:
    match = Match(GAME, players, 1)

    assert country_total(match) == left


def test_ry_01_cards_of_each_country_with_three_players() -> None:
    state = Match(GAME, 3, 1).state

    there = [int(state.pile[c] + sum(card == c for card in state.row)) for c in range(4)]
    assert there == [31 - 6, 26 - 5, 25 - 5, 20 - 4]


def test_ry_02_four_intrigue_cards_of_each_pair() -> None:
    assert shown([0] * 4 + Match(GAME, 2, 1).state.pile[4:].tolist()) == "FG4 FB4 FS4 GB4 GS4 BS4"


def test_ry_03_costs_of_the_titles() -> None:
    costs = dict(zip(TITLE_NAMES, COSTS.tolist(), strict=True))

    assert costs == {
        "marshal": 1, "baron": 2, "countess": 3, "duke": 4, "cardinal": 5, "princess": 6, "king": 8,
    }  # fmt: skip


@pytest.mark.parametrize(("players", "supply"), [(2, 46), (3, 36), (4, 36), (5, 36)])
def test_ry_04_wooden_nobles_by_number_of_players(players: int, supply: int) -> None:
    seen = view(Match(GAME, players, 1))

    assert [house.supply for house in seen.houses] == [supply] * players


def test_ry_04_with_one_wooden_noble_left_nothing_can_be_won() -> None:
    match = table(hands=["F8 FG"], owners={"duke in Dijon": 1})
    match.state.seats[0].supply = 1

    assert why_not(match, {"claim": "baron", "in": "Dijon"}) == ("RY-04", "supply-empty")
    assert why_not(match, {"take-over": "duke", "in": "Dijon"}) == ("RY-04", "supply-empty")
    assert match.moves(0) == [{"end": "turn"}]


def test_ry_05_the_board_as_tabled() -> None:
    seen = view(Match(GAME, 2, 1))
    france = seen.countries[0]
    dijon = france.cities[2]

    assert [len(country.cities) for country in seen.countries] == [5, 4, 3, 4]
    assert (dijon.name, dijon.bonus.value) == ("Dijon", 3)
    nobles = [(noble.title, noble.cost, noble.influence) for noble in dijon.nobles]
    assert nobles == [("duke", 4, 2), ("baron", 2, 1)]
    assert [marker.value for marker in france.bonuses] == [12, 6]
    assert [[m.value for m in period] for period in france.periods] == [[10, 4]] * 3
    assert [title.marker for title in seen.titles] == [4, 6, 8, 10, 12, 14, 16]


@pytest.mark.parametrize(("players", "bonuses"), [(2, [8]), (3, [12, 8]), (5, [16, 12, 8])])
def test_ry_06_house_bonuses_by_number_of_players(players: int, bonuses: list[int]) -> None:
    assert [int(value) for value in HOUSES[players] if value] == bonuses


def test_ry_07_the_starting_player_is_named_or_drawn() -> None:
    named = Match(GAME, 4, 1, RoyalsOptions(first=2))
    drawn = {int(Match(GAME, 4, seed).state.first) for seed in range(40)}

    assert named.acting == [2]
    assert named.see().first == 2
    assert drawn == {0, 1, 2, 3}


def test_ry_08_three_cards_lie_open() -> None:
    match = Match(GAME, 5, 1)

    assert len([card for card in view(match).row if card]) == 3
    assert told(match) == ["reveal"] * 3
    assert int(match.state.pile[:4].sum()) == 99
    assert int(match.state.pile[4:].sum()) == 24


def test_ry_09_four_cards_lie_open_by_the_optional_rule() -> None:
    match = Match(GAME, 2, 1, RoyalsOptions(open_cards=4))

    assert len([card for card in view(match).row if card]) == 4
    with pytest.raises(BadInput, match="3 or 4 open cards"):
        RoyalsOptions(open_cards=5).check(2)


@pytest.mark.parametrize(
    ("players", "draws"), [(2, [1, 2]), (3, [1, 1, 2]), (4, [1, 1, 2, 2]), (5, [1, 1, 2, 2, 3])]
)
def test_ry_10_first_turns_draw_few_country_cards(players: int, draws: list[int]) -> None:
    match = Match(GAME, players, 1, RoyalsOptions(first=1))
    for number in draws:
        assert why_not(match, {"draw": "intrigue"}) == ("RY-10", "first-turn")
        draw(match, *["pile"] * number)
        end(match)

    starts = [(1 + i) % players for i in range(players)]
    assert [sum(cards(hand(match, seat))) for seat in starts] == draws
    assert why_not(match, {"draw": "intrigue"}) is None


def test_ry_10_cards_may_be_played_in_the_first_turn() -> None:
    match = Match(GAME, 2, 1, RoyalsOptions(first=0))
    deal(match, 0, "S")
    draw(match, "pile")

    assert {"claim": "marshal", "in": "Madrid"} in match.moves(0)
    assert points(match) == [0, 0]
