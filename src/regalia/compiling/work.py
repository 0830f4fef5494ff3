"""In a process of its own: compile all that our programs need of one game.

    python -m regalia.compiling.work GAME PART…

A line of JSON on standard output whenever a function is done says how far it has come, and one for
each part that is ready.
"""

import os
import sys
from collections.abc import Callable, Iterable
from typing import Any

import msgspec
from numba.core import event

from regalia import games
from regalia.compiling import GAMES, TABLE, Progress
from regalia.engine.game import Game
from regalia.engine.machine_code import NUMBA, OURS, game_of, mark_ready

OPTIMISED, HARDLY = NUMBA.OPT, type(NUMBA.OPT)(1)
NICENESS = 5
TEMPLATE_WEIGHT = 6
"""A loop over the rules takes so many times as long to compile as a rule."""


class Foreman(event.Listener):
    """Counts what is compiled, and has the optimiser do its work once.

    A function's machine code holds that of all it calls: to optimise what is only called from other
    compiled functions would be to do it again and again, at every step up to the entry points.
    """

    def __init__(self, game: Game, tell: Callable[[Progress], None]) -> None:
        self.tell, self.depth, self.done = tell, 0, 0
        self.total = sum(weight(function) for function in functions_of(game))

    @property
    def share(self) -> float:
        """Not all functions there are will be needed, so the end comes a little early."""
        return min(self.done / self.total, 1.0)

    def on_start(self, event: Any) -> None:
        self.depth += 1
        self.choose_effort()

    def on_end(self, event: Any) -> None:
        self.depth -= 1
        self.choose_effort()
        function = event.data["dispatcher"].py_func
        if hasattr(function, OURS):
            self.done += weight(function)
            self.tell(Progress(self.share))

    def choose_effort(self) -> None:
        NUMBA.OPT = OPTIMISED if self.depth <= 1 else HARDLY


def weight(function: Any) -> int:
    return TEMPLATE_WEIGHT if "@" in function.__module__ else 1


def functions_of(game: Game) -> set[Any]:
    """Those of a game and of the loops over its rules that are compiled by themselves."""
    for name in ("entry_points", "visibility", "simple_bots", "tree_search", "whole_games"):
        game.template(name)
    homes = [vars(module) for name, module in [*sys.modules.items()] if is_home(name, game)]
    dispatchers = [thing for home in homes for thing in home.values() if hasattr(thing, "py_func")]
    return {each.py_func for each in dispatchers if not is_inlined(each)}


def is_home(module: str, game: Game) -> bool:
    shared = module.startswith("regalia.engine.") and "templates" not in module
    return shared or (module.startswith("regalia.") and game_of(module) == game.name)


def is_inlined(dispatcher: Any) -> bool:
    return bool(dispatcher.targetoptions.get("inline") == "always")


def compile_table(game: Game) -> None:
    from regalia.table.warming import warm_up

    warm_up(game)


def compile_games(game: Game) -> None:
    from regalia.lab.whole_games import Simulation

    players, options = game.players[0], game.variants["standard"]
    Simulation(game, players, options, ["random"] * players).play(0, 1)


WORK = {TABLE: compile_table, GAMES: compile_games}


def compile_parts(name: str, parts: Iterable[str], tell: Callable[[Progress], None]) -> None:
    """One part after another; what is there already is only loaded."""
    game = games.load(name)
    foreman = Foreman(game, tell)
    register: Any = event.register
    register("numba:compile", foreman)
    for part in parts:
        WORK[part](game)
        mark_ready(name, part)
        tell(Progress(foreman.share, part))


def print_line(progress: Progress) -> None:
    sys.stdout.buffer.write(msgspec.json.encode(progress) + b"\n")
    sys.stdout.flush()


def step_back() -> None:
    """Whoever plays meanwhile goes first."""
    if hasattr(os, "nice"):
        os.nice(NICENESS)


if __name__ == "__main__":
    step_back()
    compile_parts(sys.argv[1], sys.argv[2:], print_line)
