"""Whole games in one go: compiled where our bots play, from Python where guests do."""

import time
from collections.abc import Sequence
from dataclasses import dataclass, replace

import numpy as np

from regalia.bots import Seated, is_ours
from regalia.bots.simple_bots import KINDS
from regalia.engine.compiled import Array
from regalia.engine.errors import bad_input
from regalia.engine.game import Game, Options
from regalia.engine.match import Match
from regalia.engine.state import pool_of
from regalia.lab.one_game import play_out


@dataclass(frozen=True)
class Games:
    """The outcome of every game: a row each."""

    seed: int
    points: Array
    places: Array
    firsts: Array
    lengths: Array
    cuts: Array
    """1 where a limit stopped the game."""
    seconds: float = 0.0

    @property
    def win_shares(self) -> Array:
        """1 for the winner of a game; those who share a victory share it equally."""
        won = self.places == 1
        return np.asarray(won / won.sum(axis=1, keepdims=True))

    @property
    def win_shares_by_turn(self) -> Array:
        """The same with the columns in order of play: the starting seat first."""
        players = self.points.shape[1]
        order = (self.firsts[:, None] + np.arange(players)) % players
        return np.take_along_axis(self.win_shares, order, axis=1)


def blank_games(seed: int, count: int, players: int) -> Games:
    return Games(
        seed,
        points=np.zeros((count, players), np.int16),
        places=np.zeros((count, players), np.int8),
        firsts=np.zeros(count, np.int8),
        lengths=np.zeros(count, np.int32),
        cuts=np.zeros(count, np.int8),
    )


@dataclass(frozen=True)
class Simulation:
    """Which games are played, and by whom."""

    game: Game
    players: int
    options: Options
    bots: Sequence[str]
    seed: int = 0

    def __post_init__(self) -> None:
        self.game.check_players(self.players)
        self.game.check_options(self.options, self.players).check_bots()
        if len(self.bots) != self.players:
            raise bad_input("bots-count", bots=len(self.bots), players=self.players)
        for bot in self.bots:
            Seated(self.game, bot)
            if is_ours(bot) and bot not in KINDS:
                raise bad_input("bot-thinks", bot=bot, known=list(KINDS))

    @property
    def is_compiled(self) -> bool:
        """Guests are asked from Python, which takes many times as long."""
        return all(is_ours(bot) for bot in self.bots)

    def play(self, first: int, count: int) -> Games:
        """Games number `first` to `first + count - 1`, in this thread."""
        began = time.perf_counter()
        games = blank_games(self.seed + first, count, self.players)
        play = self.play_compiled if self.is_compiled else self.play_with_guests
        play(games)
        return replace(games, seconds=time.perf_counter() - began)

    def play_compiled(self, games: Games) -> None:
        kinds = np.array([KINDS[bot] for bot in self.bots], np.int8)
        self.game.template("whole_games").play_games(
            pool_of(self.game.state, 1), games.seed, self.players, self.options.encode(), kinds,
            self.game.actions, games.points, games.places, games.firsts, games.lengths, games.cuts,
        )  # fmt: skip

    def play_with_guests(self, games: Games) -> None:
        was_cut = self.game.template("whole_games").was_cut
        for i in range(len(games.lengths)):
            match = Match(self.game, self.players, games.seed + i, self.options)
            bots = [Seated(self.game, name, side_by_side=False) for name in self.bots]
            games.lengths[i] = play_out(match, bots, games.seed + i).decisions
            games.points[i], games.places[i] = match.standing()
            games.firsts[i], games.cuts[i] = match.state.first, was_cut(match.state)
