"""Running the server: uvicorn, and an end that leaves nothing acknowledged behind."""

import gc
import sys

import uvicorn

from regalia.web.app import Server
from regalia.web.settings import Settings

GRACEFUL_SECONDS = 10
RARELY = 100_000
"""Modules and compiled code are a mass of objects that stay: looking among them for garbage takes
longer than a move."""
SWITCH_SECONDS = 0.001
"""The thread that writes gets its turn sooner while requests keep the interpreter busy."""


class Running(uvicorn.Server):
    """Streams are ended first: otherwise uvicorn would wait for them to end by themselves."""

    def __init__(self, config: uvicorn.Config, server: Server) -> None:
        super().__init__(config)
        self.regalia = server

    async def shutdown(self, sockets: list[object] | None = None) -> None:  # type: ignore[override]
        if self.regalia.hall:
            self.regalia.hall.hush()
        await super().shutdown(sockets)  # type: ignore[arg-type]


def prepare(settings: Settings, host: str, port: int, proxies: str = "") -> Running:
    """`proxies` are the addresses whose word about the real client is believed."""
    gc.set_threshold(RARELY)
    sys.setswitchinterval(SWITCH_SECONDS)
    server = Server(settings)
    config = uvicorn.Config(
        server,
        host=host,
        port=port,
        loop="uvloop",
        http="httptools",
        ws="none",
        access_log=False,
        log_config=None,
        server_header=False,
        proxy_headers=bool(proxies),
        forwarded_allow_ips=proxies,
        timeout_graceful_shutdown=GRACEFUL_SECONDS,
        backlog=4096,
    )
    return Running(config, server)
