"""The log beside the board: what is taken back, and what people are called."""

from typing import Any

from browsing import Visit, Visitor

HEIGHT = "document.documentElement.scrollHeight"


def on_turn(visitor: Visitor, table: str) -> Any:
    """The table when it is this person's turn, and so nobody else's."""
    while not (picture := visitor.call(f"/tables/{table}"))["choices"]:
        visitor.page.wait_for_timeout(20)
    return picture


def test_taking_back_again_and_again_does_not_make_the_page_longer(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    table = visitor.table("majesty", ["random"])
    on_turn(visitor, table)
    visitor.open(f"/table/{table}")
    page.locator(".choosable:visible").first.wait_for()
    before = page.evaluate(HEIGHT)
    for count in range(20):
        picture = on_turn(visitor, table)
        body = {"number": picture["number"], "move": picture["choices"][0]["move"]}
        visitor.call(f"/tables/{table}/moves", body)
        visitor.call(f"/tables/{table}/undo", {"number": on_turn(visitor, table)["number"]})
        page.locator("aside li.gone").nth(count).wait_for()

    assert page.evaluate(HEIGHT) <= before
