"""For whoever looks after the server: is it alive, is it ready, how is it doing."""

import sqlalchemy as sa
from litestar import Response, get

from regalia.table.warming import Readiness
from regalia.web.dependencies import TheHall, TheMetrics


@get("/health", include_in_schema=False, sync_to_thread=False)
def health() -> str:
    return "ok"


@get("/ready", include_in_schema=False)
async def ready(hall: TheHall) -> Response[str]:
    """The database answers, and the games' code is compiled; else how far each game has come."""
    await hall.store.read(lambda connection: connection.execute(sa.text("SELECT 1")))
    if hall.warmth.is_ready and not hall.closing:
        return Response("ready")
    return Response("\n".join(map(in_short, hall.warmth.tell())), status_code=503)


def in_short(game: Readiness) -> str:
    return f"{game.game}: {game.state}" + (f" {game.share:.0%}" if game.share else "")


@get("/metrics", include_in_schema=False, sync_to_thread=False)
def metrics(metrics: TheMetrics) -> Response[bytes]:
    return Response(metrics.text(), media_type="text/plain; version=0.0.4; charset=utf-8")
