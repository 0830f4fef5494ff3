"""What one viewer is shown of a table, ready for JSON, and the log as that viewer may read it.

Everything about the game comes from the viewer's own view. Nothing may depend on what the viewer
cannot notice: not the numbers, not the clocks, not whether a move can be taken back.
"""

import functools
import operator
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Literal, get_type_hints

import msgspec

from regalia import games
from regalia.engine.game import SPECTATOR, Move, View
from regalia.engine.message import Message
from regalia.engine.position import Position
from regalia.engine.transcript import Result
from regalia.table import teaching
from regalia.table.entries import (
    Answered,
    Asked,
    Away,
    Back,
    Closed,
    Entry,
    Joined,
    Left,
    Moved,
    Planned,
    Prolonged,
    Rematched,
    Said,
    Started,
    Undone,
    kind_of,
)
from regalia.table.naming import is_chosen, name_for
from regalia.table.table import Seat, Status, Table
from regalia.table.viewers import notices
from regalia.table.watching import Presence
from regalia.words import Words

if TYPE_CHECKING:
    GameView = View
else:
    views = (get_type_hints(games.load(name).see)["return"] for name in games.NAMES)
    GameView = functools.reduce(operator.or_, views)
    """What any of the games shows, by its tag: the description of the API lists them all."""


class Sentence(msgspec.Struct, frozen=True):
    """A message, and how it is said in the viewer's language; no text where none was asked for."""

    text: str
    rule: str
    id: str
    args: dict[str, Any]
    kind: str = ""
    """What happened, in the game's own word, where this tells of an event of the game."""


class Choice(msgspec.Struct, frozen=True):
    """A legal move, what it is in words, and the points it is sure to bring where that is known."""

    move: Move
    sentence: Sentence
    points: int | None = None


class Line(msgspec.Struct, frozen=True):
    """An entry of the log as the viewer may read it."""

    heard: int
    """The viewer's own count of entries."""
    at: float
    kind: str
    seat: int
    """Whose doing it was; -1 for nobody's."""
    sentences: list[Sentence]
    chat: str = ""
    to: int = SPECTATOR
    """The seat it was whispered to; -1: said to all."""
    move: Move | None = None
    """The viewer's own moves; what others did is told in sentences."""
    takes_back: list[int] = []
    """By their `heard`: the lines of the moves that no longer count after this one."""


class SeatShown(msgspec.Struct, frozen=True):
    name: str
    kind: Literal["open", "reserved", "person", "bot"]
    bot: str
    """The bot that decides here now; empty: a person does."""
    away: str
    """Why a bot decides for a person: time, asked, left, resigned, gone or removed."""
    connected: bool
    host: bool
    muted: bool
    """By the viewer, who does not read what is said here."""


class ClockShown(msgspec.Struct, frozen=True):
    per: Literal["move", "game"]
    seconds: int
    left: list[float | None]
    """What each seat has left at the moment `now`; nothing where that is not for the viewer."""
    running: list[bool]


class CommonTime(msgspec.Struct, frozen=True):
    """The time of a step that all share, such as the talks of Royal Wedding."""

    left: float
    """In seconds, at the moment `now`; then the step ends for everybody."""
    wanting: list[int]
    """The seats that would like a minute more."""
    waiting: list[int]
    """Those who would have to agree to it."""


class UndoShown(msgspec.Struct, frozen=True):
    free: bool
    """May the viewer take back its last move at once?"""
    possible: bool
    """Has the viewer a move to take back, free or if the others agree?"""
    asked_by: int
    """Who asks to take a move back; -1: nobody."""
    waiting: list[int]
    """The seats that have not answered."""
    moves: int
    """How many moves would go: those asked for, else those with the viewer's own last one."""


class LessonShown(msgspec.Struct, frozen=True):
    """Where the learner is in a lesson, and what is said there."""

    step: int
    """Which of the learner's moves is next, from 1; the last one once all have been made."""
    steps: int
    over: bool
    """Have all moves of the lesson been made? The game may go on."""
    looks: list[Sentence]
    """What there is to see before the idea is told, one thing after another."""
    idea: Sentence | None
    """Nothing while others move."""
    task: Sentence | None
    aside: Sentence | None
    """Why the learner's last move is not the lesson's: it is to be taken back."""
    show: Move | None
    """The lesson's move."""
    closing: Sentence | None


class Reveal(msgspec.Struct, frozen=True):
    """What the commitment was made from, once the game is over."""

    seed: str
    salt: str


