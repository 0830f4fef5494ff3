"""What people see of the operator: an announcement, a table that was closed, a shut door."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from browsing import LOOKS, Visitor
from playwright.sync_api import Browser
from serving import serving

from regalia.table import upkeep
from regalia.table.hall import Hall
from regalia.table.orders import announce

TEA = "Tea at five: the server stops for ten minutes."


@pytest.fixture
def url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path}/r.db"


@pytest.fixture
def visitor(window: Browser, url: str) -> Iterator[Visitor]:
    with serving(url) as address:
        made = Visitor(window, address)
        yield made
        made.close()


def beside(url: str, work: Callable[[Hall], Awaitable[None]]) -> None:
    """In a thread: that of the browser has a loop of its own."""

    async def run() -> None:
        async with upkeep.beside(url) as hall:
            await work(hall)

    with ThreadPoolExecutor(1) as thread:
        thread.submit(lambda: asyncio.run(run())).result()


def test_an_announcement_stands_above_every_page_until_it_is_put_away(
    visitor: Visitor, url: str
) -> None:
    async def tell(hall: Hall) -> None:
        await upkeep.write_and_tell(hall, lambda c: announce(c, TEA), orders=True)

    table = visitor.table("majesty", ["greedy"])
    beside(url, tell)
    while visitor.call("/announcement")["text"] != TEA:
        pass  # until the server has heard of it

    for path in ("/", f"/table/{table}", "/rules/majesty", "/me"):
        visitor.open(path)
        visitor.page.get_by_text(TEA).wait_for()
        for size, dark in LOOKS:
            visitor.look(size, dark)
            visitor.check()
    visitor.page.locator(".announcement button").click()
    visitor.page.get_by_text(TEA).wait_for(state="detached")
    visitor.page.locator("header .home").click()
    visitor.page.locator("h1").first.wait_for()

    assert visitor.page.locator(".announcement").count() == 0
    assert visitor.wrong == []


def test_a_table_that_is_closed_says_so_where_it_is_looked_at(visitor: Visitor, url: str) -> None:
    table = visitor.table("majesty", ["open"])
    visitor.open(f"/table/{table}")
    visitor.page.locator("h1, h2").first.wait_for()

    beside(url, lambda hall: upkeep.close_table(hall, table))

    visitor.page.get_by_text("closed").first.wait_for()
    visitor.check()


def test_who_is_shut_out_is_told_at_the_table_and_at_the_door(visitor: Visitor, url: str) -> None:
    table = visitor.table("majesty", ["greedy"])
    visitor.open(f"/table/{table}")
    me = visitor.call("/me")["id"]

    async def shut_out(hall: Hall) -> None:
        await upkeep.ban(hall, await hall.store.read(upkeep.find_person(me)), "")

    visitor.page.locator(".question").wait_for()
    beside(url, shut_out)

    shut = visitor.page.get_by_text("has shut you out")
    shut.wait_for()
    visitor.page.goto(visitor.address)
    shut.wait_for()
    visitor.page.reload()
    shut.wait_for()
