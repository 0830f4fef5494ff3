"""How much one address or person may ask for: buckets that fill up again with time."""

import time
from collections import Counter, OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
from functools import lru_cache
from ipaddress import IPv6Address, ip_address

from regalia.engine.message import Message
from regalia.table.errors import Busy

MOST_BUCKETS = 50_000
PASSWORD_DROPS = 3.0
"""What to try a password costs at the door."""


@lru_cache(4096)
def household(address: str) -> str:
    """What counts as one address: of the newer kind a household has 2^64 of them."""
    try:
        parsed = ip_address(address)
    except ValueError:  # a socket of this machine
        return address
    if not isinstance(parsed, IPv6Address):
        return address
    if parsed.ipv4_mapped:
        return str(parsed.ipv4_mapped)
    return f"{parsed.packed[:8].hex(':', 2)}::/64"


class Buckets:
    """A bucket for each key: `rate` drops a second, `size` at most; `why` one is refused."""

    def __init__(self, rate: float, size: float, why: str = "web-busy") -> None:
        self.rate, self.size, self.why = rate, size, why
        self.levels: OrderedDict[str, tuple[float, float]] = OrderedDict()
        """What was left when, the longest ago first."""

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
            raise Busy(Message(self.why))
        self.levels[key] = (level - drops, now)
        self.levels.move_to_end(key)
        self.forget(now)

    def forget(self, now: float) -> None:
        """Two at a time, so that there is nobody who has to wait for many: those that are full
        again, and the oldest where there are too many."""
        for _ in range(2):
            _, then = self.levels[oldest := next(iter(self.levels))]
            if now - then < self.size / self.rate and len(self.levels) <= MOST_BUCKETS:
                return
            del self.levels[oldest]


class Places:
    """How many of something each address or person may have open."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.taken: Counter[str] = Counter()

    @contextmanager
    def one(self, key: str) -> Iterator[None]:
        if self.most and self.taken[key] >= self.most:
            raise Busy(Message("web-busy"))
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
        self.logins = Buckets(0.1 if rate else 0.0, 20)
        """Attempts to log in, for each account."""
        self.chat = Buckets(0.5 if rate else 0.0, 10, "web-chat-slow")
        """What a person says at all tables."""
        self.streams = Places(streams)
        self.own_streams = Places((streams + 1) // 2)
        """Of one person, wherever they are: one for every table they may sit at."""
