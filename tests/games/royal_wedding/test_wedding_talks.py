"""Step 2: RW-08 to RW-16."""

from typing import Any

import pytest

from games.royal_wedding.wedding_table import GAME, flags, table
from regalia.games.royal_wedding.numbers import ALL_DEALS, END, deal_at, place_of
from regalia.games.royal_wedding.state import Decision
from regalia.words import words

BOTH_ATTACK_2 = {"promise": [{"attack": 2, "with": 2}], "ask": [{"attack": 2}]}


def test_rw_08_everybody_may_speak_until_all_are_finished() -> None:
    game = table()

    assert game.match.acting == [0, 1, 2]
    game.play(1, finished=True)
    assert game.match.acting == [0, 2]
    game.play(2, finished=True).play(0, finished=True)
    assert game.decision != Decision.TALK


def test_rw_08_a_new_offer_brings_the_finished_back() -> None:
    game = table().play(1, finished=True).play(0, offer=1, ask=[{"spare": 0}])

    assert 1 in game.match.acting


def test_rw_08_who_is_finished_comes_back_by_an_act_or_a_word() -> None:
    game = table().play(1, finished=True)

    assert game.rule(1, finished=True) == "RW-08"
    assert game.play(1, finished=False).match.acting == [0, 1, 2]
    game.play(1, finished=True).play(1, wed=2)
    assert game.match.acting == [0, 1, 2]


def test_rw_08_proposals_are_capped_and_not_refunded() -> None:
    game = table(proposals=2).play(0, wed=1).play(0, withdraw=1, number=1)
    game.play(0, offer=1, ask=[{"spare": 0}])

    assert game.rule(0, wed=1) == "RW-08"
    assert game.view(0).proposals == 0


def test_rw_08_a_counter_counts_as_a_proposal() -> None:
    game = table(proposals=1).play(0, wed=1).play(2, wed=1).play(1, counter=0, number=1, wed=True)

    assert game.view(1).proposals == 0
    assert game.rule(1, counter=2, number=1, wed=True) == "RW-08"
    assert not [move for move in game.match.moves(1) if "counter" in move]


def test_rw_09_a_marriage_needs_an_heir_on_both_sides() -> None:
    game = table().marry(0, 1)

    assert game.view().houses[0].married == [1]
    assert game.reason(0, wed=2) == "no-heir"
    assert game.reason(2, wed=0) == "partner-without-heir"


def test_rw_09_the_same_two_do_not_marry_twice() -> None:
    game = table().set(0, effect="extra_heir").set(1, effect="extra_heir").marry(0, 1)

    assert game.reason(0, wed=1) == "already-married"


def test_rw_09_heirs_come_back_in_the_next_generation() -> None:
    game = table().marry(0, 1).resolve()

    assert game.view().houses[0].married == []
    assert game.view().houses[0].formerly == [1]


def test_rw_09_a_dowry_comes_with_the_wedding_and_binds() -> None:
    game = table().marry(0, 1, give={"prestige": 1}, want={"military": 2})

    assert flags(game) == [True]
    game.finish()
    assert (game.holds(0)[0], game.holds(0)[2]) == (0, 5)


PEACE = [{"spare": 2}]


@pytest.mark.parametrize(
    ("terms", "what"),
    [
        ({}, "marriage"),
        ({"give": {"gold": 1}}, "goods"),
        ({"ask": PEACE}, "promises"),
        ({"give": {"gold": 1}, "promise": PEACE}, "both"),
    ],
)
def test_rw_09_goods_are_a_dowry_and_promises_are_promises(
    terms: dict[str, Any], what: str
) -> None:
    game = table().play(0, {"wed": 1, **terms})
    offer = game.match.events(1)[0]
    answer = next(GAME.describe(game.state, 1, action) for action in game.match.actions(1))
    said = [words("en").say(message, ["Ann", "Bob", "Cleo"]) for message in (offer, answer)]

    assert offer.args["what"] == what
    assert ["dowry" in each for each in said] == [what in ("goods", "both")] * 2
    assert ["promises" in each for each in said] == [what in ("promises", "both")] * 2


def test_rw_09_a_dowry_is_tested_before_the_earlier_deals() -> None:
    game = table().formerly(0, 1).deal(0, 1, give={"gold": 2}).marry(0, 1, give={"gold": 2})

    assert flags(game) == [False, True]


