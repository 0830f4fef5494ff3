"""Every table in a small terminal: nothing is cut off, and no page is higher than the screen."""

import io
import random
from collections.abc import Iterator
from pathlib import Path

import pytest
import rich.console
from rich.cells import cell_len

from regalia import games
from regalia.cli.play import Sitting
from regalia.cli.screen import Line
from regalia.cli.talk import Console
from regalia.engine.match import Match
from regalia.engine.transcript import Seat
from regalia.games.royals.view import RoyalsView
from regalia.words import languages

SCREENS = [(80, 24), (80, 40)]
LOOKS = 24
"""About so many positions of a game are looked at, all along."""
LENGTHS = {"majesty": 12, "royals": 160, "royals-cards": 40, "royal-wedding": 600}
"""How often the person is asked, about."""


def screen(width: int, height: int) -> rich.console.Console:
    return rich.console.Console(
        file=io.StringIO(), width=width, height=height, force_terminal=True, highlight=False
    )


def sit(name: str, language: str) -> Sitting:
    """At a full table, in the first seat."""
    console, game = Console(language), games.load(name)
    bots = console.words("cli-play-bot-names").split(", ")
    seats = [Seat(console.words("cli-play-your-name")), *(Seat(bot, "random") for bot in bots)]
    players = max(game.players)
    match = Match(game, players, 11)
    return Sitting(console, match, seats[:players], bytes(32), [], Path("unused"))


def asked(sitting: Sitting, seed: int) -> Iterator[list[int]]:
    """The choices at each position of a random game in which the person is asked."""
    chance, match = random.Random(seed), sitting.match
    while match.acting:
        seat = chance.choice(match.acting)
        if seat == sitting.person:
            yield sitting.listed()
        action = chance.choice(match.actions(seat))
        sitting.play(seat, match.game.name_action(match.snapshot, seat, action))


def fitting(pages: list[list[Line]], width: int, height: int) -> str:
    """What is on the pages, of which nothing is cut off."""
    lines = ["".join(piece.text for piece in line) for page in pages for line in page]
    shown = "\n".join(lines)
    assert max(map(len, pages)) < height, shown
    assert max(map(cell_len, lines)) <= width, shown
    assert "…" not in shown
    return shown


def must_show(sitting: Sitting, actions: list[int]) -> set[str]:
    """Words that may be missing on no screen."""
    view, words = sitting.match.see(sitting.person), sitting.words
    needed = {str(number) for number in range(1, len(actions) + 1)}
    if sitting.goes_on():
        return needed
    needed |= {*sitting.names}
    if isinstance(view, RoyalsView):
        needed |= {city.name for country in view.countries for city in country.cities}
        needed |= {words("royals-title-short", title=title.name) for title in view.titles}
        needed = {words("royals-city-name", city=name) for name in needed}
    return needed


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", games.NAMES)
def test_everything_fits_through_a_whole_game(name: str, language: str) -> None:
    sitting, every = sit(name, language), max(1, LENGTHS[name] // LOOKS)
    for number, actions in enumerate(asked(sitting, seed=5)):
        for width, height in SCREENS if number % every == 0 else []:
            sitting.console.out = screen(width, height)
            shown = fitting(sitting.turn(actions), width, height)

            pages_of_all = sitting.paged(*sitting.news(), "", *sitting.table(), "")
            assert sitting.prompt == "cli-play-prompt-brief" or len(pages_of_all) == 1
            assert must_show(sitting, actions) <= set(shown.replace("⚭", " ").split()), shown
        sitting.opening = []
    for width, height in SCREENS:
        sitting.console.out = screen(width, height)

        assert fitting(sitting.paged(*sitting.table(), *sitting.result()), width, height)
