"""What a table of Majesty can choose (MJ-03, MJ-04, MJ-07)."""

from typing import Literal

import numpy as np

from regalia.engine.compiled import Array
from regalia.engine.errors import bad_input
from regalia.engine.game import Options


class MajestyOptions(Options, frozen=True, forbid_unknown_fields=True):
    sides: str = "A"
    """One letter for all eight locations, or a letter each from the Mill to the Infirmary."""
    deck: Literal["tiers", "combined"] = "tiers"
    """Red cards below, green ones on top; or all shuffled together."""

    def check(self, players: int) -> None:
        super().check(players)
        if set(self.sides) - {"A", "B"} or len(self.sides) not in (1, 8):
            raise bad_input("majesty-option-sides", sides=self.sides)

    def encode(self) -> Array:
        sides = self.sides * 8 if len(self.sides) == 1 else self.sides
        numbers = [int(side == "B") for side in sides]
        return np.array([*numbers, self.deck == "combined", self.first], np.int64)
