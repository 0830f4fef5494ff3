"""What a viewer is told of words: owed, about to be broken, kept and broken (RW-14, RW-15)."""

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from games.royal_wedding.wedding_table import GAME, Table, table
from regalia.engine.game import Move
from regalia.engine.match import Match
from regalia.games.royal_wedding.state import Decision, Flag
from regalia.games.royal_wedding.terms import unpack
from regalia.games.royal_wedding.view import RoyalWeddingView
from regalia.games.royal_wedding.words import Breach


def breaches(game: Table, seat: int) -> list[tuple[str, int, list[int], str]]:
    found = game.view(seat).breaches
    return [(one.choice, one.target, one.amounts, one.word.clause.kind) for one in found]


def test_rw_15_who_promised_an_attack_is_warned_of_passing_and_of_other_targets() -> None:
    game = table().deal(0, 1, promise=[{"attack": 2, "with": 2}]).to_war()

    assert breaches(game, 0) == [
        ("pass", -1, [], "attack"),
        ("attack", 1, [1, 2, 3], "attack"),
        ("attack", 2, [1], "attack"),
    ]
    assert game.view(0).breaches[0].word.to == 1
    assert game.view(1).breaches == game.view(2).breaches == game.view().breaches == []


def test_rw_15_what_binds_cannot_be_broken_and_is_no_breach() -> None:
    game = table().marry(0, 1, promise=[{"spare": 2}]).to_war()

    assert breaches(game, 0) == []


def test_rw_17_not_to_give_gold_is_a_breach() -> None:
    game = table().formerly(0, 1).deal(0, 1, give={"gold": 2}).finish()

    assert breaches(game, 0) == [("honour", -1, [], "give")]
    assert breaches(game, 1) == []


def test_rw_24_who_joins_the_attack_does_not_come_to_the_defence() -> None:
    game = table(4).deal(2, 1, promise=[{"assist": 1, "defending": 0, "with": 2}])
    game.to_war().attack(0, 1, 2, 1).play(0, call=True)

    assert breaches(game, 2) == [("contribute", -1, [1, 2, 3], "aid-defence")]
    game.play(2, contribute=0).play(3, contribute=0).play(1, call=True)
    assert breaches(game, 2) == [("contribute", -1, [0, 1], "aid-defence")]


def test_rw_28_a_share_that_leaves_too_little_for_the_next_is_a_breach() -> None:
    game = table(4).deal(0, 3, promise=[{"divide": 3, "gain": 2}]).to_war().rig(12, 2)
    game.attack(0, 1, 1).help(s2=1, s3=1)

    assert game.is_asked("share")
    assert breaches(game, 0) == [("share", -1, [2, 3], "gain")]


def owed(game: Table, seat: int) -> list[tuple[int, int, str]]:
    return [(one.clause.by, one.to, one.clause.kind) for one in game.view(seat).owed]


def test_rw_13_words_are_marked_for_their_parties_and_for_whom_they_were_shown() -> None:
    game = table(4).formerly(0, 1).deal(0, 1, give={"gold": 1}, ask=[{"spare": 0}])
    both = [(0, 1, "give"), (1, 0, "spare")]

    assert owed(game, 0) == owed(game, 1) == both
    assert owed(game, 2) == owed(game, 3) == owed(game, -1) == []
    game.play(0, show=1, to=2)
    assert owed(game, 2) == both
    assert owed(game, 3) == []


def test_rw_13_who_was_shown_a_deal_is_not_told_what_became_of_it() -> None:
    """Gold was given or not: seat 2 is told the same of the deal, in the trade and after it."""
    tables = [table(4).formerly(0, 1).formerly(2, 3) for _ in range(2)]
    for game, kept in zip(tables, (True, False), strict=True):
        game.deal(0, 1, give={"gold": 1}, promise=[{"spare": 1}], ask=[{"spare": 0}], alone=True)
        game.play(0, show=1, to=2).finish().play(0, honour=kept)

    for seat in (2, 3, -1):
        one, other = (game.view(seat) for game in tables)
        assert one.owed == other.owed
        assert one.faith == other.faith
    assert owed(tables[0], 2) == [(0, 1, "spare"), (1, 0, "spare")]


