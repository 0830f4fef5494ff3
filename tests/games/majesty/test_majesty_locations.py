"""MJ-15 to MJ-21: what the locations do."""

import pytest

from games.majesty.majesty_table import infirmary, meeples, play, points, realm, table, why_not

SIDE_A = [
    ("Mi", "Mi Br", [4, 0], 5),
    ("Br", "Br Mi", [4 + 2 + 2, 0], 5),
    ("Wi", "Mi Br Gu", [6, 0], 5),
    ("Gu", "Kn In No", [6, 0], 5),
    ("Kn", "Kn Gu", [6, 0], 5),
    ("In", "In Br", [8 + 3, 0], 5),
    ("No", "No Mi", [10 + 2, 0], 5),
]
SIDE_B = [
    ("Mi", "Mi Wi", [4 + 3, 0], 5),
    ("Br", "Mi Br In", [3, 0], 5),
    ("Br", "In No", [10 + 1, 0], 5),
    ("Br", "In In No No", [10 + 1, 0], 5),
    ("Wi", "Wi Mi Br", [6, 0], 5),
    ("Gu", "Br Wi Kn In", [6 + 3, 0], 5),
    ("Kn", "In No Gu", [9, 0], 5),
    ("In", "Wi Wi Mi", [4, 0], 5),
]


@pytest.mark.parametrize(("taken", "own", "expected", "held"), SIDE_A)
def test_mj_15_side_a(taken: str, own: str, expected: list[int], held: int) -> None:
    match = table(display=f"{taken} Mi Mi Mi Mi Mi", realms=(own, ""))

    play(match, take=0)

    assert points(match) == expected
    assert meeples(match) == held


@pytest.mark.parametrize(("taken", "own", "expected", "held"), SIDE_B)
def test_mj_16_side_b(taken: str, own: str, expected: list[int], held: int) -> None:
    match = table(display=f"{taken} Mi Mi Mi Mi Mi", realms=(own, ""), sides="B")

    play(match, take=0)

    assert points(match) == expected
    assert meeples(match) == held


def test_mj_15_second_miller_then_a_witch() -> None:
    """Worked example 1."""
    match = table(display="Mi Wi Mi Mi Mi Mi", realms=("Mi", ""))
    play(match, take=0)
    assert points(match) == [4, 0]

    match = table(display="Wi Mi Mi Mi Mi Mi", realms=("Mi Mi", ""))
    play(match, take=0)

    assert points(match) == [6, 0]


def test_mj_15_third_brewer_with_four_meeples() -> None:
    """Worked example 2: 6 points, 3 meeples of which 2 lie beside, 2 for the Miller, 2 returned."""
    match = table(display="Br Mi Mi Mi Mi Mi", realms=("Br Br Mi", "Mi"), meeples=4)

    play(match, take=0)

    assert points(match) == [6 + 2 + 2, 2]
    assert meeples(match) == 5


def test_mj_15_all_players_with_the_character_gain() -> None:
    match = table(display="In Mi Mi Mi Mi Mi", realms=("In", "Br Br", "Mi", "Br/Wi:Wi"))

    play(match, take=0)

    assert points(match) == [8, 3, 0, 0]


def test_mj_16_all_players_includes_the_active_one() -> None:
    match = table(display="Gu Mi Mi Mi Mi Mi", realms=("In", "In", "In", ""), sides="B")

    play(match, take=0)

    assert points(match) == [2 + 3, 3, 3, 0]


def test_mj_16_inn_counts_the_most_frequent_kind() -> None:
    """Worked example 4: second Innkeeper, three Witches, three Guards."""
    match = table(display="In Mi Mi Mi Mi Mi", realms=("In Wi Wi Wi Gu Gu Gu", ""), sides="B")

    play(match, take=0)

    assert points(match)[0] == 12


def test_mj_16_inn_with_innkeepers_as_the_most_frequent_kind() -> None:
    """Worked example 10: a fourth Innkeeper with two Millers; a wounded Witch does not count."""
    crowd = table(display="In Mi Mi Mi Mi Mi", realms=("In In In Mi Mi", ""), sides="B")
    play(crowd, take=0)
    assert points(crowd)[0] == 32

    wounded = table(
        display="In Mi Mi Mi Mi Mi", realms=("In Wi Wi", ""), wounded=("Wi",), sides="B"
    )
    play(wounded, take=0)

    assert points(wounded)[0] == 8


def test_mj_17_castle_counts_the_wounded_too() -> None:
    """Worked example 5: two Nobles, one wounded, no trade."""
    match = table(
        display="No Mi Mi Mi Mi Mi", realms=("No", ""), wounded=("Gu/Kn",), sides="B", meeples=1
    )
    play(match, take=0)

    play(match, sell=0)

    assert points(match)[0] == 12


def test_mj_17_meeples_are_sold_from_the_worker_card_only() -> None:
    """Worked example 11: five on the card and three beside, five sold."""
    match = table(display="No Mi Mi Mi Mi Mi", lying="3 0 0 0 0 0", sides="B")
    play(match, take=0)
    assert match.moves(0)[-1] == {"sell": 5}

    play(match, sell=5)

    assert meeples(match) == 0
    assert points(match)[0] == 5 + 4 + 3


