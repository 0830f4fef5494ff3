"""Figures for Prometheus: counts and times by route, never by person or table."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

from regalia.table.hall import Hall

BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0)


class Metrics:
    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.requests = Counter(
            "regalia_requests_total", "Requests answered", ["route", "status"],
            registry=self.registry,
        )  # fmt: skip
        self.seconds = Histogram(
            "regalia_request_seconds", "Time to answer", ["route"], buckets=BUCKETS,
            registry=self.registry,
        )  # fmt: skip
        self.answered: dict[tuple[str, int], Counter] = {}
        self.timed: dict[str, Histogram] = {}

    def follow(self, hall: Hall) -> None:
        """Figures that are looked up when they are asked for."""
        self.gauge("regalia_tables_in_memory", "Tables held in memory", lambda: len(hall.rooms))
        self.gauge("regalia_streams", "Open streams", lambda: streams(hall))
        self.gauge("regalia_commits", "Transactions written", lambda: hall.store.commits)

    def gauge(self, name: str, text: str, value: object) -> None:
        Gauge(name, text, registry=self.registry).set_function(value)  # type: ignore[arg-type]

    def note(self, route: str, status: int, seconds: float) -> None:
        """Children are kept: to look one up by its labels costs more than to count."""
        counter = self.answered.get((route, status))
        if counter is None:
            counter = self.requests.labels(route, str(status))
            self.answered[route, status] = counter
            self.timed.setdefault(route, self.seconds.labels(route))
        counter.inc()
        self.timed[route].observe(seconds)

    def text(self) -> bytes:
        return generate_latest(self.registry)


def streams(hall: Hall) -> int:
    return sum(len(room.watchers) for room in hall.rooms)
