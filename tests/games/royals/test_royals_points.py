"""RY-23 to RY-31: bonuses, periods, titles, the winner."""

import pytest

from games.royals.royals_table import (
    bury,
    claim,
    draw,
    end,
    give,
    place_of,
    points,
    refreshed,
    set_pile,
    table,
    take_over,
    told,
    view,
)
from regalia.engine.match import Match
from regalia.games.royals.messages import describe
from regalia.games.royals.rules import WIN_NOBLE
from regalia.games.royals.scoring import score_period, score_titles
from regalia.games.royals.view import Tie
from regalia.words import words

SPAIN = ("Seville", "Valencia", "Madrid", "Barcelona")


def run_out(match: Match, players: int, period: int, active: int) -> None:
    """The active seat takes the last card of the pile in this period."""
    match.state.period = period
    match.state.active = active
    match.state.decision = 0
    match.state.countries_drawn = 0
    set_pile(match, "F")
    draw(match, "pile", "pile", "pile")
    end(match)
    while match.state.decision == 4:
        match.play(int(match.state.active), match.moves(int(match.state.active))[0])


def test_ry_23_the_first_in_a_city_takes_its_bonus() -> None:
    match = table(hands=["F6"])
    claim(match, "baron in Dijon")
    claim(match, "duke in Dijon")

    assert points(match) == [3, 0]
    assert view(match).countries[0].cities[2].bonus.taken_by == 0


def test_ry_23_bonuses_come_in_the_order_city_country_house() -> None:
    owners = {"cardinal in Seville": 0, "baron in Valencia": 0, "king in Madrid": 0}
    others = {"princess in Munich": 0, "countess in Berlin": 0, "duke in Dublin": 0}
    match = table(hands=["S1"], owners={**owners, **others})

    claim(match, "marshal in Barcelona")

    assert told(match) == ["pay", "claim", "city-bonus", "country-bonus", "house-bonus"]
    assert points(match) == [1 + 8 + 8, 0]


def test_ry_24_country_bonus_for_a_noble_in_every_city_cathedrals_included() -> None:
    match = table(hands=["S4 S"], owners={"baron in Valencia": 0, "king in Madrid": 0})
    bury(match, "cardinal in Seville", 0)

    claim(match, "duke in Barcelona")

    assert points(match) == [1 + 8, 0]


def test_ry_24_the_second_takes_the_lower_one_and_the_third_nothing() -> None:
    match = table(players=3, hands=["S1 BS", "S1 BS", "S1 BS"])
    for seat in range(3):
        for city, title in zip(SPAIN[:3], ("cardinal", "baron", "king"), strict=True):
            bury(match, f"{title} in {city}", seat)
    for seat in range(3):
        match.state.active = seat
        match.state.decision = 1
        refreshed(match)
        (take_over if seat else claim)(match, "marshal in Barcelona")

    assert points(match) == [1 + 8, 4, 0]


def test_ry_24_one_country_bonus_for_a_player() -> None:
    match = table(hands=["S1 S4"])
    for city, title in zip(SPAIN[:3], ("cardinal", "baron", "king"), strict=True):
        bury(match, f"{title} in {city}", 0)
    claim(match, "marshal in Barcelona")
    claim(match, "duke in Barcelona")

    assert points(match) == [1 + 8, 0]


def test_ry_25_house_bonus_for_every_title_marker() -> None:
    match = table(players=3, hands=["S1", "S1 BS", "S1 BS"])
    nobles = ("baron in Dijon", "countess in Marseille", "duke in Dublin", "cardinal in Cologne")
    for seat in range(3):
        for noble in (*nobles, "princess in Munich", "king in Paris"):
            bury(match, noble, seat)
    for seat in range(3):
        match.state.active = seat
        match.state.decision = 1
        refreshed(match)
        (take_over if seat else claim)(match, "marshal in Barcelona")

    assert points(match) == [1 + 12, 8, 0]