def test_mj_17_points_buy_meeples_into_free_spaces() -> None:
    match = table(display="No Mi Mi Mi Mi Mi", sides="B", meeples=3, points=9)
    play(match, take=0)
    assert why_not(match, buy=3) == ("no-room-to-buy", "MJ-17")
    assert why_not(match, sell=4) == ("too-few-to-sell", "MJ-17")

    play(match, buy=2)

    assert meeples(match) == 5
    assert points(match)[0] == 9 - 2 + 4


def test_mj_17_only_points_held_before_the_castle_can_be_paid() -> None:
    match = table(display="No Mi Mi Mi Mi Mi", sides="B", meeples=1, points=2)
    play(match, take=0)

    assert why_not(match, buy=3) == ("too-few-points", "MJ-17")
    assert match.moves(0) == [{"buy": 2}, {"buy": 1}, {"sell": 0}, {"sell": 1}]


def test_mj_17_nothing_is_asked_where_nothing_can_be_traded() -> None:
    match = table(display="No Mi Mi Mi Mi Mi", sides="B", meeples=0, points=0)

    play(match, take=0)

    assert match.acting == [1]
    assert points(match)[0] == 4


def test_mj_18_each_opponent_with_fewer_guards_loses_a_character() -> None:
    """Worked example 9: second Knight against 1, 2 and 0 Guards, the last with wounded Guards."""
    match = table(
        display="Kn Mi Mi Mi Mi Mi",
        realms=("Kn", "Gu Mi", "Gu Gu Mi", "Mi"),
        wounded=("", "", "", "Gu Gu"),
    )

    play(match, take=0)

    assert [infirmary(match, seat) for seat in range(4)] == [
        [], ["miller"], [], ["guard", "guard", "miller"],
    ]  # fmt: skip


def test_mj_18_the_unused_half_does_not_defend() -> None:
    match = table(display="Kn Mi Mi Mi Mi Mi", realms=("", "Gu/Kn:Kn No"))

    play(match, take=0)

    assert infirmary(match, 1) == ["guard-knight"]


def test_mj_18_attack_comes_before_the_points_of_the_barracks() -> None:
    match = table(display="Kn Mi Mi Mi Mi Mi", realms=("Kn Kn", "Gu"))

    play(match, take=0)

    assert points(match)[0] == 9
    assert infirmary(match, 1) == ["guard"]


def test_mj_19_the_one_placed_last_at_the_leftmost_location_leaves() -> None:
    match = table(display="Kn Mi Mi Mi Mi Mi", realms=("", "Br Mi/Kn Wi Mi Mi/Br No"))

    play(match, take=0)

    assert infirmary(match, 1) == ["miller-brewer"]
    assert realm(match, 1)["mill"] == ["miller-knight", "miller"]


def test_mj_19_a_healed_card_counts_as_placed_at_that_moment() -> None:
    match = table(display="Wi Mi Mi Mi Mi Mi", realms=("Wi", ""), wounded=("Br/Wi",))
    play(match, take=0)

    play(match, heal="witch")

    assert realm(match, 0) == {"cottage": ["witch", "witch", "brewer-witch"]}


def test_mj_19_an_opponent_without_characters_loses_nothing() -> None:
    match = table(display="Kn Mi Mi Mi Mi Mi", realms=("", ""))

    play(match, take=0)

    assert infirmary(match, 1) == []
    assert "majesty-unharmed" in [event.id for event in match.events()]


def test_mj_20_the_top_card_is_healed_before_the_points() -> None:
    """Worked example 3: a Miller on top returns first and counts: five characters, ten points."""
    match = table(display="Wi Mi Mi Mi Mi Mi", realms=("Wi Mi Br", ""), wounded=("Kn Mi",))

    play(match, take=0)

    assert points(match)[0] == 10
    assert infirmary(match, 0) == ["knight"]


def test_mj_20_healing_does_not_activate_the_location() -> None:
    match = table(display="Wi Mi Mi Mi Mi Mi", realms=("", "Mi"), wounded=("Kn",))

    play(match, take=0)

    assert infirmary(match, 1) == []
    assert points(match)[0] == 2


def test_mj_20_the_owner_chooses_where_a_split_card_returns() -> None:
    match = table(display="Wi Mi Mi Mi Mi Mi", wounded=("Mi/Kn",))
    play(match, take=0)
    assert match.moves(0) == [{"heal": "miller"}, {"heal": "knight"}]
    assert why_not(match, heal="witch") == ("heal-half", "MJ-20")

    play(match, heal="knight")

    assert realm(match, 0) == {"cottage": ["witch"], "barracks": ["miller-knight"]}
    assert points(match)[0] == 2


def test_mj_20_an_empty_infirmary_heals_nobody() -> None:
    match = table(display="Wi Mi Mi Mi Mi Mi")

    play(match, take=0)

    assert realm(match, 0) == {"cottage": ["witch"]}


def test_mj_21_points_never_go_below_zero() -> None:
    match = table(wounded=("", "Mi Mi Mi"), points=(0, 2), last_turn=True)

    play(match, take=0)

    assert match.state.seats[1].earned[9] == -2
    assert points(match)[1] == 0
