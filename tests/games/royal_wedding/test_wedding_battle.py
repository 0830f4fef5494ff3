"""Step 5: RW-22 to RW-30."""

import pytest

from games.royal_wedding.wedding_table import Table, table
from regalia.games.royal_wedding.state import Decision
from regalia.words import words


def war(players: int = 3, **options: int) -> Table:
    """Everybody without Gold, so that step 5 comes at once."""
    game = table(players, **options)
    for seat in range(players):
        game.set(seat, gold=0)
    return game


def test_rw_22_in_order_each_may_attack_once() -> None:
    game = war().finish().rig(7, 7).attack(0, 1, 1).fight_on()

    assert game.state.active == 1
    assert game.rule(0, {"attack": 2, "with": 1}) == "RW-05"


def test_rw_22_not_the_protected_and_not_oneself() -> None:
    game = war().set(1, effect="protected").finish()

    assert game.rule(0, {"attack": 1, "with": 1}) == "RW-22"
    assert game.rule(0, {"attack": 0, "with": 1}) == "RW-22"
    assert game.rule(0, {"attack": 2, "with": 1}) == ""


def test_rw_22_the_barred_are_not_asked() -> None:
    assert war().set(0, effect="no_attack").finish().state.active == 1


def test_rw_23_the_attacker_uses_at_least_one_and_the_defender_any() -> None:
    game = war().finish()

    assert game.rule(0, {"attack": 1, "with": 0}) == "RW-23"
    assert game.rule(0, {"attack": 1, "with": 4}) == "RW-23"
    game.play(0, {"attack": 1, "with": 3})
    assert game.decision == Decision.DEFEND
    assert game.rule(1, defend=4) == "RW-23"
    assert game.rule(1, defend=0) == ""


def test_rw_24_first_the_attacker_calls_then_the_defender() -> None:
    game = war(4).finish().attack(1, 3, 1)

    assert (game.decision, game.state.active) == (Decision.CALL, 1)
    game.play(1, call=True)
    assert game.state.active == 2
    game.play(2, contribute=1)
    assert game.state.active == 0
    game.play(0, contribute=0)
    assert (game.decision, game.state.active) == (Decision.CALL, 3)
    game.play(3, call=True)
    assert game.state.active == 0, "who helped the attack is not asked"


def test_rw_24_example_12_both_sides_but_not_the_same_military() -> None:
    game = war().set(2, effect="both_sides").finish().attack(0, 1, 1)
    game.help(s2=2).play(1, call=True)

    assert game.state.active == 2
    assert game.rule(2, contribute=2) == "RW-24"
    assert game.rule(2, contribute=1) == ""


def test_rw_24_the_barred_cannot_assist() -> None:
    game = war().set(2, effect="no_assistance").finish().rig(9, 7)

    assert game.attack(0, 1, 1).decision == Decision.ATTACK


def test_rw_25_dice_and_military_and_the_bonus() -> None:
    game = war().set(0, effect="stronger").finish().rig(7, 7).attack(0, 1, 2, 2).help().help()

    totals = [m.args["total"] for m in game.match.events() if m.id == "royal-wedding-roll"]
    assert totals == [10, 9]


def test_rw_26_example_2_with_a_helper() -> None:
    game = war().set(1, military=4).finish().set(1, prestige=9).rig(7, 7).attack(0, 1, 3, 4)
    game.help(s2=2)

    game.play(0, share=2)
    game.fight_on()
    assert game.holds(1) == (4, 0, 2)
    assert game.holds(0)[0] + game.holds(2)[0] == 1 + 1 + 5
    assert game.holds(0)[2] + game.holds(2)[2] == 3 + 3 - 2


def test_rw_26_example_3_one_against_nothing() -> None:
    game = war().finish().rig(7, 2).attack(0, 1, 1).fight_on()

    assert (game.holds(0), game.holds(1)) == ((2, 0, 3), (0, 0, 3))


def test_rw_26_example_10_the_bank_pays_in_full() -> None:
    game = war().finish().rig(2, 12).attack(0, 1, 2).help(s2=1).fight_on()

    assert game.holds(1)[0] == 1 + 3
    assert game.holds(0)[0] + game.holds(2)[0] == 0


def test_rw_26_example_10_the_bonus_is_not_at_stake() -> None:
    game = war().set(0, effect="stronger").finish().rig(7, 7).attack(0, 1, 2).fight_on()

    assert game.holds(0)[0] == 1 + 2


def test_rw_26_nothing_on_a_tie_but_discards() -> None:
    game = war().finish().rig(7, 7).attack(0, 1, 2, 2).fight_on()

    assert (game.holds(0), game.holds(1)) == ((1, 0, 2), (1, 0, 2))


