"""In a process of its own: compile all that our programs need of one game.

    python -m regalia.compiling.work GAME PART…

A line of JSON on standard output whenever a function is done says how much of the work that was,
and one for each part that is ready.

What a table needs is begun from two ends: a second process compiles the bots meanwhile. Each finds
in the cache what the other has done.
"""

import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, nullcontext
from typing import Any

import msgspec
import numpy as np
from numba import typeof
from numba.core import event

from regalia import games
from regalia.compiling import BOTS, GAMES, PARTS, TABLE, Progress, compiler, cores
from regalia.compiling.turns import can_take_turns, take_turns
from regalia.engine.game import Game
from regalia.engine.knowledge import Knowledge
from regalia.engine.machine_code import NUMBA, OURS, cache_of, game_of, mark_ready
from regalia.engine.state import pool_of

OPTIMISED, HARDLY = NUMBA.OPT, type(NUMBA.OPT)(1)
NICENESS = 5
TEMPLATE_WEIGHT = 6
"""A loop over the rules takes so many times as long to compile as a rule."""


class Foreman(event.Listener):
    """Counts what is compiled, and has the optimiser do its work once.

    A function's machine code holds that of all it calls: to optimise what is only called from other
    compiled functions would be to do it again and again, at every step up to the entry points. The
    rules that loops call are excepted: random games of Royals are a tenth faster for it.
    """

    def __init__(self, game: Game, tell: Callable[[Progress], None]) -> None:
        self.tell, self.stack = tell, list[Any]()
        self.total = sum(weight(function.py_func) for function in functions_of(game))

    def on_start(self, event: Any) -> None:
        self.stack.append(event.data["dispatcher"].py_func)
        self.choose_effort()

    def on_end(self, event: Any) -> None:
        function = self.stack.pop()
        self.choose_effort()
        if hasattr(function, OURS):
            self.tell(Progress(weight(function) / self.total))

    def choose_effort(self) -> None:
        outermost = len(self.stack) <= 1
        fully = outermost or self.stack[-1].__module__.endswith(".rules")
        NUMBA.OPT = OPTIMISED if fully else HARDLY


def weight(function: Any) -> int:
    return TEMPLATE_WEIGHT if "@" in function.__module__ else 1


def functions_of(game: Game) -> list[Any]:
    """Those of a game and of the loops over its rules that are compiled by themselves, by name."""
    for name in ("entry_points", "visibility", "simple_bots", "tree_search", "whole_games"):
        game.template(name)
    homes = [vars(module) for name, module in [*sys.modules.items()] if is_home(name, game)]
    found = {thing for home in homes for thing in home.values() if hasattr(thing, "py_func")}
    return sorted((each for each in found if not is_inlined(each)), key=full_name)


def full_name(function: Any) -> str:
    return f"{function.py_func.__module__}.{function.py_func.__qualname__}"


def is_home(module: str, game: Game) -> bool:
    shared = module.startswith("regalia.engine.") and "templates" not in module
    return shared or (module.startswith("regalia.") and game_of(module) == game.name)


def is_inlined(dispatcher: Any) -> bool:
    return bool(dispatcher.targetoptions.get("inline") == "always")


def compile_table(game: Game) -> None:
    from regalia.table.warming import warm_up

    warm_up(game)


def compile_bots(game: Game) -> None:
    """Without a game to ask them about, since there is none before its rules are compiled."""
    from regalia.bots.simple_bots import question
    from regalia.bots.tree_search import blank_tree, thought

    nothing = Knowledge(game, 0, pool_of(game.state, 1))
    asked = thought(blank_tree(game, 1), 0, np.zeros(1), nothing, 0, False, 0)
    game.template("tree_search").think.compile(tuple(map(typeof, asked)))
    asked = question(0, nothing, 0)
    game.template("simple_bots").ask_bot.compile(tuple(map(typeof, asked)))


def compile_games(game: Game) -> None:
    from regalia.lab.whole_games import Simulation

    players, options = game.players[0], game.variants["standard"]
    Simulation(game, players, options, ["random"] * players).play(0, 1)


WORK = {TABLE: compile_table, GAMES: compile_games, BOTS: compile_bots}


def compile_parts(name: str, parts: Iterable[str], tell: Callable[[Progress], None]) -> None:
    """One part after another; what is there already is only loaded."""
    game = games.load(name)
    register: Any = event.register
    register("numba:compile", Foreman(game, tell))
    take_turns(cache_of(name), functions_of(game))
    for part in parts:
        WORK[part](game)
        if part in PARTS:
            mark_ready(name, part)
            tell(Progress(part=part))


def print_line(progress: Progress) -> None:
    sys.stdout.buffer.write(msgspec.json.encode(progress) + b"\n")
    sys.stdout.flush()


def step_back() -> None:
    """Whoever plays meanwhile goes first."""
    if hasattr(os, "nice"):
        os.nice(NICENESS)


@contextmanager
def helped(name: str) -> Iterator[None]:
    """By a process that has the same standard output, until the work is done or given up."""
    with subprocess.Popen(compiler(name, BOTS)) as helper:
        signal.signal(signal.SIGTERM, lambda *_: sys.exit())
        try:
            yield
        finally:
            helper.terminate()


def main(name: str, *parts: str) -> None:
    step_back()
    in_two = TABLE in parts and cores() > 1 and can_take_turns()
    with helped(name) if in_two else nullcontext():
        compile_parts(name, parts, print_line)


if __name__ == "__main__":
    main(*sys.argv[1:])
