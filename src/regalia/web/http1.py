"""HTTP/1.1 as uvicorn speaks it, to those who offer more than that and to those who stop reading.

An offer to go on in another protocol (`Upgrade: h2c`, as many clients make it) may be passed over.
uvicorn does so, but its parser takes the offer for granted and drops the body: it is not shown any.
Readers that have stopped reading are cut off: otherwise what waits for them, and their place, would
be kept as long as they like.
"""

import asyncio
import re

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

OFFER = re.compile(rb"\r\nupgrade:[^\r\n]*", re.IGNORECASE)
LAST_LINE = re.compile(rb"\r\n?[^\r\n]*[\r\n]*\Z")
LONGEST_HELD = 65_536
STALLED_SECONDS = 20.0
"""Who takes nothing of what waits for so long is cut off; a stream can be resumed."""


class Http1(HttpToolsProtocol):
    stalled: asyncio.TimerHandle | None = None
    in_head = True
    """Are the next bytes of a request's head?"""
    held = b""
    """The last line of a head that is not all there: it may become an offer."""

    def data_received(self, data: bytes) -> None:
        super().data_received(self.without_offer(data) if self.in_head else data)

    def without_offer(self, data: bytes) -> bytes:
        head, end, body = (self.held + data).partition(b"\r\n\r\n")
        self.held = b""
        if not end and len(head) < LONGEST_HELD and (last := LAST_LINE.search(head)):
            head, self.held = head[: last.start()], last[0]
        return OFFER.sub(b"", head + end) + body

    def on_headers_complete(self) -> None:
        self.in_head = False
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self.in_head = True
        super().on_message_complete()

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

    def go_on(self) -> None:
        if self.stalled:
            self.stalled.cancel()
