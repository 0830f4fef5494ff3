"""How each game looks in the terminal: one file a game, each with a BOARD."""

import importlib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from regalia.engine.game import Move, View
from regalia.words import Words

NAME_STYLES = (
    "bright_cyan",
    "bright_magenta",
    "bright_yellow",
    "bright_green",
    "bright_red",
    "white",
)
"""Each seat's colour."""
LONGEST_NAME = 14
"""More of a name than this is left out in a table, with a sign that it is."""

Draw = Callable[[Any, Words, Sequence[str]], RenderableType]
"""(view, words, names by seat): something as this viewer sees it, in 80 columns or more."""

Sign = tuple[str, str, str]
"""What a table shows, in which style, and the message that explains it."""
ACTING: Sign = ("▶", "", "cli-legend-acting")


@dataclass(frozen=True)
class Board:
    """What the terminal needs to know of a game."""

    draw: Callable[[Any, Words, Sequence[str]], Group]
    """The whole table, in parts between which a page may end."""
    legend: Sequence[Sign]
    """Every sign on it."""
    brief: Callable[[Any, Words, Sequence[str]], Group] | None = None
    """The table for a screen on which the whole does not fit beside what is asked."""
    breakdown: Draw | None = None
    """Where everybody's points came from, for the end of a game."""
    read: Callable[[str, Any, Words, Sequence[str]], Move | None] | None = None
    """(line, view, words, names): a move typed in words, where the game knows any."""
    lists: Callable[[Move], bool] | None = None
    """Is a legal move worth a line among the choices? The others can be typed; None: all are."""
    highlights: Mapping[str, str] = field(default_factory=dict)
    """Patterns (regular expressions) in sentences, and the style they are shown in."""


def seats_from(view: View) -> list[int]:
    """The seats clockwise from the viewer's, or from the first for a spectator."""
    start = max(view.seat, 0)
    return [(start + i) % view.players for i in range(view.players)]


def draw_legend(board: Board, words: Words) -> list[RenderableType]:
    """A line for each sign."""
    grid = Table.grid(padding=(0, 2, 0, 0))
    for sign, style, id in board.legend:
        grid.add_row(Text(f" {sign}", style, no_wrap=True), words(id))
    return [grid]


def board_of(name: str) -> Board:
    module = importlib.import_module(f"regalia.cli.boards.{name.replace('-', '_')}")
    board: Board = module.BOARD
    return board
