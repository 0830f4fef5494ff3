"""For whoever looks after the server: is it alive, is it ready, how is it doing."""

import sqlalchemy as sa
from litestar import Response, get

from regalia.web.dependencies import TheHall, TheMetrics


@get("/health", include_in_schema=False, sync_to_thread=False)
def health() -> str:
    return "ok"


@get("/ready", include_in_schema=False)
async def ready(hall: TheHall) -> Response[str]:
    """The database answers, and the games' code is compiled."""
    await hall.store.read(lambda connection: connection.execute(sa.text("SELECT 1")))
    if hall.warmth.is_ready and not hall.closing:
        return Response("ready")
    return Response("warming up", status_code=503)


@get("/metrics", include_in_schema=False, sync_to_thread=False)
def metrics(metrics: TheMetrics) -> Response[bytes]:
    return Response(metrics.text(), media_type="text/plain; version=0.0.4; charset=utf-8")
