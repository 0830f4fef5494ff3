"""What a table of Royal Wedding can choose (RW-03, RW-08)."""

from typing import Annotated

import msgspec
import numpy as np

from regalia.engine.compiled import Array
from regalia.engine.errors import bad_input
from regalia.engine.game import Options
from regalia.games.royal_wedding.state import MOST_OFFERS

Offers = Annotated[int, msgspec.Meta(extra_json_schema={"maximum_together": MOST_OFFERS})]


class RoyalWeddingOptions(Options, frozen=True, forbid_unknown_fields=True):
    proposals: Offers = 6
    """How many offers each seat may make in a generation; fewer players may choose more."""

    def check(self, players: int) -> None:
        super().check(players)
        most = MOST_OFFERS // players
        if not 1 <= self.proposals <= most:
            raise bad_input(
                "royal-wedding-option-proposals", proposals=self.proposals, most=most
            )  # fmt: skip

    def encode(self) -> Array:
        return np.array([self.first, self.proposals], np.int64)
