"""Regalia: four games of crowns and courts, as a library.

load("majesty") gives a game, Match(game, players=3) a game being played; docs/library.md tells the
rest. Using them brings in the compiler; `import regalia` alone does not.
"""

from typing import TYPE_CHECKING, Any

from regalia.engine.errors import BadInput, BadTranscript, Complaint, IllegalMove, spelled_out
from regalia.engine.message import Message

if TYPE_CHECKING:
    from regalia.engine.match import Match
    from regalia.games import load

__all__ = ["BadInput", "BadTranscript", "Complaint", "IllegalMove", "Match", "load"]

HOMES = {"Match": "regalia.engine.match", "load": "regalia.games"}


def __getattr__(name: str) -> Any:
    import importlib

    if name in HOMES:
        announce_compiling()
        return getattr(importlib.import_module(HOMES[name]), name)
    raise AttributeError(name)


def announce_compiling() -> None:
    from regalia import first_use

    first_use.announce()


def in_english(message: Message) -> str:
    from regalia.words import DEFAULT, MissingMessage, words

    try:
        return words(DEFAULT).say(message)
    except MissingMessage:
        return spelled_out(message)


Complaint.speak = staticmethod(in_english)