def test_rw_09_offers_of_who_has_no_heir_left_are_closed() -> None:
    game = table().play(0, wed=2).play(0, wed=1).play(1, accept=0, number=1)

    assert game.view(2).offers == []
    assert "close" in game.told(2)
    assert "close" not in game.told(1)


def test_rw_10_two_heirs_two_marriages() -> None:
    game = table().set(0, effect="extra_heir").marry(0, 1).marry(0, 2)

    assert game.view().houses[0].married == [1, 2]


def test_rw_10_no_heir_no_marriage() -> None:
    game = table().set(0, effect="no_heir")

    assert game.rule(0, wed=1) == "RW-10"


@pytest.mark.parametrize("good", ["prestige", "gold", "military"])
def test_rw_11_strangers_trade_nothing(good: str) -> None:
    assert table().rule(0, offer=1, give={good: 1}) == "RW-11"


@pytest.mark.parametrize(
    ("good", "rule"), [("prestige", "RW-11"), ("gold", ""), ("military", "RW-11")]
)
def test_rw_11_the_formerly_married_trade_gold(good: str, rule: str) -> None:
    assert table().formerly(0, 1).rule(0, offer=1, want={good: 1}) == rule


@pytest.mark.parametrize("good", ["prestige", "gold", "military"])
def test_rw_11_the_married_trade_everything(good: str) -> None:
    assert table().marry(0, 1).rule(0, offer=1, give={good: 1}) == ""


def test_rw_11_two_spouses_of_one_player_have_no_tie() -> None:
    game = table().set(0, effect="extra_heir").marry(0, 1).marry(0, 2)

    assert game.rule(1, offer=2, give={"gold": 1}) == "RW-11"


def test_rw_12_anyone_may_deal_in_promises() -> None:
    assert table().rule(0, offer=1, promise=[{"spare": 1}], ask=[{"abstain": 0}]) == ""


def test_rw_13_an_offer_is_in_force_once_accepted() -> None:
    game = table().play(0, offer=1, promise=[{"spare": 1}])

    assert game.view(1).offers[0].terms[0].kind == "spare"
    assert game.view(1).deals == []
    game.play(1, accept=0, number=1)
    assert game.view(1).offers == []
    assert game.view(1).deals[0].parties == [0, 1]


def test_rw_13_gifts_are_deals_and_empty_deals_are_not() -> None:
    game = table().formerly(0, 1)

    assert game.rule(0, offer=1, give={"gold": 1}) == ""
    assert game.rule(0, offer=1) == "RW-13"
    assert game.rule(0, offer=0, promise=[{"spare": 1}]) == "RW-13"


def test_rw_13_offers_are_withdrawn_or_declined() -> None:
    game = table().play(0, offer=1, promise=[{"spare": 1}]).play(0, offer=1, promise=[{"spare": 2}])

    game.play(0, withdraw=1, number=1).play(1, decline=0, number=2)
    assert game.view(0).offers == []
    assert game.rule(1, accept=0, number=1) == "RW-13"


def test_rw_13_a_counter_declines_and_offers_in_one_move() -> None:
    game = table().play(0, wed=1).play(1, counter=0, number=1, wed=True, want={"gold": 2})

    assert game.told(0) == ["counter", "clause-give"]
    assert game.told(2) == []
    [offer] = game.view(0).offers
    assert (offer.proposer, offer.number, offer.answers, offer.wed) == (1, 1, 1, True)
    game.play(0, accept=1, number=1)
    assert flags(game) == [True]


def test_rw_13_a_counter_answers_the_offer_it_names() -> None:
    game = table().play(0, wed=1).play(0, offer=1, promise=[{"spare": 1}]).play(0, finished=True)

    game.play(1, counter=0, number=1, ask=[{"spare": 2}])
    assert [(o.proposer, o.number) for o in game.view(0).offers] == [(0, 2), (1, 1)]
    assert 0 in game.match.acting


def test_rw_13_only_an_open_offer_to_oneself_can_be_countered() -> None:
    game = table().play(0, wed=1)

    assert game.rule(1, counter=2, number=1, wed=True) == "RW-13"
    assert game.rule(1, counter=0, number=2, wed=True) == "RW-13"
    assert game.rule(0, counter=1, number=1, wed=True) == "RW-13"
    assert game.rule(1, counter=0, number=1) == "RW-13"
    assert game.rule(1, counter=0, number=1, want={"gold": 1}) == "RW-11"
    assert game.reason(1, counter=0, number=1, wed=False) == "unreadable"


