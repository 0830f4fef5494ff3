"""How far a table is along its lesson, what comes next, and where the learner left the path."""

from regalia import learn
from regalia.engine.message import Message
from regalia.learn import Lesson, Progress, SeatAction
from regalia.table.table import Play, Table


def lesson_of(table: Table) -> Lesson | None:
    """The lesson of a table; none where the lesson has got another deal since."""
    if not table.opened.lesson or table.opened.game not in learn.NAMES:
        return None
    lesson = learn.load(table.opened.game)
    return lesson if lesson.seed == table.opened.seed else None


def progress(table: Table, lesson: Lesson) -> Progress:
    return learn.progress(lesson, [SeatAction(play.seat, play.action) for play in table.plays])


def is_guided(table: Table) -> bool:
    """Does the lesson say what comes next? Not any more after its last move."""
    lesson = lesson_of(table)
    return lesson is not None and progress(table, lesson).made < len(lesson.moves)


def next_play(table: Table) -> SeatAction | None:
    """The lesson's next move; none while the learner is off the path."""
    lesson = lesson_of(table)
    if lesson is None:
        return None
    made, astray = progress(table, lesson)
    way = learn.path(lesson.game)
    return way[made] if made < len(way) and not astray else None


def strayed(table: Table) -> Play | None:
    """The learner's move that left the path."""
    lesson = lesson_of(table)
    if lesson is None:
        return None
    made, astray = progress(table, lesson)
    play = table.plays[made] if astray else None
    return play if play and play.seat == lesson.learner else None


def aside(table: Table, lesson: Lesson, made: int) -> Message:
    """What is said of the move that left the path after so many of the lesson's moves."""
    step, play = lesson.moves[made], table.plays[made]
    if step.seat != lesson.learner:
        return Message("table-lesson-early")
    before, _ = table.around(made)
    move = table.game.name_action(before.snapshot, play.seat, play.action)
    return lesson.message(learn.reason(step, move), step.rule)
