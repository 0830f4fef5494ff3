"""RY-11 to RY-13, RY-22: drawing, piles that run out, the end of a turn."""

import pytest

from games.royals.royals_table import (
    cards,
    choices,
    country_total,
    deal,
    draw,
    end,
    hand,
    play,
    refreshed,
    set_pile,
    shown,
    table,
    told,
    view,
    why_not,
)
from regalia.games.royals.messages import ask
from regalia.games.royals.state import Decision

DRAW = Decision.DRAW


def test_ry_11_three_country_cards() -> None:
    match = table(decision=DRAW)

    draw(match, "pile", "pile", "pile")

    assert sum(cards(hand(match))[:4]) == 3
    assert match.state.decision == Decision.PLAY


@pytest.mark.parametrize("order", [("pile", "intrigue"), ("intrigue", "pile")])
def test_ry_11_one_country_and_one_intrigue_card_in_either_order(order: tuple[str, str]) -> None:
    match = table(decision=DRAW)

    draw(match, *order)

    assert (sum(cards(hand(match))[:4]), sum(cards(hand(match))[4:])) == (1, 1)
    assert match.state.decision == Decision.PLAY


def test_ry_11_drawing_decides_which_it_is() -> None:
    two_countries, intrigue = table(decision=DRAW), table(decision=DRAW)
    draw(two_countries, "pile", "pile")
    draw(intrigue, "intrigue")

    assert why_not(two_countries, {"draw": "intrigue"}) == ("RY-11", "too-many-drawn")
    assert why_not(intrigue, {"draw": "intrigue"}) == ("RY-11", "one-intrigue")


@pytest.mark.parametrize(
    ("drawn", "asked"),
    [((), "any"), (("pile",), "second"), (("pile", "pile"), "last"), (("intrigue",), "mixed")],
)
def test_ry_11_what_is_asked_for_next(drawn: tuple[str, ...], asked: str) -> None:
    match = table(decision=DRAW)
    draw(match, *drawn)

    assert ask(match.snapshot, 0).args["draw"] == asked


def test_ry_11_drawing_is_mandatory() -> None:
    match = table(decision=DRAW)

    assert why_not(match, {"end": "turn"}) == ("RY-14", "another-decision")


def test_ry_12_the_row_is_not_refilled_during_the_turn() -> None:
    match = table(decision=DRAW)
    match.state.row[:3] = [0, 3, 3]
    match.state.pile[:4] = [22, 20, 19, 13]
    refreshed(match)

    draw(match, "france", "spain")

    assert view(match).row == ["", "", "spain"]
    assert why_not(match, {"draw": "france"}) == ("RY-12", "not-in-row")
    draw(match, "pile")
    end(match)
    assert "" not in view(match).row


def test_ry_13_pile_of_three_drawn_empty_is_renewed_at_once() -> None:
    """Worked example 9."""
    match = table(decision=DRAW)
    set_pile(match, "F B S")
    discards = shown(match.state.discard)

    draw(match, "pile", "pile", "pile")

    assert shown(match.state.pile).startswith(discards)
    assert told(match) == ["draw", "ran-out"]
    end(match)
    assert "period-end" in told(match)
    assert view(match).period == 2


def test_ry_13_pile_of_four_with_a_full_row_lasts() -> None:
    """Worked example 9."""
    match = table(decision=DRAW)
    set_pile(match, "F2 B S")

    draw(match, "pile", "pile", "pile")
    end(match)

    assert "period-end" not in told(match)
    assert view(match).country_pile.cards == 1


def test_ry_13_the_refill_can_take_the_last_card() -> None:
    match = table(decision=DRAW)
    set_pile(match, "F B S")
    row = list(view(match).row)

    draw(match, *row)
    end(match)

    assert told(match) == ["end", *["reveal"] * 3, "ran-out", "period-end"]


def test_ry_13_pile_running_out_in_the_middle_of_drawing() -> None:
    match = table(decision=DRAW)
    set_pile(match, "F")

    draw(match, "pile", "pile", "pile")

    assert sum(cards(hand(match))) == 3
    assert view(match).pile_ran_out


def test_ry_13_the_intrigue_pile_is_renewed_and_no_period_ends() -> None:
    match = table(decision=DRAW)
    set_pile(match, "FS", deck=1)

    draw(match, "intrigue", "pile")

    assert shown(match.state.pile).endswith("FG4 FB4 FS3 GB4 GS4 BS4")
    assert not view(match).pile_ran_out


def test_ry_22_exactly_the_excess_is_discarded() -> None:
    """Worked example 10."""
    match = table(hands=["F10 B5 FG3 FS2"])

    end(match)
    play(match, {"discard": "britain"}, {"discard": "britain"}, {"discard": "france"})

    assert hand(match) == "F9 B3 FG3 FS2"
    assert choices(match) == [{"discard": "france-spain"}, {"discard": "france-german-states"}]
    play(match, {"discard": "france-spain"})
    assert hand(match) == "F9 B3 FG3 FS1"
    assert match.acting == [1]


def test_ry_22_within_the_limits_nothing_is_discarded() -> None:
    match = table(hands=["F7 B5 FG4"])

    end(match)

    assert hand(match) == "F7 B5 FG4"
    assert why_not(match, {"discard": "france"}, seat=0) == ("RY-07", "not-your-turn")


def test_ry_22_whether_one_is_asked_tells_nobody_that_all_cards_are_of_one_kind() -> None:
    match = table(hands=["F14"])

    end(match)

    assert choices(match) == [{"discard": "france"}]
    play(match, {"discard": "france"}, {"discard": "france"})
    assert hand(match) == "F12"
    assert match.acting == [1]


def test_ry_22_the_limit_may_be_exceeded_during_the_turn() -> None:
    match = table(hands=["F12"], decision=DRAW)

    draw(match, "pile", "pile", "pile")

    assert sum(cards(hand(match))) == 15
    assert match.state.decision == Decision.PLAY


def test_ry_22_discards_come_before_the_refill_and_are_shuffled_in() -> None:
    match = table(hands=["S12", ""])
    set_pile(match, "B")
    deal(match, 0, "")
    match.state.discard[:4] = [0, 0, 0, 0]
    match.state.seats[0].hand[3] = 15
    match.state.seats[0].fresh[3] = 15
    match.state.row[0] = -1
    refreshed(match)

    end(match)
    play(match, *[{"discard": "spain"}] * 3)

    assert match.state.row[0] == 2
    assert shown([*match.state.pile[:4], *[0] * 6]) == "S3"
    assert country_total(match) == 12 + 3 + 3
