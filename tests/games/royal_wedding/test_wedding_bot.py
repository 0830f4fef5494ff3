"""Greedy bots marry, deal and fight, and do not pester each other."""

from collections import Counter

import pytest
from wedding_table import GAME

from regalia.bots import Bot
from regalia.engine.match import Match
from regalia.games.royal_wedding.bot import FEW


@pytest.mark.parametrize("players", GAME.players)
def test_greedy_bots_make_a_few_offers_and_strike_some_deals(players: int) -> None:
    match, bot = Match(GAME, players, seed=players), Bot(GAME, "greedy")
    made: Counter[tuple[int, int]] = Counter()
    moves: Counter[str] = Counter()
    while acting := match.acting:
        seat, number = acting[0], len(match.played)
        action = bot.choose(match.hidden(seat, number), seat, number)
        move = GAME.name_action(match.snapshot, seat, action)
        word = next(iter(move))
        moves[word] += 1
        made[match.snapshot.generation, seat] += word in ("offer", "wed", "counter")
        match.play(seat, move)

    assert max(made.values()) <= FEW
    assert moves["accept"] > 0
    assert moves["attack"] > 0
