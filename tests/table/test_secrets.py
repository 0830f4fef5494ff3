"""What a viewer is shown depends on nothing the viewer cannot know: change it, compare bytes."""

import random

import msgspec
import pytest

from conformance import CASES
from regalia import games
from regalia.engine.position import Position
from regalia.table.drafts import played
from regalia.table.entries import ClockPlan, Entry, SeatPlan, Started
from regalia.table.opening import Plan, opened
from regalia.table.picture import Eyes, line, picture
from regalia.table.table import Table
from regalia.table.viewers import notices
from regalia.words import words

NAMES = ["Ann", "Bob", "Cleo", "Dan", "Eve", "Flo"]


def begun(name: str, players: int, variant: str) -> Table:
    options = msgspec.to_builtins(games.load(name).variants[variant])
    plan = Plan(
        game=name, seats=[SeatPlan()] * players, options=options, clock=ClockPlan("move", 60)
    )
    table = Table("x")
    table.apply(Entry("x", 1, 0.0, "Ann", "", 0b1111111, opened(plan)))
    for seat in range(players):
        table.seats[seat].person = NAMES[seat]
    table.apply(Entry("x", 2, 0.0, "", "", 0b1111111, Started()))
    return table


def shown(table: Table, viewer: int) -> bytes:
    """The picture without the right to take back, which looks at the log as well.

    And without sentences: each is said from its id and arguments, which are compared.
    """
    eyes = Eyes(viewer, words("en"), dict(zip(NAMES, NAMES, strict=True)), lean=True)
    seen = picture(table, eyes, set(), 0, "nobody", 0.0)
    return msgspec.json.encode(msgspec.structs.replace(seen, undo=None))


@pytest.mark.parametrize(("name", "players", "variant"), CASES)
def test_pictures_and_lines_are_functions_of_the_view(
    name: str, players: int, variant: str
) -> None:
    table, chance = begun(name, players, variant), random.Random(31)
    for number in range(40):
        position = table.position
        assert position is not None
        for viewer in range(-1, players):
            before = shown(table, viewer)
            table.latest = Position(table.game, players, position.hidden(viewer, number))
            assert shown(table, viewer) == before
            table.latest = position
        if not table.acting:
            return
        advance(table, chance)


def advance(table: Table, chance: random.Random) -> None:
    """Somebody moves; whoever cannot notice it is shown exactly what was shown before."""
    seat = chance.choice(table.acting)
    draft = played(table, seat, chance.choice(table.position.actions(seat)))
    blind = [v for v in range(-1, table.players) if not notices(draft.seen, v)]
    before = [(shown(table, viewer), table.may_undo(viewer)) for viewer in blind]
    entry = Entry("x", table.n + 1, 5.0 * table.n, NAMES[seat], "", draft.seen, draft.body)
    table.apply(entry, draft.after, draft.action)
    assert [(shown(table, viewer), table.may_undo(viewer)) for viewer in blind] == before
    for viewer in range(-1, table.players):
        if viewer not in blind:
            eyes = Eyes(viewer, words("ru"), {})
            told = line(table, entry, table.position, 0, eyes)
            assert (told.move is not None) == (viewer == seat)
