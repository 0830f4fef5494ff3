"""The application: routes, what handlers are given, errors, beginning and end."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import msgspec
from litestar import Litestar, Request, Response, Router
from litestar.di import Provide
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import Scope as LitestarScope

from regalia.engine.message import Message
from regalia.reasons import of_data, reason
from regalia.table.hall import Hall
from regalia.table.people import Person
from regalia.table.store import Store
from regalia.table.timing import Clock, WallClock
from regalia.web import (
    announcement,
    docs,
    door,
    games,
    health,
    languages,
    lessons,
    live,
    others,
    past,
    people,
    playing,
    site,
    tables,
)
from regalia.web.caller import caller_of, check_owner, language_of
from regalia.web.dependencies import KEY_HEADER, Caller, TheHall
from regalia.web.guard import LARGEST_BODY, Guard, Receive, Scope, Send
from regalia.web.limits import Limits
from regalia.web.metrics import Metrics
from regalia.web.moves import Moves
from regalia.web.problems import MEDIA_TYPE, NotThere, TooLarge, WrongMethod, malformed, problem_of
from regalia.web.settings import Settings

VERSION = "1"


class Server:
    """The ASGI application. Its hall exists between startup and shutdown."""

    def __init__(self, settings: Settings, clock: Clock | None = None) -> None:
        self.settings, self.clock = settings, clock or WallClock()
        self.limits = Limits(settings.requests_per_second, settings.streams_per_address)
        self.metrics = Metrics()
        self.hall: Hall | None = None
        self.litestar = self.build()
        self.moves = Moves(self.litestar, self.limits)  # type: ignore[arg-type]
        self.guard = Guard(self.moves, self.limits, self.metrics, settings.secure_cookies)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await self.guard(scope, receive, send)

    def build(self) -> Litestar:
        async def caller(scope: LitestarScope, hall: TheHall) -> Person:
            person = await caller_of(scope, hall)
            self.limits.people.take(person.id)
            return person

        async def owner(scope: LitestarScope, caller: Caller) -> Person:
            check_owner(scope)
            return caller

        api = Router(
            "/api/v1",
            route_handlers=[
                people.router, games.router, tables.router, playing.router, past.router,
                live.router, languages.router, lessons.router, announcement.router, door.router,
                others.router,
            ],
            dependencies={"caller": Provide(caller), "owner": Provide(owner)},
        )  # fmt: skip
        return Litestar(
            route_handlers=[api, docs.docs, health.health, health.ready, health.metrics, site.site],
            dependencies={
                "hall": Provide(lambda: self.hall, sync_to_thread=False),
                "limits": Provide(lambda: self.limits, sync_to_thread=False),
                "settings": Provide(lambda: self.settings, sync_to_thread=False),
                "metrics": Provide(lambda: self.metrics, sync_to_thread=False),
            },
            exception_handlers={Exception: answer_error},
            lifespan=[self.live],
            openapi_config=described(),
            request_max_body_size=LARGEST_BODY,
            logging_config=None,
        )

    @asynccontextmanager
    async def live(self, _app: Litestar) -> AsyncIterator[None]:
        self.hall = Hall(
            Store(self.settings.database), self.clock, self.settings.bot_threads,
            self.settings.doors,
        )  # fmt: skip
        self.moves.hall, self.guard.orders = self.hall, self.hall.orders
        self.metrics.follow(self.hall)
        self.hall.begin()
        try:
            yield
        finally:
            await self.hall.close()


def described() -> OpenAPIConfig:
    return OpenAPIConfig(
        title="Regalia",
        version=VERSION,
        path="/api",
        render_plugins=[JsonRenderPlugin(path="/openapi.json")],
        operation_id_creator=lambda handler, method, path: handler.handler_name,
    )


def answer_error(request: Request[Any, Any, Any], error: Exception) -> Response[bytes]:
    problem = problem_of(own_error(error), language_of(request.scope))
    headers = getattr(error, "headers", None) or {}
    return Response(
        msgspec.json.encode(problem), status_code=problem.status, media_type=MEDIA_TYPE,
        headers=headers,
    )  # fmt: skip


def own_error(error: Exception) -> Exception:
    """The framework's complaints as ours."""
    if isinstance(error, UnicodeDecodeError):  # a body that is no text
        return malformed(reason("not-text"))
    if isinstance(error, RecursionError):  # a body of boxes in boxes
        return malformed(reason("too-deep"))
    if isinstance(error, ValidationException):
        return malformed(*reasons(error.extra) or [of_data(error.detail)])
    if isinstance(error, HTTPException):
        if error.status_code == 404:
            return NotThere(Message("web-not-there"))
        if error.status_code == 405:
            return WrongMethod(Message("web-wrong-method"))
        if error.status_code == 413:
            return TooLarge(Message("web-too-large", {"most": LARGEST_BODY // 1024}))
        if error.status_code < 500:
            return malformed(of_data(error.detail))
    return error


def reasons(extra: Any) -> list[Message]:
    """Which field, and what is wrong with it."""
    found = extra if isinstance(extra, list) else []
    return [of_data(str(each.get("message", "")), field_of(each)) for each in found]


def field_of(each: dict[str, Any]) -> str:
    """The name people know: the framework calls the body `data` and the key of a command `key`."""
    name = str(each.get("key", ""))
    return {"data": "", "key": KEY_HEADER}.get(name, name)
