"""The price of help: what a leader promised about the division, kept, broken or lapsed."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.royal_wedding.wedding_table import GAME, Table, bytes_hidden, table
from regalia.engine.game import Move

HALVES = {"divide": 1, "halves": True}


def battle(game: Table, own: int = 3, **helpers: int) -> Table:
    """Seat 0 attacks the last seat with these helpers, and wins."""
    last = game.match.players - 1
    game.to_war().rig(12, 2).attack(0, last, own).help(**helpers)
    return game.play(last, call=False) if game.is_asked("call") else game


def lost_battle(game: Table, own: int, **helpers: int) -> Table:
    last = game.match.players - 1
    game.to_war().rig(2, 12).attack(0, last, own, 1).help(**helpers)
    return game.play(last, call=False) if game.is_asked("call") else game


def shares(game: Table) -> list[int]:
    """What the leader may give the helper he is asked about."""
    return sorted(move["share"] for move in game.match.moves(game.state.active))


def couple(players: int = 4, *, military: int = 5, **words: object) -> Table:
    """0 and 1 are married, and by a deal of theirs 0 has promised something."""
    game = table(players)
    for seat in range(players):
        game.set(seat, military=military, prestige=9)
    return game.marry(0, 1).deal(0, 1, **words)


def test_rw_14_a_leader_may_promise_a_helper_how_he_divides() -> None:
    division = {"divide": 1, "gain": 2, "loss": 1, "discard": 0}
    game = table().deal(0, 1, promise=[division], ask=[{"assist": 0, "attacking": 2}])
    terms = [
        (one.by, one.kind, one.target, one.amount) for one in game.view(1).deals[0].terms or []
    ]

    assert (0, "gain", 1, 2) in terms
    assert (0, "loss", 1, 1) in terms
    assert (0, "discard", 1, 0) in terms


@pytest.mark.parametrize(
    "division",
    [
        {"divide": 1},
        {"divide": 1, "gain": 0},
        {"divide": 1, "gain": 21},
        {"divide": 1, "gain": 2, "halves": True},
        {"divide": 1, "halves": 1},
        {"divide": 1, "loss": -1},
        {"divide": 1, "with": 2},
        {"divide": 9, "gain": 1},
        {"divide": 0, "gain": 1},
    ],
)
def test_rw_14_a_division_names_a_helper_and_some_of_its_parts(division: Move) -> None:
    assert table().refuse(0, offer=1, promise=[division]) is not None


def test_rw_14_of_two_limits_the_smaller_counts() -> None:
    loss = [{"divide": 1, "loss": 1}, {"divide": 1, "loss": 3}]
    game = table().deal(0, 1, promise=loss)

    assert [one.amount for one in game.view(0).deals[0].terms or []] == [1]


@pytest.mark.parametrize(
    ("one", "other"),
    [
        (HALVES, {"divide": 2, "halves": True}),
        (HALVES, {"divide": 2, "gain": 1}),
        ({"divide": 2, "gain": 1}, HALVES),
    ],
)
def test_rw_16_more_than_halves_in_all_is_a_contradiction(one: Move, other: Move) -> None:
    game = couple(promise=[one])

    assert game.reason(0, offer=1, promise=[other]) == "contradiction"
    assert game.rule(0, offer=1, promise=[one, other]) == "RW-16"


@pytest.mark.parametrize(
    "other", [{"divide": 1, "gain": 3}, {"divide": 2, "loss": 0}, {"divide": 2, "discard": 1}]
)
def test_rw_16_what_goes_with_halves(other: Move) -> None:
    assert couple(promise=[HALVES]).refuse(0, offer=1, promise=[other]) is None


def test_rw_16_two_shares_of_a_gain_not_known_yet_are_no_contradiction() -> None:
    game = couple(promise=[{"divide": 1, "gain": 20}])

    assert game.refuse(0, offer=1, promise=[{"divide": 2, "gain": 20}]) is None


def test_rw_29_half_of_an_odd_gain_goes_either_way() -> None:
    """Example 14: of 5 the helper has 2 or 3."""
    game = battle(couple(promise=[HALVES]), own=3, s1=2)

    assert shares(game) == [2, 3]
    assert game.reason(0, share=1) == "division-promised"
    assert game.rule(0, share=4) == "RW-29"
    game.play(0, share=2)
    assert (game.holds(0)[0], game.holds(1)[0]) == (9 + 3, 9 + 2)


def test_rw_29_halves_leave_nothing_to_others_but_the_leader_is_asked_all_the_same() -> None:
    """Otherwise everybody would see that something was promised."""
    game = battle(couple(promise=[HALVES]), own=2, s1=1, s2=1)

    assert shares(game) == [2]
    game.play(0, share=2)
    assert game.state.battle.asked == 2
    assert shares(game) == [0]


def test_rw_29_a_helper_has_at_least_what_was_promised() -> None:
    game = battle(couple(promise=[{"divide": 1, "gain": 3}]), own=3, s1=2)

    assert shares(game) == [3, 4, 5]


def test_rw_29_what_the_gain_does_not_yield_lapses_and_no_more() -> None:
    divisions = [{"divide": 1, "gain": 4}, {"divide": 2, "gain": 4}]
    game = battle(couple(promise=divisions), own=3, s1=1, s2=1)

    assert shares(game) == [1, 2, 3, 4]  # of 5, the leader keeps nothing
    game.play(0, share=3)
    assert shares(game) == [2]
    game.play(0, share=2)
    assert [one.fate for one in game.view(1).deals[0].terms or []] == ["lapsed", "lapsed"]
    assert game.holds(2)[0] == 9 + 2
    assert game.holds(0)[0] == 9


def test_rw_29_a_helper_bears_at_most_what_was_promised() -> None:
    game = couple(promise=[{"divide": 1, "loss": 1, "discard": 0}])
    game = lost_battle(game, 3, s1=3)

    assert game.view(0).battle.sharing == "loss"  # type: ignore[union-attr]
    assert shares(game) == [0, 1]
    game.play(0, share=1)
    assert shares(game) == [0]
    game.play(0, share=0)
    assert (game.holds(1)[0], game.holds(1)[2]) == (9 - 1, 5)


def test_rw_29_who_has_no_prestige_left_cannot_spare_his_helper() -> None:
    game = couple(promise=[{"divide": 1, "loss": 1}]).set(0, prestige=2)
    game = lost_battle(game, 3, s1=3)

    assert shares(game) == [4]  # of 6, and as little above 1 as can be
    game.play(0, share=4)
    assert (game.holds(0)[0], game.holds(1)[0]) == (0, 9 - 4)
    assert [one.fate for one in game.view(0).deals[0].terms or []] == ["lapsed"]


def test_rw_29_a_promise_to_who_does_not_help_is_no_promise() -> None:
    game = battle(couple(promise=[HALVES]), own=3, s2=2)

    assert shares(game) == [0, 1, 2, 3, 4, 5]


def test_rw_29_the_defender_divides_as_promised_too() -> None:
    game = couple(3, promise=[HALVES]).to_war().rig(2, 12).attack(2, 0, 3, 3)
    game.play(2, call=False).play(0, call=True).play(1, contribute=2)

    assert shares(game) == [1, 2]


def free_deal(**words: object) -> Table:
    game = table(4)
    for seat in range(4):
        game.set(seat, military=5, prestige=9)
    return game.deal(0, 1, **words)


def test_rw_15_a_division_that_does_not_bind_can_be_broken() -> None:
    game = battle(free_deal(promise=[HALVES]), own=3, s1=1)

    assert shares(game) == [0, 1, 2, 3, 4]
    game.play(0, share=1)
    assert game.told(1).count("faithless-halves") == game.told(0).count("faithless-halves") == 1
    assert "faithless-halves" not in game.told(2)
    assert game.view(1).deals[0].faithless == [0]


def test_rw_15_halves_are_broken_by_what_a_third_one_gets() -> None:
    game = battle(free_deal(promise=[HALVES]), own=2, s1=1, s2=1).play(0, share=2)
    assert game.view(1).deals[0].faithless == []

    assert game.play(0, share=1).view(1).deals[0].faithless == [0]


def test_rw_15_what_another_was_given_before_is_no_excuse() -> None:
    game = free_deal(promise=[{"divide": 2, "gain": 2}])
    game = battle(game, own=2, s1=1, s2=1).play(0, share=4)

    assert game.view(1).deals[0].faithless == [0]


def test_rw_29_a_free_promise_that_a_binding_one_leaves_no_room_for_lapses() -> None:
    game = couple(promise=[{"divide": 1, "gain": 4}]).deal(0, 2, promise=[{"divide": 2, "gain": 2}])
    game = battle(game, own=3, s1=1, s2=1)

    assert [one.fate for one in game.view(2).deals[1].terms or []] == ["lapsed"]
    game.play(0, share=4)
    assert game.view(2).deals[1].faithless == []


def test_rw_14_who_does_not_come_has_no_share_of_the_gain() -> None:
    game = free_deal(promise=[HALVES], ask=[{"assist": 0, "attacking": 3, "with": 2}])
    game = battle(game, own=3, s1=1)

    assert game.view(0).deals[0].faithless == [1]
    game.play(0, share=0)
    assert [one.fate for one in game.view(0).deals[0].terms or []] == ["lapsed", "broken"]


def test_a_promised_division_looks_to_others_like_any_other_deal() -> None:
    tables = []
    for promise in (HALVES, {"spare": 1}):
        game = battle(couple(promise=[promise]), own=3, s1=1).play(0, share=2)
        tables.append(game.to_war())
    one, other = tables

    for viewer in (2, 3, -1):
        assert bytes_hidden(one, viewer, 4) == bytes_hidden(other, viewer, 4)


@settings(max_examples=60, deadline=None)
@given(st.data())
def test_rw_29_no_division_offered_misses_more_than_it_must(data: st.DataObject) -> None:
    """Against all divisions there are: those that miss the promises by least are offered."""
    number = st.integers(0, 4)
    own, s1, s2 = data.draw(st.integers(1, 3)), data.draw(number), data.draw(st.integers(1, 3))
    least = {1: data.draw(number), 2: data.draw(number)}
    promise = [{"divide": seat, "gain": n} for seat, n in least.items() if n]
    game = couple(promise=[*promise, {"spare": 1}])
    game = battle(game, own=own, s1=s1, s2=s2)
    stake = own + s1 + s2
    owed = {1: least[1] if s1 else 0, 2: least[2]}
    divisions = [(a, b) for a in range(stake + 1) for b in range(stake + 1 - a) if s1 or not a]

    def missed(a: int, b: int) -> int:
        return max(0, owed[1] - a) + max(0, owed[2] - b)

    fewest = min(missed(*each) for each in divisions)
    best = {each for each in divisions if missed(*each) == fewest}
    assert offered(game, bool(s1)) == best


def offered(game: Table, two: bool) -> set[tuple[int, int]]:
    found = set()
    if not two:
        return {(0, b) for b in shares(game)}
    for a in shares(game):
        later = game.match.after(0, game.match.legal_action(0, {"share": a}))
        if later.snapshot.battle.asked == 2:
            found |= {(a, m["share"]) for m in later.moves(0)}
        else:
            found.add((a, 0))
    return found


def test_the_numbers_of_deals_have_room_for_divisions() -> None:
    game = table().play(0, offer=1, promise=[{"divide": 1, "gain": 20, "loss": 20, "discard": 20}])
    (offer,) = game.view(1).offers

    assert [one.amount for one in offer.terms] == [20, 20, 20]
    assert GAME.action_numbers is not None
    assert GAME.action_numbers < 2**63
