"""By consent: deals cancelled and replaced while the step lasts (RW-13, RW-16)."""

from games.royal_wedding.wedding_table import Table, bytes_hidden, flags, table
from regalia.games.royal_wedding.data import MOST_DEALS, MOST_OPEN

DEAR = {"give": {"gold": 2}, "want": {"military": 1}}
CHEAP = {"give": {"gold": 1}, "want": {"military": 1}}


def couple() -> Table:
    """Seats 0 and 1, married: 2 Gold for 1 Military."""
    return table(4).marry(0, 1).deal(0, 1, **DEAR)


def test_rw_13_example_15_only_the_deal_instead_is_carried_out() -> None:
    game = couple().play(0, offer=1, instead=1, **CHEAP).play(1, accept=0, number=3).finish()

    assert (game.holds(0)[1:], game.holds(1)[1:]) == ((2, 4), (4, 2))
    assert [deal.cancelled for deal in game.view(0).deals] == [True, False]


def test_rw_13_example_15_one_alone_cancels_nothing() -> None:
    game = couple().play(1, cancel=1).finish()

    assert (game.holds(0)[1:], game.holds(1)[1:]) == ((1, 4), (5, 2))


def test_rw_13_two_together_cancel() -> None:
    game = couple().play(1, cancel=1)

    assert game.told(0) == ["propose-cancelling"]
    game.play(0, accept=1, number=1)
    assert (game.told(1), game.told(2)) == (["cancelled"], [])
    assert game.finish().holds(0) == game.holds(1)


def test_rw_13_only_an_own_deal_in_force_can_be_cancelled_or_replaced() -> None:
    game = couple().play(1, cancel=1).play(0, accept=1, number=1)

    assert game.reason(0, cancel=1) == "no-such-deal"
    assert game.reason(0, offer=1, instead=1, **CHEAP) == "no-such-deal"
    assert couple().reason(2, cancel=1) == "no-such-deal"
    assert couple().reason(0, offer=2, instead=1, promise=[{"spare": 2}]) == "no-such-deal"
    assert couple().reason(0, cancel=2) == "no-such-deal"


def test_rw_16_a_deal_instead_is_tested_without_the_one_it_replaces() -> None:
    game = couple()

    assert game.rule(0, offer=1, **DEAR) == "RW-16"
    assert game.rule(0, offer=1, instead=1, give={"gold": 3}) == ""
    game.play(0, offer=1, instead=1, give={"gold": 3}).play(1, accept=0, number=3)
    assert flags(game) == [True, True]


def test_rw_13_other_offers_to_change_a_deal_close_with_it() -> None:
    game = couple().play(0, offer=1, instead=1, **CHEAP).play(1, cancel=1)
    game.play(0, accept=1, number=1)

    assert game.view(1).offers == []
    assert "close" in game.told(1)


def test_rw_13_a_counter_is_about_the_same_deal() -> None:
    game = couple().play(1, cancel=1).play(0, counter=1, number=1, **CHEAP)

    [offer] = game.view(1).offers
    assert (offer.instead, offer.answers) == (1, 1)
    assert game.told(1)[:2] == ["decline", "replace"]


def test_rw_13_a_cancelled_deal_does_not_bind_at_the_wedding() -> None:
    game = table().deal(0, 1, promise=[{"spare": 1}]).play(0, cancel=1).play(1, accept=0, number=2)
    game.marry(0, 1)

    assert flags(game) == [False]


def test_rw_13_nobody_else_can_tell_that_a_deal_was_cancelled() -> None:
    kept = couple().play(1, cancel=1).play(0, decline=1, number=1)
    gone = couple().play(1, cancel=1).play(0, accept=1, number=1)

    assert bytes_hidden(kept, 2, 5) == bytes_hidden(gone, 2, 5)
    assert bytes_hidden(kept, -1, 5) == bytes_hidden(gone, -1, 5)
    assert bytes_hidden(kept, 0, 5) != bytes_hidden(gone, 0, 5)


def test_rw_13_so_many_offers_wait_at_a_time() -> None:
    game = table(proposals=20)
    for _ in range(MOST_OPEN):
        game.play(0, offer=1, promise=[{"spare": 1}])

    message = game.refuse(0, wed=1)
    assert message is not None
    assert (message.id[21:], message.args["most"]) == ("too-many-open", MOST_OPEN)
    game.play(0, withdraw=1, number=4)
    assert game.rule(0, wed=1) == ""
    assert game.rule(1, accept=0, number=4) == "RW-13"
    assert game.rule(1, accept=0, number=10) == ""


def test_rw_13_so_many_deals_are_made_in_a_generation() -> None:
    game = table(proposals=50)
    for _ in range(MOST_DEALS):
        game.deal(0, 1, promise=[{"spare": 1}])
    game.play(0, wed=1).play(0, offer=1, promise=[{"spare": 1}])

    assert game.reason(1, accept=0, number=MOST_DEALS + 2) == "too-many-deals"
    assert game.rule(1, accept=0, number=MOST_DEALS + 1) == ""
