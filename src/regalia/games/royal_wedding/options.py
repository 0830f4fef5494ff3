"""What a table of Royal Wedding can choose (RW-03, RW-08)."""

from typing import Annotated

import msgspec
import numpy as np

from regalia.engine.compiled import Array
from regalia.engine.errors import bad_input
from regalia.engine.game import Options
from regalia.games.royal_wedding.data import MOST_PROPOSALS

Offers = Annotated[int, msgspec.Meta(extra_json_schema={"maximum": MOST_PROPOSALS})]


class RoyalWeddingOptions(Options, frozen=True, forbid_unknown_fields=True):
    proposals: Offers = 6
    """How many offers each seat may make in a generation."""

    def check(self, players: int) -> None:
        super().check(players)
        if not 1 <= self.proposals <= MOST_PROPOSALS:
            args = {"proposals": self.proposals, "most": MOST_PROPOSALS}
            raise bad_input("royal-wedding-option-proposals", **args)

    def encode(self) -> Array:
        return np.array([self.first, self.proposals], np.int64)
