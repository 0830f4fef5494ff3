"""What `hide` makes up about deals of others agrees with all that a seat has seen."""

import random
from dataclasses import replace

import pytest

from games.royal_wedding.rich_wedding import RULES
from games.royal_wedding.wedding_table import (
    GAME,
    Table,
    bytes_hidden,
    carried_out,
    hidden,
    seen,
    table,
)
from regalia.engine.match import Match
from regalia.engine.state import snapshot
from regalia.games.royal_wedding.data import Good, Kind
from regalia.games.royal_wedding.state import Decision, Flag
from regalia.games.royal_wedding.terms import unpack

SEEDS = range(30)
HONOUR, BREAK = {"honour": True}, {"honour": False}


def agrees(game: Table, viewer: int) -> bool:
    """Do all worlds the viewer can imagine bring the transfers that were seen?"""
    return all(carried_out(hidden(game, viewer, seed)) == seen(game.state) for seed in SEEDS)


def test_gold_that_was_given_freely_is_in_the_deals_one_by_one() -> None:
    game = table(4).formerly(0, 1)
    for gold in (2, 1):
        game.deal(0, 1, give={"gold": gold})
    game.deal(0, 1, promise=[{"spare": 1}]).finish().play(0, HONOUR).play(0, HONOUR)

    assert seen(game.state) == [(0, 1, Good.GOLD, 2), (0, 1, Good.GOLD, 1)]
    assert agrees(game, 3)
    assert agrees(game, -1)


def test_a_debt_broken_leaves_no_trace_for_others() -> None:
    """Whether 0 broke a deal with 1 or promised peace only, 2 sees a deal and no transfer."""
    broken = table(4).formerly(0, 1).deal(0, 1, give={"gold": 2}).finish().play(0, BREAK)
    peaceful = table(4).formerly(0, 1).deal(1, 0, promise=[{"spare": 0}]).finish()
    for game in (broken, peaceful):
        game.play(0, {"buy": {}})

    assert bytes_hidden(broken, 2, 5) == bytes_hidden(peaceful, 2, 5)


def test_what_a_couple_gave_is_in_binding_deals() -> None:
    game = table(4).marry(0, 1, give={"prestige": 1, "gold": 1}, want={"military": 2})
    game.deal(1, 0, give={"gold": 1}, want={"gold": 2}).finish()

    assert len(seen(game.state)) == 4
    assert agrees(game, 3)
    for seed in SEEDS:
        assert all(deal.marks & Flag.BINDING for deal in hidden(game, 3, seed).deals[:2])


def test_a_couple_may_owe_more_than_one_deal_can_say() -> None:
    """Six kinds of gift are one more than a deal has terms, and 250 Gold more than a term has."""
    game = table(4).set(0, gold=300, prestige=9).set(1, gold=9, prestige=9)
    game.marry(0, 1, give={"gold": 100, "prestige": 1, "military": 1}, want={"gold": 1})
    game.deal(1, 0, give={"prestige": 1, "military": 1}, want={"gold": 100})
    game.deal(0, 1, give={"gold": 50}).finish()

    assert len(seen(game.state)) == 6
    assert agrees(game, 2)


def test_a_second_payment_to_a_spouse_came_from_a_deal_that_binds_nobody() -> None:
    game = table(4).formerly(0, 1)
    for gold in (2, 2, 1):
        game.deal(0, 1, give={"gold": gold})
    game.marry(0, 1, want={"gold": 2}).formerly(2, 0).deal(2, 0, give={"gold": 3})
    game.set(0, gold=5).finish().play(0, HONOUR)

    assert seen(game.state)[:2] == [(0, 1, Good.GOLD, 3), (0, 1, Good.GOLD, 2)]
    assert agrees(game, 3)
    free = [
        deal
        for deal in hidden(game, 3, 1).deals[:4]
        if deal.marks & Flag.GIVEN and not deal.marks & Flag.BINDING
    ]
    assert [contradicts_itself(deal) for deal in free] == [True]


