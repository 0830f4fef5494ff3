"""Royal Wedding's table in the terminal: nothing is cut off, however much there is to show."""

import io
import random

import msgspec
import pytest
from rich.console import Console

from regalia import games
from regalia.cli.boards.royal_wedding import BOARD, draw_hint
from regalia.engine.match import Match
from regalia.games.royal_wedding.data import BONUS, Effect
from regalia.games.royal_wedding.view import Battle, House, RoyalWeddingView
from regalia.words import words

NAMES = {
    "en": ["Guest", "Agnes", "Berthold", "Cecily", "Dunstan", "Edith"],
    "ru": ["Гость", "Агнесса", "Бертольд", "Сесилия", "Дунстан", "Эдит"],
}
EFFECTS = [effect.name.lower().replace("_", "-") for effect in Effect if effect]


def crowded(seed: int) -> RoyalWeddingView:
    """A table in the middle of the talks, where everybody has everything there is."""
    match, chance = Match(games.load("royal-wedding"), 6, seed), random.Random(seed)
    for _ in range(60):
        seat = chance.choice(match.acting)
        match.play(seat, chance.choice(match.moves(seat)))
    view = match.see(0)
    assert isinstance(view, RoyalWeddingView)
    houses = [crowd(house, seat) for seat, house in enumerate(view.houses)]
    battle = Battle(0, 1, {0: 12, 2: 3}, {4: 2}, 0, "", 0, -1)
    return msgspec.structs.replace(view, houses=houses, battle=battle)


def crowd(house: House, seat: int) -> House:
    spouses = [(seat + 1) % 6, (seat + 2) % 6]
    return msgspec.structs.replace(
        house, prestige=123, heirs=2, married=spouses, formerly=spouses, effects=EFFECTS
    )


@pytest.mark.parametrize("language", NAMES)
@pytest.mark.parametrize("width", [80, 100])
def test_nothing_is_cut_off(language: str, width: int) -> None:
    out = io.StringIO()
    console = Console(file=out, width=width)

    console.print(BOARD.draw(crowded(seed=3), words(language), NAMES[language]))
    shown = out.getvalue()

    assert "…" not in shown
    assert max(map(len, shown.splitlines())) <= width
    flowing = " ".join(shown.split())
    for effect in EFFECTS:
        assert (
            flowing.count(words(language)("royal-wedding-effect", effect=effect, bonus=BONUS)) >= 6
        )
    assert f"0 ({NAMES[language][1]}) + 2 ({NAMES[language][4]})" in flowing


@pytest.mark.parametrize("language", NAMES)
@pytest.mark.parametrize("ties", ["married", "formerly", "none"])
def test_what_the_table_suggests_can_be_typed(language: str, ties: str) -> None:
    match, names = Match(games.load("royal-wedding"), 4, 1), NAMES[language][:4]
    if ties == "married":
        match.play(0, {"wed": 1})
        match.play(1, {"accept": 0, "number": 1})
    if ties == "formerly":
        match.state.seats[0].formerly, match.state.seats[1].formerly = 2, 1
        match.forget_snapshot()
    match.play(2, {"offer": 0, "promise": [{"spare": 0}]})
    view = match.see(0)
    assert isinstance(view, RoyalWeddingView)

    _, *lines = str(draw_hint(view, words(language), names)).splitlines()

    assert len(lines) == (2 if ties == "married" else 3)
    for line in lines:
        assert BOARD.read is not None
        move = BOARD.read(line.strip(), view, words(language), names)
        assert move is not None
        assert match.refuse(0, move) is None


def test_after_the_game_all_deals_are_shown() -> None:
    match, out = Match(games.load("royal-wedding"), 3, 1), io.StringIO()
    match.play(1, {"offer": 2, "promise": [{"attack": 0, "with": 7}]})
    match.play(2, {"accept": 1, "number": 1})
    chance = random.Random(1)
    while match.acting:
        seat = chance.choice(match.acting)
        kept = [move for move in match.moves(seat) if not {"cancel", "wed", "show"} & move.keys()]
        match.play(seat, chance.choice(kept))
    assert BOARD.breakdown is not None

    names = NAMES["en"][:3]
    Console(file=out, width=80).print(BOARD.breakdown(match.see(0), words("en"), names))

    assert "1. Agnes – Berthold (not binding): Agnes attacks Guest (≥7)" in out.getvalue()
