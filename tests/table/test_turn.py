"""One command at a time, in the order in which they came."""

import asyncio

import pytest

from regalia.table.turn import Turn

pytestmark = pytest.mark.anyio


async def test_a_turn_is_taken_once_until_it_is_passed_on() -> None:
    turn = Turn()

    assert turn.take()
    assert not turn.take()
    turn.pass_on()
    assert not turn.taken
    assert turn.take()


async def test_who_waits_comes_in_order_and_before_those_who_do_not_wait() -> None:
    turn, order = Turn(), list[int]()

    async def wait(number: int) -> None:
        async with turn:
            order.append(number)
            await asyncio.sleep(0)

    turn.take()
    tasks = [asyncio.create_task(wait(number)) for number in range(3)]
    await asyncio.sleep(0)
    turn.pass_on()
    assert not turn.take()
    await asyncio.gather(*tasks)

    assert order == [0, 1, 2]
    assert not turn.taken


async def test_who_gives_up_waiting_keeps_nobody_from_it() -> None:
    turn = Turn()

    async def wait() -> str:
        async with turn:
            return "mine"

    turn.take()
    gone, just_gone, left = (asyncio.create_task(wait()) for _ in range(3))
    await asyncio.sleep(0)
    gone.cancel()
    await asyncio.sleep(0)
    turn.pass_on()
    just_gone.cancel()  # it has the turn, but has not come to know it

    assert await left == "mine"
    assert gone.cancelled()
    assert just_gone.cancelled()
    assert not turn.taken