def test_ry_23_24_25_a_choice_promises_the_bonuses_it_earns() -> None:
    nobles = ("baron in Dijon", "countess in Marseille", "duke in Dublin", "cardinal in Seville")
    match = table(players=3, hands=["S1", "S1 BS", "S1 BS"])
    for seat in range(3):
        for noble in (*nobles, "princess in Munich", "king in Madrid", "baron in Valencia"):
            bury(match, noble, seat)
    for seat, won in enumerate(([1, 8, 12], [0, 4, 8], [0, 0, 0])):
        match.state.active = seat
        match.state.decision = 1
        refreshed(match)
        before = points(match)[seat]

        assert promised(match, "marshal in Barcelona") == won
        (take_over if seat else claim)(match, "marshal in Barcelona")
        assert points(match)[seat] - before == sum(won)


def promised(match: Match, noble: str) -> list[int]:
    args = describe(match.snapshot, match.acting[0], WIN_NOBLE + place_of(match, noble)).args
    return [args[name] for name in ("bonus", "country_bonus", "house_bonus")]


def test_ry_26_after_the_first_period_the_next_player_goes_on() -> None:
    match = table(players=3)

    run_out(match, 3, period=0, active=1)

    assert "period-end" in told(match)
    assert match.acting == [2]
    assert view(match).year == 1680


def test_ry_26_the_third_period_lasts_until_the_round_is_complete() -> None:
    """Worked example 5: four players, the second one's turn."""
    match = table(players=4)
    run_out(match, 4, period=2, active=1)

    assert match.acting == [2]
    assert "last-round" in told(match)
    for _ in range(2):
        assert not match.over
        draw(match, "pile", "pile", "pile")
        end(match)
    assert match.over
    assert told(match).count("period-end") == 1


def test_ry_26_the_game_can_end_with_the_turn_in_which_the_pile_runs_out() -> None:
    """Worked example 13: three players, seat 2 starts, the pile runs out in seat 1's turn."""
    match = table(players=3, first=1)

    run_out(match, 3, period=2, active=0)

    assert match.over
    assert "win" in told(match)


@pytest.mark.parametrize("first", [0, 1, 2, 3])
def test_ry_26_the_last_turn_is_that_of_the_starters_right_neighbour(first: int) -> None:
    match = table(players=4, first=first)
    run_out(match, 4, period=2, active=first)
    last = match.acting[0]
    while not match.over:
        last = match.acting[0]
        draw(match, "pile", "pile", "pile")
        end(match)

    assert last == (first - 1) % 4


def test_ry_26_running_out_again_in_the_last_round_only_reshuffles() -> None:
    match = table(players=4)
    run_out(match, 4, period=2, active=0)
    set_pile(match, "F")

    draw(match, "pile", "pile", "pile")
    end(match)

    assert "period-end" not in told(match)
    assert match.acting == [2]


def test_ry_27_most_influence_takes_the_higher_marker_second_the_lower() -> None:
    match = table(players=3, owners={"king in Paris": 2, "duke in Dijon": 0, "baron in Dijon": 1})

    score_period(match.state)

    assert points(match) == [4, 0, 10]
    assert view(match).countries[0].periods[0][0].taken_by == 2


def test_ry_28_ties_go_to_the_highest_title() -> None:
    """Worked example 6: 4 against 4 in Spain, the King's owner takes 6, the other 5."""
    owners = {"king in Madrid": 1, "cardinal in Seville": 0, "duke in Barcelona": 0}
    match = table(owners=owners)

    score_period(match.state)

    assert points(match) == [5, 6]


def test_ry_28_then_to_the_city_with_the_higher_bonus() -> None:
    match = table(players=3, owners={"baron in Marseille": 0, "baron in Dijon": 1})

    score_period(match.state)

    assert points(match) == [4, 10, 0]


def test_ry_28_the_order_decides_the_second_place_too() -> None:
    owners = {"king in London": 2, "marshal in Edinburgh": 0, "baron in London": 1}
    match = table(players=3, owners=owners)

    score_period(match.state)

    assert points(match) == [0, 4, 7]


