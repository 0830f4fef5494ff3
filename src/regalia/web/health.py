"""For whoever looks after the server: is it alive, is it ready, how is it doing."""

import hmac
from ipaddress import ip_address
from typing import Any

import sqlalchemy as sa
from litestar import Request, Response, get

from regalia.engine.message import Message
from regalia.table.warming import Readiness
from regalia.web.caller import token_of
from regalia.web.dependencies import TheHall, TheMetrics, TheSettings
from regalia.web.guard import LOCAL, address_of
from regalia.web.problems import NotThere


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
def metrics(
    request: Request[Any, Any, Any], metrics: TheMetrics, settings: TheSettings
) -> Response[bytes]:
    """For this machine, and who knows the token: on a small server they tell who talks when."""
    given, known = token_of(request.scope) or "", settings.metrics_token
    knows = bool(known) and hmac.compare_digest(given.encode(), known.encode())
    if not (knows or is_here(address_of(request.scope))):
        raise NotThere(Message("web-not-there"))
    return Response(metrics.text(), media_type="text/plain; version=0.0.4; charset=utf-8")


def is_here(address: str) -> bool:
    """Whatever is no address, such as a proxy's `unknown`, is somewhere else."""
    try:
        return address == LOCAL or ip_address(address).is_loopback
    except ValueError:
        return False
