"""The shortcut for moves: the same answer as `playing.move`, without tasks and router on the way.

A move is short, comes whole and is answered whole. So it is checked and handed to the writer while
its bytes are read, and answered when it is on the disk. Whatever is unusual is left to the router.
"""

import re
import time
from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from regalia.table.at_once import move_at_once
from regalia.table.hall import Done, Hall
from regalia.web.caller import header, proof_of
from regalia.web.given import KEY_PATTERN
from regalia.web.guard import API_HEADERS, address_of, check, headers
from regalia.web.limits import Limits
from regalia.web.metrics import Metrics
from regalia.web.orders import MoveOrder
from regalia.web.problems import Foreign, TooLarge

START, END = "/api/v1/tables/", "/moves"
ROUTE = f"{START}{{table}}{END}"
IS_KEY = re.compile(KEY_PATTERN)
HEADERS = b"".join(
    b"%b: %b\r\n" % header for header in (*headers(b"%d", b"application/json"), *API_HEADERS)
)
"""All but the body's length."""

Answer = Callable[[bytes, bytes], None]
"""Sends headers, as they are written, and a body; the status is 200."""


class Shortcut:
    def __init__(self, limits: Limits, metrics: Metrics) -> None:
        self.limits, self.metrics = limits, metrics
        self.hall: Hall | None = None
        self.reader = msgspec.json.Decoder(MoveOrder)
        self.writer = msgspec.json.Encoder()

    def take(
        self, scope: Mapping[str, Any], body: bytes, answer: Answer, leave: Callable[[], None]
    ) -> bool:
        """Make a move; false, or `leave` when it turns out later: it is the router's to make."""
        began, hall, address = time.perf_counter(), self.hall, address_of(scope)
        try:
            check(scope)
            order = self.reader.decode(body)
        except (Foreign, TooLarge, msgspec.DecodeError, UnicodeDecodeError):
            return False
        proof, key = proof_of(scope), header(scope, b"idempotency-key")
        person = hall.people.remembered(proof) if hall and proof else None
        if not (hall and person and IS_KEY.fullmatch(key) and self.may_ask(address, person.id)):
            return False

        def settled(done: Done | None) -> None:
            if done is None:
                leave()
                return
            encoded = self.writer.encode(done)
            answer(HEADERS % len(encoded), encoded)
            self.metrics.note(ROUTE, 200, time.perf_counter() - began)

        table = scope["path"][len(START) : -len(END)]
        if not move_at_once(hall, table, person, key, order.number, order.move, settled):
            return False
        self.limits.addresses.take(address)
        self.limits.people.take(person.id)
        return True

    def may_ask(self, address: str, person: str) -> bool:
        return self.limits.addresses.has(address) and self.limits.people.has(person)
