"""A table's past: its log from the beginning, any earlier position, and the transcript."""

import time
from collections.abc import Iterator
from dataclasses import replace
from datetime import UTC, datetime
from typing import Any

import msgspec

from regalia.bots import title_of
from regalia.engine import transcript
from regalia.engine.game import SPECTATOR
from regalia.engine.match import Match
from regalia.engine.transcript import Transcript
from regalia.table.entries import Entry, Moved, Said
from regalia.table.errors import missing
from regalia.table.picture import Eyes, GameView, Line, Sentence, line, show_view
from regalia.table.table import Table, fold
from regalia.table.viewers import notices

WORK_SECONDS, REST_SECONDS = 0.002, 0.0005


def unhurried(entries: list[Entry]) -> Iterator[Entry]:
    """With a short rest now and then, in which the event loop gets on.

    Compiled rules let go of the interpreter's lock so often, and so briefly, that a thread which
    waits for it is woken each time, finds it taken and never comes to demand it.
    """
    began = time.perf_counter()
    for entry in entries:
        if time.perf_counter() - began > WORK_SECONDS:
            time.sleep(REST_SECONDS)
            began = time.perf_counter()
        yield entry


class Notes(msgspec.Struct, frozen=True):
    """What one seat can write down of a game that is not over: own moves, and what it heard."""

    regalia: int
    game: str
    rules: int
    options: dict[str, Any]
    seats: list[transcript.Seat]
    commitment: str
    seat: int
    lines: list[Line]


def without_whispers(entries: list[Entry], seat: int) -> list[Entry]:
    """The log as if nobody had whispered but with this seat, whoever's eyes it is read with."""
    return [
        entry
        for entry in entries
        if not (isinstance(entry.body, Said) and entry.body.is_whisper) or notices(entry.seen, seat)
    ]


def retold(entries: list[Entry], eyes: Eyes, after: int = 0, upto: int | None = None) -> list[Line]:
    """The log behind the viewer's entry `after`, up to another, told anew from the beginning."""
    table, told = Table(entries[0].table), []
    for entry in unhurried(entries):
        table.apply(entry)
        heard = table.heard_by(eyes.seat)
        if upto is not None and heard > upto:
            break
        if notices(entry.seen, eyes.seat) and heard > after:
            told.append(line(table, entry, table.latest, heard, eyes))
    return told


class Moment(msgspec.Struct, frozen=True):
    """A position as a viewer saw it, what was asked of the viewer, and what led there."""

    number: int
    view: GameView
    question: Sentence
    lines: list[Line]
    hands: list[GameView]
    """With everything open: what each seat saw; nothing otherwise."""


class Moments(msgspec.Struct, frozen=True):
    """Some of the moments of a game, in order."""

    moments: list[Moment]
    last: int
    """The number of the last moment there is."""


def moments(entries: list[Entry], eyes: Eyes, first: int, count: int) -> Moments:
    """The viewer's positions from number `first` on; the game is played once from the beginning.

    What happens between two positions, such as talk, is told with the earlier one.
    """
    table, viewer = Table(entries[0].table), eyes.seat
    found: list[Moment] = []
    lines: list[Line] = []
    number = 0
    for entry in unhurried(entries):
        table.apply(entry)
        if not notices(entry.seen, viewer):
            continue
        is_new = table.number_for(viewer) > number
        number = table.number_for(viewer)
        if is_new and number > 1:
            lines = []
        if first <= max(number, 1) < first + count:
            lines.append(line(table, entry, table.latest, table.heard_by(viewer), eyes))
            if is_new:
                found.append(moment(table, eyes, number, lines))
    return Moments(found, number)


def open_moments(entries: list[Entry], eyes: Eyes, first: int, count: int) -> Moments:
    """Every position there was, whoever noticed it, with the hands of all.

    Told as a spectator heard it; what spectators did not notice, as whoever did it.
    """
    table, eyes = Table(entries[0].table), replace(eyes, seat=SPECTATOR)
    found: list[Moment] = []
    lines: list[Line] = []
    counts = {entry.n: count for count, entry in enumerate(entries, 1)}
    number = before = 0
    for entry in unhurried(entries):
        table.apply(entry)
        is_new = sum(table.numbers) > before
        number, before = number + is_new, sum(table.numbers)
        if is_new and number > 1:
            lines = []
        if first <= max(number, 1) < first + count:
            doer = getattr(entry.body, "seat", SPECTATOR)
            teller = eyes if notices(entry.seen, SPECTATOR) else replace(eyes, seat=doer)
            told = line(table, entry, table.latest, counts[entry.n], teller)
            gone = [counts[play.n] for play in table.taken_back.get(entry.n, ())]
            lines.append(msgspec.structs.replace(told, takes_back=gone))
            if is_new:
                found.append(moment(table, eyes, number, lines, is_open=True))
    return Moments(found, number)


def moment(
    table: Table, eyes: Eyes, number: int, lines: list[Line], is_open: bool = False
) -> Moment:
    position = table.position
    asked = table.game.ask(position.snapshot, eyes.seat)
    view: GameView = show_view(position, eyes.seat)
    question = eyes.say(asked, eyes.all_names(table))
    hands = [show_view(position, seat) for seat in range(table.players)] if is_open else []
    return Moment(number, view, question, lines, hands)


def view_at(entries: list[Entry], viewer: int, number: int) -> GameView:
    """What a viewer saw when its number was this."""
    table = Table(entries[0].table)
    for entry in unhurried(entries):
        table.apply(entry)
        if table.latest and table.number_for(viewer) == number:
            view: GameView = show_view(table.position, viewer)
            return view
    raise missing("table-no-position", number=number)


def seats_written(table: Table, eyes: Eyes) -> list[transcript.Seat]:
    return [
        transcript.Seat(name, title_of(seat.plan.bot) if not seat.person else "")
        for name, seat in zip(eyes.all_names(table), table.seats, strict=True)
    ]


def written(table: Table, entries: list[Entry], eyes: Eyes) -> Transcript:
    """The full record of a game that is over: the moves that count, seed and salt."""
    opened = table.opened
    match = Match(table.game, table.players, bytes.fromhex(opened.seed), table.options)
    counted = {play.n for play in table.plays}
    moves = [entry for entry in entries if entry.n in counted]
    for entry in moves:
        assert isinstance(entry.body, Moved)
        match.play(entry.body.seat, entry.body.move)
    times = [stamp(entry.at) for entry in moves]
    seats = seats_written(table, eyes)
    return transcript.record(match, seats, bytes.fromhex(opened.salt), times)


def notes(table: Table, entries: list[Entry], eyes: Eyes) -> Notes:
    return Notes(
        regalia=transcript.FORMAT,
        game=table.game.name,
        rules=table.game.version,
        options=table.opened.options,
        seats=seats_written(table, eyes),
        commitment=table.commitment,
        seat=eyes.seat,
        lines=retold(entries, eyes),
    )


def recorded(entries: list[Entry], eyes: Eyes) -> bytes:
    """The file of a game: all of it once it is over, until then what one seat can write down."""
    table = fold(entries[0].table, entries)
    if table.status == "finished":
        return transcript.write(written(table, entries, eyes))
    return msgspec.json.encode(notes(table, entries, eyes))


def stamp(at: float) -> str:
    return datetime.fromtimestamp(at, UTC).isoformat(timespec="seconds")
