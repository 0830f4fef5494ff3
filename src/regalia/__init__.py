"""Regalia: four games of crowns and courts, as a library.

load("majesty") gives a game, Match(game, players=3) a game being played. Using them brings in the
compiler; `import regalia` alone does not.
"""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from regalia.engine.match import Match
    from regalia.games import load

__all__ = ["Match", "load"]

HOMES = {"Match": "regalia.engine.match", "load": "regalia.games"}


def __getattr__(name: str) -> Any:
    import importlib

    if name in HOMES:
        return getattr(importlib.import_module(HOMES[name]), name)
    raise AttributeError(name)
