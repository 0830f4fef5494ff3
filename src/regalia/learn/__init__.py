"""Lessons: a game with a fixed deal, its moves, and an idea at each move of the learner.

A lesson is data, `lessons/<game>.json`; its words are Fluent messages, `lesson-<game>-…`.
"""

from collections.abc import Iterator, Sequence
from functools import cache
from importlib.resources import files
from typing import Any, NamedTuple

import msgspec

from regalia import games
from regalia.engine.game import Move, read_options
from regalia.engine.match import Match
from regalia.engine.message import Message
from regalia.words import words

LESSONS = files("regalia.learn") / "lessons"
NAMES = tuple(name for name in games.NAMES if (LESSONS / f"{name}.json").is_file())
"""The games that have a lesson."""
WORDS_A_MINUTE = 180
SECONDS_A_DECISION = 20


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A move of the lesson; at the learner's own, the idea it shows and the idea's rule."""

    seat: int
    move: Move
    idea: str = ""
    rule: str = ""
    wrong: dict[str, list[Move]] = {}
    """Other moves about which there is something of its own to say, by what is said."""
    look: dict[str, str] = {}
    """What there is to see before the move, one thing after another: what is said, and its rule."""


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    game: str
    rules: int
    options: dict[str, Any]
    seats: list[str]
    """The bot that goes on after the last move; the learner's seat is the empty one."""
    seed: str
    moves: list[Step]

    @property
    def learner(self) -> int:
        return self.seats.index("")

    @property
    def own(self) -> list[int]:
        """Which of the moves are the learner's."""
        return [n for n, step in enumerate(self.moves) if step.seat == self.learner]

    def message(self, what: str, rule: str = "") -> Message:
        return Message(f"lesson-{self.game}-{what}", {}, rule)

    def match(self) -> Match:
        """The deal of the lesson, before the first move."""
        game, players = games.load(self.game), len(self.seats)
        options = read_options(game, self.options, players)
        return Match(game, players, bytes.fromhex(self.seed), options)


class SeatAction(NamedTuple):
    """A move made at a table, as the rules know it."""

    seat: int
    action: int


class Progress(NamedTuple):
    made: int
    """How many of the lesson's moves have been made."""
    astray: bool
    """Has something else been played since?"""


def read(data: bytes | str) -> Lesson:
    return msgspec.json.decode(data, type=Lesson)


@cache
def load(game: str) -> Lesson:
    """The lesson of a game."""
    return read((LESSONS / f"{game}.json").read_text("utf-8"))


@cache
def path(game: str) -> tuple[SeatAction, ...]:
    """A lesson's moves as actions: with its deal they mean the same at every table."""
    lesson = load(game)
    match = lesson.match()
    made = []
    for step in lesson.moves:
        made.append(SeatAction(step.seat, match.legal_action(step.seat, step.move)))
        match.play(step.seat, step.move)
    return tuple(made)


def progress(lesson: Lesson, plays: Sequence[SeatAction]) -> Progress:
    """How far along the lesson these plays are."""
    way = path(lesson.game)
    made = 0
    while made < min(len(way), len(plays)) and way[made] == plays[made]:
        made += 1
    return Progress(made, made < min(len(way), len(plays)))


def reason(step: Step, move: Move) -> str:
    """What is said of a move other than the lesson's: the end of the message's id."""
    slug = next((slug for slug, moves in step.wrong.items() if move in moves), "")
    return f"{step.idea}-wrong-{slug}" if slug else f"{step.idea}-wrong"


def sayings(lesson: Lesson) -> Iterator[str]:
    """All that a lesson can say: the ends of its messages' ids."""
    yield from ("title", "pitch", "end")
    for step in (lesson.moves[n] for n in lesson.own):
        yield from (f"look-{slug}" for slug in step.look)
        yield from (step.idea, f"{step.idea}-task", f"{step.idea}-wrong")
        yield from (f"{step.idea}-wrong-{slug}" for slug in step.wrong)


def minutes(lesson: Lesson, language: str) -> float:
    """How long it takes who reads everything and thinks a little."""
    ideas = [lesson.moves[n].idea for n in lesson.own]
    looks = [f"look-{slug}" for n in lesson.own for slug in lesson.moves[n].look]
    read_anyway = ["pitch", "end", *looks, *ideas, *(f"{idea}-task" for idea in ideas)]
    said = sum(len(words(language).say(lesson.message(what)).split()) for what in read_anyway)
    return said / WORDS_A_MINUTE + len(ideas) * SECONDS_A_DECISION / 60
