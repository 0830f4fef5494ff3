"""What a person can do about another: not read them any more, and tell the operator."""

from litestar import Router
from litestar.params import JSONBody

from regalia.table.muting import Muted, list_muted, mute, unmute
from regalia.table.naming import name_for
from regalia.table.reporting import Subject, report, subject_of
from regalia.web.dependencies import Caller, TableId, TheHall, Word, delete, get, post
from regalia.web.requests import About, MuteRequest
from regalia.words import words


@post("/tables/{table:str}/mutes", status_code=204, summary="Read no more of somebody, or again")
async def mute_somebody(
    hall: TheHall, caller: Caller, table: TableId, data: JSONBody[MuteRequest]
) -> None:
    room = await hall.fresh_room(table, caller)
    other = (await subject_of(hall, room, caller, data.seat, data.line)).person
    await hall.store.write((mute if data.muted else unmute)(caller.id, other))
    await hall.listens_anew(caller.id)


@post("/tables/{table:str}/reports", status_code=204, summary="Show the operator a name or chat")
async def report_somebody(
    hall: TheHall, caller: Caller, table: TableId, data: JSONBody[About]
) -> None:
    room = await hall.fresh_room(table, caller)
    subject: Subject = await subject_of(hall, room, caller, data.seat, data.line)
    await hall.store.write(report(caller.id, table, subject, hall.clock.now()))


@get("/me/mutes", summary="Whom I have muted")
async def list_mutes(hall: TheHall, caller: Caller) -> list[Muted]:
    """By the names that the caller reads."""
    muted = await hall.store.read(list_muted(caller.id))
    return [Muted(each.id, name_for(words(caller.language), each.name)) for each in muted]


@delete("/me/mutes/{id:str}", status_code=204, summary="Read somebody again")
async def unmute_somebody(hall: TheHall, caller: Caller, id: Word) -> None:
    await hall.store.write(unmute(caller.id, id))
    await hall.listens_anew(caller.id)


router = Router(
    "/",
    tags=["people"],
    route_handlers=[mute_somebody, report_somebody, list_mutes, unmute_somebody],
)
