"""Running the server: uvicorn, and an end that leaves nothing acknowledged behind."""

import gc
import socket
import sys
from collections.abc import Callable

import uvicorn

from regalia.web.app import Server
from regalia.web.http1 import http1
from regalia.web.settings import Settings

GRACEFUL_SECONDS = 10
RARELY = 100_000
"""Modules and compiled code are a mass of objects that stay: looking among them for garbage takes
longer than a move."""
SWITCH_SECONDS = 0.001
"""The thread that writes gets its turn sooner while requests keep the interpreter busy."""


class Running(uvicorn.Server):
    def __init__(self, config: uvicorn.Config, server: Server) -> None:
        super().__init__(config)
        self.regalia = server
        self.on_start: Callable[[], None] = lambda: None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self.on_start()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Streams are ended first: otherwise uvicorn would wait for them to end by themselves."""
        if self.regalia.hall:
            self.regalia.hall.hush()
        await super().shutdown(sockets)


def prepare(settings: Settings, host: str, port: int, proxies: str = "") -> Running:
    """`proxies` are the addresses whose word about the real client is believed."""
    gc.set_threshold(RARELY)
    sys.setswitchinterval(SWITCH_SECONDS)
    server = Server(settings)
    config = uvicorn.Config(
        server,
        host=host,
        port=port,
        loop="auto",  # uvloop where there is one
        http=http1(settings.connections_per_address, proxies),
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
