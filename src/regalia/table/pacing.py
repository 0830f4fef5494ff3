"""When people hear of what bots do: on a beat, so that no delay tells what a bot thought about.

In games with secrets a thought takes as long as there is much to think about, and that is a secret.
So whatever people can notice comes a beat after the last thing they noticed, and what bots do among
themselves takes its time within the beat. How long a beat is, is known to all: it goes by the bot
and the step of the game, and where it was too short for the thought all that come after are longer.
Thought is counted in processor time: a busy machine delays a move, and not those that follow.
"""

import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeVar

from regalia.engine.game import SPECTATOR
from regalia.table.table import Table
from regalia.table.viewers import notices

T = TypeVar("T")

FIRST_BEAT, GROWTH = 1 / 64, 1.5
LONGEST_BEAT = 8.0
"""Seconds; what takes longer is no thought but trouble, and is not waited for."""
BEATS_KEPT = 64
"""So many set the length of as many that follow: what was thought about for long once passes."""

Kind = tuple[str, bool]
"""Which bot, and is it a step that all share?"""


@dataclass(frozen=True)
class Effort:
    """What a decision took."""

    seconds: float = 0.0
    thought: float = 0.0
    """Seconds of a processor."""

    def __add__(self, more: "Effort") -> "Effort":
        return Effort(self.seconds + more.seconds, self.thought + more.thought)


class Pace:
    """That of one table."""

    def __init__(self) -> None:
        self.before: dict[Kind, float] = {}
        self.needed: dict[Kind, float] = {}
        self.kept = 0
        """Beats that set what is needed by now; `before` is what those before them needed."""
        self.spent = Effort()
        """On what bots thought and wrote since people last noticed anything."""
        self.heard: list[int] = []

    def follow(self, table: Table) -> None:
        """Where people have noticed something new, a beat begins."""
        heard = [table.heard_by(viewer) for viewer in people_at(table)]
        if heard != self.heard:
            self.heard, self.spent = heard, Effort()

    def rest(self, kind: Kind) -> float:
        """How long it is to the end of the beat."""
        if self.spent.thought > LONGEST_BEAT:
            return 0.0
        needed = max(self.needed.get(kind, FIRST_BEAT), long_enough(self.spent.thought))
        beat = max(needed, self.before.get(kind, FIRST_BEAT))
        self.needed[kind] = needed
        self.kept += 1
        if self.kept == BEATS_KEPT:
            self.before, self.needed, self.kept = self.needed, {}, 0
        return max(0.0, beat - self.spent.seconds)


def long_enough(seconds: float) -> float:
    beat = FIRST_BEAT
    while beat < seconds:
        beat *= GROWTH
    return beat


def people_at(table: Table) -> list[int]:
    """The viewers who are no bots; anybody may watch."""
    return [SPECTATOR, *(number for number, seat in enumerate(table.seats) if seat.person)]


def is_noticed(table: Table, seen: int) -> bool:
    """By anybody who is no bot."""
    return any(notices(seen, viewer) for viewer in people_at(table))


def kind_of_beat(table: Table, bot: str) -> Kind:
    return bot, table.game.common_step(table.position.snapshot) != 0


def timed(work: Callable[[], T]) -> tuple[T, Effort]:
    """What comes of it, and what it took."""
    began, thought = time.monotonic(), time.thread_time()
    done = work()
    return done, Effort(time.monotonic() - began, time.thread_time() - thought)
