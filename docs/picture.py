"""Draws docs/pictures/terminal.svg: a game of Majesty in the terminal, at a fixed deal."""

import io
import re
import sys
from pathlib import Path

from rich._export_format import CONSOLE_SVG_FORMAT
from rich.console import Console as RichConsole

from regalia import games
from regalia.bots import Seated
from regalia.cli.play import Sitting
from regalia.cli.talk import Console
from regalia.engine.match import Match
from regalia.engine.transcript import Seat

TITLE = "regalia play majesty --players 3"
PLAYS = 21


def main() -> int:
    game = games.load("majesty")
    console = Console("en")
    console.out = RichConsole(
        record=True,
        width=100,
        height=60,
        file=io.StringIO(),
        force_terminal=True,
        color_system="truecolor",
    )
    seats = [Seat("Guest"), Seat("Agnes", "greedy 1"), Seat("Berthold", "greedy 1")]
    start = Match(game, 3, 20, game.options(first=1))
    sitting = Sitting(console, start, seats, bytes(32), [], Path("unused"))
    match, adviser = sitting.match, Seated(game, "greedy")
    while len(match.played) < PLAYS or match.acting != [0]:
        seat = match.acting[0]
        action = adviser.choose(match.knowledge(seat, 1), 1).action
        sitting.play(seat, game.name_action(match.snapshot, seat, action))
    sitting.opening = []
    sitting.show(sitting.turn(match.actions(0)))
    without_web_fonts = re.sub(r"@font-face \{\{.*?\}\}", "", CONSOLE_SVG_FORMAT, flags=re.DOTALL)
    picture = Path(__file__).parent / "pictures" / "terminal.svg"
    svg = console.out.export_svg(title=TITLE, code_format=without_web_fonts, unique_id="regalia")
    picture.write_text(svg, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
