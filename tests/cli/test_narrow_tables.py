"""Tables of the terminal in 80 columns, and what the README suggests to type there."""

import io
import re
from pathlib import Path

import pytest
from rich.console import Console

from regalia import games
from regalia.cli.boards.royals_cards import BOARD
from regalia.cli.typed_deals import read_line
from regalia.engine.match import Match
from regalia.words import languages, words

README = Path(__file__).parent.parent.parent / "README.md"
NAMES = ["Guest", "Agnes", "Berthold", "Cecily", "Dunstan", "Edith"]


@pytest.mark.parametrize("language", languages())
def test_the_card_game_is_whole_in_80_columns(language: str) -> None:
    match, out = Match(games.load("royals-cards"), 6, 5), io.StringIO()

    Console(file=out, width=80).print(BOARD.draw(match.see(0), words(language), NAMES))

    assert words(language)("royals-cards-table-discards") in out.getvalue()
    assert max(map(len, out.getvalue().splitlines())) <= 80


def test_the_deal_in_the_readme_can_be_the_first() -> None:
    match = Match(games.load("royal-wedding"), 4, 1)
    [line] = re.findall(r"regalia play royal-wedding .*# (.+)", README.read_text("utf-8"))

    move = read_line(line, words("en"), NAMES[:4], 0, [])

    assert move is not None
    assert match.refuse(0, move) is None
