"""Tables: lists, opening one, looking at one."""

from typing import Any, Literal

from litestar import Request, Router
from litestar.params import FromQuery, JSONBody

from regalia.table import hosting, index
from regalia.table.checks import check_host
from regalia.table.errors import Missing
from regalia.table.hall import Hall
from regalia.table.invitations import invitation, short_code
from regalia.table.opening import Plan
from regalia.table.people import Person
from regalia.table.picture import Picture, show_seat
from regalia.table.rooms import Room
from regalia.web.dependencies import Caller, Key, Page, TableId, TheHall, TheLimits, Word, get, post
from regalia.web.guard import household_of
from regalia.web.requests import Found, Invitations, TableCard, TableMade, TableRequest

Asked = Request[Any, Any, Any]


@post("/tables", status_code=201, summary="Open a table")
async def open_table(
    hall: TheHall, caller: Caller, key: Key, data: JSONBody[TableRequest]
) -> TableMade:
    is_public = hall.people.door.doors.public_tables if data.public is None else data.public
    plan = Plan(
        game=data.game, seats=data.seats, options=data.options, public=is_public,
        clock=data.clock, patience=data.patience, stand_in=data.stand_in,
    )  # fmt: skip
    return TableMade(await hosting.open_table(hall, caller, key, plan, data.sit, data.start))


@get("/tables", summary="Public tables that wait for players, or that can be watched")
async def list_tables(
    hall: TheHall, caller: Caller, game: FromQuery[str | None] = None,
    status: FromQuery[Literal["open", "running"]] = "open",
) -> list[TableCard]:  # fmt: skip
    if not hall.people.door.doors.public_tables:
        return []
    now = hall.clock.now()
    work = index.open_tables(now, game) if status == "open" else index.running_tables(game)
    return await cards(hall, caller, await hall.store.read(work))


@get("/me/tables", summary="My own tables; the running ones say whether it is my turn")
async def list_my_tables(
    hall: TheHall, caller: Caller,
    status: FromQuery[Literal["open", "running", "finished"]] = "running",
    page: Page = 0,
) -> list[TableCard]:  # fmt: skip
    ids = await hall.store.read(index.tables_of(caller.id, status, page))
    return await cards(hall, caller, ids)


async def cards(hall: Hall, person: Person, ids: list[str]) -> list[TableCard]:
    found = []
    for id in ids:
        try:
            found.append(card(hall, await hall.room(id, person), person))
        except Missing:
            continue
    return found


def card(hall: Hall, room: Room, person: Person) -> TableCard:
    table = room.table
    eyes = hall.eyes(room, person, person.language)
    connected = room.presence(hall.clock.now()).connected
    names = eyes.all_names(table)
    over = table.status == "finished"
    return TableCard(
        table=table.id,
        game=table.game.name,
        status=table.status,
        public=table.opened.public,
        seats=[
            show_seat(table, n, names[n], n in connected, person.muted)
            for n in range(table.players)
        ],
        seat=eyes.seat,
        your_turn=eyes.seat in table.acting and not table.seats[eyes.seat].bot,
        lesson=table.opened.lesson,
        clock=table.opened.clock,
        opened_at=table.opened_at,
        changed_at=table.changed_for(eyes.seat),
        result=table.position.standing()[1] if over else None,
    )


@get("/tables/{table:str}", summary="A table as I may see it")
async def get_table(
    hall: TheHall, caller: Caller, table: TableId, words: FromQuery[bool] = True
) -> Picture:
    room = await hall.fresh_room(table, caller)
    eyes = hall.eyes(room, caller, caller.language, not words)
    return hall.picture(room, caller, eyes)


@get("/tables/{table:str}/invitations", summary="What the host hands out")
async def get_invitations(hall: TheHall, caller: Caller, table: TableId) -> Invitations:
    room = await hall.room(table, caller)
    check_host(room.table, caller.id)
    reserved = [n for n, s in enumerate(room.table.seats) if s.plan.kind == "reserved"]
    secret = hall.store.secret
    return Invitations(
        invitation(secret, table),
        {seat: invitation(secret, table, seat) for seat in reserved},
        short_code(secret, table),
    )


@get("/codes/{code:str}", summary="The table with this short code, until it begins")
async def find_code(
    request: Asked, hall: TheHall, limits: TheLimits, caller: Caller, code: Word
) -> Found:
    limits.doors.take(household_of(request.scope))
    table = await hosting.find_by_code(hall, code)
    return Found(table, invitation(hall.store.secret, table))


router = Router(
    "/",
    tags=["tables"],
    route_handlers=[open_table, list_tables, list_my_tables, get_table, get_invitations, find_code],
)