@pytest.mark.parametrize(("used", "left"), [(1, 3), (2, 2), (3, 2)])
def test_rw_27_half_of_the_military_used_rounded_down(used: int, left: int) -> None:
    game = war().finish().rig(7, 7).attack(0, 1, used).fight_on()

    assert game.holds(0)[2] == left


def test_rw_28_the_winner_divides_gain_and_discards() -> None:
    game = war().finish().rig(12, 2).attack(0, 1, 2).help(s2=2)

    assert game.view().battle is not None
    assert (game.decision, game.state.active) == (Decision.SHARE, 0)
    game.play(0, share=4)
    assert game.holds(2)[0] == 5
    assert game.rule(0, share=3) == "RW-28"
    game.play(0, share=2)
    assert (game.holds(0)[2], game.holds(2)[2]) == (3, 1)


def test_rw_28_nobody_loses_what_an_ally_could_still_lose() -> None:
    game = war().set(0, prestige=1).set(2, prestige=5).finish().rig(2, 12).attack(0, 1, 2)
    game.help(s2=1)

    assert game.decision == Decision.SHARE
    assert game.rule(0, share=1) == "RW-28", "the leader has only 1 to lose"
    assert game.rule(0, share=2) == ""
    assert game.rule(0, share=4) == "RW-28"


def test_rw_28_the_winner_divides_first_and_it_is_carried_out() -> None:
    game = war(4).set(3, effect="both_sides").set(3, prestige=0).set(0, prestige=0)
    game.finish().rig(2, 12).attack(0, 1, 2).help(s3=1).help(s3=1, s2=1)

    assert game.state.active == 1
    game.play(1, share=0).play(1, share=2)
    game.fight_on()
    assert game.holds(3)[0] == 0, "what was won on one side is lost on the other"


def test_rw_28_after_a_tie_the_attacker_divides_discards_first() -> None:
    game = war(4).finish().rig(7, 7).attack(0, 1, 2, 2).help(s2=2).help(s3=2)

    assert game.state.active == 0
    assert game.play(0, share=1).state.active == 1


def test_rw_28_a_leader_alone_has_nothing_to_divide() -> None:
    game = war().finish().rig(7, 2).attack(0, 1, 2).help().help()

    assert game.decision == Decision.ATTACK


def test_rw_28_the_defender_is_on_his_side_with_nothing() -> None:
    game = war().set(1, military=0).finish().set(1, prestige=5).rig(12, 2).attack(0, 1, 2)
    game.help().help(s2=1)

    assert game.decision == Decision.SHARE
    game.play(1, share=0)
    assert game.holds(1)[0] == 3


def test_rw_29_example_9_all_that_is_left() -> None:
    game = war().marry(0, 1).deal(0, 1, promise=[{"attack": 2, "with": 9}]).finish()

    assert game.rule(0, {"pass": True}) == "RW-29"
    assert game.rule(0, {"attack": 2, "with": 2}) == "RW-29"
    assert game.rule(0, {"attack": 1, "with": 3}) == "RW-29"
    assert game.match.moves(0) == [{"attack": 2, "with": 3}]


def test_rw_29_example_9_free_when_the_target_is_protected() -> None:
    game = war().set(2, effect="protected").marry(0, 1)
    game.deal(0, 1, promise=[{"attack": 2, "with": 9}]).finish()

    assert game.rule(0, {"pass": True}) == ""
    assert game.rule(0, {"attack": 1, "with": 1}) == ""


def test_rw_29_the_reason_names_rule_and_deal() -> None:
    game = war().marry(0, 1).deal(0, 1, promise=[{"attack": 2, "with": 2}]).finish()

    message = game.refuse(0, {"pass": True})
    assert message is not None
    assert message.rule == "RW-29"
    assert message.args == {"deal": 1, "partner_seat": 1, "target_seat": 2, "amount": 2}


def test_rw_29_promised_peace_removes_the_option() -> None:
    game = war().marry(0, 1).deal(0, 1, promise=[{"spare": 2}]).finish()

    assert game.rule(0, {"attack": 2, "with": 1}) == "RW-29"
    assert game.rule(0, {"attack": 1, "with": 1}) == ""


def test_rw_29_promised_assistance() -> None:
    game = war().marry(0, 2).deal(0, 2, ask=[{"assist": 0, "attacking": 1, "with": 2}]).finish()
    game.attack(0, 1, 1).play(0, call=True)

    assert game.rule(2, contribute=1) == "RW-29"
    assert game.rule(2, contribute=2) == ""
    assert game.rule(2, contribute=3) == ""


def test_rw_29_assistance_lapses_if_the_leader_does_not_ask() -> None:
    game = war().marry(0, 2).deal(0, 2, ask=[{"assist": 0, "attacking": 1, "with": 2}]).finish()

    assert game.rig(7, 7).attack(0, 1, 1).help().help().decision == Decision.ATTACK


