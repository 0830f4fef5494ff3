"""One game of bots of any kind, decision by decision."""

import threading
import time
from collections.abc import Sequence
from dataclasses import dataclass

from regalia.bots import Seated
from regalia.engine.match import Match

SEEDS_PER_GAME = 1_000_003


class Stopped(Exception):
    """The run was interrupted in the middle of a game."""


@dataclass(frozen=True)
class Account:
    """How a game went, beside its result."""

    decisions: int
    longest: list[float]
    """Seconds, the longest that the bot of each seat thought about one decision."""


def play_out(
    match: Match, bots: Sequence[Seated], number: int, stop: threading.Event | None = None
) -> Account:
    """Play to the end; with the same number the bots draw the same lots."""
    longest, decisions = [0.0] * match.players, 0
    while acting := match.acting:
        if stop and stop.is_set():
            raise Stopped
        seat, seed = acting[0], number * SEEDS_PER_GAME + decisions
        began = time.perf_counter()
        answer = bots[seat].choose(match.knowledge(seat, seed), seed)
        longest[seat] = max(longest[seat], time.perf_counter() - began)
        match.take(seat, answer.action)
        decisions += 1
    return Account(decisions, longest)
