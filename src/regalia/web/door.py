"""The server's door: what somebody new can do here, and a guest from before who knocks again."""

from typing import Any

from litestar import Request, Router
from litestar.params import JSONBody

from regalia.engine.message import Message
from regalia.table.arriving import come_again
from regalia.web.caller import session_of
from regalia.web.dependencies import TheHall, TheLimits, get, post
from regalia.web.guard import household_of
from regalia.web.limits import PASSWORD_DROPS
from regalia.web.people import me_of
from regalia.web.problems import Unknown
from regalia.web.requests import DoorRequest, DoorShown, Me


@get("/door", summary="What somebody new can do on this server")
async def get_door(hall: TheHall) -> DoorShown:
    doors = hall.people.door.doors
    return DoorShown(doors.accounts, doors.guests, doors.public_tables, bool(doors.password))


@post("/door", status_code=200, summary="Give the server's password, as a guest from before")
async def come_through(
    request: Request[Any, Any, Any], hall: TheHall, limits: TheLimits, data: JSONBody[DoorRequest]
) -> Me:
    limits.doors.take(household_of(request.scope), PASSWORD_DROPS)
    session = session_of(request.scope, hall.store.secret)
    person = await come_again(hall.people, session, data.server_password) if session else None
    if person is None:
        raise Unknown(Message("web-unknown"))
    return me_of(person)


router = Router("/", tags=["people"], route_handlers=[get_door, come_through])
