"""Reload, sleep, a server that goes down and comes back: the table is simply there."""

from pathlib import Path

from browsing import Robot, Visit, Visitor
from playwright.sync_api import Browser
from serving import serving


def test_after_a_reload_the_table_is_there(visit: Visit) -> None:
    ann = visit()
    table = ann.table("majesty", ["greedy"])
    ann.open(f"/table/{table}")
    Robot(ann, seed=1).play(table, until=3)
    told = ann.page.locator("aside ol li").count()
    ann.page.reload()
    ann.page.locator(".choosable:visible").first.wait_for()

    assert ann.page.locator("aside ol li").count() >= told > 0


def test_a_restarted_server_is_found_again_and_the_game_goes_on(
    window: Browser, tmp_path: Path
) -> None:
    database = f"sqlite:///{tmp_path}/r.db"
    with serving(database) as address:
        ann = Visitor(window, address)
        table = ann.table("majesty", ["greedy"])
        ann.open(f"/table/{table}")
        Robot(ann, seed=1).play(table, until=4)
        before = ann.call(f"/tables/{table}")["view"]["round"]
    ann.page.locator(".question").get_by_text("Connection lost").wait_for()
    with serving(database, port=int(address.rpartition(":")[2])) as again:
        assert again == address
        ann.page.locator(".question").get_by_text("Connection lost").wait_for(state="hidden")
        Robot(ann, seed=2).play(table)

        assert ann.call(f"/tables/{table}")["view"]["round"] >= before
        ann.page.get_by_test_id("standings").wait_for()
        ann.close()
