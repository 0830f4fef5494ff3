"""The quick way for moves, which are most of what a server is asked: in front of the router.

It does the same as `playing.make_move` for a move that comes whole, well-formed and from somebody
known. Whatever is wrong with a request is left to the router, which says what.
"""

import re

import msgspec

from regalia.table.commands import MakeMove
from regalia.table.hall import Hall
from regalia.web.caller import header, proof_of
from regalia.web.dependencies import KEY_PATTERN
from regalia.web.guard import App, Receive, Scope, Send, answer, answer_problem
from regalia.web.limits import Limits

PATH = re.compile(r"/api/v1/tables/([A-Za-z0-9_-]{1,40})/moves")
ROUTE = "/api/v1/tables/{table}/moves"
IS_KEY = re.compile(KEY_PATTERN)

reader = msgspec.json.Decoder(MakeMove)
writer = msgspec.json.Encoder()


class Moves:
    def __init__(self, app: App, limits: Limits) -> None:
        self.app, self.limits = app, limits
        self.hall: Hall | None = None

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        path = PATH.fullmatch(scope["path"]) if scope["type"] == "http" else None
        if path is None or scope["method"] != "POST" or self.hall is None:
            await self.app(scope, receive, send)
            return
        received = await receive()
        if received.get("more_body") or not await self.make(
            self.hall, path[1], received.get("body", b""), scope, send
        ):
            await self.app(scope, again(received, receive), send)

    async def make(self, hall: Hall, table: str, body: bytes, scope: Scope, send: Send) -> bool:
        """False, and nothing is done: it is the router's to make."""
        proof, key = proof_of(scope), header(scope, b"idempotency-key")
        person = hall.people.remembered(proof) if proof else None
        if person is None or not IS_KEY.fullmatch(key):
            return False
        try:
            command = reader.decode(body)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            return False
        scope["path_template"] = ROUTE
        scope["state"]["language"] = person.language
        try:
            self.limits.people.take(person.id)
            done = await hall.do(table, person, key, command)
        except Exception as error:
            await answer_problem(scope, send, error)
        else:
            await answer(send, 200, writer.encode(done), b"application/json")
        return True


def again(first: object, receive: Receive) -> Receive:
    """What has been received, once more, then what follows."""
    waiting = [first]

    async def receive_again() -> object:
        return waiting.pop() if waiting else await receive()

    return receive_again  # type: ignore[return-value]
