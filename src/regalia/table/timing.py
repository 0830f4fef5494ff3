"""Clocks: the time of day, passed in so that tests can turn it, and the time a seat has."""

import time
from typing import Protocol

from regalia.table.entries import ClockPlan

GRACE = 30.0
"""Whoever comes back to a seat has at least so many seconds."""

MORE = 60.0
"""So many seconds more has a step that all share, if all who are present ask for it."""


class Clock(Protocol):
    def now(self) -> float:
        """Seconds since 1970."""


class WallClock:
    def now(self) -> float:
        return time.time()


class Hourglass:
    """How long each seat may still think, folded from the times in the log.

    A seat's time runs while its decision is awaited. `fresh` says whose time for a move starts
    anew: not after a step of a turn that others cannot notice, lest the time tell them of it.
    """

    def __init__(self, plan: ClockPlan | None, players: int) -> None:
        self.plan = plan
        self.left = [float(plan.seconds if plan else 0)] * players
        self.since: dict[int, float] = {}
        self.step = 0
        self.ends: dict[int, float] = {}
        """When the time of each step is up that all share."""

    def turn(self, at: float, acting: list[int], fresh: set[int]) -> None:
        """Another position, at this time, in which these seats may act."""
        if self.plan is None:
            return
        for seat, since in self.since.items():
            self.left[seat] -= at - since
        for seat in acting:
            if self.plan.per == "move" and (seat in fresh or seat not in self.since):
                self.left[seat] = float(self.plan.seconds)
        self.since = dict.fromkeys(acting, at)

    def share(self, at: float, step: int, seconds: int) -> None:
        """A step begins, goes on or, if it is 0, ends in which all share the time."""
        self.step = step if seconds else 0
        if self.step and self.step not in self.ends:
            self.ends[self.step] = at + seconds

    def prolong(self) -> None:
        self.ends[self.step] += MORE

    def common_deadline(self) -> float | None:
        """When the time that all share runs out; nothing while none does."""
        return self.ends.get(self.step)

    def resume(self, seat: int, at: float) -> None:
        """The owner of a seat is back."""
        if self.plan is None:
            return
        if seat in self.since:
            self.left[seat] -= at - self.since[seat]
            self.since[seat] = at
        usual = self.plan.seconds if self.plan.per == "move" else 0.0
        self.left[seat] = max(self.left[seat], usual, GRACE)

    def deadline(self, seat: int) -> float | None:
        """When the time of a seat runs out; nothing while it does not run."""
        since = self.since.get(seat)
        return None if since is None else since + self.left[seat]

    def seconds(self, seat: int) -> float:
        """What a seat has left when its time begins to run again."""
        plan = self.plan
        return float(plan.seconds) if plan and plan.per == "move" else max(0.0, self.left[seat])
