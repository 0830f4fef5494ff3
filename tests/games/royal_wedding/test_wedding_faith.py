"""One's breach frees the other: RW-14, RW-15, RW-17, RW-29."""

import pytest

from games.royal_wedding.wedding_table import Table, table

BOTH_ATTACK_2 = {"promise": [{"attack": 2}], "ask": [{"attack": 2}]}


def fates(game: Table, seat: int = 0) -> list[str]:
    return [term.fate for term in game.view(seat).deals[0].terms or []]


def test_rw_14_example_13_who_passes_first_alone_has_broken_faith() -> None:
    game = table().deal(0, 1, **BOTH_ATTACK_2).to_war().play(0, {"pass": True})

    assert game.told(1) == ["faithless-attack", "free", "pass"]
    assert game.told(2) == ["pass"]
    game.play(1, {"pass": True})
    assert game.view(1).deals[0].faithless == [0]
    assert fates(game) == ["broken", "lapsed"]


def test_rw_14_a_deal_that_stands_alone_binds_each_whatever_the_other_does() -> None:
    game = table().deal(0, 1, **BOTH_ATTACK_2, alone=True).to_war().play(0, {"pass": True})

    assert game.view(1).deals[0].alone
    game.play(1, {"pass": True})
    assert game.view(1).deals[0].faithless == [0, 1]


def test_rw_14_to_stand_alone_is_not_yet_a_deal() -> None:
    assert table().rule(0, offer=1, alone=True) == "RW-13"
    assert table().rule(0, wed=1, alone=True) == "RW-13"
    assert table().reason(0, wed=1, alone=False) == "unreadable"


def test_rw_17_gold_not_given_frees_the_other_from_giving() -> None:
    game = table().formerly(0, 1).deal(0, 1, give={"gold": 1}, want={"gold": 2}).finish()
    game.play(0, honour=False)

    assert fates(game) == ["reneged", "lapsed"]
    assert not game.is_asked("honour")
    assert game.holds(1)[1] == 3


def test_rw_17_gold_not_given_frees_the_other_from_promises() -> None:
    game = table().formerly(0, 1).deal(0, 1, give={"gold": 1}, ask=[{"spare": 0}]).finish()
    game.play(0, honour=False).to_war().attack(1, 0, 1)

    assert game.view(0).deals[0].faithless == []
    assert game.view(0).deals[0].reneged == [0]


def test_rw_14_what_is_done_does_not_fall_away() -> None:
    game = table().formerly(0, 1).deal(0, 1, give={"gold": 1}, ask=[{"spare": 0}]).finish()
    game.play(0, honour=True).to_war().attack(1, 0, 1)

    assert fates(game) == ["given", "broken"]


@pytest.mark.parametrize("effect", ["no_attack", "no_assistance"])
def test_rw_29_a_binding_promise_that_lapses_frees_the_spouse(effect: str) -> None:
    promise = {"no_attack": {"attack": 2}, "no_assistance": {"assist": 1, "attacking": 2}}[effect]
    game = table().set(0, effect=effect).marry(0, 1)
    game.deal(0, 1, promise=[promise], want={"gold": 2}).finish()

    assert fates(game) == ["lapsed", "lapsed"]
    assert game.holds(1)[1] == 3


def test_rw_29_a_leader_who_does_not_ask_is_owed_no_help_and_owes_none() -> None:
    help_both_ways = {
        "promise": [{"assist": 1, "defending": 2}],
        "ask": [{"assist": 0, "attacking": 2}],
    }
    game = table(4).deal(0, 1, **help_both_ways).to_war().attack(0, 2, 1)
    game.help()

    assert fates(game) == ["lapsed", "lapsed"]


def test_rw_14_one_who_owes_nothing_more_is_told_together_with_the_other_alone() -> None:
    game = table(4).formerly(0, 1).deal(0, 1, give={"gold": 1}, want={"gold": 2}).finish()
    game.play(0, honour=False)

    assert [("free" in game.told(seat)) for seat in range(4)] == [True, True, False, False]
