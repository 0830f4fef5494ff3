"""Figures for Prometheus."""

import socket
from pathlib import Path

import httpx
import pytest
from serving import serving

from regalia.web import health
from regalia.web.metrics import Metrics

WAYS = (
    "/metrics", "//metrics", "///metrics", "/metrics/", "/metrics//", "/%6detrics", "/%2fmetrics",
    "//%6Detrics/", "/metrics%2f", "/metrics?x", "/metrics;x", "/metrics%00", "/./metrics",
    "/x/../metrics", "/%2e/metrics", "/METRICS", "http://x/metrics",
)  # fmt: skip
"""Other names that a router, or a proxy in front of it, might take for the same."""


def asked_for(address: str, path: str, forwarded: str) -> bytes:
    """What is answered to a path just as it is written."""
    host, port = address.removeprefix("http://").split(":")
    lines = (
        f"GET {path} HTTP/1.1",
        "Host: x",
        f"X-Forwarded-For: {forwarded}",
        "Connection: close",
    )
    with socket.create_connection((host, int(port)), 60) as connection:
        connection.sendall("\r\n".join([*lines, "", ""]).encode())
        return b"".join(iter(lambda: connection.recv(1 << 16), b""))


def test_requests_are_counted_and_timed_by_route() -> None:
    metrics = Metrics()
    for seconds in (0.0005, 0.001, 0.03, 7.0):
        metrics.note("/api/v1/me", 200, seconds)
    metrics.note("/api/v1/me", 401, 0.0)

    lines = metrics.text().decode().splitlines()

    assert 'regalia_requests_total{route="/api/v1/me",status="200"} 4.0' in lines
    assert 'regalia_requests_total{route="/api/v1/me",status="401"} 1.0' in lines
    assert 'regalia_request_seconds_bucket{le="0.001",route="/api/v1/me"} 3.0' in lines
    assert 'regalia_request_seconds_bucket{le="0.05",route="/api/v1/me"} 4.0' in lines
    assert 'regalia_request_seconds_bucket{le="+Inf",route="/api/v1/me"} 5.0' in lines
    assert 'regalia_request_seconds_count{route="/api/v1/me"} 5.0' in lines
    assert 'regalia_request_seconds_sum{route="/api/v1/me"} 7.0315' in lines


def test_they_are_for_this_machine_and_who_knows_the_token(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/r.db"
    with serving(database, metrics_token="the-token", proxies="127.0.0.1") as address:
        elsewhere = {"X-Forwarded-For": "203.0.113.7"}
        known = {**elsewhere, "Authorization": "Bearer the-token"}
        for path in WAYS:
            assert b"regalia_" not in asked_for(address, path, "203.0.113.7")
        wrong = {**known, "Authorization": "Bearer the-tokem"}

        assert httpx.get(f"{address}/metrics", headers=elsewhere).status_code == 404
        assert httpx.get(f"{address}/metrics", headers=wrong).status_code == 404
        assert b"regalia_" in httpx.get(f"{address}/metrics", headers=known).content
        assert b"regalia_" in httpx.get(f"{address}/metrics").content


@pytest.mark.parametrize(
    ("address", "here"),
    [
        ("127.0.0.1", True),
        ("::1", True),
        ("local", True),
        ("10.0.0.1", False),
        ("::2", False),
        ("unknown", False),
        ("unix:", False),
        ("", False),
    ],
)
def test_what_is_this_machine(address: str, here: bool) -> None:
    assert health.is_here(address) == here
