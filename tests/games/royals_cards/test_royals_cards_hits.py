"""RC-25 to RC-29: taking hits."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.royals_cards.royals_cards_helpers import (
    GAME,
    Table,
    cards,
    choices,
    court,
    decision,
    discarded,
    do,
    hand,
    refused,
    table,
)
from regalia.bots import Budget, Seated, budget_of


def struck(hits: int, defender: str) -> Table:
    """Three players; the last one is attacked, commits nothing, and suffers so many hits."""
    red = " ".join(("10H", "9H", "8H", "7H", "6H")[:hits])
    royals = " ".join(("KS=1", "QS=2", "JS=3", "JC=4", "QC=5")[:hits])
    match = table(f"{red} AC | {royals}", "2C", defender)
    do(match, "attack 2", *(f"commit {card}" for card in red.split()))
    if match.see().decision == "commit":
        do(match, "commit enough")
    return match


def test_rc_25_a_royal_is_discarded_with_its_point_card() -> None:
    match = struck(1, "2S | KD=9 QC=3")

    do(match, "discard QC")

    assert court(match, 2) == "KD=9"
    assert discarded(match, 2, "QC 3C")
    assert match.see().points[2] == 9


def test_rc_25_or_its_point_card_is_replaced_by_a_lower_one() -> None:
    match = struck(1, "4D 10D 2S | KD=9")
    assert choices(match) == [{"replace": "K♦", "with": "4♦"}, {"discard": "K♦"}]
    assert refused(match, "replace KD 10D") == ("not-lower", "RC-25")
    assert refused(match, "replace QD 4D") == ("no-such-royal", "RC-25")

    do(match, "replace KD 4D")

    assert court(match, 2) == "KD=4"
    assert hand(match, 2) == 2


def test_rc_25_the_least_loss_that_answers_the_hits_is_offered_first() -> None:
    match = struck(2, "8D 5D 2S | KD=9 QC=3 JC=1")

    assert choices(match) == [
        {"discard": "Q♣"},  # 3 points
        {"replace": "K♦", "with": "5♦"},
        {"discard": "K♦"},
        {"replace": "K♦", "with": "8♦"},  # 1 point, and one hit is left
        {"discard": "J♣"},
    ]


def test_rc_26_one_replacement_answers_several_hits() -> None:
    match = struck(5, "4D 2S | KD=9 QC=3")

    do(match, "replace KD 4D")

    assert decision(match) == (1, "turn")
    assert court(match, 2) == "KD=4 QC=3"


def test_rc_27_a_replacement_is_of_the_royals_suit_and_the_old_card_is_discarded() -> None:
    match = struck(1, "4D 2S 2C | KD=9 QH=3")
    assert refused(match, "replace KD 2S") == ("not-its-suit", "RC-10")
    assert refused(match, "replace QH 2H") == ("not-in-hand", "RC-27")

    do(match, "replace KD 4D")

    assert discarded(match, 2, "9D")


def test_example_8_a_committed_card_is_no_replacement() -> None:
    match = table("8H 7C", "2C", "4D 2S | KD=9 QC=3")
    do(match, "attack 2", "commit 8H", "commit 4D", "commit enough")

    assert choices(match) == [{"discard": "Q♣"}, {"discard": "K♦"}]


def test_example_8_without_a_fitting_card_the_royal_is_discarded() -> None:
    match = table("8H 7C", "2C", "4D 2S | KD=9 QC=3")

    do(match, "kill KD 2", "commit 8H", "commit 4D")

    assert choices(match) == [{"discard": "K♦"}]


def test_example_6_two_small_ones_or_the_large_one() -> None:
    small = struck(3, "2S | KD=9 QC=2 JC=1")
    do(small, "discard QC")
    assert decision(small) == (2, "lose")
    assert small.see().hits == 1
    do(small, "discard JC")
    assert court(small, 2) == "KD=9"

    large = struck(3, "2S | KD=9 QC=2 JC=1")
    do(large, "discard KD")
    assert court(large, 2) == "QC=2 JC=1"
    assert decision(large) == (1, "turn")


def test_rc_28_a_royal_worth_one_answers_one_hit() -> None:
    match = struck(2, "2S | KD=9 QC=1 JC=4")

    do(match, "discard QC")

    assert match.see().hits == 1
    assert decision(match) == (2, "lose")


def test_rc_28_the_same_royal_again() -> None:
    match = struck(2, "8D 7D 2S | KD=9 QC=5")

    do(match, "replace KD 8D", "replace KD 7D")

    assert court(match, 2) == "KD=7 QC=5"
    assert decision(match) == (1, "turn")


@pytest.mark.parametrize("defender", ["2S 8C | KD=2 QC=1", "2S AD | KD=2 QC=1"])
def test_rc_28_whether_one_is_asked_does_not_tell_what_is_in_the_hand(defender: str) -> None:
    match = struck(4, defender)

    assert decision(match) == (2, "lose")
    assert {"discard": "K♦"} in choices(match)


def test_rc_28_a_lone_choice_is_asked_for_too() -> None:
    match = struck(3, "2S | KD=9 QC=1")

    do(match, "discard QC")

    assert decision(match) == (2, "lose")
    assert choices(match) == [{"discard": "K♦"}]


def test_rc_28_losing_everything_is_not_asked_if_no_hand_could_help() -> None:
    match = struck(4, "2S | KD=1 QC=1")

    assert court(match, 2) == ""
    assert decision(match) == (1, "turn")


def test_rc_28_an_empty_hand_is_known_to_all() -> None:
    match = struck(2, "| KD=2")

    assert court(match, 2) == ""


def test_rc_28_so_is_one_whose_missing_cards_all_lie_in_the_open() -> None:
    match = struck(2, "2S | KD=2 | AD")

    assert court(match, 2) == ""


def test_rc_28_so_is_one_of_cards_that_were_all_shown() -> None:
    match = table("8H 7C", "2C", "4D 2S | KD=9")
    match.state.seats[2].shown = cards("4D 2S")

    do(match, "kill KD 2", "commit 8H", "commit 4D")

    assert court(match, 2) == ""


def test_rc_29_the_named_royal_loses_as_many_points_as_hits_or_is_discarded() -> None:
    match = table("8H 7C", "2C", "3D 5C | KC=6 QS=9")

    do(match, "kill KC 2", "commit 8H", "commit 3D", "replace KC 5C")

    assert court(match, 2) == "QS=9"  # one point more was due, and no card for it: discarded
    assert discarded(match, 2, "KC 6C 5C")


@pytest.mark.parametrize("steady", [False, True])
def test_rc_28_a_bot_takes_its_usual_time_for_a_lone_choice_where_people_watch(
    steady: bool,
) -> None:
    match = struck(2, "2S | KD=9")
    bot = Seated(GAME, "page", Budget(steady=steady))

    answer = bot.choose(match.knowledge(2, seed=1), seed=1)

    assert GAME.name_action(match.snapshot, 2, answer.action) == {"discard": "K♦"}
    thought = sum(candidate.visits for candidate in answer.candidates)
    assert (thought >= budget_of(GAME, "page").iterations) == steady


worths = st.lists(st.integers(1, 10), min_size=1, max_size=4, unique=True)


@settings(deadline=None)  # the first call compiles
@given(worths, st.integers(1, 5), st.integers(0, 9999))
def test_rc_28_losses_stop_as_soon_as_the_hits_are_answered(
    royals: list[int], hits: int, way: int
) -> None:
    faces = ("KD", "QC", "JH", "QS")
    court_text = " ".join(f"{face}={worth}" for face, worth in zip(faces, royals, strict=False))
    match = struck(hits, f"KC | {court_text}")
    lost = [sum(royals) - match.see().points[2]]
    while match.see().decision == "lose":
        assert lost[-1] < hits
        offered = choices(match)
        match.play(2, offered[way % len(offered)])
        lost.append(sum(royals) - match.see().points[2])

    assert lost[-1] >= hits or match.state.seats[2].royals == 0
