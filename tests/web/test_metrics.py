"""Figures for Prometheus."""

from regalia.web.metrics import Metrics


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
