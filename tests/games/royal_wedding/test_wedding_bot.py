"""Greedy bots marry, deal and fight, and do not pester each other."""

from collections import Counter
from collections.abc import Iterator

import pytest
from wedding_table import GAME

from regalia.bots import Bot, Budget
from regalia.engine.match import Match
from regalia.games.royal_wedding.bargaining import FEW_ANSWERS
from regalia.games.royal_wedding.bot import FEW
from regalia.games.royal_wedding.character import words_broken


@pytest.mark.parametrize("players", GAME.players)
def test_greedy_bots_make_a_few_offers_and_strike_some_deals(players: int) -> None:
    match, bot = Match(GAME, players, seed=players), Bot(GAME, "greedy")
    made: Counter[tuple[int, int]] = Counter()
    moves: Counter[str] = Counter()
    while acting := match.acting:
        seat, number = acting[0], len(match.played)
        choice = bot.choose(match.knowledge(seat, number), number)
        move = GAME.name_action(match.snapshot, seat, choice.action)
        word = next(iter(move))
        moves[word] += 1
        made[match.snapshot.generation, seat] += word in ("offer", "wed", "counter")
        match.play(seat, move)

    assert max(made.values()) <= FEW
    assert moves["accept"] > 0
    assert moves["attack"] > 0


def play_out(match: Match, bots: list[Bot]) -> Iterator[tuple[int, str]]:
    """Seat and first word of each move, before it is made."""
    while acting := match.acting:
        seat, number = acting[0], len(match.played)
        choice = bots[seat].choose(match.knowledge(seat, number), number)
        move = GAME.name_action(match.snapshot, seat, choice.action)
        yield seat, next(iter(move))
        match.play(seat, move)


def test_searching_bots_answer_every_offer_and_make_few() -> None:
    match = Match(GAME, 4, seed=4)
    made: Counter[tuple[int, int]] = Counter()
    words: Counter[str] = Counter()
    for seat, word in play_out(match, [Bot(GAME, "knight", Budget(40))] * 4):
        state = match.snapshot
        words[word] += 1
        made[state.generation, seat] += word in ("offer", "wed", "counter")
        if word == "finish":
            assert all(one.partner != seat for one in state.offers[: state.open])

    assert max(made.values()) <= FEW_ANSWERS
    assert words["accept"] + words["decline"] + words["counter"] > 0


def test_rw_15_the_honest_keep_their_word_where_opportunists_do_not() -> None:
    broken = {
        temper: sum(
            words_broken(match.state, seat, other)
            for match in (finished(temper, seed) for seed in range(3))
            for seat in range(4)
            for other in range(4)
            if seat != other
        )
        for temper in ("honest", "opportunist")
    }

    assert broken["honest"] < broken["opportunist"]


def finished(temper: str, seed: int) -> Match:
    """A game in which everybody can offer Gold freely, so that there are words to break."""
    match = Match(GAME, 4, seed=seed)
    bots = [Bot(GAME, f"knight:{temper}", Budget(60))] * 4
    for _ in play_out(match, bots):
        pass
    return match
