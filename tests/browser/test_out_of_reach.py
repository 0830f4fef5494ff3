"""A device that loses its network, or wakes up after a long sleep."""

from browsing import Visit

LOST = "Connection lost"
LONG_AFTER = 3_600_000


def test_a_lost_network_is_told_and_the_table_comes_back(visit: Visit) -> None:
    visitor = visit()
    table = visitor.table("majesty", ["greedy"], options={"first": 0})
    visitor.open(f"/table/{table}")
    question = visitor.page.locator(".question")
    question.get_by_text("take a card").wait_for()

    visitor.context.set_offline(True)
    question.get_by_text(LOST).wait_for()
    visitor.context.set_offline(False)

    question.get_by_text("take a card").wait_for()


def test_after_a_sleep_the_table_is_asked_for_anew(visit: Visit) -> None:
    visitor = visit()
    table = visitor.table("majesty", ["greedy"], options={"first": 0})
    visitor.open(f"/table/{table}")
    visitor.page.locator(".question").get_by_text("take a card").wait_for()
    later = f"const now = Date.now; Date.now = () => now() + {LONG_AFTER};"

    with visitor.page.expect_request("**/stream?*"):
        visitor.page.evaluate(
            f"() => {{ {later} document.dispatchEvent(new Event('visibilitychange')); }}"
        )

    visitor.page.locator(".question").get_by_text("take a card").wait_for()
