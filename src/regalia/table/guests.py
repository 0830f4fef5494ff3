"""Bots that the operator brought along, at tables. Whatever they do, the game goes on."""

import asyncio
import logging
import threading
from concurrent.futures import Future
from dataclasses import replace

from regalia.bots import Budget, Seated
from regalia.engine.errors import Complaint
from regalia.engine.knowledge import Knowledge

BUDGET = Budget(seconds=2.0)
"""What a guest is told that it may spend on a decision."""
PATIENCE_SECONDS = 30.0
"""How long it is waited for; a guest that takes longer is not asked again by this server."""

log = logging.getLogger("regalia")


class Guests:
    def __init__(self, patience: float = PATIENCE_SECONDS) -> None:
        self.patience, self.silent = patience, set[str]()

    async def choose(self, name: str, knowledge: Knowledge, seed: int) -> int | None:
        """The guest's action; None where somebody else has to decide, of which the log tells."""
        if name in self.silent:
            return None
        try:
            return await asyncio.wait_for(ask(name, knowledge, seed), self.patience)
        except TimeoutError:
            self.silent.add(name)
            log.warning("the bot %s does not answer and is not asked again", name)
        except Complaint as failure:
            log.warning("the bot %s has failed", name, exc_info=failure.__cause__ or failure)
        return None


async def ask(name: str, knowledge: Knowledge, seed: int) -> int:
    """In a thread of its own, which may be left behind: a server's end does not wait for it."""
    answered: Future[int] = Future()
    answered.set_running_or_notify_cancel()

    def think() -> None:
        try:
            budget = replace(BUDGET, steady=knowledge.game.secrets)
            bot = Seated(knowledge.game, name, budget, side_by_side=False)
            answered.set_result(bot.choose(knowledge, seed).action)
        except Exception as error:  # it is told to who waits
            answered.set_exception(error)

    threading.Thread(target=think, name=f"guest {name}", daemon=True).start()
    return await asyncio.wrap_future(answered)
