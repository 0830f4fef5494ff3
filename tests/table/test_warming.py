"""Made ready means: nothing that a table needs is left to compile while people wait."""

import asyncio
import sys

import pytest

from regalia import games
from regalia.compiling import GAMES, PARTS, TABLE, CompilerFailed, make_ready
from regalia.engine.machine_code import is_ready
from regalia.table import warming
from regalia.table.warming import Warmth, warm_up

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("name", games.NAMES)
def test_warming_up_reaches_all_that_a_table_needs(name: str) -> None:
    game = games.load(name)

    warm_up(game)

    needed = {
        "asking": game.template("simple_bots").ask_bot,
        "thinking": game.template("tree_search").think,
        "acting": game.visibility.act,
        "undoing": game.visibility.is_bound,
        "ranking": game.entry_points.rank,
    }
    assert [what for what, function in needed.items() if not function.signatures] == []


def test_a_compiler_tells_what_it_has_done() -> None:
    [*steps] = make_ready("majesty", *PARTS)

    assert steps[-1].ready == {TABLE, GAMES}
    assert all(is_ready("majesty", part) for part in PARTS)


def test_why_a_compiler_failed_is_told() -> None:
    with pytest.raises(CompilerFailed, match="no-such-game"):
        [*make_ready("no-such-game", TABLE)]


FAILS = "import sys; sys.exit('the disk is full')"
WORKS = """
print('{"share": 0.5}')
print('{"share": 1, "part": "table"}')
"""
WAITS = """
import time
print('{"share": 0.5}', flush=True)
time.sleep(600)
"""


async def test_a_game_that_could_not_be_made_ready_is_tried_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Meanwhile it is told, and the others go on."""
    warmth, programs = Warmth(), [FAILS, WORKS]
    tried = asyncio.Event()
    monkeypatch.setattr(warming, "is_ready", lambda name, part: name != "majesty")
    monkeypatch.setattr(
        warming, "compiler", lambda name, part: [sys.executable, "-c", programs.pop(0)]
    )
    monkeypatch.setattr(warming, "PAUSES", (0.01,))
    monkeypatch.setattr(warming.log, "error", lambda *said: tried.set())

    warmth.begin()
    await tried.wait()
    told = {game.game: game.state for game in warmth.tell()}
    await warmth.wait("majesty")
    await asyncio.gather(*warmth.tasks)

    assert told["majesty"] == "failed"
    assert warmth.is_ready
    assert {game.state for game in warmth.tell()} == {"ready"}


async def test_a_server_that_stops_takes_its_compilers_along(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    warmth = Warmth()
    monkeypatch.setattr(warming, "is_ready", lambda name, part: False)
    monkeypatch.setattr(warming, "compiler", lambda name, part: [sys.executable, "-c", WAITS])

    warmth.begin()
    while not any(game.share == 0.5 for game in warmth.tell()):
        await asyncio.sleep(0.01)
    await warmth.stop()

    assert all(task.done() for task in warmth.tasks)
    assert warmth.making == {}
