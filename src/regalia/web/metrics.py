"""Figures for Prometheus: counts and times by route, never by person or table.

They are noted in plain numbers, for only the event loop notes: locks for each would cost as much as
the check of a move.
"""

from bisect import bisect_left
from collections import Counter
from collections.abc import Iterator
from itertools import accumulate

from prometheus_client import CollectorRegistry, Gauge, ProcessCollector, generate_latest
from prometheus_client.core import CounterMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.registry import Collector

from regalia.table.hall import Hall

BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0)
EDGES = (*map(str, BUCKETS), "+Inf")


class Times:
    """How long the requests of a route took."""

    def __init__(self) -> None:
        self.seconds = 0.0
        self.counts = [0] * len(EDGES)

    def note(self, seconds: float) -> None:
        self.seconds += seconds
        self.counts[bisect_left(BUCKETS, seconds)] += 1


class Metrics(Collector):
    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.registry.register(self)
        ProcessCollector(registry=self.registry)  # memory and processor time, where Linux tells
        self.answered: Counter[tuple[str, int]] = Counter()
        self.times: dict[str, Times] = {}

    def follow(self, hall: Hall) -> None:
        """Figures that are looked up when they are asked for."""
        self.gauge("regalia_tables_in_memory", "Tables held in memory", lambda: len(hall.rooms))
        self.gauge("regalia_streams", "Open streams", lambda: streams(hall))
        bots = hall.bots.thinking
        self.gauge("regalia_bots_waiting", "Decisions that wait", lambda: len(bots.waiting))
        self.gauge("regalia_bots_thinking", "Threads that think", bots.busy.total)
        self.gauge("regalia_bots_seconds", "Seconds thought", lambda: bots.seconds)
        self.gauge("regalia_bots_over_budget", "People whose bots wait", lambda: bots.over_budget)
        self.gauge("regalia_commits", "Transactions written", lambda: hall.store.commits)

    def gauge(self, name: str, text: str, value: object) -> None:
        Gauge(name, text, registry=self.registry).set_function(value)  # type: ignore[arg-type]

    def note(self, route: str, status: int, seconds: float) -> None:
        self.answered[route, status] += 1
        times = self.times.get(route)
        if times is None:
            times = self.times[route] = Times()
        times.note(seconds)

    def collect(self) -> Iterator[Metric]:
        requests = CounterMetricFamily(
            "regalia_requests", "Requests answered", labels=["route", "status"]
        )
        for (route, status), count in self.answered.items():
            requests.add_metric([route, str(status)], count)
        yield requests
        seconds = HistogramMetricFamily(
            "regalia_request_seconds", "Time to answer", labels=["route"]
        )
        for route, times in self.times.items():
            edges = list(zip(EDGES, map(float, accumulate(times.counts)), strict=True))
            seconds.add_metric([route], edges, times.seconds)
        yield seconds

    def text(self) -> bytes:
        return generate_latest(self.registry)


def streams(hall: Hall) -> int:
    return sum(len(room.watchers) for room in hall.rooms)
