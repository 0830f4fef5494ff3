"""What a table of Royals can choose (RC-03, RC-30)."""

from collections.abc import Mapping
from typing import Annotated, Literal

import msgspec
import numpy as np

from regalia.engine.compiled import Array
from regalia.engine.errors import bad_input
from regalia.engine.game import Options
from regalia.games.royals_cards.data import FEWEST_PLAYERS, MOST_PLAYERS, USUAL_LIMIT

LONGEST = 1_000_000
Turns = Annotated[int, msgspec.Meta(extra_json_schema={"maximum": LONGEST, "examples": [200]})]
NO_LIMIT, USUAL = 0, -1


class RoyalsCardsOptions(Options, frozen=True, forbid_unknown_fields=True):
    limit: Turns | Literal["usual", "none"] = "none"
    """Turns of all players together after which the game stops; `usual` is RC-30's own number."""

    def check(self, players: int) -> None:
        super().check(players)
        if isinstance(self.limit, int) and not 1 <= self.limit <= LONGEST:
            raise bad_input("royals-cards-option-limit", limit=self.limit, most=LONGEST)

    @classmethod
    def figures(cls) -> Mapping[str, int | str]:
        limits = USUAL_LIMIT[FEWEST_PLAYERS:]
        return {
            "fewest": FEWEST_PLAYERS,
            "most": MOST_PLAYERS,
            "limits": ", ".join(map(str, limits)),
        }

    def encode(self) -> Array:
        words = {"none": NO_LIMIT, "usual": USUAL}
        limit = self.limit if isinstance(self.limit, int) else words[self.limit]
        return np.array([limit, self.starter], np.int64)
