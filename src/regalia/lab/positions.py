"""Positions of games that quick bots play among themselves: what the adviser says, and who wins.

The adviser's move is made, and quick bots play on from there: what it says is of its own choice.
"""

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np

from regalia.bots import Seated
from regalia.bots.hints import ADVISER
from regalia.engine.compiled import Array
from regalia.engine.game import Game
from regalia.engine.match import Match
from regalia.engine.position import Position
from regalia.engine.random import BOT_STREAM, GENERATOR, seed_with_number
from regalia.engine.state import pool_of
from regalia.engine.templates.simple_bots import DEPTH, GREEDY
from regalia.lab.one_game import SEEDS_PER_GAME

QUICK = "greedy"


@dataclass(frozen=True)
class Judged:
    """A position after the adviser's move: what it said, and what came of it."""

    game: int
    start: bool
    seat: int
    first: int
    spread: float
    outcomes: tuple[float, ...]
    """Every seat's chance, as the search told it."""
    won: tuple[float, ...]
    """1 for the winner; those who share a victory share it equally."""


def judged(game: Game, players: int, number: int, most: int) -> Iterator[Judged]:
    """The first position of one game, and so many others at most, drawn by lot."""
    start, *others = decisions(game, players, number)
    lots = np.random.default_rng(number).permutation(len(others))[:most]
    for place, position in enumerate([start, *(others[lot] for lot in lots)]):
        seat, seed = position.acting[0], number * SEEDS_PER_GAME + place
        bot = Seated(game, ADVISER, side_by_side=False)
        answer = bot.choose(position.knowledge(seat, seed), seed)
        [said] = [one.outcomes for one in answer.candidates if one.action == answer.action]
        first, spread = int(position.state.first), game.rules["spread"](position.state)
        won = who_wins(position.after(seat, answer.action), seed)
        yield Judged(number, not place, seat, first, spread, said, won)


def decisions(game: Game, players: int, number: int) -> list[Position]:
    """Every moment of a game of quick bots at which the seat to act has a choice."""
    match = Match(game, players, number, game.simulation or game.options())
    bot, found, plays = Seated(game, QUICK), [], 0
    while acting := match.acting:
        seat, seed = acting[0], number * SEEDS_PER_GAME + plays
        knowledge = match.knowledge(seat, seed)
        if len(knowledge.actions) > 1:
            found.append(Position(game, players, match._pool.copy()))
        match.take(seat, bot.choose(knowledge, seed).action)
        plays += 1
    return found


def who_wins(position: Position, seed: int) -> tuple[float, ...]:
    """Each seat's share of the victory when quick bots play on."""
    game, players, pool = position.game, position.players, position._pool.copy()
    generator: Array = np.zeros(1, GENERATOR)
    seed_with_number(generator[0], seed, BOT_STREAM)
    game.template("whole_games").play_out(
        pool, np.full(players, GREEDY, np.int8), np.zeros(game.actions, np.int64),
        pool_of(game.state, DEPTH + 1), np.zeros((DEPTH + 1, game.actions), np.int64), generator[0],
    )  # fmt: skip
    places = Position(game, players, pool).standing()[1]
    return tuple((place == 1) / places.count(1) for place in places)
