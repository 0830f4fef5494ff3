"""Whole games through the page, whoever plays them."""

from browsing import Robot

BOTS = {"majesty": 2, "royals": 1, "royals-cards": 2, "royal-wedding": 2}
TURNS = 30
"""The card game ends only when somebody reaches the goal; thirty turns are enough here."""


def play_to_the_end(robot: Robot, table: str) -> None:
    robot.play(table)
    robot.page.get_by_test_id("standings").wait_for()
    assert robot.visitor.call(f"/tables/{table}")["result"]["places"]
