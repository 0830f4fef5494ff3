"""Tables of one's own: opening one, the same again, finding one by its short code."""

import contextlib

from regalia.table import index
from regalia.table.checks import check_over, seat_at
from regalia.table.commands import Join, OfferRematch, Start
from regalia.table.errors import NotNow, missing, not_now
from regalia.table.hall import Hall
from regalia.table.invitations import invitation, is_short_code
from regalia.table.opening import Plan, rematch_plan
from regalia.table.people import Person
from regalia.table.store import entries_of

MOST_UNFINISHED = 50


async def open_table(
    hall: Hall, person: Person, key: str, plan: Plan, sit: int | None, start: bool = False
) -> str:
    """A new table; the opener takes seat `sit`, and it starts at once where nobody is awaited.

    The key makes the id: no table twice.
    """
    id = opened_with(hall, person, key)
    if not await hall.store.read(entries_of(id)):
        await check_not_too_many(hall, person, id)
        if plan.public:
            hall.people.door.check_public()
        if all(seat.kind == "bot" for seat in plan.seats):
            hall.people.door.check_bot_tables()
        await hall.create(id, person, key, plan)
    table = (await hall.fresh_room(id, person)).table
    if sit is not None and table.status == "open":
        with contextlib.suppress(NotNow):  # sits there already
            mine = Join(sit, invitation(hall.store.secret, id, sit))
            await hall.do(id, person, f"{key} sit", mine)
    if start and table.status == "open" and all(seat.is_filled for seat in table.seats):
        await hall.do(id, person, f"{key} start", Start())
    return id


async def check_not_too_many(hall: Hall, person: Person, id: str) -> None:
    """Another process may have opened this very one just now."""
    many = await hall.store.read(index.unfinished_of(person.id)) >= MOST_UNFINISHED
    if many and not await hall.store.read(entries_of(id)):
        raise not_now("table-too-many", most=MOST_UNFINISHED)


def opened_with(hall: Hall, person: Person, key: str) -> str:
    return hall.derived("table", f"{person.id} {key}")


async def rematch(hall: Hall, id: str, person: Person, key: str) -> str:
    """Open the same again, with everybody's seat kept; whoever asks again finds it open."""
    table = (await hall.fresh_room(id, person)).table
    seat_at(table, person.id)
    check_over(table)
    if not table.rematch:
        new = hall.derived("rematch", id)
        is_public = table.opened.public and hall.people.door.doors.public_tables
        await hall.create(new, person, key, rematch_plan(table, is_public))
        with contextlib.suppress(NotNow):  # somebody else was quicker
            await hall.do(id, person, key, OfferRematch(new))
    with contextlib.suppress(NotNow):  # sits there already
        await hall.do(table.rematch, person, f"{key} join", Join())
    return table.rematch


async def find_by_code(hall: Hall, typed: str) -> str:
    """The table that waits for players under a short code."""
    for id in await hall.store.read(index.waiting_tables(hall.clock.now())):
        if is_short_code(hall.store.secret, id, typed):
            return id
    raise missing("table-code")
