"""The outermost layer: limits, the check for foreign pages, headers, figures. Plain ASGI: it runs
for every request, and a move has no time for more."""

import time
from collections.abc import Awaitable, Callable, Mapping, MutableMapping
from typing import Any

import msgspec

from regalia.engine.message import Message
from regalia.table.errors import Busy, Forbidden
from regalia.table.orders import Orders
from regalia.web.caller import cookie_name, header, headers_of, language_of
from regalia.web.limits import Limits, household
from regalia.web.metrics import Metrics
from regalia.web.problems import MEDIA_TYPE, Foreign, Left, NotJson, TooLarge, problem_of

Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[MutableMapping[str, Any]]]
Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]
Headers = list[tuple[bytes, bytes]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]

LARGEST_BODY = 128 * 1024
SAFE = ("GET", "HEAD", "OPTIONS")
JSON = "application/json"
LOCAL = "local"
"""The address of who comes by a socket of this machine."""
STAY_WITH_HTTPS = (b"strict-transport-security", b"max-age=31536000")
"""Browsers come over HTTPS from now on, whatever link they follow; for a year."""
HEADERS = [
    (
        b"content-security-policy",
        b"default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
        b"font-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; "
        b"form-action 'self'; frame-ancestors 'none'",
    ),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]

API_HEADERS = [
    (b"content-security-policy", b"default-src 'none'; frame-ancestors 'none'"),
    (b"x-content-type-options", b"nosniff"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"cache-control", b"no-store"),
]
"""Data is no page: fewer words say the same. And nobody is to keep it, unless it says so."""


def unless_said(safe: Headers, said: Headers) -> Headers:
    names = {name for name, _ in said}
    return [header for header in safe if header[0] not in names]


class Guard:
    def __init__(self, app: App, limits: Limits, metrics: Metrics, secure: bool) -> None:
        self.app, self.limits, self.metrics = app, limits, metrics
        self.orders: Orders | None = None
        self.cookie = cookie_name(secure)
        always = [STAY_WITH_HTTPS] if secure else []
        self.headers, self.api_headers = [*HEADERS, *always], [*API_HEADERS, *always]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        began, status = time.perf_counter(), 500

        async def guarded_send(message: MutableMapping[str, Any]) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [*message["headers"], *unless_said(safe, message["headers"])]
            await send(message)

        safe = self.api_headers if scope["path"].startswith("/api/v1/") else self.headers
        scope.setdefault("state", {})["cookie"] = self.cookie
        try:
            check(scope)
            if self.orders:
                self.orders.check(address_of(scope))
            self.limits.addresses.take(household_of(scope))
        except (Foreign, TooLarge, NotJson, Busy, Forbidden) as error:
            await answer_problem(scope, guarded_send, error)
        else:
            whole = receive if scope["method"] in SAFE else to_the_end(receive)
            await self.app(scope, whole, guarded_send)
        finally:
            route = str(scope.get("path_template") or "other")
            self.metrics.note(route, status, time.perf_counter() - began)


def to_the_end(receive: Receive) -> Receive:
    """Complains where a body breaks off."""
    ended = False

    async def receive_whole() -> MutableMapping[str, Any]:
        nonlocal ended
        message = await receive()
        if message["type"] == "http.disconnect" and not ended:
            raise Left(Message("web-left"))
        ended = ended or not message.get("more_body")
        return message

    return receive_whole


def check(scope: Mapping[str, Any]) -> None:
    if scope["method"] not in SAFE and is_foreign(scope):
        raise Foreign(Message("web-foreign"))
    length = header(scope, b"content-length")
    if length.isdecimal() and int(length) > LARGEST_BODY:
        raise too_large()
    has_body = length not in ("", "0") or header(scope, b"transfer-encoding")
    if has_body and not is_json(headers_of(scope, b"content-type")):
        raise NotJson(Message("web-not-json"))


def is_json(kinds: list[str]) -> bool:
    """A page of another site cannot send this kind without asking first."""
    return [kind.partition(";")[0].strip().lower() for kind in kinds] == [JSON]


def too_large() -> TooLarge:
    return TooLarge(Message("web-too-large", {"most": LARGEST_BODY // 1024}))


def is_foreign(scope: Mapping[str, Any]) -> bool:
    """Does a page of another site send this? Programs name neither of the two headers."""
    sites, origins = headers_of(scope, b"sec-fetch-site"), headers_of(scope, b"origin")
    if origins and (len(origins) > 1 or not origins[0]):
        return True
    if sites:
        return not {*sites} <= {"same-origin", "none"}
    return bool(origins) and origins[0].partition("://")[2] != header(scope, b"host")


def address_of(scope: Mapping[str, Any]) -> str:
    client = scope.get("client")
    return client[0] if client else LOCAL


def household_of(scope: Mapping[str, Any]) -> str:
    """Whose limits a request counts for."""
    return household(address_of(scope))


async def answer_problem(scope: Scope, send: Send, error: Exception) -> None:
    problem = problem_of(error, language_of(scope))
    await answer(send, problem.status, msgspec.json.encode(problem), MEDIA_TYPE.encode())


async def answer(send: Send, status: int, body: bytes, media: bytes) -> None:
    length = b"%d" % len(body)
    await send({"type": "http.response.start", "status": status, "headers": headers(length, media)})
    await send({"type": "http.response.body", "body": body})


def headers(length: bytes, media: bytes) -> Headers:
    return [(b"content-type", media), (b"content-length", length)]
