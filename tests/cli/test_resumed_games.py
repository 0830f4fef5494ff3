"""What a person is told at the terminal: of a whole game, and of what others did meanwhile."""

import io
import random
from pathlib import Path

import pytest
import rich.console

from regalia import games
from regalia.cli.play import Sitting, resumed
from regalia.cli.talk import Console
from regalia.engine.match import Match
from regalia.engine.transcript import Seat

PLAYS = 18


def terminal() -> Console:
    console = Console("en")
    console.out = rich.console.Console(file=io.StringIO(), width=100, height=80)
    return console


def played(name: str, players: int, file: Path) -> Sitting:
    """Some random plays at a table that is saved."""
    bots = [Seat(f"Bot {number}", "random") for number in range(1, players)]
    match = Match(games.load(name), players, 3)
    sitting = Sitting(terminal(), match, [Seat("Guest"), *bots], bytes(32), [], file)
    chance = random.Random(3)
    for _ in range(PLAYS):
        seat = chance.choice(sitting.match.acting)
        sitting.move(seat, chance.choice(sitting.match.moves(seat)))
    return sitting


@pytest.mark.parametrize("name", games.NAMES)
def test_a_resumed_game_is_told_from_its_beginning(name: str, tmp_path: Path) -> None:
    before = played(name, min(games.load(name).players), tmp_path / "game.json")

    after = resumed(terminal(), games.load(name), str(before.file))

    assert len(after.log) > 6
    assert (after.log, after.latest) == (before.log, before.latest)
    assert after.times == before.times


def test_everything_since_ones_last_play_is_news(tmp_path: Path) -> None:
    sitting = played("royals", 5, tmp_path / "game.json")
    while sitting.match.acting != [sitting.person] or sitting.match.played[-1][0] == 0:
        [seat] = sitting.match.acting
        sitting.play(seat, sitting.match.moves(seat)[0])
    sitting.opening = []

    sitting.console.out.print(*sitting.news())
    shown = sitting.console.out.file.getvalue()  # type: ignore[attr-defined]

    assert "Guest ends the turn." in shown
    assert all(f"Bot {number} ends the turn." in shown for number in range(1, 5))
    assert len(sitting.news()) > 6
