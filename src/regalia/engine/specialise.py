"""Loops written once, compiled for each game.

A template is an ordinary module whose compiled functions call a game's rules by the names of
`regalia.engine.rulebook`. `specialise` makes a copy of the module in which those names are one
game's functions, so that the compiler sees straight through them: no Python, no indirect call.
(Closures would read nicer, but Numba cannot keep them in its cache on disk.)
"""

import importlib.util
import sys
from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any


@cache
def source_of(template: str) -> tuple[Path, Any]:
    spec = importlib.util.find_spec(template)
    if spec is None or spec.origin is None:
        raise ModuleNotFoundError(template)
    path = Path(spec.origin)
    return path, compile(path.read_bytes(), str(path), "exec")


def specialise(template: str, name: str, functions: Mapping[str, Callable[..., Any]]) -> ModuleType:
    """A copy of the template for the game called `name`, with these functions in it."""
    path, code = source_of(template)
    copy = ModuleType(f"{template}@{name}")
    copy.__file__ = str(path)
    sys.modules[copy.__name__] = copy
    exec(code, copy.__dict__)
    copy.__dict__.update({k: f for k, f in functions.items() if k in copy.__dict__})
    return copy
