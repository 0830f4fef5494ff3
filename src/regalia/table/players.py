"""Bots at tables: they think in a few threads of low priority, so that people's moves go first."""

import asyncio
import contextlib
import os
import threading
from concurrent.futures import ThreadPoolExecutor

from regalia.bots import Bot
from regalia.engine.compiled import Array
from regalia.engine.game import Game
from regalia.engine.position import Position

NICENESS = 15


class Players:
    def __init__(self, threads: int | None = None) -> None:
        size = threads or max(1, (os.cpu_count() or 2) - 1)
        self.pool = ThreadPoolExecutor(size, "bot", initializer=step_back)
        self.desks = threading.local()

    async def choose(self, position: Position, seat: int, name: str, seed: int) -> int:
        """The bot's action; it is handed only what its seat may know."""
        hidden = position.hidden(seat, seed)
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(
            self.pool, self.think, position.game, name, hidden, seat, seed
        )

    def think(self, game: Game, name: str, hidden: Array, seat: int, seed: int) -> int:
        return self.bot(game, name).choose(hidden, seat, seed)

    def bot(self, game: Game, name: str) -> Bot:
        """A bot has notes of its own, so each thread has its bots."""
        bots: dict[tuple[str, str], Bot] = self.desks.__dict__.setdefault("bots", {})
        if (game.name, name) not in bots:
            bots[game.name, name] = Bot(game, name)
        return bots[game.name, name]

    def close(self) -> None:
        self.pool.shutdown(cancel_futures=True)


def step_back() -> None:
    """On Linux a thread has a priority of its own."""
    with contextlib.suppress(AttributeError, OSError):
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), NICENESS)
