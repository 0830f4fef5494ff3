"""Two processes compile one game: what one of them is at, the other waits for.

Then it finds it in the cache. Without this they would soon be in step and do everything twice.
"""

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import IO, Any

try:
    from fcntl import LOCK_EX, LOCK_UN, lockf
except ModuleNotFoundError:  # on Windows one process does it all
    lockf = None  # type: ignore[assignment]

Compile = Callable[[Any], Any]


def can_take_turns() -> bool:
    return lockf is not None


def take_turns(folder: Path, functions: Iterable[Any]) -> None:
    """Each function has a byte of a file; whoever has locked it compiles the function."""
    if not can_take_turns():
        return
    folder.mkdir(parents=True, exist_ok=True)
    turns = (folder / "turns").open("wb")
    for number, function in enumerate(functions):
        function.compile = in_turn(function.compile, turns, number)


def in_turn(compile_now: Compile, turns: IO[bytes], number: int) -> Compile:
    has_turn = False

    def compile_in_turn(signature: Any) -> Any:
        nonlocal has_turn
        if has_turn:  # a function that calls itself
            return compile_now(signature)
        lockf(turns, LOCK_EX, 1, number)
        has_turn = True
        try:
            return compile_now(signature)
        finally:
            has_turn = False
            lockf(turns, LOCK_UN, 1, number)

    return compile_in_turn