class Picture(msgspec.Struct, frozen=True, kw_only=True):
    """All that a viewer needs to draw a table."""

    table: str
    game: str
    status: Status
    public: bool
    options: dict[str, Any]
    stand_in: str
    commitment: str
    reveal: Reveal | None
    seats: list[SeatShown]
    seat: int
    """The viewer's; -1 for spectators."""
    host: bool
    """May the viewer start the game and change seats?"""
    spectators: int
    gone_since: list[float | None]
    """For each seat, since when its person is not there; nothing while they are, or none plays."""
    waits_since: float
    """When the viewer last saw another position."""
    patience: int
    """So many seconds others wait for who has left on their turn; 0: there is no such limit."""
    heard: int
    """How many entries the viewer has noticed: the id of a stream's event."""
    number: int
    """How many positions the viewer has seen: what a move has to name."""
    view: GameView | None
    question: Sentence | None
    choices: list[Choice]
    undo: UndoShown
    clock: ClockShown | None
    common_time: CommonTime | None
    result: Result | None
    whispers: list[int]
    """The seats that the viewer may whisper to."""
    rematch: str
    """The table of the rematch, once somebody has offered one."""
    lesson: LessonShown | None
    """For the learner's eyes only."""
    now: float


@dataclass(frozen=True, slots=True)
class Eyes:
    """Who looks: a person's seat, language, and the names by person."""

    seat: int
    words: Words
    names: Mapping[str, str]
    lean: bool = False
    """Without sentences, for programs."""
    muted: frozenset[str] = frozenset()
    """People whose chat is left out."""

    @property
    def sight(self) -> tuple[int, str, bool, frozenset[str]]:
        """Who looks at one table with the same sight sees the same."""
        return self.seat, self.words.language, self.lean, self.muted

    def say(self, message: Message, names: Sequence[str]) -> Sentence:
        text = "" if self.lean else self.words.say(message, names)
        return Sentence(text, message.rule, message.id, message.args, message.kind)

    def name(self, seat: Seat, number: int, taken: Collection[str]) -> str:
        if seat.person:
            name = self.names.get(seat.person) or self.words("table-former-guest")
            return name_for(self.words, name, taken)
        if seat.plan.kind == "bot":
            return self.words("table-bot-names").split(", ")[number]
        return ""

    def all_names(self, table: Table) -> list[str]:
        """By seat; who has chosen no name has one that nobody else has here."""
        names = [name for name in self.names.values() if is_chosen(name)]
        for number, seat in enumerate(table.seats):
            names.append(self.name(seat, number, names))
        return names[-table.players :]


def picture(table: Table, eyes: Eyes, connected: Collection[int], others: int, person: str,
            now: float) -> Picture:  # fmt: skip
    seat, position = eyes.seat, table.latest
    names = eyes.all_names(table)
    over = table.status == "finished"
    return Picture(
        table=table.id,
        game=table.game.name,
        status=table.status,
        public=table.opened.public,
        options=table.opened.options,
        stand_in=table.opened.stand_in,
        commitment=table.commitment,
        reveal=Reveal(table.opened.seed, table.opened.salt) if over else None,
        seats=[
            show_seat(table, number, names[number], number in connected, eyes.muted)
            for number in range(table.players)
        ],
        seat=seat,
        host=person == table.host,
        spectators=others,
        gone_since=[None] * table.players,
        waits_since=table.waits_since(seat),
        patience=table.patience,
        heard=table.heard_by(seat),
        number=table.number_for(seat),
        view=show_view(position, seat) if position else None,
        question=eyes.say(table.game.ask(position.snapshot, seat), names) if position else None,
        choices=choices(table, eyes, names),
        undo=show_undo(table, seat),
        clock=show_clock(table, seat, now),
        common_time=show_common_time(table, now),
        result=Result(*position.standing()) if position and over else None,
        whispers=table.within_whisper(seat),
        rematch=table.rematch,
        lesson=show_lesson(table, eyes, names) if table.opened.lesson else None,
        now=now,
    )


def refreshed(
    shown: Picture, table: Table, here: Presence, gone: Mapping[int, float], now: float
) -> Picture:
    """The same picture later: others have come or gone, and clocks went on."""
    return msgspec.structs.replace(
        shown,
        seats=[
            msgspec.structs.replace(seat, connected=number in here.connected)
            for number, seat in enumerate(shown.seats)
        ],
        spectators=here.spectators,
        gone_since=[gone.get(number) for number in range(table.players)],
        clock=show_clock(table, shown.seat, now),
        common_time=show_common_time(table, now),
        now=now,
    )


def show_view(position: Position, seat: int) -> Any:
    """Without the last play's events: those are in the log, and an unheard play would end them."""
    return msgspec.structs.replace(position.see(seat), events=[])


def show_seat(
    table: Table, number: int, name: str, connected: bool, muted: Collection[str]
) -> SeatShown:
    seat = table.seats[number]
    return SeatShown(
        name=name,
        kind="person" if seat.person else seat.plan.kind,
        bot=seat.bot,
        away=seat.why,
        connected=connected,
        host=bool(seat.person) and seat.person == table.host,
        muted=seat.person in muted,
    )


def choices(table: Table, eyes: Eyes, names: Sequence[str]) -> list[Choice]:
    seat = eyes.seat
    if seat not in table.acting or table.seats[seat].stand_in:
        return []
    game, position, snapshot = table.game, table.position, table.position.snapshot
    return [
        Choice(
            game.name_action(snapshot, seat, action),
            eyes.say(game.describe(snapshot, seat, action), names),
            position.preview(seat, action) if game.previews_points else None,
        )
        for action in position.actions(seat)
    ]


