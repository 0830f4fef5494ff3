"""HTTP/1.1 as uvicorn speaks it, to those who offer more than that and to those who stop reading.

An offer to go on in another protocol (`Upgrade: h2c`, as many clients make it) may be passed over.
uvicorn does so, but its parser takes the offer for granted and drops the body: it is not shown any.
Readers that have stopped reading are cut off: otherwise what waits for them, and their place, would
be kept as long as they like. So are those who do not come to the end of a request, those whose
heads have none, and those who hold more connections than one address needs.
"""

import asyncio
import re
from contextlib import ExitStack
from http import HTTPStatus
from typing import Any

import msgspec
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from regalia.engine.errors import Complaint
from regalia.engine.message import Message
from regalia.table.errors import Busy
from regalia.table.orders import Network, is_within, read_network
from regalia.web.limits import Places, household
from regalia.web.problems import MEDIA_TYPE, LongHead, Slow, problem_of
from regalia.words import DEFAULT

OFFER = re.compile(rb"\r\nupgrade:[^\r\n]*", re.IGNORECASE)
LAST_LINE = re.compile(rb"\r\n?[^\r\n]*[\r\n]*\Z")
LONGEST_HEAD = 32 * 1024
REQUEST_SECONDS = 15.0
"""From a connection or a request's first byte to its last."""
STALLED_SECONDS = 20.0
"""Who takes nothing of what waits for so long is cut off; a stream can be resumed."""
REFUSAL = (
    "HTTP/1.1 {status} {title}\r\ncontent-type: {media}\r\ncontent-length: {length}\r\n"
    "connection: close\r\n\r\n"
)


def http1(connections: int, proxies: str) -> type["Http1"]:
    """With so many connections for an address, 0: any number; proxies speak for many people."""
    trusted = [] if proxies in ("", "*") else proxies.split(",")

    members = {
        "places": Places(0 if proxies == "*" else connections),
        "proxies": tuple(map(read_network, trusted)),
    }
    return type("Http1", (Http1,), members)


class Http1(HttpToolsProtocol):
    places = Places(0)
    proxies: tuple[Network, ...] = ()
    stalled: asyncio.TimerHandle | None = None
    watch: asyncio.TimerHandle | None = None
    began = 0.0
    """When what is not complete was begun, by the loop's clock; 0: nothing is."""
    head = 0
    """How long the head is so far."""
    in_head = True
    """Are the next bytes of a request's head?"""
    held = b""
    """The last line of a head that is not all there: it may become an offer."""

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self.leaving = ExitStack()
        self.began = self.loop.time()
        self.look()
        if self.client and not is_within(self.client[0], self.proxies):
            try:
                self.leaving.enter_context(self.places.one(household(self.client[0])))
            except Busy as error:
                self.refuse(error)

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        if self.in_head:
            self.head += len(data.partition(b"\r\n\r\n")[0])
            if self.head > LONGEST_HEAD:
                self.refuse(LongHead(Message("web-long-head", {"most": LONGEST_HEAD // 1024})))
                return
            data = self.without_offer(data)
        super().data_received(data)

    def without_offer(self, data: bytes) -> bytes:
        head, end, body = (self.held + data).partition(b"\r\n\r\n")
        self.held = b""
        if not end and (last := LAST_LINE.search(head)):
            head, self.held = head[: last.start()], last[0]
        return OFFER.sub(b"", head + end) + body

    def on_message_begin(self) -> None:
        self.began = self.loop.time()
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        self.in_head, self.head = False, 0
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self.in_head, self.began = True, 0.0
        super().on_message_complete()

    def look(self) -> None:
        """Now and then: has what was begun come to an end in time?"""
        waited = self.loop.time() - self.began if self.began else 0.0
        if waited >= REQUEST_SECONDS:
            self.refuse(Slow(Message("web-slow", {"seconds": REQUEST_SECONDS})))
        else:
            self.watch = self.loop.call_later(REQUEST_SECONDS - waited, self.look)

    def refuse(self, error: Complaint) -> None:
        """Before there is a request that the application could answer; else it is only cut off."""
        if self.in_head:
            problem = problem_of(error, DEFAULT)
            body = msgspec.json.encode(problem)
            head = REFUSAL.format(
                status=problem.status, title=HTTPStatus(problem.status).phrase, media=MEDIA_TYPE,
                length=len(body),
            )  # fmt: skip
            self.transport.write(head.encode() + body)
        self.transport.close()

    def pause_writing(self) -> None:
        super().pause_writing()
        loop = asyncio.get_running_loop()
        self.stalled = loop.call_later(STALLED_SECONDS, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        self.go_on()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.go_on()
        self.leaving.close()
        if self.watch:
            self.watch.cancel()

    def go_on(self) -> None:
        if self.stalled:
            self.stalled.cancel()
