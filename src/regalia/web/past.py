"""A table's past: the log, earlier positions, the replay, the transcript."""

from dataclasses import replace

from litestar import Response, Router
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath

from regalia.engine.game import SPECTATOR
from regalia.engine.transcript import Transcript
from regalia.table import history
from regalia.table.checks import seat_at
from regalia.table.errors import forbidden
from regalia.table.history import Moments, Notes
from regalia.table.people import Person
from regalia.table.picture import GameView, Line
from regalia.table.store import entries_of
from regalia.table.table import Table
from regalia.web.dependencies import (
    MOST_LINES,
    PROBLEMS,
    Amount,
    Caller,
    Count,
    Eyes,
    First,
    Lines,
    Open,
    TableId,
    TheHall,
    get,
)


@get("/log", summary="What has happened, as far as I may know, a page at a time")
async def get_log(
    hall: TheHall, caller: Caller, table: TableId, after: Count = 0, count: Lines = MOST_LINES
) -> list[Line]:
    room = await hall.fresh_room(table, caller)
    return await hall.lines(room, hall.eyes(room, caller, caller.language), after, count)


@get("/past/{number:int}", summary="An earlier position; with any seat's eyes once it is over")
async def get_past(
    hall: TheHall, caller: Caller, table: TableId, number: FromPath[int],
    seat: Eyes = None,
) -> GameView:  # fmt: skip
    room = await hall.fresh_room(table, caller)
    viewer = allowed_eyes(room.table, caller, seat)
    entries = await hall.store.read(entries_of(table))
    return await hall.aside(history.view_at, entries, viewer, number)


@get("/replay", summary="Positions one after another; with any or all seats' eyes once it is over")
async def get_replay(
    hall: TheHall, caller: Caller, table: TableId,
    seat: Eyes = None, first: First = 1, count: Amount = 50, open_hands: Open = False,
) -> Moments:  # fmt: skip
    room = await hall.fresh_room(table, caller)
    if open_hands and room.table.status != "finished":
        raise forbidden("web-eyes")
    viewer = allowed_eyes(room.table, caller, seat)
    eyes = replace(hall.eyes(room, caller, caller.language), seat=viewer)
    entries = await hall.store.read(entries_of(table))
    entries = history.without_whispers(entries, room.table.seat_of(caller.id))
    seen = history.open_moments if open_hands else history.moments
    return await hall.aside(seen, entries, eyes, first, count)


def allowed_eyes(table: Table, person: Person, seat: int | None) -> int:
    own = table.seat_of(person.id)
    if seat is None or seat in (own, SPECTATOR):
        return own if seat is None else seat
    if table.status != "finished" or seat >= table.players:
        raise forbidden("web-eyes")
    return seat


@get(
    "/transcript",
    summary="The record of the game: my own notes while it runs, all after the end",
    responses={**PROBLEMS, 200: ResponseSpec(Transcript | Notes, generate_examples=False)},
)
async def get_transcript(hall: TheHall, caller: Caller, table: TableId) -> Response[bytes]:
    room = await hall.fresh_room(table, caller)
    if room.table.status != "finished":
        seat_at(room.table, caller.id)
    entries = await hall.store.read(entries_of(table))
    eyes = hall.eyes(room, caller, caller.language)
    content = await hall.aside(history.recorded, entries, eyes)
    name = f'attachment; filename="{room.table.game.name}-{table}.json"'
    return Response(content, media_type="application/json", headers={"content-disposition": name})


router = Router(
    "/tables/{table:str}",
    tags=["past"],
    route_handlers=[get_log, get_past, get_replay, get_transcript],
)
