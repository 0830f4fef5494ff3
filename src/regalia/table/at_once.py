"""Moves that have to wait for nothing but the disk, as nearly all do: no task, no queue."""

from collections.abc import Callable

from regalia.engine.game import Move
from regalia.table import commands
from regalia.table.hall import Done, Hall, done
from regalia.table.people import Person
from regalia.table.store import Append

Settled = Callable[[Done | None], None]


def move_at_once(
    hall: Hall, id: str, person: Person, key: str, number: int, move: Move, settled: Settled
) -> bool:
    """The same as `Hall.move`, as long as nothing is unusual.

    False, or nothing when it is settled: it is to be left to `Hall.move`. Should it have been
    written all the same, its key will tell.
    """
    room = hall.rooms.get(id)
    if room is None or not room.table.admits(person.id) or not room.turn.take():
        return False
    try:
        draft = commands.move(room.table, person.id, number, move)
    except Exception:  # mostly a refusal, but first the log is searched for the key
        room.turn.pass_on()
        return False
    seat = room.table.seat_of(person.id)
    entry = hall.entry(room, person.id, key, draft)

    def written(outcome: bool | Exception) -> None:
        if outcome is True:
            hall.fold(room, entry, draft)
        else:
            room.stale = True  # another process was first, or the database cannot be asked
        room.turn.pass_on()
        settled(done(room.table, seat) if outcome is True else None)

    hall.store.ask(Append(entry, draft.changes, written))
    return True
