"""Bots think in a fair queue: nobody can take them from everybody else."""

import asyncio
import threading
import time
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor

import pytest

from regalia.table import thinking
from regalia.table.thinking import Thinking

pytestmark = pytest.mark.anyio
THREADS = 2


class Order:
    """Pieces of work that note when they begin and end when they are let."""

    def __init__(self, queue: Thinking) -> None:
        self.queue, self.begun = queue, list[str]()
        self.go_on = {name: threading.Event() for name in "abcdefghij"}

    def ask(self, name: str, whose: str, urgent: bool = False) -> "asyncio.Task[None]":
        return asyncio.create_task(self.queue.think(whose, urgent, self.work(name)))

    def work(self, name: str) -> Callable[[], None]:
        def run() -> None:
            self.begun.append(name)
            self.go_on[name].wait(60)

        return run

    async def settle(self, expected: str) -> None:
        until = time.monotonic() + 60
        while len(self.begun) < len(expected) and time.monotonic() < until:
            await asyncio.sleep(0.005)
        await asyncio.sleep(0.02)
        assert "".join(self.begun) == expected


@pytest.fixture
async def order() -> AsyncIterator[Order]:
    with ThreadPoolExecutor(THREADS) as pool:
        order = Order(Thinking(pool, THREADS))
        yield order
        for event in order.go_on.values():
            event.set()


async def test_one_host_never_has_all_threads(order: Order) -> None:
    attack = [order.ask(name, "mallory") for name in "abcd"]
    await order.settle("a")
    other = order.ask("e", "ann")
    await order.settle("ae")
    order.go_on["a"].set()
    await order.settle("aeb")

    assert not other.done()
    assert len(order.queue.waiting) == len(attack) - 2


async def test_people_who_wait_come_first(order: Order) -> None:
    for name, whose in ("ax", "by"):
        order.ask(name, whose)
    await order.settle("ab")
    order.ask("c", "watched")
    order.ask("d", "played", urgent=True)
    order.go_on["a"].set()
    await order.settle("abd")


async def test_who_has_had_least_comes_next(order: Order) -> None:
    for name, whose in ("ax", "by"):
        order.ask(name, whose)
    await order.settle("ab")
    order.queue.spent["greedy"] = 5.0, time.monotonic()
    order.ask("c", "greedy", urgent=True)
    order.ask("d", "modest", urgent=True)
    order.go_on["a"].set()
    await order.settle("abd")


async def test_over_the_budget_one_waits_for_all_others(
    order: Order, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, whose in ("ax", "by"):
        order.ask(name, whose)
    await order.settle("ab")
    order.queue.spent["greedy"] = thinking.BUDGET_SECONDS + 5, time.monotonic()
    assert order.queue.over_budget == 1
    order.ask("c", "greedy", urgent=True)
    order.ask("d", "watched")
    order.go_on["a"].set()
    await order.settle("abd")
    order.go_on["d"].set()
    await order.settle("abdc")
    order.queue.spent["greedy"] = thinking.BUDGET_SECONDS + 5, time.monotonic() - thinking.MINUTE

    assert order.queue.over_budget == 0


async def test_whoever_gives_up_leaves_the_queue(order: Order) -> None:
    for name, whose in ("ax", "by"):
        order.ask(name, whose)
    await order.settle("ab")
    gone = order.ask("c", "ann")
    await asyncio.sleep(0)
    gone.cancel()
    order.ask("d", "ann")
    order.go_on["a"].set()
    await order.settle("abd")
    order.go_on["b"].set()
    order.go_on["d"].set()
    while order.queue.busy:
        await asyncio.sleep(0.005)

    assert (order.queue.free, order.queue.waiting) == (THREADS, [])
    assert order.queue.seconds > 0
