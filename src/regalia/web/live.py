"""The stream of a table: Server-Sent Events, each update with all that the viewer needs.

An update's id is how many entries the viewer has noticed, up to the last line told. A browser that
reconnects names it by itself, and the first event then carries the lines that were missed. That
somebody has come or gone is a small event of its own, without an id.
"""

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, aclosing
from typing import Any

import msgspec
from litestar import Request, Router
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromQuery
from litestar.response import Stream

from regalia.table.hall import Update
from regalia.table.watching import Presence
from regalia.web.caller import caller_of, header
from regalia.web.dependencies import PROBLEMS, Caller, Recent, TableId, TheHall, TheLimits, get
from regalia.web.guard import household_of

HEADERS = {"x-accel-buffering": "no"}
HEARTBEAT = b": still here\n\n"
RETRY = b"retry: 1000\n\n"
LARGEST_ID = 9

encoder = msgspec.json.Encoder()


def event(news: Update | Presence | None) -> bytes:
    if news is None:
        return HEARTBEAT
    data = encoder.encode(news)
    if isinstance(news, Presence):
        return b"event: presence\ndata: %s\n\n" % data
    return b"id: %d\nevent: update\ndata: %s\n\n" % (news.picture.heard, data)


def resumed(scope: Any) -> int | None:
    """Where the reader was, if it says so and means a number."""
    given = header(scope, b"last-event-id")
    return int(given) if given.isdecimal() and len(given) <= LARGEST_ID else None


@get(
    "/stream",
    summary="Every change of the table, as it happens",
    responses={
        **PROBLEMS,
        200: ResponseSpec(
            Update | Presence, generate_examples=False, media_type="text/event-stream"
        ),
    },
)
async def stream(
    request: Request[Any, Any, Any], hall: TheHall, limits: TheLimits, caller: Caller,
    table: TableId, words: FromQuery[bool] = True, recent: Recent = 0,
) -> Stream:  # fmt: skip
    heard = resumed(request.scope)
    updates = hall.watch(table, caller, caller.language, heard, not words, recent)
    address = household_of(request.scope)
    async with AsyncExitStack() as stack:
        stack.enter_context(limits.streams.one(address))
        stack.enter_context(limits.own_streams.one(caller.id))
        await stack.enter_async_context(aclosing(updates))  # type: ignore[type-var]
        first = await anext(updates)
        await caller_of(request.scope, hall)  # who was shut out before is not among the watchers
        place = stack.pop_all()  # kept until the stream ends

    async def events() -> AsyncIterator[bytes]:
        async with place:
            yield RETRY + event(first)
            async for update in updates:
                if hall.orders.shuts_out(address):
                    return
                yield event(update)

    return Stream(events(), media_type="text/event-stream", headers=HEADERS)


router = Router("/tables/{table:str}", tags=["live"], route_handlers=[stream])
