"""Which files decide what machine code comes out: what is compiled, and what that imports.

Words, views, pages and figures are not among them: to change one compiles nothing anew.
"""

import hashlib
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

PACKAGE = Path(__file__).parent.parent
MARK = "regalia.engine.compiled.compiled"
IMPORT = re.compile(
    r"^ *from (regalia[\w.]*) import (\([^)]*\)|.*)|^ *import (regalia[\w.]*)", re.M
)
WORD = re.compile(r"[^\W\d]\w*")


@cache
def contents(game: str) -> bytes:
    """A hash of the sources of a game's machine code; without a name, of what all games share."""
    digest = hashlib.sha256()
    for path in sources_of(game):
        digest.update(path.relative_to(PACKAGE).as_posix().encode() + b"\0" + path.read_bytes())
    return digest.digest()


def sources_of(game: str) -> list[Path]:
    own = PACKAGE / "games" / game.replace("-", "_")
    if not own.is_dir():  # a game put together elsewhere, from rules of any of ours
        own = PACKAGE / "games"
    folders = [PACKAGE / "engine", *([own] if game else [])]
    files = [path for folder in folders for path in folder.rglob("*.py")]
    found: set[Path] = set()
    waiting = [path for path in files if MARK in imported_by(path)]
    while waiting:
        path = waiting.pop()
        if path not in found:
            found.add(path)
            waiting += homes_of(path)
    tables = own.rglob("*.toml") if game else ()
    return sorted([*found, *tables])


@cache
def imported_by(path: Path) -> frozenset[str]:
    """Everything of ours that a module imports, by its full name."""
    names: set[str] = set()
    for module, things, whole in IMPORT.findall(path.read_text("utf-8")):
        names.update([whole] if whole else [f"{module}.{each}" for each in WORD.findall(things)])
    return frozenset(names)


def homes_of(path: Path) -> Iterator[Path]:
    """The files that a module's imports stand in."""
    for name in imported_by(path):
        place = PACKAGE.joinpath(*name.split(".")[1:])
        candidates = (place.with_suffix(".py"), place.parent.with_suffix(".py"))
        yield from [file for file in candidates if file.is_file()][:1]
