"""Learn what a search's values are worth as chances, and show how well they are told.

    python -m bench.calibration majesty royals --games 500

Quick bots play games of each number of players; at some positions the adviser is asked, makes its
move, and quick bots play on. The fit is stored where `regalia.bots.calibration` reads it. What is
printed tells of each game by a fit to other games.
"""

import argparse
import json
import os
import sys
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np

from regalia import games
from regalia.bots import VERSION
from regalia.bots.calibration import FILE
from regalia.engine.compiled import Array
from regalia.engine.game import Game
from regalia.lab.calibrate import fit, gap, held_out, shares_of, tenths
from regalia.lab.positions import Judged, judged


def collect(game: Game, players: int, count: int, each: int) -> list[Judged]:
    with ThreadPoolExecutor(os.cpu_count()) as workers:
        parts = workers.map(lambda number: list(judged(game, players, number, each)), range(count))
        return [row for part in parts for row in part]


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.calibration")
    parser.add_argument("game", nargs="*", default=games.NAMES)
    parser.add_argument("--games", type=int, default=500, help="of each number of players")
    parser.add_argument("--positions", type=int, default=6, help="of each game, beside its start")
    parser.add_argument("--share-games", type=int, default=2_000, help="for the seats' shares")
    asked = parser.parse_args()
    for game in map(games.load, asked.game):
        tables = []
        for players in game.players:
            rows = collect(game, players, asked.games, asked.positions)
            shares = shares_of(game, players, asked.share_games)
            store(game.name, players, fit(rows, shares))
            tables.append((rows, shares))
        sys.stdout.writelines(line + "\n" for line in report(game.name, tables))


def report(name: str, tables: Sequence[tuple[list[Judged], list[float]]]) -> Iterator[str]:
    """Of all numbers of players together, then of the first position of each."""
    chances = [held_out(rows, shares) for rows, shares in tables]
    rows = [row for rows, _ in tables for row in rows]
    came, before = flat(row.won for row in rows), flat(row.outcomes for row in rows)
    found = tenths(flat(told for each in chances for told in each), came)
    yield f"{name}: {sum(row.start for row in rows)} games, {len(rows)} positions"
    yield f"  largest gap {gap(found):.1%}, by the search's values {gap(tenths(before, came)):.1%}"
    for one in found:
        yield f"  {one.part:6.1%} of chances: said {one.said:.1%}, won {one.won:.1%}"
    for told, (of, shares) in zip(chances, tables, strict=True):
        starts = [np.roll(one, -row.first) for one, row in zip(told, of, strict=True) if row.start]
        yield f"  at the start: said {shown(np.mean(starts, axis=0))}, won {shown(shares)}"


def flat(rows: Iterable[Iterable[float]]) -> Array:
    return np.array([value for row in rows for value in row])


def shown(chances: Iterable[float]) -> str:
    return " ".join(f"{chance:.1%}" for chance in chances)


def store(name: str, players: int, fitted: dict[str, Any]) -> None:
    """Beside what was learned of others; all of it names the version of the bots."""
    known = json.loads(FILE.read_bytes())["games"] if FILE.exists() else {}
    of_game = {**known.get(name, {}), str(players): fitted}
    known[name] = dict(sorted(of_game.items()))
    text = json.dumps({"bots": VERSION, "games": known}, indent=1)
    FILE.write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
