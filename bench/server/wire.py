"""HTTP spoken directly on sockets: prepared bytes out, status and body in.

A client library costs more for each request than the server does. Here a request is a write and an
answer is found by its length, so that the server gets the machine.
"""

import asyncio
import re
from collections.abc import Awaitable, Callable, Sequence
from typing import NamedTuple, TypeVar, cast

LENGTH = re.compile(rb"\r\ncontent-length: (\d+)", re.IGNORECASE)
COOKIE = re.compile(rb"\r\nset-cookie: (regalia=[^;]+)", re.IGNORECASE)

T = TypeVar("T")


class Answer(NamedTuple):
    status: int
    head: bytes
    body: bytes


class Wire(asyncio.Protocol):
    """One connection with at most one request under way."""

    def __init__(self) -> None:
        self.received = b""
        self.waiting: asyncio.Future[Answer] | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)

    def ask(self, request: bytes) -> "asyncio.Future[Answer]":
        self.waiting = asyncio.get_running_loop().create_future()
        self.transport.write(request)
        return self.waiting

    def data_received(self, data: bytes) -> None:
        self.received += data
        head, blank, body = self.received.partition(b"\r\n\r\n")
        if not blank:
            return
        found = LENGTH.search(head)
        if len(body) < (int(found[1]) if found else 0):
            return
        self.received = b""
        self.answered(Answer(int(head[9:12]), head, body))

    def answered(self, answer: Answer) -> None:
        waiting, self.waiting = self.waiting, None
        if waiting and not waiting.done():
            waiting.set_result(answer)

    def connection_lost(self, _error: Exception | None) -> None:
        if self.waiting and not self.waiting.done():
            self.waiting.set_exception(ConnectionError("the server closed the connection"))


async def connect(port: int) -> Wire:
    _, wire = await asyncio.get_running_loop().create_connection(Wire, "127.0.0.1", port)
    return wire


def request(method: str, path: str, cookie: str = "", body: bytes = b"", key: str = "") -> bytes:
    """The bytes of a request to the API."""
    lines = [f"{method} /api/v1{path} HTTP/1.1", "Host: 127.0.0.1"]
    if cookie:
        lines.append(f"Cookie: {cookie}")
    if key:
        lines.append(f"Idempotency-Key: {key}")
    if method == "POST":
        lines += ["Content-Type: application/json", f"Content-Length: {len(body)}"]
    return "\r\n".join([*lines, "", ""]).encode() + body


async def share_out(
    work: Sequence[T], hands: int, port: int, do: Callable[[Wire, T], Awaitable[None]]
) -> None:
    """Do all the work over so many connections."""
    left = list(reversed(work))

    async def hand() -> None:
        wire = await connect(port)
        while left:
            await do(wire, left.pop())
        wire.transport.close()

    await asyncio.gather(*(hand() for _ in range(hands)))
