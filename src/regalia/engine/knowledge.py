"""What a seat knows of a game, as something to think about."""

from dataclasses import dataclass
from functools import cached_property

import numpy as np

from regalia.engine.compiled import Array
from regalia.engine.game import Game, Move, Snapshot, View
from regalia.engine.state import snapshot


@dataclass(frozen=True, eq=False)
class Knowledge:
    """A game in which all that the seat cannot know was dealt anew. Bots are handed this.

    There is no way from here to the real state: view and moves are read from the re-dealt one,
    which by the laws of `hide` looks the same to the seat.
    """

    game: Game
    seat: int
    imagined: Array
    """An array of one state: the game as the seat may imagine it."""

    @cached_property
    def snapshot(self) -> Snapshot:
        return snapshot(self.imagined[0])

    @cached_property
    def view(self) -> View:
        return self.game.see(self.snapshot, self.seat)

    @cached_property
    def actions(self) -> list[int]:
        """Every legal action of the seat."""
        out = np.zeros(self.game.actions, np.int64)
        count = self.game.entry_points.list_legal(self.imagined, 0, self.seat, out)
        return out[:count].tolist()

    @cached_property
    def moves(self) -> list[Move]:
        """The same as moves."""
        return [self.name(action) for action in self.actions]

    def name(self, action: int) -> Move:
        return self.game.name_action(self.snapshot, self.seat, action)