def show_undo(table: Table, seat: int) -> UndoShown:
    plays = seat != SPECTATOR and table.status == "running"
    question, own = table.question, table.last_own_play(seat) if plays else None
    to = question.to if question else own.n if own else None
    return UndoShown(
        free=plays and (table.is_alone(seat) or table.may_undo(seat)),
        possible=own is not None,
        asked_by=question.seat if question else SPECTATOR,
        waiting=sorted(question.waiting) if question else [],
        moves=0 if to is None else table.going_back(seat, to),
    )


def show_clock(table: Table, seat: int, now: float) -> ClockShown | None:
    plan, glass = table.opened.clock, table.hourglass
    if plan is None:
        return None
    open_to_all = not table.game.secret_turns
    shown = [open_to_all or number == seat for number in range(table.players)]
    ends = [glass.deadline(number) for number in range(table.players)]
    left = [glass.seconds(n) if end is None else max(0.0, end - now) for n, end in enumerate(ends)]
    return ClockShown(
        per=plan.per,
        seconds=plan.seconds,
        left=[value if visible else None for value, visible in zip(left, shown, strict=True)],
        running=[end is not None and ok for end, ok in zip(ends, shown, strict=True)],
    )


def show_common_time(table: Table, now: float) -> CommonTime | None:
    end = table.hourglass.common_deadline() if table.status == "running" else None
    if end is None:
        return None
    waiting = set(table.present()) - table.wanting
    return CommonTime(max(0.0, end - now), sorted(table.wanting), sorted(waiting))


def show_lesson(table: Table, eyes: Eyes, names: Sequence[str]) -> LessonShown | None:
    lesson = teaching.lesson_of(table)
    if lesson is None or eyes.seat != lesson.learner:
        return None
    made, astray = teaching.progress(table, lesson)
    over, own = made == len(lesson.moves), lesson.own
    step = lesson.moves[made] if made in own else None

    def said(what: str, rule: str = step.rule if step else "") -> Sentence:
        return eyes.say(lesson.message(what, rule), names)

    return LessonShown(
        step=min(sum(n < made for n in own) + 1, len(own)),
        steps=len(own),
        over=over,
        looks=[said(f"look-{slug}", rule) for slug, rule in (step.look if step else {}).items()],
        idea=said(step.idea) if step else None,
        task=said(f"{step.idea}-task") if step else None,
        aside=eyes.say(teaching.aside(table, lesson, made), names) if astray else None,
        show=step.move if step else None,
        closing=said("end") if over else None,
    )


# The log


def line(table: Table, entry: Entry, position: Position | None, heard: int, eyes: Eyes) -> Line:
    """An entry the viewer has noticed; `position` is the one it led to."""
    names = eyes.all_names(table)
    body = entry.body
    own = isinstance(body, Moved) and body.seat == eyes.seat and not body.by_clock
    messages = tell(body, position, eyes.seat)
    return Line(
        heard=heard,
        at=entry.at,
        kind=kind_of(body),
        seat=doer(body),
        sentences=[eyes.say(message, names) for message in messages],
        chat=body.text if isinstance(body, Said) and entry.person not in eyes.muted else "",
        to=body.to if isinstance(body, Said) else SPECTATOR,
        move=body.move if isinstance(body, Moved) and own else None,
        takes_back=[
            play.heard_by(eyes.seat)
            for play in table.taken_back.get(entry.n, ())
            if notices(play.seen, eyes.seat)
        ],
    )


def doer(body: Any) -> int:
    """Whose doing it was. The clock acts for everybody: for whom it did so last is a secret."""
    by_clock = isinstance(body, Moved) and body.by_clock
    return SPECTATOR if by_clock else getattr(body, "seat", SPECTATOR)


def tell(body: Any, position: Position | None, viewer: int) -> list[Message]:
    """What can happen at a table, in words; `position` is the one it led to."""
    happened = position.events(viewer) if position and isinstance(body, Moved | Started) else []
    match body:
        case Moved():
            return happened
        case Joined(seat) | Left(seat) | Back(seat) | Undone(seat) | Rematched(seat):
            return [Message(f"table-log-{kind_of(body)}", {"seat": seat})]
        case Asked(seat):
            return [Message("table-log-asked", {"seat": seat})]
        case Answered(seat, yes, to, withdrawn):
            how = "withdrawn" if withdrawn else "agreed" if to else "yes" if yes else "no"
            return [Message(f"table-log-answered-{how}", {"seat": seat})]
        case Away(seat, why, bot):
            level = Message("page-bot-level", {"bot": bot.partition(":")[0]})
            return [Message(f"table-log-away-{why}", {"seat": seat, "bot": level})]
        case Prolonged(seat, granted):
            how = "granted" if granted else "asked"
            return [Message(f"table-log-prolonged-{how}", {"seat": seat})]
        case Started():
            return [Message("table-log-started"), *happened]
        case Closed():
            return [Message("table-log-closed")]
        case Planned():
            return [Message("table-log-planned", {"number": body.seat + 1})]
    return []
