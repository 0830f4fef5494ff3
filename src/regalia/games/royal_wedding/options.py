"""What a table of Royal Wedding can choose (RW-03, RW-08)."""

from typing import Annotated, Literal

import msgspec
import numpy as np

from regalia.engine.compiled import Array
from regalia.engine.errors import bad_input
from regalia.engine.game import Options
from regalia.games.royal_wedding.data import MOST_PROPOSALS, MOST_TALK_MINUTES, TALK_MINUTES

USUAL_PROPOSALS = 30
NO_CAP = 9_999
"""Nobody makes so many."""

Offers = Annotated[
    int, msgspec.Meta(extra_json_schema={"maximum": MOST_PROPOSALS, "examples": [USUAL_PROPOSALS]})
]
Minutes = Annotated[
    int, msgspec.Meta(extra_json_schema={"maximum": MOST_TALK_MINUTES, "examples": [TALK_MINUTES]})
]


class RoyalWeddingOptions(Options, frozen=True, forbid_unknown_fields=True):
    talk: Minutes | Literal["none"] = TALK_MINUTES
    """How many minutes people at a table may negotiate in each generation."""
    proposals: Offers | Literal["none"] = USUAL_PROPOSALS
    """How many offers each seat may make in a generation where no time limits the talks."""
    whispers: Literal["on", "off"] = "on"
    """May two people at a table talk in secret?"""

    def check(self, players: int) -> None:
        super().check(players)
        if self.proposals != "none" and not 1 <= self.proposals <= MOST_PROPOSALS:
            args = {"proposals": self.proposals, "most": MOST_PROPOSALS}
            raise bad_input("royal-wedding-option-proposals", **args)
        if self.talk != "none" and not 1 <= self.talk <= MOST_TALK_MINUTES:
            raise bad_input("royal-wedding-option-talk", talk=self.talk, most=MOST_TALK_MINUTES)

    def step_seconds(self) -> int:
        """RW-08  Of the talks."""
        return 0 if self.talk == "none" else 60 * self.talk

    def may_whisper(self) -> bool:
        """RW-08  Beside the talk of all."""
        return self.whispers == "on"

    def check_bots(self) -> None:
        """RW-08  Only between people alone is there no cap: a bot might never come to an end."""
        if self.proposals == "none":
            raise bad_input("royal-wedding-option-bots", most=MOST_PROPOSALS)

    def while_timed(self, bots: bool) -> "RoyalWeddingOptions":
        """RW-08  No cap while a clock runs; a bot's is as high as a cap can be."""
        return msgspec.structs.replace(self, proposals=MOST_PROPOSALS if bots else "none")

    def encode(self) -> Array:
        cap = NO_CAP if self.proposals == "none" else self.proposals
        return np.array([self.starter, cap], np.int64)