def test_rw_13_every_deal_has_a_number_of_its_own_and_fits_into_64_bits() -> None:
    promise = [{"assist": 4, "defending": 5, "with": 20}, {"abstain": 0}, {"abstain": 5}]
    game = table(6).play(5, offer=1, ask=[{"spare": 5}])
    move = {"counter": 5, "number": 1, "wed": True, "give": {"military": 100}, "ask": promise}
    action = GAME.read_action(game.state, 1, move)

    assert GAME.name_action(game.state, 1, action) == move
    assert END < 1 << 63
    highest = ALL_DEALS - 1
    assert place_of(deal_at(highest)) == highest


def test_rw_13_the_counters_that_are_listed_answer_the_latest_offer() -> None:
    game = table().play(0, wed=1).play(0, wed=1)
    counters = [move for move in game.match.moves(1) if "counter" in move]

    assert {move["counter"] for move in counters} == {0}
    assert {move["number"] for move in counters} == {2}


def test_rw_13_offers_survive_a_wedding_and_lapse_with_the_step() -> None:
    game = table().play(0, offer=1, ask=[{"spare": 0}]).marry(0, 1)

    assert len(game.view(1).offers) == 1
    assert game.finish().view(1).offers == []


def test_rw_13_several_deals_between_the_same_two() -> None:
    game = table().deal(0, 1, promise=[{"spare": 1}]).deal(0, 1, promise=[{"spare": 1}])

    assert len(game.view(0).deals) == 2


def test_rw_14_a_deal_has_five_terms_at_most() -> None:
    promises = [{"spare": 1}, {"spare": 2}, {"abstain": 1}, {"abstain": 2}, {"spare": 3}]

    assert table(4).rule(0, offer=1, promise=promises) == ""
    assert table(4).rule(0, offer=1, promise=[*promises, {"abstain": 3}]) == "RW-14"


@pytest.mark.parametrize(
    "promise",
    [
        {"attack": 0},
        {"spare": 0},
        {"assist": 0, "attacking": 2},
        {"assist": 1, "attacking": 0},
        {"assist": 2, "attacking": 2},
        {"abstain": 0},
        {"attack": 5},
        {"attack": 1, "with": 21},
        {"attack": 1, "with": 0},
    ],
)
def test_rw_14_promises_are_about_others(promise: dict[str, int]) -> None:
    assert table().rule(0, offer=1, promise=[promise]) == "RW-14"


def test_rw_14_the_amount_is_one_if_not_said_and_the_larger_counts() -> None:
    game = table().play(0, offer=1, promise=[{"attack": 2}, {"attack": 2, "with": 3}, {"spare": 1}])

    assert [term.amount for term in game.view(1).offers[0].terms] == [3, 0]


def test_rw_14_a_joint_attack_lapses_for_both() -> None:
    game = table().marry(0, 1).deal(0, 1, **BOTH_ATTACK_2)
    game.set(0, gold=0).set(1, gold=0).set(2, gold=0).set(1, military=0).to_war()

    assert game.state.active == 0
    assert game.rule(0, {"pass": True}) == ""


def test_rw_14_who_has_attacked_does_not_release_the_partner() -> None:
    game = table().marry(0, 1).deal(0, 1, **BOTH_ATTACK_2).to_war()
    game.rig(7, 7).attack(0, 2, 2).fight_on().set(0, military=0)

    assert game.state.active == 1
    assert game.rule(1, {"pass": True}) == "RW-29"


def test_rw_14_a_single_attack_does_not_lapse_with_the_partners_power() -> None:
    game = table().marry(0, 1).deal(0, 1, promise=[{"attack": 2}]).set(1, military=0).to_war()

    assert game.rule(0, {"pass": True}) == "RW-29"


def test_rw_15_deals_of_the_married_bind_and_others_do_not() -> None:
    game = table().deal(0, 2, promise=[{"spare": 2}]).marry(0, 1).deal(0, 1, promise=[{"spare": 1}])

    assert flags(game) == [False, True]
    game.to_war()
    assert game.rule(0, {"attack": 1, "with": 1}) == "RW-29"
    game.attack(0, 2, 1)
    assert game.view(2).deals[0].faithless == [0]


