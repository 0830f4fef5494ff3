"""What the boards of Majesty and Royals promise: long presses and landings."""

from typing import Any

from browsing import PHONE, Visit, Visitor

FLIGHT = """(noble) => {
  window.flew = false;
  new MutationObserver(() => {
    const flying = document.querySelector('.flying .arms') !== null;
    if (flying && document.querySelector(noble) === null) window.flew = true;
  }).observe(document.body, { subtree: true, childList: true, attributes: true });
}"""
"""Notes a flight whenever it is, however late this test gets to look."""


def test_what_a_long_press_explains_stays_until_something_else_is_touched(visit: Visit) -> None:
    visitor = visit(size=PHONE, touch=True)
    visitor.open(f"/table/{visitor.table('majesty', ['greedy'])}")
    visitor.page.locator(".choosable:visible").first.wait_for()
    box = visitor.page.locator("[data-place='2']").bounding_box()
    assert box
    finger = visitor.context.new_cdp_session(visitor.page)
    point = {"x": box["x"] + 10, "y": box["y"] + 10}
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    explanation = visitor.page.get_by_role("tooltip")
    explanation.wait_for()
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    visitor.page.wait_for_timeout(500)

    assert "MJ-08" in explanation.inner_text()
    visitor.page.locator(".question").tap()
    explanation.wait_for(state="detached")


def test_a_wooden_noble_is_seen_in_its_place_once_it_has_landed(visit: Visit) -> None:
    visitor = visit(moving=True)
    table = visitor.table("royals", ["greedy"])
    while not (claims := offered(visitor, table, "claim")):
        visitor.page.wait_for_timeout(20)
    visitor.open(f"/table/{table}")
    noble = f"[data-noble='{claims[0]['in']}-{claims[0]['claim']}']"
    visitor.page.locator(noble).click()
    visitor.page.evaluate(FLIGHT, f"{noble} .owner .arms")
    visitor.page.locator(".tray .primary").click()

    visitor.page.locator(f"{noble} .owner .arms").wait_for()
    assert visitor.page.evaluate("window.flew")
    assert visitor.wrong == []


def offered(visitor: Visitor, table: str, verb: str) -> list[dict[str, Any]]:
    """The moves of that kind; where there are none, another one is made."""
    picture = visitor.call(f"/tables/{table}")
    moves = [choice["move"] for choice in picture["choices"]]
    found = [move for move in moves if verb in move]
    if moves and not found:
        visitor.call(f"/tables/{table}/moves", {"number": picture["number"], "move": moves[0]})
    return found
