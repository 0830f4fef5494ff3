"""Where machine code is kept: a folder for each state of the sources that are compiled.

Numba's own stamp covers only the file a function stands in, so a change in a callee would go
unnoticed. Our folders are named by a hash of all sources that decide (see `sources`): one for what
all games share, and one for each game, which a change in another game leaves alone. Nothing in them
depends on where the package stands, so a wheel brings them along (`SHIPPED`).

`Locator` tells Numba of these folders, for our functions only; those of others are kept wherever
Numba keeps them.
"""

import hashlib
import os
import sys
import tempfile
import time
from contextlib import suppress
from functools import cache
from importlib.metadata import version
from pathlib import Path
from shutil import copytree, rmtree
from typing import Any

import numba
from platformdirs import user_cache_path

from regalia.engine.sources import PACKAGE, contents

NUMBA: Any = numba.config
SETTINGS = ("BOUNDSCHECK", "DISABLE_JIT", "OPT", "CPU_NAME")
SHIPPED = PACKAGE / "compiled"
"""Machine code that came with a wheel, for any processor of its kind."""
USUAL_LOCATORS = (
    "UserProvidedCacheLocator", "InTreeCacheLocator", "UserWideCacheLocator",
    "IPythonCacheLocator", "ZipCacheLocator",
)  # fmt: skip
STALE_AFTER_DAYS = 14
TEMPORARY = "regalia-compiled-"
"""How the name of a temporary folder begins."""
OURS = "kept_by_regalia"
"""Marks a function that `compiled` was asked to compile, wherever it stands."""
ELSEWHERE = "elsewhere"
"""Instead of a game's name: functions outside the package, which may use rules of any game."""


@cache
def cache_root() -> Path:
    """The folder of all machine code; a temporary one where nothing else can be written."""
    wanted = Path(os.environ.get("REGALIA_CACHE_DIR") or user_cache_path("regalia")) / "compiled"
    if is_writable(wanted):
        return wanted
    folder = Path(tempfile.mkdtemp(prefix=TEMPORARY))
    os.environ["REGALIA_CACHE_DIR"] = str(folder)  # for the processes that compile, too
    return folder / "compiled"


def is_temporary() -> bool:
    """Will the machine code be gone with the temporary files?"""
    return cache_root().parent.name.startswith(TEMPORARY)


def is_writable(folder: Path) -> bool:
    try:
        folder.mkdir(parents=True, exist_ok=True)
        tempfile.TemporaryFile(dir=folder).close()
    except OSError:
        return False
    return True


@cache
def cache_of(game: str) -> Path:
    """The folder of a game's machine code; without a name, of what all games share.

    To ask for it is to use it: it does not grow stale, and what a wheel brought is in it.
    """
    folder = cache_root() / fingerprint(game)
    if not folder.exists() and (SHIPPED / folder.name).is_dir():
        take_over(SHIPPED / folder.name, folder)
    with suppress(OSError):  # nothing there yet
        os.utime(folder)
    return folder


def take_over(shipped: Path, folder: Path) -> None:
    """Copy at one stroke: others may do the same just now."""
    made = Path(tempfile.mkdtemp(dir=folder.parent))
    copytree(shipped, made, dirs_exist_ok=True)
    with suppress(OSError):
        made.rename(folder)
    rmtree(made, ignore_errors=True)


def fingerprint(game: str) -> str:
    """A short hash of everything that decides what machine code comes out."""
    settings = [f"{name}={getattr(NUMBA, name)}" for name in SETTINGS]
    return hashed(contents(game) + f"{settings} {sys.version_info[:2]} {version('numba')}".encode())


def game_of(module: str) -> str:
    """The game a module belongs to: `regalia.games.royals.rules`, or `regalia.lab.loops@royals`."""
    _, template, game = module.partition("@")
    if template:
        return game
    package, _, rest = module.partition(".games.")
    return rest.partition(".")[0].replace("_", "-") if package == PACKAGE.name else ""


def is_ready(game: str, part: str) -> bool:
    """Has this part of a game been compiled for these sources before?"""
    return (cache_of(game) / f"{part}.ready").exists() or bool(NUMBA.DISABLE_JIT)


def mark_ready(game: str, part: str) -> None:
    cache_of(game).mkdir(parents=True, exist_ok=True)
    (cache_of(game) / f"{part}.ready").touch()
    forget_stale_caches()


def forget_stale_caches() -> None:
    """Remove the machine code of sources that have not been used for two weeks."""
    oldest = time.time() - STALE_AFTER_DAYS * 86_400
    for folder in cache_root().iterdir():
        with suppress(OSError):  # somebody else was quicker
            if folder.stat().st_mtime < oldest:
                rmtree(folder, ignore_errors=True)


class Locator:
    """Where Numba finds one of our functions; it asks by these names."""

    def __init__(self, function: Any, file: Path) -> None:
        self.line = function.__code__.co_firstlineno
        if file.is_relative_to(PACKAGE):
            self.folder = cache_of(game_of(function.__module__))
            self.path = self.folder / "_".join(file.relative_to(PACKAGE).parent.parts)
            self.stamp = self.folder.name
        else:
            self.folder = cache_of(ELSEWHERE)
            self.path = self.folder / f"{file.stem}-{hashed(str(file).encode())}"
            self.stamp = hashed(file.read_bytes())

    @classmethod
    def from_function(cls, function: Any, file: str) -> "Locator | None":
        """None for what is not ours."""
        return cls(function, Path(file)) if hasattr(function, OURS) else None

    def ensure_cache_path(self) -> None:
        self.path.mkdir(parents=True, exist_ok=True)

    def get_cache_path(self) -> str:
        return str(self.path)

    def get_source_stamp(self) -> str:
        """The folder's name says all that could make the code stale."""
        return self.stamp

    def get_disambiguator(self) -> str:
        return str(self.line)


def hashed(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()[:16]


def introduce_locator() -> None:
    """Let Numba ask ours first; for the functions of others the answer stays what it was."""
    ours = f"{Locator.__module__}.{Locator.__qualname__}"
    named = NUMBA.CACHE_LOCATOR_CLASSES or ",".join(USUAL_LOCATORS)
    if ours not in named:
        NUMBA.CACHE_LOCATOR_CLASSES = f"{ours},{named}"
