"""Writes tests/transcripts/*.json: a game for every number of players and variant.

Run it when a rule changes what the same moves lead to, together with the game's version:
`python tests/record_games.py`.
"""

import sys
from pathlib import Path

from conformance import CASES, random_play, start
from regalia.engine.transcript import Seat, record, write

FOLDER = Path(__file__).parent / "transcripts"


def main() -> int:
    for name, players, variant in CASES:
        match = start(name, players, variant, seed=2026)
        for _ in random_play(match, seed=2026):
            pass
        seats = [Seat(f"Seat {seat + 1}", "random 1") for seat in range(players)]
        written = write(record(match, seats, salt=bytes(range(32))))
        (FOLDER / f"{name}-{players}-{variant}.json").write_bytes(written)
    return 0


if __name__ == "__main__":
    sys.exit(main())
