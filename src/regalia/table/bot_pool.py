"""Bots at tables: they think in a few threads of low priority, so that people's moves go first."""

import contextlib
import os
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from functools import partial

from regalia.bots import USUAL, Budget, Seated, is_ours
from regalia.bots.hints import ADVISER, Hint, hints
from regalia.engine.position import Position
from regalia.table.guests import Guests
from regalia.table.pacing import Effort, timed
from regalia.table.thinking import Thinking

NICENESS = 15


class BotPool:
    def __init__(self, threads: int | None = None) -> None:
        size = threads or max(2, (os.cpu_count() or 2) - 1)
        self.pool = ThreadPoolExecutor(size, "bot", initializer=step_back)
        self.thinking = Thinking(self.pool, size)
        self.guests = Guests()

    async def choose(
        self, position: Position, seat: int, name: str, seed: int, host: str, urgent: bool
    ) -> tuple[int, Effort]:
        """The bot's action, and what it took; it is handed only what its seat knows.

        Where a guest fails the usual bot decides in its place.
        """
        knowledge, asked = position.knowledge(seat, seed), time.monotonic()
        if not is_ours(name):
            action = await self.guests.choose(name, knowledge, seed)
            if action is not None:
                took = time.monotonic() - asked
                return action, Effort(took, took)
        steady = Budget(steady=position.game.secrets)
        bot = Seated(position.game, name if is_ours(name) else USUAL, steady, side_by_side=False)
        think = partial(timed, partial(bot.choose, knowledge, seed))
        answer, effort = await self.thinking.think(host, urgent, think)
        return answer.action, effort

    async def advise(self, position: Position, seat: int, seed: int, person: str) -> list[Hint]:
        """What a bot would do in a person's place; it too is handed only what the seat knows."""
        bot, knowledge = (
            Seated(position.game, ADVISER, side_by_side=False),
            position.knowledge(seat, seed),
        )
        return await self.thinking.think(person, True, partial(hints, knowledge, bot, seed))

    def close(self) -> None:
        self.pool.shutdown(cancel_futures=True)


def step_back() -> None:
    """On Linux a thread has a priority of its own."""
    with contextlib.suppress(AttributeError, OSError):
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), NICENESS)
