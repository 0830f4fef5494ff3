"""The one decorator that turns a plain rule function into machine code.

Compiled functions work on `np.record` states. They check neither bounds nor overflow (run the
tests with `NUMBA_BOUNDSCHECK=1` for that), release the GIL, and divide like NumPy. Set
`NUMBA_DISABLE_JIT=1` to run the very same functions as plain Python.

The cache is ours to name: Numba's own stamp covers only the file a function stands in, so a
change in a callee would go unnoticed. We keep one folder for each state of the sources that
are compiled (see `sources`): one for what all games share, and one for each game, which a change
in another game leaves alone.
"""

import hashlib
import os
import sys
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from importlib.metadata import version
from pathlib import Path
from shutil import rmtree
from typing import Any, ParamSpec, TypeVar

import numba
import numpy.typing as npt
from numba.core import types
from platformdirs import user_cache_path

from regalia.engine.sources import PACKAGE, contents

P = ParamSpec("P")
R = TypeVar("R")

Array = npt.NDArray[Any]

SETTINGS_OF_NUMBA: Any = numba.config
SETTINGS = ("NUMBA_BOUNDSCHECK", "NUMBA_DISABLE_JIT", "NUMBA_OPT", "NUMBA_CPU_NAME")
STALE_AFTER_DAYS = 14
NAMING = threading.Lock()
"""Numba takes the cache's folder from a setting of the whole process; bots think in threads."""


def cache_root() -> Path:
    return Path(os.environ.get("REGALIA_CACHE_DIR") or user_cache_path("regalia")) / "compiled"


@cache
def cache_of(game: str) -> Path:
    """The folder of a game's machine code; without a name, of what all games share.

    To ask for it is to use it: it does not grow stale.
    """
    folder = cache_root() / fingerprint(game)
    with suppress(OSError):  # nothing there yet, or not ours to write
        os.utime(folder)
    return folder


def fingerprint(game: str) -> str:
    """A short hash of everything that decides what machine code comes out."""
    digest = hashlib.sha256(contents(game))
    for name in SETTINGS:
        digest.update(f"{name}={os.environ.get(name, '')};".encode())
    digest.update(f"{sys.version_info[:2]} {version('numba')} {PACKAGE}".encode())
    return digest.hexdigest()[:16]


def game_of(module: str) -> str:
    """The game a module belongs to: `regalia.games.royals.rules`, or `regalia.lab.loops@royals`."""
    _, template, game = module.partition("@")
    if template:
        return game
    package, _, rest = module.partition(".games.")
    return rest.partition(".")[0] if package == PACKAGE.name else ""


def is_ready(game: str, part: str) -> bool:
    """Has this part of a game been compiled for these sources before?"""
    return (cache_of(game) / f"{part}.ready").exists() or bool(SETTINGS_OF_NUMBA.DISABLE_JIT)


def mark_ready(game: str, part: str) -> None:
    cache_of(game).mkdir(parents=True, exist_ok=True)
    (cache_of(game) / f"{part}.ready").touch()
    forget_stale_caches()


def forget_stale_caches() -> None:
    """Remove the machine code of sources that have not been used for two weeks."""
    oldest = time.time() - STALE_AFTER_DAYS * 86_400
    for folder in cache_root().iterdir():
        if folder.stat().st_mtime < oldest:
            rmtree(folder, ignore_errors=True)


def compiled(function: Callable[P, R]) -> Callable[P, R]:
    """Compile on first use and keep the result on disk."""
    if "@" in function.__module__:  # a specialised copy of a template: keep the copies apart
        function.__qualname__ = f"{function.__module__.rpartition('@')[2]}.{function.__qualname__}"
    with NAMING:
        before = SETTINGS_OF_NUMBA.CACHE_DIR
        SETTINGS_OF_NUMBA.CACHE_DIR = str(cache_of(game_of(function.__module__)))
        try:
            dispatcher = numba.njit(
                cache=True, nogil=True, error_model="numpy", forceinline=is_small(function)
            )(function)
        finally:
            SETTINGS_OF_NUMBA.CACHE_DIR = before
    if not SETTINGS_OF_NUMBA.DISABLE_JIT:
        widen_integers(dispatcher)
    return dispatcher


def plainly(function: Callable[P, R]) -> Callable[P, R]:
    """The same rule in plain Python, to ask it about a snapshot; it must call no other rule."""
    return getattr(function, "py_func", function)


def is_small(function: Callable[..., Any]) -> bool:
    """Small functions are copied into their callers: a third faster, and quick to compile."""
    return len(function.__code__.co_code) < 300


def widen_integers(dispatcher: Any) -> None:
    """Hand every integer from one compiled function to another as 64 bits.

    Otherwise Numba compiles a function again for each mixture of int8, int16 and enum members
    it is called with: four times as long to compile, and no faster.
    """
    resolve = dispatcher.get_call_template

    def get_call_template(args: tuple[Any, ...], kws: dict[str, Any]) -> Any:
        whole = (types.Integer, types.IntEnumMember)
        return resolve(tuple(types.int64 if isinstance(t, whole) else t for t in args), kws)

    dispatcher.get_call_template = get_call_template
