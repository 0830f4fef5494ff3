"""How much one address or person may ask for: buckets that fill up again with time."""

import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from regalia.engine.message import Message
from regalia.table.errors import Busy

MOST_BUCKETS = 50_000
PASSWORD_DROPS = 3.0
"""What to try a password costs at the door."""


class Buckets:
    """A bucket for each key: `rate` drops a second, `size` at most."""

    def __init__(self, rate: float, size: float) -> None:
        self.rate, self.size = rate, size
        self.levels: dict[str, tuple[float, float]] = {}

    def level(self, key: str, now: float) -> float:
        level, then = self.levels.get(key, (self.size, now))
        return min(self.size, level + (now - then) * self.rate)

    def has(self, key: str) -> bool:
        """Is there a drop to be taken?"""
        return self.rate == 0 or self.level(key, time.monotonic()) >= 1

    def take(self, key: str, drops: float = 1.0) -> None:
        """Complains when the bucket is empty."""
        if self.rate == 0:
            return
        now = time.monotonic()
        level = self.level(key, now)
        if level < drops:
            raise too_much()
        if len(self.levels) > MOST_BUCKETS:
            self.forget_full(now)
        self.levels[key] = (level - drops, now)

    def forget_full(self, now: float) -> None:
        full = self.size / self.rate
        self.levels = {k: v for k, v in self.levels.items() if now - v[1] < full}


def too_much() -> Busy:
    return Busy(Message("web-busy"))


class Places:
    """How many streams each address may have open."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.taken: Counter[str] = Counter()

    @contextmanager
    def one(self, key: str) -> Iterator[None]:
        if self.most and self.taken[key] >= self.most:
            raise too_much()
        self.taken[key] += 1
        try:
            yield
        finally:
            self.taken[key] -= 1
            if not self.taken[key]:
                del self.taken[key]


class Limits:
    def __init__(self, requests_per_second: int, streams: int) -> None:
        rate = float(requests_per_second)
        self.addresses = Buckets(rate, 4 * rate)
        self.people = Buckets(rate / 4, rate)
        self.doors = Buckets(0.2 if rate else 0.0, 30)
        """New guests and attempts to log in, for each address."""
        self.streams = Places(streams)