def test_rw_15_a_broken_word_is_told_to_the_two() -> None:
    game = table().deal(0, 2, promise=[{"spare": 2}]).to_war().play(0, {"attack": 2, "with": 1})

    assert "faithless-spare" in game.told(0)
    assert "faithless-spare" in game.told(2)
    assert "faithless-spare" not in game.told(1)
    assert game.view(1).deals[0].faithless == []


def test_rw_16_example_7_cover_counts_what_is_bound_and_not_what_is_to_come() -> None:
    game = table().marry(0, 1).deal(0, 1, give={"gold": 2}, want={"gold": 3})

    assert game.rule(0, offer=1, give={"gold": 2}) == "RW-16"
    message = game.refuse(0, offer=1, give={"gold": 2})
    assert message is not None
    assert message.args == {"good": "gold", "held": 3, "bound": 2, "given": 2}


def test_rw_16_example_8_earlier_deals_are_tested_at_the_wedding() -> None:
    game = table().formerly(0, 1)
    for gold in (2, 2, 1):
        game.deal(0, 1, give={"gold": gold})

    assert flags(game.marry(0, 1)) == [True, False, True]


CLASHES = [
    ({"attack": 2}, {"attack": 3}),
    ({"attack": 2}, {"spare": 2}),
    ({"assist": 1, "attacking": 2}, {"abstain": 2}),
    ({"assist": 3, "defending": 2}, {"abstain": 2}),
    ({"assist": 2, "attacking": 3}, {"assist": 3, "defending": 2}),
]


@pytest.mark.parametrize(("one", "other"), CLASHES)
def test_rw_16_contradictions(one: dict[str, int], other: dict[str, int]) -> None:
    game = table(4).marry(0, 1)

    assert game.rule(0, offer=1, promise=[one, other]) == "RW-16"
    assert game.deal(0, 1, promise=[one]).rule(0, offer=1, promise=[other]) == "RW-16"
    assert game.play(1, offer=0, ask=[other]).rule(0, accept=1, number=1) == "RW-16"


@pytest.mark.parametrize(("one", "other"), CLASHES)
def test_rw_16_free_deals_may_contradict(one: dict[str, int], other: dict[str, int]) -> None:
    assert table(4).rule(0, offer=1, promise=[one, other]) == ""


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ({"attack": 2, "with": 2}, {"attack": 2, "with": 5}),
        ({"spare": 2}, {"assist": 1, "attacking": 2}),
        ({"attack": 2, "with": 9}, {"spare": 3}),
        ({"assist": 2, "attacking": 3}, {"assist": 2, "defending": 3}),
    ],
)
def test_rw_16_no_contradictions(one: dict[str, int], other: dict[str, int]) -> None:
    assert table(4).marry(0, 1).deal(0, 1, promise=[one]).rule(0, offer=1, promise=[other]) == ""


def test_rw_16_both_sides_of_a_battle_for_who_may_join_both() -> None:
    game = table(4).set(0, effect="both_sides").marry(0, 1)
    promises = [{"assist": 2, "attacking": 3}, {"assist": 3, "defending": 2}]

    assert game.rule(0, offer=1, promise=promises) == ""


def test_rw_16_a_counter_that_would_bind_is_tested() -> None:
    game = table().marry(0, 1).play(0, offer=1, want={"gold": 3})

    assert game.rule(1, counter=0, number=2, give={"gold": 4}) == "RW-16"
    assert game.rule(1, counter=0, number=2, give={"gold": 2}) == ""


def test_rw_16_the_partner_is_tested_on_accepting() -> None:
    game = table().marry(0, 1).play(0, offer=1, want={"gold": 4})

    assert game.rule(1, accept=0, number=2) == "RW-16"


def test_rw_16_an_offer_that_stops_passing_is_closed_without_a_reason() -> None:
    game = table().set(0, effect="extra_heir").marry(0, 1).marry(0, 2)
    game.play(0, offer=1, give={"gold": 2}).deal(0, 2, give={"gold": 2})

    assert game.view(1).offers == []
    assert "close" in game.told(1)
    assert game.rule(1, accept=0, number=1) == "RW-13"


def test_rw_16_a_wedding_closes_the_couples_offers_without_cover() -> None:
    game = table().formerly(0, 1).play(0, offer=1, give={"gold": 9}).marry(0, 1)

    assert game.view(1).offers == []
