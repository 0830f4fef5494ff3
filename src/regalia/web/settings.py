"""What can be chosen when a server is started."""

import msgspec

from regalia.table.doors import Doors


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    database: str
    requests_per_second: int = 100
    """That one address may ask for, in the long run; 0: as many as it likes."""
    streams_per_address: int = 100
    connections_per_address: int = 250
    """Proxies excepted; 0: as many as it likes."""
    secure_cookies: bool = False
    """Cookies only over HTTPS: for servers behind a proxy that speaks it."""
    metrics_token: str = ""
    """Who knows it may read the metrics from elsewhere; empty: nobody may."""
    bot_threads: int | None = None
    doors: Doors = Doors()
