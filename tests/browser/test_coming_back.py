"""Reload, sleep, a server that goes down and comes back: the table is simply there."""

from pathlib import Path

import pytest
from browsing import CHOICE_OR_END, Robot, Visitor
from playwright.sync_api import Browser
from serving import serving

BOTS = {"majesty": 1, "royals": 1, "royals-cards": 2, "royal-wedding": 2}
MORE = 4


@pytest.mark.usefixtures("deals")
@pytest.mark.parametrize("game", BOTS)
def test_after_a_reload_and_a_restart_of_the_server_the_game_goes_on(
    window: Browser, tmp_path: Path, game: str
) -> None:
    database = f"sqlite:///{tmp_path}/r.db"
    with serving(database) as address:
        ann = Visitor(window, address)
        table = ann.table(game, ["greedy"] * BOTS[game])
        ann.open(f"/table/{table}")
        robot = Robot(ann, seed=1)
        robot.play(table, until=MORE)
        told = lines(ann)
        ann.page.reload()
        ann.page.locator(CHOICE_OR_END).first.wait_for()
        assert lines(ann) >= told > 0
        before = ann.call(f"/tables/{table}")
    lost = ann.page.locator(".question").get_by_text("Connection lost")
    lost.wait_for()
    with serving(database, port=int(address.rpartition(":")[2])) as again:
        assert again == address
        lost.wait_for(state="hidden")
        robot.play(table, until=2 * MORE)
        after = ann.call(f"/tables/{table}")

        assert before["status"] == "running"
        assert after["number"] > before["number"]
        assert lines(ann) > told
        assert ann.wrong == []
        ann.close()


def lines(visitor: Visitor) -> int:
    """How much the log has told."""
    return visitor.page.locator("aside ol li").count()
