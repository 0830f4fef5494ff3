"""Chances that are shown are shares of games: they sum to 1 and begin with each seat's share."""

from functools import cache

import numpy as np
import pytest

from conformance import random_play, start
from regalia import games
from regalia.bots import Answer, Budget, Candidate, Seated
from regalia.bots.calibration import chances, features, fits, softmax
from regalia.bots.hints import ADVISER, hints
from regalia.engine.knowledge import Knowledge
from regalia.engine.match import Match

TABLES = [(name, players) for name in games.NAMES for players in games.load(name).players]


@cache
def asked(name: str, players: int, seed: int, every: int) -> list[Knowledge]:
    """What seats knew at their decisions in a game of random plays, now and then."""
    match = start(name, players, "standard", seed)
    found = [match.knowledge(match.acting[0], seed)]
    for number, _ in enumerate(random_play(match, seed)):
        if number % every == 0 and not match.over:
            found.append(match.knowledge(match.acting[0], seed + number))
    return [each for each in found if len(each.actions) > 1]


def advised(knowledge: Knowledge, iterations: int = 200) -> Answer:
    return Seated(knowledge.game, ADVISER, Budget(iterations), side_by_side=False).choose(
        knowledge, 1
    )


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_chances_of_all_seats_sum_to_1(name: str, players: int) -> None:
    for knowledge in asked(name, players, seed=3, every=25):
        for one in advised(knowledge, 60).candidates:
            told = chances(knowledge, one)

            assert len(told) == players
            assert sum(told) == pytest.approx(1 if one.visits else 0)
            assert all(0 <= chance <= 1 for chance in told)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_at_the_start_chances_are_near_the_share_of_each_seat(name: str, players: int) -> None:
    told = []
    for seed in range(12):
        game = games.load(name)
        match = Match(game, players, seed, game.simulation)
        while len(match.actions(match.acting[0])) == 1:
            match.take(match.acting[0], match.actions(match.acting[0])[0])
        knowledge = match.knowledge(match.acting[0], seed)
        best = hints(knowledge, Seated(game, ADVISER, side_by_side=False), seed)[0]
        told.append(np.roll(best.chances, -int(match.state.first)))

    assert np.mean(told, axis=0) == pytest.approx(fits()[name][str(players)]["shares"], abs=0.05)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_a_better_value_is_a_better_chance(name: str, players: int) -> None:
    weights = np.array(fits()[name][str(players)]["weights"])
    values = np.linspace(0.01, 0.99, 50)
    for stage in (0.0, 0.5, 1.0):
        for seat in range(players):
            rest = np.full((50, players), ((1 - values) / (players - 1))[:, None])
            rest[:, seat] = values
            told = [softmax(features(row, 0, 0, stage) @ weights)[seat] for row in rest]

            assert (np.diff(told) > 0).all()


def test_what_a_guest_says_is_left_as_it_is() -> None:
    knowledge = asked("majesty", 2, seed=3, every=25)[0]

    assert chances(knowledge, Candidate(0, 5, 0.4)) == ()


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_the_hint_is_what_the_adviser_would_play(name: str, players: int) -> None:
    bot = Seated(games.load(name), ADVISER, Budget(120, trees=2), side_by_side=False)
    for seed in (5, 6):
        for knowledge in asked(name, players, seed, every=9):
            first, *others = hints(knowledge, bot, 1)

            assert first.action == bot.choose(knowledge, 1).action
            assert all(one.chance <= first.chance for one in others)
            assert first.behind == 0


def last_turns(games_played: int) -> list[Knowledge]:
    """The last decision of games of Majesty between quick bots."""
    found, game = [], games.load("majesty")
    bot = Seated(game, "greedy")
    for seed in range(games_played):
        match, known = Match(game, 2, seed), []
        while match.acting:
            knowledge = match.knowledge(match.acting[0], seed)
            known.append(knowledge)
            match.take(knowledge.seat, bot.choose(knowledge, seed).action)
        found.append([each for each in known if len(each.actions) > 1][-1])
    return found


def test_what_is_won_or_lost_anyway_is_played_for_points() -> None:
    certain = behind = 0
    for knowledge in last_turns(30):
        answer = advised(knowledge)
        sure = [one for one in answer.candidates if one.chance == answer.candidates[0].chance]
        if sure[0].chance not in (0.0, 1.0) or len(sure) < 2:
            continue
        first, *others = hints(knowledge, Seated(knowledge.game, ADVISER), 1)

        certain += 1
        behind += any(one.behind for one in others)
        assert all(first.points >= one.points for one in others if one.chance == first.chance)
        assert [one.points for one in others] == sorted((o.points for o in others), reverse=True)

    assert certain >= 5
    assert behind >= 3
