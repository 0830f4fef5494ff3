"""The bots by name: ours, and those that somebody brings along."""

import importlib
import traceback
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import numpy as np

from regalia.bots.bot import Answer, Bot, Budget
from regalia.bots.levels import LEVELS, Searcher
from regalia.bots.simple_bots import KINDS, Simple
from regalia.engine.errors import Complaint, bad_input
from regalia.engine.game import Game
from regalia.engine.knowledge import Knowledge
from regalia.engine.message import Message

VERSION = 12
"""Goes up whenever one of our bots would decide otherwise; transcripts name it."""

NAMES = (*KINDS, *LEVELS)
GUESTS: dict[str, type[Bot]] = {}


class BotFailed(Complaint):
    """A bot that somebody brought along raised an exception, or broke the rules."""


def names() -> list[str]:
    """The bots that can be asked to a table now: levels from the weakest on, then the others."""
    return [*LEVELS, *reversed(KINDS), *GUESTS]


def title_of(name: str) -> str:
    """Name and version, for tables and transcripts; guests have no version that we know."""
    return f"{name} {VERSION}" if is_ours(name) else name


def is_ours(name: str) -> bool:
    plain = name.partition(":")[0]
    return plain in KINDS or plain in LEVELS


def invite(place: str, name: str = "") -> str:
    """Let in the bot `package.module:Class`, to be called by that name, or as it stands there."""
    name = name or place
    if is_ours(name):
        raise bad_input("bot-name", bot=name)
    GUESTS[name] = import_bot(place)
    return name


def import_bot(place: str) -> type[Bot]:
    module, _, class_name = place.partition(":")
    try:
        found = getattr(importlib.import_module(module), class_name, None)
    except Exception as error:  # whatever a stranger's module does when it is imported
        raise bad_input("bot-module", bot=place, module=module, reason=said_by(error)) from error
    if not isinstance(found, type):
        raise bad_input("bot-class", bot=place, module=module, class_name=class_name)
    if not callable(getattr(found, "choose", None)):
        raise bad_input("bot-method", bot=place)
    return found


class Seated:
    """A bot at a table: held to the rules, and asked only where there is a choice.

    With a `steady` budget it is asked as often as a person would be.
    """

    def __init__(
        self, game: Game, name: str, budget: Budget | None = None, side_by_side: bool = True
    ) -> None:
        """With its own budget unless another is given."""
        self.name, self.title = name, title_of(name)
        self.bot = guest(name) if name in GUESTS else ours(game, name)
        self.budget = replace(budget or Budget(), side_by_side=side_by_side)

    def choose(self, knowledge: Knowledge, seed: int) -> Answer:
        """The same for the same seed and the same knowledge (and no limit in time)."""
        actions = knowledge.actions
        if len(actions) == 1 and not self.budget.steady:
            return Answer(actions[0])
        budget = replace(self.budget, seed=seed)
        if is_ours(self.name):
            return as_answer(self.bot.choose(knowledge, actions, budget))
        return self.ask_guest(knowledge, actions, budget)

    def ask_guest(self, knowledge: Knowledge, actions: list[int], budget: Budget) -> Answer:
        try:
            answer = as_answer(self.bot.choose(knowledge, list(actions), budget))
        except Exception as error:  # whatever a stranger's bot does
            raise failed("bot-failed", self.name, reason=said_by(error)) from error
        if not isinstance(answer.action, int | np.integer) or answer.action not in actions:
            raise failed("bot-illegal", self.name, answer=repr(answer.action))
        return replace(answer, action=int(answer.action))


def ours(game: Game, name: str) -> Bot:
    """Such as `duke`, or with a character, `duke:vengeful`."""
    plain, colon, temper = name.partition(":")
    if not is_ours(plain):
        raise bad_input("bot-absent" if colon else "bot-unknown", bot=name, known=names())
    if colon and temper not in game.tempers:
        known = list(game.tempers)
        raise bad_input("bot-temper", game=game.name, temper=temper, known=known, count=len(known))
    bot: Bot = Simple(plain) if plain in KINDS else Searcher(game, plain)
    return Tempered(bot, game.tempers.get(temper, 0)) if game.tempers else bot


def guest(name: str) -> Bot:
    try:
        return GUESTS[name]()
    except Exception as error:  # whatever a stranger's bot does
        raise failed("bot-failed", name, reason=said_by(error)) from error


class Tempered:
    """A bot of ours with a character, in the games where it can have one."""

    def __init__(self, bot: Bot, temper: int) -> None:
        self.bot, self.temper = bot, temper

    def choose(self, knowledge: Knowledge, actions: Sequence[int], budget: Budget) -> int | Answer:
        """The character is noted in a copy of what the seat knows."""
        hidden = knowledge.imagined.copy()
        hidden[0].tempers[knowledge.seat] = self.temper
        known = Knowledge(knowledge.game, knowledge.seat, hidden)
        return self.bot.choose(known, actions, budget)


def as_answer(said: int | Answer) -> Answer:
    return said if isinstance(said, Answer) else Answer(said)


def failed(id: str, bot: str, **args: str) -> BotFailed:
    return BotFailed(Message(id, {"bot": bot, **args}))


def said_by(error: Exception) -> str:
    """What went wrong, and in which line of the stranger's code."""
    frames = [
        frame
        for frame in traceback.extract_tb(error.__traceback__)
        if frame.filename != __file__ and not frame.filename.startswith("<")
    ]
    place = f" ({Path(frames[-1].filename).name}:{frames[-1].lineno})" if frames else ""
    return f"{type(error).__name__}: {error}{place}"
