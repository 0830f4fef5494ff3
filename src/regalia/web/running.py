"""Running the server: uvicorn, and an end that leaves nothing acknowledged behind."""

import uvicorn

from regalia.web.app import Server
from regalia.web.settings import Settings

GRACEFUL_SECONDS = 10


class Running(uvicorn.Server):
    """Streams are ended first: otherwise uvicorn would wait for them to end by themselves."""

    def __init__(self, config: uvicorn.Config, server: Server) -> None:
        super().__init__(config)
        self.regalia = server

    async def shutdown(self, sockets: list[object] | None = None) -> None:  # type: ignore[override]
        if self.regalia.hall:
            self.regalia.hall.hush()
        await super().shutdown(sockets)  # type: ignore[arg-type]


def prepare(settings: Settings, host: str, port: int, proxies: str = "127.0.0.1") -> Running:
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
        forwarded_allow_ips=proxies,
        timeout_graceful_shutdown=GRACEFUL_SECONDS,
        backlog=4096,
    )
    return Running(config, server)