def faith(game: Table, seat: int) -> list[tuple[int, int]]:
    return [(one.kept, one.broken) for one in game.view(seat).faith]


def test_rw_15_the_ledger_holds_what_the_two_know_and_in_the_end_everything() -> None:
    game = table().deal(0, 1, promise=[{"attack": 2}], ask=[{"spare": 0}], alone=True).resolve()

    assert faith(game, 0) == faith(game, 1) == [(0, 1), (1, 0), (0, 0)]
    assert faith(game, 2) == faith(game, -1) == [(0, 0)] * 3
    for _ in range(4):
        game.resolve()
    assert faith(game, 2) == faith(game, -1) == [(0, 1), (1, 0), (0, 0)]


def test_rw_15_to_keep_what_binds_is_no_merit() -> None:
    game = table().marry(0, 1, promise=[{"spare": 1}]).resolve()

    assert faith(game, 0) == [(0, 0)] * 3


# Whole games: what is warned of is what breaks


def broken(state: Any, seat: int) -> Iterator[tuple[int, str, int, int, int]]:
    """Deals and promises that count as broken by the seat."""
    for index in range(state.since[state.generation - 1], state.struck):
        deal = state.deals[index]
        side = int(deal.partner == seat)
        if seat in (deal.proposer, deal.partner):
            for place, term in enumerate(unpack(deal.terms)):
                reneged = term.kind.name == "GIVE" and deal.marks & Flag.RENEGED << side
                if term.side == side and (deal.broken >> place & 1 or reneged):
                    kind = term.kind.name.lower().replace("_", "-")
                    yield index, kind, term.x, term.y, term.amount


def is_meant(breach: Breach, move: Move) -> bool:
    word = next(iter(move))
    if breach.choice != word or (word == "honour" and move[word]):
        return False
    if word == "attack":
        return breach.target == move[word] and move["with"] in breach.amounts
    return not breach.amounts or move[word] in breach.amounts


def warned(view: RoyalWeddingView, move: Move) -> Counter[str]:
    return Counter(one.word.clause.kind for one in view.breaches if is_meant(one, move))


def talk_or_act(match: Match, seat: int, generator: random.Random) -> Move:
    """Promises rather than anything else, and others accept them."""
    moves = match.moves(seat)
    accepting = [move for move in moves if "accept" in move]
    promising = [move for move in moves if "offer" in move and ("promise" in move or "ask" in move)]
    if accepting and generator.random() < 0.7:
        return generator.choice(accepting)
    if promising and generator.random() < 0.6:
        return generator.choice(promising)
    return generator.choice(moves)


def calls_to_attack(view: RoyalWeddingView) -> bool:
    return bool(view.battle and view.battle.calling != view.battle.defender)


@pytest.mark.parametrize("seed", range(8))
def test_what_is_warned_of_is_what_breaks(seed: int) -> None:
    """All but a division, which is judged share by share, and a call that may never come."""
    match, generator = Match(GAME, 3 + seed % 4, seed), random.Random(seed)
    while not match.over:
        seat = generator.choice(match.acting)
        view, decision = match.see(seat), match.snapshot.decision
        generation, before = match.snapshot.generation, set(broken(match.snapshot, seat))
        assert isinstance(view, RoyalWeddingView)
        move = talk_or_act(match, seat, generator)
        match.play(seat, move)
        if match.snapshot.generation == generation and decision != Decision.SHARE:
            now = Counter(one[1] for one in set(broken(match.snapshot, seat)) - before)
            told = warned(view, move)
            if calls_to_attack(view):
                del told["aid-defence"], now["aid-defence"]
            assert told <= now
            assert set(now - told) <= {"give"}  # what somebody cannot pay any more
