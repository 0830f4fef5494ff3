"""Bots: what one is, ours by name, and how those of others are let in."""

from regalia.bots.bot import Answer, Bot, Budget, Candidate, imagined
from regalia.bots.levels import LEVELS, USUAL, budget_of
from regalia.bots.registry import (
    NAMES,
    VERSION,
    BotFailed,
    Seated,
    invite,
    is_ours,
    names,
    title_of,
)

__all__ = [
    "LEVELS", "NAMES", "USUAL", "VERSION", "Answer", "Bot", "BotFailed", "Budget", "Candidate",
    "Seated", "budget_of", "imagined", "invite", "is_ours", "names", "title_of",
]  # fmt: skip
