"""Steps 3 and 4: RW-17 to RW-21."""

import pytest

from games.royal_wedding.wedding_table import Table, table
from regalia.games.royal_wedding.state import Decision


def test_rw_17_example_6_binding_transfers_happen_by_themselves() -> None:
    game = table().set(1, prestige=2).marry(0, 1).deal(0, 1, give={"gold": 3}, want={"prestige": 1})

    game.finish()
    assert (game.holds(0)[:2], game.holds(1)[:2]) == ((2, 0), (1, 6))


def test_rw_17_example_6_one_generation_later() -> None:
    game = table().marry(0, 1).resolve()

    assert game.rule(0, offer=1, give={"gold": 3}, want={"prestige": 1}) == "RW-11"
    assert game.rule(0, wed=1, give={"gold": 3}, want={"prestige": 1}) == ""
    game.deal(0, 1, give={"gold": 3}).finish()
    assert game.decision == Decision.HONOUR
    assert game.match.actions(0) != []


def test_rw_17_in_order_and_knowing_what_others_did() -> None:
    game = table().formerly(0, 1).deal(1, 0, give={"gold": 3}, want={"gold": 1}).finish()

    assert game.state.active == 0
    game.play(0, honour=True)
    assert game.state.active == 1
    game.play(1, honour=False)
    assert (game.holds(0)[1], game.holds(1)[1]) == (2, 4)
    assert game.view(0).deals[0].given == [0]
    assert game.view(0).deals[0].reneged == [1]


def test_rw_17_each_in_the_order_struck() -> None:
    game = table(4).formerly(0, 1).formerly(0, 2)
    game.deal(0, 2, give={"gold": 2}).deal(1, 0, want={"gold": 1}).finish()

    assert game.view(0).pending == 1
    assert game.play(0, honour=True).view(0).pending == 2


def test_rw_17_what_cannot_be_covered_is_broken() -> None:
    game = table().formerly(0, 1).deal(0, 1, give={"gold": 9}).finish()

    assert game.decision != Decision.HONOUR
    assert "renege" in game.told(1)
    assert "renege" not in game.told(2)
    assert game.view(1).deals[0].reneged == [0]


def test_rw_17_gold_received_in_this_step_may_be_used() -> None:
    game = table().formerly(0, 1).formerly(1, 2).set(1, gold=0)
    game.deal(0, 1, give={"gold": 2}).deal(1, 2, give={"gold": 2}).finish()

    game.play(0, honour=True).play(1, honour=True)
    assert [game.holds(seat)[1] for seat in range(3)] == [1, 0, 5]


def test_rw_18_gifts_are_counted_gross() -> None:
    game = table().marry(0, 1).deal(0, 1, give={"gold": 3}, want={"gold": 3}).finish()

    me = game.view().houses[0]
    assert (me.received["gold"], me.given["gold"]) == (3, 3)


@pytest.mark.parametrize(("prestige", "due"), [(0, 0), (2, 0), (3, 1), (5, 1), (6, 2), (11, 3)])
def test_rw_19_a_gold_for_every_full_three_prestige(prestige: int, due: int) -> None:
    game = table().set(0, prestige=prestige, gold=10).finish()

    assert game.holds(0) == (prestige, 10 - due, 3)


def test_rw_19_none_or_double_after_a_tax_rebellion() -> None:
    game = table().set(0, prestige=7, gold=10, effect="untaxed")
    game.set(1, prestige=7, gold=10, effect="taxed_double").finish()

    assert game.holds(0)[1] == 10
    assert game.holds(1)[1] == 6


def test_rw_20_example_1_unpaid_maintenance() -> None:
    game = table().set(0, prestige=7, gold=1).finish()

    assert game.holds(0) == (5, 0, 3)
    assert game.state.active != 0


def test_rw_20_who_did_not_pay_may_not_buy() -> None:
    game = table().set(0, prestige=30, gold=9).finish()

    assert not game.state.seats[0].paid
    assert game.state.active == 1


def test_rw_21_buying_military_and_prestige() -> None:
    game = table().set(0, gold=7).finish().play(0, buy={"military": 2, "prestige": 1})

    assert game.holds(0) == (2, 1, 5)


def test_rw_21_only_with_gold_and_in_order() -> None:
    game = table().finish()

    assert game.state.active == 0
    assert game.rule(0, buy={"military": 2}) == "RW-21"
    assert game.play(0, buy={"military": 1}).state.active == 1


def test_rw_21_all_maintenance_is_paid_before_anybody_buys() -> None:
    game = table().set(2, prestige=9, gold=4).finish()

    assert game.state.active == 0
    assert game.holds(2)[1] == 1


def test_rw_21_purchases_beyond_the_list_are_possible() -> None:
    game = table().set(0, gold=60).finish().play(0, buy={"military": 20, "prestige": 10})

    assert game.holds(0) == (11, 0, 23)


def honours(players: int) -> Table:
    game = table(players)
    for one in range(players):
        game.formerly(one, (one + 1) % players)
    return game


def test_rw_17_nobody_else_sees_whose_decision_is_awaited() -> None:
    game = honours(4).deal(1, 2, give={"gold": 1}).finish()

    assert game.view(1).acting == [1]
    assert game.view(0).acting == [1, 2, 3]
    assert game.view(3).acting == [0, 1, 2]
    assert game.view().acting == [0, 1, 2, 3]