def contradicts_itself(deal: object) -> bool:
    """RW-16  The reason why an early deal of a couple stayed free: both sides of one battle."""
    kinds = [term.kind for term in unpack(deal.terms)]  # type: ignore[attr-defined]
    return Kind.AID_ATTACK in kinds and Kind.AID_DEFENCE in kinds


def test_payments_to_the_viewer_tell_the_order_of_those_to_others() -> None:
    """0 paid 1 before 2, so it was by the deal struck before that with 2."""
    game = table(4).formerly(0, 1).formerly(0, 2)
    game.deal(0, 1, give={"gold": 1}).deal(0, 2, give={"gold": 1})
    game.deal(0, 1, promise=[{"spare": 1}]).finish().play(0, HONOUR).play(0, HONOUR)

    assert agrees(game, 2)
    for seed in SEEDS:
        assert hidden(game, 2, seed).deals[0].marks & (Flag.GIVEN | Flag.GIVEN << 1)


def test_tables_that_look_alike_after_payments_are_hidden_alike() -> None:
    tables = []
    for first, second in (({"gold": 2}, {}), ({}, {"gold": 2})):
        game = table(4).formerly(0, 1)
        game.deal(0, 1, give=first, promise=[{"spare": 2}])
        game.deal(1, 0, want=second, promise=[{"attack": 3}])
        tables.append(game.finish().play(0, HONOUR))
    one, other = tables

    assert one.view(3).transfers == other.view(3).transfers
    assert bytes_hidden(one, 3, 9) == bytes_hidden(other, 3, 9)


def promises_of(state: object, seat: int) -> set[tuple[Kind, int]]:
    """What binding deals of a state make the seat promise."""
    found = set()
    for deal in state.deals[: state.struck]:  # type: ignore[attr-defined]
        if deal.marks & Flag.BINDING and seat in (deal.proposer, deal.partner):
            for term in unpack(deal.terms):
                if term.side == int(deal.partner == seat):
                    found.add((term.kind, term.x))
    return found


def test_nobody_is_imagined_to_have_promised_the_peace_he_broke() -> None:
    game = table(4).marry(0, 1).deal(0, 1, promise=[{"spare": 2}]).to_war()
    game.attack(0, 1, 1)

    for seed in SEEDS:
        assert (Kind.SPARE, 1) not in promises_of(hidden(game, 3, seed), 0)


def test_nobody_who_passed_is_imagined_to_have_promised_an_attack() -> None:
    game = table(4).marry(0, 1).deal(0, 1, promise=[{"spare": 2}]).to_war().play(0, {"pass": True})

    for seed in SEEDS:
        assert Kind.ATTACK not in {kind for kind, _ in promises_of(hidden(game, 3, seed), 0)}


def test_imagined_deals_are_of_many_kinds() -> None:
    game = table(4).marry(0, 1).deal(0, 1, promise=[{"spare": 2}])
    kinds = {
        term.kind for seed in range(120) for term in unpack(hidden(game, 3, seed).deals[0].terms)
    }

    others = {Kind.ALONE, Kind.GAIN, Kind.LOSS, Kind.DISCARD}  # halves stand for all divisions
    assert kinds == set(Kind) - {Kind.NONE} - others


def test_nothing_is_made_up_about_earlier_generations() -> None:
    game = table(4).deal(0, 1, promise=[{"spare": 2}]).resolve()

    assert hidden(game, 3, 1).deals[0].terms == 0
    assert hidden(game, 0, 1).deals[0].terms == game.state.deals[0].terms


@pytest.mark.parametrize("seed", range(6))
def test_random_rich_games_agree_with_what_is_imagined(seed: int) -> None:
    game = replace(GAME, name="rich-wedding", rules=RULES)
    match, chance = Match(game, 3 + seed % 4, seed), random.Random(seed)
    while acting := match.acting:
        seat = chance.choice(acting)
        moves = match.moves(seat)
        agreeable = [m for m in moves if "accept" in m]
        match.play(seat, chance.choice(agreeable or moves))
        state = match.snapshot
        if state.transferred and state.decision != Decision.NOTHING:
            for viewer in range(-1, match.players):
                world = snapshot(match.hidden(viewer, seed)[0])
                assert carried_out(world) == seen(state)
