"""HTTP as uvicorn speaks it, with less ado about moves.

uvicorn is ready for bodies that come bit by bit, answers without end and requests that overtake
each other. A move comes whole and is answered whole: when all of it is there it is offered to the
application's shortcut, and becomes a request like any other only if that leaves it. Readers that
have stopped reading are cut off: otherwise what waits for them, and their place, would be kept as
long as they like.
"""

import asyncio
import re

from uvicorn.protocols.http.flow_control import HIGH_WATER_LIMIT
from uvicorn.protocols.http.httptools_impl import (
    STATUS_LINE,
    HttpToolsProtocol,
    RequestResponseCycle,
)

from regalia.web.shortcut import Shortcut

MOVES = re.compile(rb"/api/v1/tables/[A-Za-z0-9_-]{1,40}/moves")
STALLED_SECONDS = 20.0
"""Who takes nothing of what waits for so long is cut off; a stream can be resumed."""


class Brisk(HttpToolsProtocol):
    stalled: asyncio.TimerHandle | None = None
    move: "Exchange | None" = None
    """The move that is being read."""

    def pause_writing(self) -> None:
        super().pause_writing()
        self.stalled = self.loop.call_later(STALLED_SECONDS, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        self.go_on()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.go_on()

    def go_on(self) -> None:
        if self.stalled:
            self.stalled.cancel()

    def on_headers_complete(self) -> None:
        if self.shortcut and MOVES.fullmatch(self.url) and self.is_usual():
            self.scope |= {
                "method": "POST", "path": self.url.decode(), "raw_path": self.url,
                "query_string": b"",
            }  # fmt: skip
            self.move = self.cycle = Exchange(self)
        else:
            super().on_headers_complete()

    @property
    def shortcut(self) -> Shortcut | None:
        """None behind a proxy, where it takes more to tell who is asking."""
        return getattr(self.app, "shortcut", None)

    def is_usual(self) -> bool:
        """A POST of known length that waits for nothing and is not waited for."""
        headers = dict(self.headers)
        length = headers.get(b"content-length", b"")
        return (
            self.parser.get_method() == b"POST"
            and self.parser.get_http_version() == "1.1"
            and length.isdigit()
            and int(length) <= HIGH_WATER_LIMIT
            and b"transfer-encoding" not in headers
            and not self.expect_100_continue
            and not self.parser.should_upgrade()
            and (self.cycle is None or self.cycle.response_complete)
        )

    def on_message_complete(self) -> None:
        super().on_message_complete()
        move, self.move = self.move, None
        if move and self.shortcut:
            taken = self.shortcut.take(self.scope, bytes(move.body), move.answer, move.leave)
            if not taken:
                move.leave()


class Exchange(RequestResponseCycle):
    """One request, all there, and its answer, sent in one piece."""

    def __init__(self, brisk: Brisk) -> None:
        super().__init__(
            scope=brisk.scope,
            transport=brisk.transport,
            flow=brisk.flow,
            logger=brisk.logger,
            access_logger=brisk.access_logger,
            access_log=False,
            default_headers=brisk.server_state.default_headers,
            message_event=asyncio.Event(),
            expect_100_continue=False,
            keep_alive=brisk.parser.should_keep_alive(),
            on_response=brisk.on_response_complete,
        )
        self.brisk = brisk

    def leave(self) -> None:
        """To the application, as any other request."""
        self.brisk._start_asgi_task(self, self.brisk.app)

    def answer(self, headers: bytes, body: bytes) -> None:
        if self.disconnected:
            return
        usual = b"".join([b"%b: %b\r\n" % header for header in self.default_headers])
        close = b"" if self.keep_alive else b"connection: close\r\n"
        self.transport.write(b"".join((STATUS_LINE[200], usual, headers, close, b"\r\n", body)))
        self.response_started = self.response_complete = True
        if not self.keep_alive:
            self.transport.close()
        self.on_response()
