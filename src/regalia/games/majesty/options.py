"""What a table of Majesty can choose (MJ-03, MJ-04, MJ-07)."""

from typing import Literal

import numpy as np

from regalia.engine.compiled import Array
from regalia.engine.errors import bad_input
from regalia.engine.game import Options
from regalia.games.majesty.data import LOCATION_NAMES, SIDE_NAMES

SIDES_OPTION = 0
COMBINED_OPTION = SIDES_OPTION + len(LOCATION_NAMES)
FIRST_OPTION = COMBINED_OPTION + 1


class MajestyOptions(Options, frozen=True, forbid_unknown_fields=True):
    sides: str = "A"
    """One letter for all eight locations, or a letter each from the Mill to the Infirmary."""
    deck: Literal["tiers", "combined"] = "tiers"
    """Red cards below, green ones on top; or all shuffled together."""

    def check(self, players: int) -> None:
        super().check(players)
        if set(self.sides) - set(SIDE_NAMES) or len(self.sides) not in (1, len(LOCATION_NAMES)):
            raise bad_input("majesty-option-sides", sides=self.sides)

    def encode(self) -> Array:
        sides = self.sides * len(LOCATION_NAMES) if len(self.sides) == 1 else self.sides
        numbers = [SIDE_NAMES.index(side) for side in sides]
        return np.array([*numbers, self.deck == "combined", self.starter], np.int64)
