"""What a bot is: one method. Those with names are in `registry`."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from regalia.engine.knowledge import Knowledge
from regalia.engine.position import Position

WORLDS = 1 << 30
"""Seeds of deals are smaller."""


@dataclass(frozen=True)
class Budget:
    """What a bot may spend on a decision; without iterations or seconds it is up to the bot."""

    iterations: int = 0
    seconds: float = 0.0
    """A limit in time instead; what it leads to depends on the machine."""
    trees: int = 1
    """Searches that share the iterations, each on a core of its own where there are enough."""
    seed: int = 0
    """What lots are drawn from: the same seed and the same knowledge, the same decision."""
    side_by_side: bool = True
    """May several cores be used at once?"""
    steady: bool = False
    """Think as long where there is no choice: else the time of an answer tells of the hand."""

    @property
    def is_limited(self) -> bool:
        return bool(self.iterations or self.seconds)


@dataclass(frozen=True)
class Candidate:
    """A decision that was looked into."""

    action: int
    visits: int
    chance: float
    """To win, as far as the search can tell: good to compare, not yet a share of games."""
    outcomes: tuple[float, ...] = ()
    """The same of every seat; of guests it need not be known."""


@dataclass(frozen=True)
class Answer:
    """What a bot decided, and why: the decisions it looked into, the most promising first."""

    action: int
    candidates: tuple[Candidate, ...] = ()


def imagined(knowledge: Knowledge, seed: int) -> Position:
    """A position to think on: all that the seat cannot know is dealt anew by the seed."""
    game, pool = knowledge.game, knowledge.imagined.copy()
    game.entry_points.redeal(pool, 0, knowledge.seat, seed % WORLDS)
    return Position(game, int(pool[0].players), pool)


class Bot(Protocol):
    """Whoever can be asked for a decision."""

    def choose(self, knowledge: Knowledge, actions: Sequence[int], budget: Budget) -> int | Answer:
        """One of these legal actions; `knowledge.moves` are the same in words, in that order.

        The bot is handed what its seat knows, and nothing else.
        """
