"""What a table of Royals can choose (RY-05, RY-07, RY-09)."""

from typing import Annotated

import msgspec
import numpy as np

from regalia.engine.compiled import Array
from regalia.engine.errors import bad_input
from regalia.engine.game import Options
from regalia.games.royals.board import PACKAGED, parse
from regalia.games.royals.data import MOST_OPEN, USUAL_OPEN

OPEN_CARDS = [USUAL_OPEN, MOST_OPEN]


class RoyalsOptions(Options, frozen=True, forbid_unknown_fields=True):
    open_cards: Annotated[int, msgspec.Meta(extra_json_schema={"enum": OPEN_CARDS})] = USUAL_OPEN
    """Cards in the face-up row: three, or four by the optional rule."""
    board: str = PACKAGED
    """The whole text of a board file."""

    def check(self, players: int) -> None:
        super().check(players)
        if self.open_cards not in OPEN_CARDS:
            usual, most = OPEN_CARDS
            raise bad_input(
                "royals-option-open-cards", open_cards=self.open_cards, usual=usual, most=most
            )
        parse(self.board)

    def encode(self) -> Array:
        return np.array([self.starter, self.open_cards, *parse(self.board).encode()], np.int64)
