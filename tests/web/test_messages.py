"""Whole random games, message by message: what is sent to a viewer depends on nothing hidden.

After every entry the hidden part of the position is dealt anew for each viewer in turn; every byte
the viewer would be sent has to stay the same.
"""

import random

import msgspec
import pytest

from regalia import games
from regalia.engine.errors import IllegalMove
from regalia.engine.position import Position
from regalia.table import history
from regalia.table.drafts import played
from regalia.table.entries import Body, ClockPlan, Entry, Joined, SeatPlan, Started
from regalia.table.hall import Update
from regalia.table.opening import Plan, opened
from regalia.table.picture import Eyes, Line, line, picture, show_view
from regalia.table.table import Table
from regalia.table.viewers import notices
from regalia.web.live import event
from regalia.web.problems import problem_of
from regalia.words import words

NAMES = ["Ann", "Bob", "Cleo", "Dan", "Eve", "Flo"]
EYES = dict(zip(NAMES, NAMES, strict=True))
SIZES = [
    (name, players)
    for name in games.NAMES
    for players in (games.load(name).players[0], games.load(name).players[-1])
]
STRIDE = 5
"""At the largest tables every so many moves are looked at, at the smallest all."""
TRIED = 200
LONGEST = 400
"""Moves of a game that are looked at: nearly all games are shorter."""

sized = pytest.mark.parametrize(("name", "players"), SIZES)


class Telling:
    """A table of people who move at random, and the entry that came last."""

    def __init__(self, name: str, players: int, seed: int) -> None:
        self.chance = random.Random(seed)
        options = {"limit": 60} if name == "royals-cards" else {}
        plan = Plan(
            game=name, seats=[SeatPlan()] * players, options=options, clock=ClockPlan("move", 60)
        )
        self.table = Table("x")
        self.log: list[Entry] = []
        self.tell("Ann", opened(plan))
        for seat in range(players):
            self.tell(NAMES[seat], Joined(seat))
        self.tell("", Started())

    def tell(self, person: str, body: Body, seen: int = 0b1111111) -> None:
        n = self.table.n + 1
        self.entry = Entry("x", n, 3.0 * n, person, "", seen, body)
        self.table.apply(self.entry)
        self.log.append(self.entry)

    def move(self) -> None:
        """Somebody makes some legal move."""
        table = self.table
        seat = self.chance.choice(table.acting)
        draft = played(table, seat, self.chance.choice(table.position.actions(seat)))
        self.tell(NAMES[seat], draft.body, draft.seen)

    @property
    def viewers(self) -> range:
        return range(-1, self.table.players)

    def message(self, viewer: int) -> bytes:
        """What the viewer's stream would bring now."""
        shown = picture(self.table, eyes_of(viewer), {0}, 1, "nobody", 3.0 * self.table.n)
        return event(Update(shown, self.lines(viewer)))

    def lines(self, viewer: int) -> list[Line]:
        """What the viewer hears of the last entry: one line, or nothing."""
        table, entry = self.table, self.entry
        told = line(table, entry, table.position, table.heard_by(viewer), eyes_of(viewer))
        return [told] if notices(entry.seen, viewer) else []

    def elsewhere(self, viewer: int, number: int) -> Position:
        """A position that looks the same to the viewer; the rest is dealt anew."""
        here = self.table.position
        assert here is not None
        return Position(here.game, here.players, here.hidden(viewer, number))


def eyes_of(viewer: int) -> Eyes:
    return Eyes(viewer, words("en"), EYES, lean=True)


@sized
def test_every_message_of_a_whole_game_is_a_function_of_what_the_viewer_sees(
    name: str, players: int
) -> None:
    telling = Telling(name, players, seed=41)
    table = telling.table
    stride = 1 if players == games.load(name).players[0] else STRIDE
    while table.n < LONGEST:
        for viewer in telling.viewers if table.n % stride == 0 or not table.acting else ():
            before, here = telling.message(viewer), table.latest
            table.latest = telling.elsewhere(viewer, table.n)

            assert telling.message(viewer) == before

            table.latest = here
        if not table.acting:
            return
        telling.move()


@sized
def test_the_past_holds_for_each_viewer_what_the_stream_told_and_no_more(
    name: str, players: int
) -> None:
    """Log, notes, replay and earlier positions are worked out from the whole log, secrets and all:
    byte for byte they are what was sent while it happened, which depends on nothing hidden."""
    telling = Telling(name, players, seed=44)
    table = telling.table
    told: dict[int, list[Line]] = {viewer: [] for viewer in telling.viewers}
    shown: dict[int, dict[int, bytes]] = {viewer: {} for viewer in telling.viewers}
    until = telling.chance.randrange(20, 120)
    while table.acting and table.n < until:
        telling.move()
        for viewer in telling.viewers:
            told[viewer] += telling.lines(viewer)
            if telling.lines(viewer):
                view = msgspec.json.encode(show_view(table.position, viewer))
                shown[viewer][table.number_for(viewer)] = view

    for viewer in telling.viewers:
        eyes, lines = eyes_of(viewer), msgspec.json.encode(told[viewer])
        before = told[viewer][0].heard - 1
        log = list(history.retold(telling.log, eyes, before))
        noted = history.notes(table, telling.log, eyes).lines
        replay = history.moments(telling.log, eyes, 2, len(telling.log)).moments
        assert msgspec.json.encode(log) == lines
        assert msgspec.json.encode(noted[-len(log) :]) == lines
        assert msgspec.json.encode([one for each in replay for one in each.lines]) == lines
        assert {each.number: msgspec.json.encode(each.view) for each in replay} == shown[viewer]
        number = telling.chance.choice(list(shown[viewer]))
        past = history.view_at(telling.log, viewer, number)
        assert msgspec.json.encode(past) == shown[viewer][number]


@sized
def test_what_a_refusal_says_is_a_function_of_what_the_seat_sees(name: str, players: int) -> None:
    """After every move somebody tries a few hundred of all the actions there are."""
    telling = Telling(name, players, seed=42)
    table = telling.table
    while table.acting and table.n < LONGEST:
        seat = telling.chance.randrange(players)
        tried = telling.chance.sample(range(table.game.actions), min(TRIED, table.game.actions))
        here, there = table.position, telling.elsewhere(seat, table.n)
        assert here is not None

        assert refusals(here, seat, tried) == refusals(there, seat, tried)
        telling.move()


def refusals(position: Position, seat: int, tried: list[int]) -> list[bytes]:
    """The problems that these actions would meet, as they are answered."""
    codes = ((action, position.why_not(seat, action)) for action in tried)
    said = (
        IllegalMove(position.game.explain(position.snapshot, seat, action, code))
        for action, code in codes
        if code
    )
    return [msgspec.json.encode(problem_of(error, "en")) for error in said]


@sized
def test_the_right_to_take_back_is_a_function_of_what_the_seat_sees(
    name: str, players: int
) -> None:
    telling = Telling(name, players, seed=43)
    table, compared = telling.table, 0
    while table.acting and table.n < LONGEST:
        before = table.position
        telling.move()
        play, after = table.plays[-1], table.position
        assert before is not None
        assert after is not None
        bound = before.is_bound(after, play.seat, play.action, seed=table.n)
        for number in range(3):
            other = Position(table.game, players, before.hidden(play.seat, number))
            if other.why_not(play.seat, play.action):
                continue
            then = other.after(play.seat, play.action)
            if then.hidden(play.seat, 0).tobytes() == after.hidden(play.seat, 0).tobytes():
                compared += 1
                assert other.is_bound(then, play.seat, play.action, seed=table.n) == bound
    assert compared
