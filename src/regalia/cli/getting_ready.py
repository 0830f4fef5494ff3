"""Games are compiled before the first use, in processes of their own, with progress to be seen."""

import asyncio
from collections.abc import Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor

from rich.progress import (
    BarColumn,
    Progress,
    TaskID,
    TaskProgressColumn,
    TextColumn,
    TimeRemainingColumn,
)  # fmt: skip

from regalia import games
from regalia.cli.talk import Console
from regalia.compiling import TABLE, CompilerFailed, Making, make_ready, side_by_side
from regalia.engine.errors import bad_input
from regalia.engine.game import Game
from regalia.engine.machine_code import cache_root, is_ready, is_temporary
from regalia.table.warming import Warmth

LOOK_SECONDS = 0.3


def prepare(console: Console, game: Game, *parts: str) -> None:
    """See to it that parts of a game are compiled."""
    if not all(is_ready(game.name, part) for part in parts):
        compile_games(console, [game.name], parts)


def compile_games(console: Console, names: Sequence[str], parts: Sequence[str]) -> None:
    """As many games at once as there are cores."""
    if is_temporary():
        console.say("cli-compiling-temporary", folder=str(cache_root()))
    console.say("cli-compiling")
    with ready_bars(console) as bars, ThreadPoolExecutor(side_by_side()) as pool:
        tasks = [(name, bars.add_task(title_of(console, name), total=1.0)) for name in names]
        works = [pool.submit(follow, bars, task, make_ready(name, *parts)) for name, task in tasks]
        for name, work in zip(names, works, strict=True):
            try:
                work.result()
            except CompilerFailed as failure:
                raise bad_input("cli-compiling-failed", game=name, reason=str(failure)) from failure


async def show_readiness(console: Console, warmth: Warmth) -> None:
    """How far a server has come, until every game is ready."""
    if all(is_ready(game.game, TABLE) for game in warmth.tell()):
        return
    if is_temporary():
        console.say("cli-compiling-temporary", folder=str(cache_root()))
    console.say("cli-serve-compiling")
    with ready_bars(console) as bars:
        tasks = {name: bars.add_task(title_of(console, name), total=1.0) for name in games.NAMES}
        while not warmth.is_ready:
            for game in warmth.tell():
                bars.update(tasks[game.game], completed=game.share)
            await asyncio.sleep(LOOK_SECONDS)
    console.say("cli-serve-compiled")


def title_of(console: Console, name: str) -> str:
    return console.words(f"{name}-title")


def follow(bars: Progress, task: TaskID, steps: Iterable[Making]) -> None:
    for making in steps:
        bars.update(task, completed=making.share)
    bars.update(task, completed=1.0)


def ready_bars(console: Console) -> Progress:
    """A bar for each game, with the seconds left."""
    return Progress(
        TextColumn("{task.description}"), BarColumn(), TaskProgressColumn(),
        TimeRemainingColumn(elapsed_when_finished=True), console=console.err, transient=True,
    )  # fmt: skip
