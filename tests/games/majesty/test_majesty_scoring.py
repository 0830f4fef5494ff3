"""MJ-22 to MJ-25: final scoring."""

from games.majesty.majesty_table import infirmary, play, points, realm, table

VARIETY, MAJORITY, INFIRMARY = 10, 11, 9


def earned(match, seat: int, source: int) -> int:  # type: ignore[no-untyped-def]
    return int(match.state.seats[seat].earned[source])


def test_mj_22_a_point_is_lost_for_each_wounded_on_side_a() -> None:
    match = table(wounded=("", "Mi Kn"), points=(0, 9), last_turn=True)

    play(match, take=0)

    assert earned(match, 1, INFIRMARY) == -2
    assert infirmary(match, 1) == []


def test_mj_22_side_b_costs_two_each_and_ten_for_the_most() -> None:
    match = table(
        wounded=("Mi", "Mi Mi", "Kn Kn", ""), realms=("", "", "", ""), points=50, sides="B",
        last_turn=True,
    )  # fmt: skip

    play(match, take=0)

    assert [earned(match, seat, INFIRMARY) for seat in range(4)] == [-2, -14, -14, 0]


def test_mj_22_the_loss_stops_at_zero_before_the_gains() -> None:
    """Worked example 12: 9 points, −14 stops at 0, then 1 for variety and 14 for the Mill."""
    match = table(
        display="Gu Mi", realms=("", "Mi"), wounded=("", "Br Kn"), points=(0, 9), sides="B",
        last_turn=True,
    )  # fmt: skip

    play(match, take=0)

    assert earned(match, 1, INFIRMARY) == -9
    assert points(match)[1] == 15


def test_mj_22_wounded_cards_do_not_count_for_variety() -> None:
    match = table(realms=("", "Mi"), wounded=("", "Kn In No"), last_turn=True)

    play(match, take=0)

    assert earned(match, 1, VARIETY) == 1


def test_mj_23_variety_is_the_square_of_the_locations() -> None:
    """Worked example 6: characters at four locations bring 16, at six 36."""
    match = table(
        realms=("Mi Br Wi", "Mi Br Wi Gu Kn No", "Mi Br Wi Gu Kn In No"),
        display="Gu",
        last_turn=True,
    )

    play(match, take=0)

    assert [earned(match, seat, VARIETY) for seat in range(3)] == [16, 36, 49]


def test_mj_24_the_most_characters_gain_the_value_ties_in_full() -> None:
    match = table(display="Mi Mi", realms=("Br", "Mi Br", "In"), last_turn=True)

    play(match, take=0)

    assert [earned(match, seat, MAJORITY) for seat in range(3)] == [10 + 11, 10 + 11, 15]


def test_mj_24_the_values_of_side_b_are_its_own() -> None:
    match = table(display="Mi Mi", realms=("Br Wi Gu Kn In No", ""), sides="B", last_turn=True)

    play(match, take=0)

    assert earned(match, 0, MAJORITY) == 14 + 12 + 12 + 8 + 8 + 12 + 16


def test_mj_24_nobody_gains_where_all_have_none() -> None:
    match = table(display="Mi Mi", realms=("", ""), last_turn=True)

    play(match, take=0)

    assert [earned(match, seat, MAJORITY) for seat in range(2)] == [10, 0]


def test_mj_24_nobody_loses_ten_where_all_infirmaries_are_empty() -> None:
    match = table(sides="B", points=30, last_turn=True)

    play(match, take=0)

    assert [earned(match, seat, INFIRMARY) for seat in range(2)] == [0, 0]


def test_mj_24_the_most_wounded_are_judged_before_the_cards_leave() -> None:
    match = table(wounded=("Mi Mi", "Mi Mi"), points=40, sides="B", last_turn=True)

    play(match, take=0)

    assert [earned(match, seat, INFIRMARY) for seat in range(2)] == [-14, -14]


def test_mj_25_most_points_win_and_ties_share() -> None:
    match = table(display="Mi Mi", realms=("", "", "", ""), points=(28, 41, 41, 7), last_turn=True)

    play(match, take=0)

    assert points(match) == [28 + 2 + 1 + 10, 41, 41, 7]
    assert match.standing()[1] == [1, 1, 1, 4]


def test_mj_25_places_leave_room_for_those_tied_above() -> None:
    match = table(display="Mi Mi", realms=("", "", "", ""), points=(0, 99, 99, 5), last_turn=True)

    play(match, take=0)

    assert match.standing()[1] == [3, 1, 1, 4]


def test_mj_25_meeples_left_over_are_worth_nothing() -> None:
    match = table(display="Mi Mi", meeples=(0, 5), last_turn=True)

    play(match, take=0)

    assert points(match)[1] == 0
    assert realm(match, 0) == {"mill": ["miller"]}
