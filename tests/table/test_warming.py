"""Made ready means: nothing that a table needs is left to compile while people wait."""

import asyncio
import subprocess
import sys
from pathlib import Path

import pytest

from regalia import games
from regalia.compiling import GAMES, PARTS, TABLE, CompilerFailed, make_ready
from regalia.compiling.work import compile_bots
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


@pytest.mark.parametrize("name", games.NAMES)
def test_bots_are_compiled_ahead_for_what_they_are_asked_with(name: str) -> None:
    game = games.load(name)
    ask, think = game.template("simple_bots").ask_bot, game.template("tree_search").think

    compile_bots(game)
    ahead = [*ask.signatures], [*think.signatures]
    warm_up(game)

    assert ([*ask.signatures], [*think.signatures]) == ahead
    assert len(ask.signatures) == len(think.signatures) == 1


COMPILES = """
import sys, time
from pathlib import Path
from types import SimpleNamespace
from regalia.compiling.turns import take_turns

def function(number):
    def compile(signature):
        if signature == "inner":
            return
        with open("log", "a") as log:
            log.write(f"begins {number}\\n")
        made.compile("inner")
        time.sleep(0.02)
        with open("log", "a") as log:
            log.write(f"ends {number}\\n")
    made = SimpleNamespace(compile=compile)
    return made

functions = [function(number) for number in range(5)]
take_turns(Path(), functions)
for function in functions:
    function.compile("outer")
"""


def test_what_one_process_compiles_another_waits_for(tmp_path: Path) -> None:
    begun = [subprocess.Popen([sys.executable, "-c", COMPILES], cwd=tmp_path) for _ in range(3)]

    assert [process.wait() for process in begun] == [0, 0, 0]
    log = (tmp_path / "log").read_text().splitlines()
    for number in range(5):
        of_it = [line for line in log if line.endswith(str(number))]
        assert of_it == [f"begins {number}", f"ends {number}"] * 3


def test_why_a_compiler_failed_is_told() -> None:
    with pytest.raises(CompilerFailed, match="no-such-game"):
        [*make_ready("no-such-game", TABLE)]


FAILS = "import sys; sys.exit('the disk is full')"
WORKS = """
print('{"step": 0.5}')
print('{"part": "table"}')
"""
WAITS = """
import time
print('{"step": 0.5}', flush=True)
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


async def test_a_game_that_nobody_waits_for_makes_way(monkeypatch: pytest.MonkeyPatch) -> None:
    """And is made ready afterwards, without a complaint."""
    warmth, complaints = Warmth(), list[str]()
    programs = {"majesty": [WAITS, WORKS], "royal-wedding": [WORKS]}
    monkeypatch.setattr(warming, "side_by_side", lambda: 1)
    monkeypatch.setattr(warming, "is_ready", lambda name, part: name not in programs)
    monkeypatch.setattr(
        warming, "compiler", lambda name, part: [sys.executable, "-c", programs[name].pop(0)]
    )
    monkeypatch.setattr(warming.log, "error", lambda *said: complaints.append(said[0]))

    warmth.begin()
    while not any(game.share == 0.5 for game in warmth.tell()):
        await asyncio.sleep(0.01)
    await warmth.wait("royal-wedding")
    then = {game.game: game.state for game in warmth.tell()}
    await warmth.wait("majesty")

    assert then["majesty"] != "ready"
    assert complaints == []


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
