"""What a seat is told about its own position: its Challenge, and what it can agree on with whom."""

import random

import pytest

from games.royal_wedding.wedding_table import GAME, Table, table
from regalia.engine.match import Match
from regalia.games.royal_wedding.view import RoyalWeddingView


def partner(game: Table, seat: int, other: int) -> tuple[list[str], bool, bool]:
    """What the two may trade, whether a deal of theirs binds, whether they can marry."""
    [found] = [one for one in game.view(seat).partners if one.seat == other]
    return found.goods, found.binds, found.wed


def test_rw_11_strangers_trade_nothing_and_may_marry() -> None:
    assert partner(table(), 0, 1) == ([], False, True)


def test_rw_11_the_married_trade_everything_and_their_deals_bind() -> None:
    game = table().marry(0, 1)

    assert partner(game, 0, 1) == (["prestige", "gold", "military"], True, False)
    assert partner(game, 0, 2) == ([], False, False)


def test_rw_11_the_formerly_married_trade_gold() -> None:
    assert partner(table().formerly(0, 1), 0, 1) == (["gold"], False, True)


def test_rw_15_an_open_offer_says_whether_it_would_bind() -> None:
    game = table(4).marry(0, 1).play(0, offer=1, give={"gold": 1})
    game.play(0, offer=2, promise=[{"spare": 2}]).play(2, wed=3)

    assert [one.binds for one in game.view(0).offers] == [True, False]
    assert [one.binds for one in game.view(2).offers] == [False, True]


def test_rw_08_outside_step_2_there_is_nothing_to_agree_on() -> None:
    assert table().to_war().view(0).partners == []


def test_rw_31_the_centre_counts_before_the_task() -> None:
    game = table().set(0, challenge="coffers", gold=6)

    assert game.view(0).met is False
    assert game.set(0, gold=7).view(0).met is True
    assert game.view(-1).met is None


@pytest.mark.parametrize("seed", range(6))
def test_rw_31_met_is_what_the_judgement_would_be(seed: int) -> None:
    """Of the first seat in order, whose judgement nothing comes before."""
    match, generator = Match(GAME, 3 + seed % 4, seed), random.Random(seed)
    judged = 0
    while not match.over:
        first = match.snapshot.first
        view = match.see(first)
        assert isinstance(view, RoyalWeddingView)
        seat = generator.choice(match.acting)
        moves = match.moves(seat)
        peaceful = {"pass": True} in moves and generator.random() < 0.7
        match.play(seat, {"pass": True} if peaceful else generator.choice(moves))
        told = [(message.id, message.args.get("seat")) for message in match.events(-1)]
        passed = told[0][0] == "royal-wedding-pass" if told else False
        if passed and ("royal-wedding-reveal", first) in told:
            assert view.met == (("royal-wedding-done", first) in told)
            judged += 1
    assert judged > 0


def fates(game: Table, seat: int) -> list[str]:
    [deal] = game.view(seat).deals
    assert deal.terms is not None
    return [term.fate for term in deal.terms]


def test_rw_15_of_two_promises_the_broken_one_is_known() -> None:
    game = table(4).deal(0, 3, promise=[{"spare": 1}, {"spare": 2}]).to_war()
    before = fates(game, 3)
    game.attack(0, 2, 1)

    assert before == ["open", "open"]
    assert fates(game, 3) == fates(game, 0) == ["kept", "broken"]


def test_rw_15_a_promised_attack_is_kept_once_it_is_made() -> None:
    game = table(4).deal(0, 3, promise=[{"attack": 1, "with": 2}, {"abstain": 2}]).to_war()
    game.attack(0, 1, 2)

    assert fates(game, 3) == ["kept", "open"]


def test_rw_15_what_nobody_broke_in_its_generation_was_kept() -> None:
    game = table(3).deal(0, 1, promise=[{"spare": 1}, {"spare": 2}]).to_war()
    game.attack(0, 2, 1).fight_on().pass_all()

    assert fates(game, 0) == fates(game, 1) == ["kept", "broken"]


def test_rw_17_a_gift_is_given_or_not() -> None:
    game = table(3).formerly(0, 1).set(0, gold=3).deal(0, 1, give={"gold": 2}).finish()
    before = fates(game, 1)

    assert before == ["open"]
    assert fates(game.play(0, honour=False), 1) == ["reneged"]