def test_rw_29_who_promised_the_defence_cannot_join_the_attack() -> None:
    game = war().marry(1, 2).deal(2, 1, promise=[{"assist": 1, "defending": 0}]).finish()
    game.attack(0, 1, 1).play(0, call=True)

    assert game.rule(2, contribute=1) == "RW-29"
    game.play(2, contribute=0).play(1, call=True)
    assert game.rule(2, contribute=0) == "RW-29"


def test_rw_29_assist_nobody_is_about_the_other_leader() -> None:
    game = war().marry(1, 2).deal(2, 1, promise=[{"abstain": 1}]).finish()

    game.rig(7, 7).attack(0, 1, 1).play(0, call=True)
    assert game.rule(2, contribute=1) == "RW-29"
    game.play(2, contribute=0).fight_on().attack(2, 1, 1)
    assert game.state.seats[2].attacked == 1


def test_rw_29_the_larger_of_two_promises_counts() -> None:
    game = war().marry(0, 1)
    for least in (1, 3, 2):
        game.deal(0, 1, promise=[{"attack": 2, "with": least}])

    assert game.finish().match.moves(0) == [{"attack": 2, "with": 3}]


def test_rw_30_the_winning_side_with_its_helpers() -> None:
    game = war(4).finish().rig(12, 2).attack(0, 1, 1).help(s2=1).fight_on()

    assert [house.won for house in game.view().houses] == [True, False, True, False]


@pytest.mark.parametrize(
    ("promise", "contributed", "broken"),
    [
        ({"assist": 0, "attacking": 1, "with": 2}, 1, True),
        ({"assist": 0, "attacking": 1, "with": 2}, 2, False),
        ({"abstain": 1}, 1, True),
        ({"abstain": 1}, 0, False),
        ({"assist": 0, "defending": 1}, 0, False),
    ],
)
def test_rw_15_free_promises_of_help(
    promise: dict[str, int], contributed: int, broken: bool
) -> None:
    game = war().deal(2, 0, promise=[promise]).finish().attack(0, 1, 1).play(0, call=True)
    game.play(2, contribute=contributed)

    assert (game.view(0).deals[0].faithless == [2]) == broken


def test_rw_15_a_turncoat_breaks_his_word_when_the_defender_calls() -> None:
    game = war(4).deal(2, 1, promise=[{"assist": 1, "defending": 0}]).finish().attack(0, 1, 1)
    game.help(s2=1)

    assert game.view(1).deals[0].faithless == []
    assert game.play(1, call=True).view(1).deals[0].faithless == [2]


def test_rw_15_a_turncoat_breaks_his_word_when_nobody_is_left_to_be_called() -> None:
    game = war(3).deal(2, 1, promise=[{"assist": 1, "defending": 0}]).finish().attack(0, 1, 1)
    game.help(s2=1)

    assert game.told(1)[:2] == ["contribute", "faithless-aid-defence"]
    assert game.view(1).deals[0].faithless == [2]


@pytest.mark.parametrize("promise", [{"assist": 1, "defending": 0}, {"abstain": 1}])
def test_rw_15_help_that_was_bound_breaks_no_free_promise(promise: dict[str, int]) -> None:
    game = war(4).marry(0, 2).deal(2, 0, promise=[{"assist": 0, "attacking": 1}])
    game.deal(2, 1, promise=[promise]).finish().attack(0, 1, 1)
    game.help(s2=1).play(1, call=True)

    assert game.view(1).deals[1].faithless == []


def test_rw_15_an_attack_that_was_bound_breaks_no_free_promise() -> None:
    game = war().marry(0, 2).deal(0, 2, promise=[{"attack": 1}])
    game.deal(0, 1, promise=[{"spare": 1}]).finish().attack(0, 1, 1)

    assert game.view(1).deals[1].faithless == []


def test_rw_15_what_could_not_be_kept_is_not_broken() -> None:
    game = war().set(2, effect="protected").deal(0, 1, promise=[{"attack": 2}]).finish()
    game.play(0, {"pass": True})

    assert game.view(0).deals[0].faithless == []


def test_rw_15_a_free_attack_that_was_not_made_is_broken() -> None:
    game = war().deal(0, 1, promise=[{"attack": 2, "with": 2}]).finish().attack(0, 2, 1)

    assert game.view(0).deals[0].faithless == [0]


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "A breaks a promise to B: “A attacks C with at least 2 Military”."),
        ("ru", "A нарушает слово, данное дому «B»: A нападает на дом «C» (от 2 отрядов)."),
    ],
)
def test_rw_15_the_log_says_plainly_who_broke_which_promise(language: str, sentence: str) -> None:
    game = war().deal(0, 1, promise=[{"attack": 2, "with": 2}]).finish().play(0, {"pass": True})

    for viewer in (0, 1):
        told = [words(language).say(m, ["A", "B", "C"]) for m in game.match.events(viewer)]
        assert sentence in told
    assert "faithless-attack" not in game.told(2)
