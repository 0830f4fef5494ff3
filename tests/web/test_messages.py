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
from regalia.table.commands import Plan, opened, played
from regalia.table.entries import ClockPlan, Entry, SeatPlan, Started
from regalia.table.hall import Update
from regalia.table.picture import Eyes, line, picture
from regalia.table.table import Table
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
        self.tell(Entry("x", 1, 0.0, "Ann", "", 0b1111111, opened(plan)))
        for seat in range(players):
            self.table.seats[seat].person = NAMES[seat]
        self.tell(Entry("x", 2, 0.0, "", "", 0b1111111, Started()))

    def tell(self, entry: Entry) -> None:
        self.table.apply(entry)
        self.entry = entry

    def move(self) -> None:
        """Somebody makes some legal move."""
        table = self.table
        assert table.position is not None
        seat = self.chance.choice(table.acting)
        draft = played(table, seat, self.chance.choice(table.position.actions(seat)))
        at = 3.0 * table.n
        self.tell(Entry("x", table.n + 1, at, NAMES[seat], "", draft.seen, draft.body))

    @property
    def viewers(self) -> range:
        return range(-1, self.table.players)

    def message(self, viewer: int) -> bytes:
        """What the viewer's stream would bring now."""
        table, entry, eyes = self.table, self.entry, Eyes(viewer, words("en"), EYES, lean=True)
        heard = entry.seen >> (viewer + 1) & 1
        told = line(table, entry, table.position, table.heard_by(viewer), eyes)
        shown = picture(table, eyes, {0}, 1, "nobody", 3.0 * table.n)
        return event(Update(shown, [told] if heard else []))

    def elsewhere(self, viewer: int, number: int) -> Position:
        """A position that looks the same to the viewer; the rest is dealt anew."""
        here = self.table.position
        assert here is not None
        return Position(here.game, here.players, here.hidden(viewer, number))


@sized
def test_every_message_of_a_whole_game_is_a_function_of_what_the_viewer_sees(
    name: str, players: int
) -> None:
    telling = Telling(name, players, seed=41)
    table = telling.table
    stride = 1 if players == games.load(name).players[0] else STRIDE
    while table.n < LONGEST:
        for viewer in telling.viewers if table.n % stride == 0 or not table.acting else ():
            before, here = telling.message(viewer), table.position
            table.position = telling.elsewhere(viewer, table.n)

            assert telling.message(viewer) == before

            table.position = here
        if not table.acting:
            return
        telling.move()


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