@pytest.mark.parametrize(
    ("owners", "said"),
    [
        (
            {"duke in Barcelona": 0, "cardinal in Seville": 1},
            "Spain: tied at 2; the Cardinal in Seville decides for Bob.",
        ),
        (
            {"baron in Marseille": 0, "baron in Dijon": 1},
            "France: tied at 1; the titles are equal, and the Baron in Dijon, where the City bonus "
            "is higher, decides for Bob.",
        ),
    ],
)
def test_ry_28_a_tie_names_the_noble_that_decides(owners: dict[str, int], said: str) -> None:
    match = table(owners=owners)
    match.state.happened = 0

    score_period(match.state)

    ties = [event for event in refreshed(match).events() if event.kind == "tie"]
    assert [event.rule for event in ties] == ["RY-28"]
    assert words("en").say(ties[0], ["Ann", "Bob"]) == said


def test_ry_28_a_tie_is_told_before_it_counts() -> None:
    match = table(players=3, owners={"duke in Barcelona": 0, "cardinal in Seville": 2})

    ties = view(match).countries[3].ties

    assert ties == [Tie(2, 0, 2, "cardinal", "Seville", "title")]
    assert view(match).countries[0].ties == []


def test_ry_28_a_king_in_the_cathedral_is_no_title_and_no_influence() -> None:
    """Worked example 11."""
    match = table(owners={"duke in Barcelona": 1})
    bury(match, "king in Madrid", 0)
    give(match, "marshal in Madrid", 0)

    score_period(match.state)

    assert points(match) == [5, 6]
    assert match.state.seats[0].present & 1 << 14
    assert view(match).titles[6].cubes == [1, 0]


def test_ry_29_alone_in_a_country_the_lower_marker_is_lost() -> None:
    match = table(players=3, owners={"duke in Dijon": 1})

    score_period(match.state)

    assert points(match) == [0, 10, 0]
    assert view(match).countries[0].periods[0][1].taken_by == -1
    assert view(match).countries[3].periods[0][0].taken_by == -1


@pytest.mark.parametrize(
    ("cubes", "expected"),
    [
        ((1, 1, 1), [0, 0, 0]),
        ((2, 2, 1), [3, 3, 0]),
        ((2, 1, 1), [6, 0, 0]),
        ((0, 0, 0), [0, 0, 0]),
    ],
)
def test_ry_30_title_markers(cubes: tuple[int, ...], expected: list[int]) -> None:
    """Worked example 12, on the Baron marker."""
    match = table(players=3)
    for seat, number in enumerate(cubes):
        match.state.seats[seat].on_title[1] = number

    score_titles(match.state)

    assert points(match) == expected


def test_ry_30_from_the_lowest_title() -> None:
    match = table(owners={"king in Paris": 0, "marshal in Lyon": 1, "duke in Dijon": 0})
    run_out(match, 2, period=2, active=1)

    titles = [m.args["title"] for m in match.events() if m.id == "royals-title-scored"]
    assert titles == ["marshal", "duke", "king"]


def with_markers(match: Match, seat: int, *cities: int) -> None:
    """These City bonuses were gained by the seat."""
    for city in cities:
        match.state.city_taken[city] = seat
        match.state.seats[seat].points += int(match.state.city_bonus[city])


def test_ry_31_most_points_win() -> None:
    match = table(players=3)
    with_markers(match, 1, 0, 1)
    with_markers(match, 2, 2)

    assert match.standing() == ([0, 9, 3], [3, 1, 2])


def test_ry_31_tied_the_highest_single_marker_decides() -> None:
    match = table(players=3)
    with_markers(match, 0, 2, 3)
    with_markers(match, 1, 0)
    with_markers(match, 2, 11, 7)

    assert match.standing() == ([5, 5, 5], [2, 1, 2])


def test_ry_31_half_a_title_marker_counts_its_half() -> None:
    match = table(players=2)
    match.state.title_taken[4] = [0, 1]
    match.state.title_taken[1] = [1, 1]
    match.state.title_taken[0] = [0, 0]
    match.state.city_taken[3] = 0
    match.state.seats[0].points = 6 + 4 + 2
    match.state.seats[1].points = 6 + 6

    assert match.standing() == ([12, 12], [2, 1])
    assert view(refreshed(match)).places == [2, 1]


def test_ry_31_identical_to_the_last_marker_is_a_shared_victory() -> None:
    match = table(players=2)
    with_markers(match, 0, 0, 2)
    with_markers(match, 1, 5, 7)

    assert match.standing() == ([8, 8], [1, 1])
