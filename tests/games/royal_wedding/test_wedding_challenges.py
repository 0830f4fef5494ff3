"""Step 6 and the end: RW-31 to RW-34."""

import pytest

from games.royal_wedding.wedding_table import Table, table


def test_rw_31_the_nobles_are_restless() -> None:
    game = table().set(0, challenge="nobles", gold=2).set(1, challenge="nobles", gold=2)

    game.finish().play(0, buy={"military": 1}).to_war().pass_all()
    assert game.holds(0)[1] == 0 + 2 + 3
    assert game.holds(1)[1] == 2 + 2 - 3


def test_rw_31_example_4_the_centre_comes_first() -> None:
    game = table().set(0, challenge="coffers", gold=6, prestige=2).resolve()

    assert game.holds(0) == (0, 5, 3)


def test_rw_31_the_coffers_are_bare_takes_from_both_neighbours() -> None:
    game = table(4).set(0, challenge="coffers", gold=7).resolve()

    assert [game.holds(seat)[0] for seat in range(4)] == [3, 0, 1, 0]


def test_rw_31_example_5_a_rival_for_the_throne() -> None:
    game = table(4).set(0, challenge="rival", military=4, prestige=2).set(3, military=2).resolve()

    assert game.holds(0) == (0, 4, 3)
    assert "protected" not in game.view().houses[0].effects


def test_rw_31_a_rival_beaten_protects() -> None:
    game = table().set(0, challenge="rich_rival", military=5, prestige=2).resolve()

    assert game.holds(0) == (1, 5, 4)
    assert game.view().houses[0].effects == ["protected"]


@pytest.mark.parametrize(("gold", "effect"), [(3, "untaxed"), (2, "taxed-double")])
def test_rw_31_tax_rebellion(gold: int, effect: str) -> None:
    game = table().set(0, challenge="tax").marry(0, 1).deal(0, 1, want={"gold": gold}).resolve()

    assert effect in game.view().houses[0].effects


def test_rw_31_perceived_weakness_done() -> None:
    game = table().set(0, challenge="weakness").to_war().rig(12, 2).attack(0, 1, 1).fight_on()

    assert "stronger" in game.pass_all().view().houses[0].effects


def test_rw_31_example_11_effects_last_one_generation() -> None:
    game = table().set(0, challenge="weakness").resolve()

    assert "no-attack" in game.view().houses[0].effects
    game.set(0, challenge="sheep").resolve()
    assert "no-attack" not in game.view().houses[0].effects


@pytest.mark.parametrize(
    ("good", "amount", "effect"),
    [
        ("gold", 2, "both-sides"),
        ("military", 2, "both-sides"),
        ("gold", 1, "no-assistance"),
        ("prestige", 1, "no-assistance"),
    ],
)
def test_rw_31_distrusted(good: str, amount: int, effect: str) -> None:
    game = table().set(0, challenge="distrusted").marry(0, 1)
    game.deal(0, 1, give={good: amount}).resolve()

    assert effect in game.view().houses[0].effects


def test_rw_31_black_sheep() -> None:
    game = table().marry(0, 1).resolve()

    assert [house.heirs for house in game.view().houses] == [2, 2, 0]


def test_rw_31_in_order_one_after_the_other() -> None:
    game = table().set(0, challenge="rival", military=4, prestige=9)
    game.set(1, challenge="rival", military=3, prestige=9).set(2, military=1).resolve()

    assert game.view().houses[0].effects == []
    assert "protected" not in game.view().houses[1].effects


def test_rw_31_revealed_cards_lie_open_on_the_discard_pile() -> None:
    game = table().set(0, challenge="coffers").resolve()

    assert game.view().discard[0] == "coffers"
    assert len(game.view().discard) == 3


def test_rw_33_nothing_is_taken_from_who_has_nothing() -> None:
    game = table().set(0, challenge="coffers", gold=7).set(1, prestige=0).resolve()

    assert [game.holds(seat)[0] for seat in range(3)] == [2, 0, 0]


def test_rw_33_more_than_six_heirs() -> None:
    game = table(6)
    for seat in range(6):
        game.set(seat, effect="extra_heir")

    assert sum(house.heirs for house in game.view().houses) == 12


def last_generation(players: int = 3) -> Table:
    game = table(players)
    for _ in range(4):
        game.resolve()
    for seat in range(players):
        game.set(seat, challenge="sheep", effects=0)
    return game


@pytest.mark.parametrize(
    ("holdings", "places"),
    [
        ([(5, 0, 0), (4, 9, 9), (3, 9, 9)], [1, 2, 3]),
        ([(5, 1, 0), (5, 2, 0), (5, 0, 9)], [2, 1, 3]),
        ([(5, 1, 1), (5, 1, 2), (5, 1, 0)], [2, 1, 3]),
        ([(5, 1, 2), (5, 1, 2), (2, 1, 0)], [1, 1, 3]),
    ],
)
def test_rw_34_prestige_then_gold_then_military(
    holdings: list[tuple[int, int, int]], places: list[int]
) -> None:
    game = last_generation()
    for seat, (prestige, gold, military) in enumerate(holdings):
        game.set(seat, prestige=prestige, gold=gold, military=military, effect="untaxed")
    game.resolve()

    assert game.match.over
    assert game.match.standing()[1] == places
