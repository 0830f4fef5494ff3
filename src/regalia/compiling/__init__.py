"""Making games ready: machine code is compiled in processes of its own.

Nothing is compiled in the process of a server or a command: a compiler takes its memory along when
it ends. What it made is found in the cache (`engine.machine_code`). Two processes work on a game,
from either end; where there are more cores, on several games side by side.
"""

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import IO

import msgspec

PARTS = TABLE, GAMES = "table", "games"
"""What tables need, and what simulations need."""
BOTS = "bots"
"""What tables need last."""
TELLING = 0.02
"""The share from which on the pace tells something."""


class Progress(msgspec.Struct, frozen=True):
    step: float = 0.0
    """How much of the work has been done since the last word."""
    part: str = ""
    """A part that is ready from now on."""


@dataclass
class Making:
    """How far a game has come."""

    game: str
    began: float = field(default_factory=time.monotonic)
    share: float = 0.0
    ready: set[str] = field(default_factory=set)

    def hear(self, line: bytes) -> None:
        said = msgspec.json.decode(line, type=Progress)
        self.share = min(self.share + said.step, 1.0)
        if said.part:
            self.ready.add(said.part)

    @property
    def seconds_left(self) -> float | None:
        """By the pace so far."""
        if self.share < TELLING:
            return None
        return (time.monotonic() - self.began) * (1 / self.share - 1)


class CompilerFailed(Exception):
    """The process that compiles a game has ended without having done so."""


def compiler(game: str, *parts: str) -> list[str]:
    """The command of a process that compiles."""
    return [sys.executable, "-m", "regalia.compiling.work", game, *parts]


def cores() -> int:
    return os.cpu_count() or 1


def side_by_side() -> int:
    """How many games are compiled at once."""
    return max(1, cores() // 2)


def make_ready(game: str, *parts: str) -> Iterator[Making]:
    """Compile parts of a game, and tell again and again how far it has come."""
    making = Making(game)
    with tempfile.TemporaryFile() as complaints:
        work = compiler(game, *parts)
        with subprocess.Popen(work, stdout=subprocess.PIPE, stderr=complaints) as process:
            try:
                for line in process.stdout or ():
                    making.hear(line)
                    yield making
            finally:
                process.terminate()
        check_made(making, parts, last_words(complaints))


def check_made(making: Making, parts: tuple[str, ...], complaint: str) -> None:
    if not making.ready.issuperset(parts):
        raise CompilerFailed(complaint)


def last_words(complaints: IO[bytes]) -> str:
    """The last line of what a process had to say, which names the error."""
    complaints.seek(0)
    lines = complaints.read().decode(errors="replace").strip().splitlines()
    return lines[-1] if lines else ""
