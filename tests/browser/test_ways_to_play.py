"""Other ways than a mouse at one's own screen: two people at one device, a finger, a drag."""

import random

from browsing import PHONE, Robot, Visit, Visitor
from playwright.sync_api import Locator, Page

SHORT = {"limit": 12}


def seat_two(visitor: Visitor, game: str, bots: int, name: str) -> str:
    """Through the page: me, somebody else at this device, and bots; the table's id."""
    page = visitor.page
    visitor.open(f"/play/{game}")
    page.locator("fieldset.counts label").filter(has_text=str(bots + 2)).click()
    page.get_by_label("Who sits at seat 2").select_option("here")
    page.get_by_label("Name at seat 2").fill(name)
    for seat in range(3, bots + 3):
        page.get_by_label(f"Level of the bot at seat {seat}").select_option("greedy")
    return page.url


def test_two_people_at_one_device_play_to_the_end_with_a_curtain_between(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    seat_two(visitor, "royals-cards", 1, "Bea")
    page.get_by_label("after a number of turns").check()
    page.get_by_role("spinbutton").fill(str(SHORT["limit"]))
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_url("**/table/*")
    table, robot, hidden = page.url.rpartition("/")[2], Robot(visitor, seed=4), 0
    page.locator(".choosable:visible").first.wait_for()
    while robot.status(table) != "finished":
        curtain = page.get_by_role("dialog", name="Hand the device to")
        if curtain.count():
            hidden += 1
            assert page.locator(".table:visible").count() == 0
        if not robot.choose():
            page.wait_for_timeout(50)
        assert robot.clicks < 3000

    page.get_by_test_id("standings").wait_for()
    assert hidden > 2
    assert page.get_by_role("button", name="Bea’s view").is_visible()


def test_where_people_share_a_device_a_reload_shows_nobodys_hand(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    seat_two(visitor, "royals-cards", 1, "Bea")
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_url("**/table/*")
    curtain = page.get_by_role("dialog")
    for _ in range(2):
        curtain.wait_for()
        assert page.locator(".table").count() == 0
        curtain.get_by_role("button").first.click()
        page.locator(".table").wait_for()
        page.reload()

    curtain.wait_for()
    assert page.locator(".table").count() == 0


def wait_for_more(visitor: Visitor, table: str, number: int) -> None:
    """Until something has happened since that position."""
    for _ in range(600):
        if visitor.call(f"/tables/{table}")["number"] > number:
            return
        visitor.page.wait_for_timeout(50)
    raise AssertionError("nothing happened")


def press_long(page: Page, thing: Locator) -> None:
    """A finger that stays until something is explained, as the device reports it."""
    box = thing.bounding_box()
    assert box is not None
    at = [{"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}]
    session = page.context.new_cdp_session(page)
    session.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": at})
    page.get_by_role("tooltip").wait_for()
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def test_a_long_press_explains_and_a_tap_chooses(visit: Visit) -> None:
    visitor = visit(size=PHONE, touch=True)
    table = visitor.table("majesty", ["greedy"])
    visitor.open(f"/table/{table}")
    visitor.page.locator(".choosable:visible").first.wait_for()
    picture = visitor.call(f"/tables/{table}")
    before, moves = picture["number"], [choice["move"] for choice in picture["choices"]]
    whole = next(move["take"] for move in moves if "as" not in move)
    choice = visitor.page.locator(f'.choosable[data-place="{whole}"]')
    press_long(visitor.page, choice)
    meanwhile = visitor.call(f"/tables/{table}")["number"]
    visitor.page.locator("h1").first.evaluate("node => node.click()")
    choice.tap()
    wait_for_more(visitor, table, before)

    assert meanwhile == before


def asked_to_block(visitor: Visitor) -> str:
    """A table where an attack stands before us and something could block it."""
    chance = random.Random(1)
    for _ in range(30):
        table = visitor.table("royals-cards", ["random", "random"])
        while (picture := visitor.call(f"/tables/{table}"))["status"] != "finished":
            moves = [choice["move"] for choice in picture["choices"]]
            if any(move.get("block") for move in moves):
                return table
            if moves:
                body = {"number": picture["number"], "move": chance.choice(moves)}
                visitor.call(f"/tables/{table}/moves", body)
            else:
                visitor.page.wait_for_timeout(10)
    raise AssertionError("nobody ever attacked what could be defended")


def test_a_block_is_dragged_onto_the_attack_it_stops(visit: Visit) -> None:
    visitor = visit()
    table = asked_to_block(visitor)
    number = visitor.call(f"/tables/{table}")["number"]
    visitor.open(f"/table/{table}")
    block = visitor.page.locator(".block.choosable").first
    block.wait_for()
    block.drag_to(visitor.page.locator("[data-fate=facing]"))
    wait_for_more(visitor, table, number)
    after = visitor.call(f"/tables/{table}/replay?seat=0&first={number}&count=5")["moments"]
    told = [
        each["id"] for moment in after for line in moment["lines"] for each in line["sentences"]
    ]

    assert "royals-cards-block" in told, told


def test_a_replay_shows_all_hands_at_once_when_it_is_over(visit: Visit) -> None:
    visitor = visit(size=PHONE)
    table = visitor.table("royals-cards", ["greedy", "greedy"], options=SHORT)
    chance = random.Random(3)
    while (picture := visitor.call(f"/tables/{table}"))["status"] != "finished":
        if picture["choices"]:
            move = chance.choice(picture["choices"])["move"]
            visitor.call(f"/tables/{table}/moves", {"number": picture["number"], "move": move})
        else:
            visitor.page.wait_for_timeout(10)
    visitor.open(f"/replay/{table}")
    visitor.page.get_by_label("Seen by").select_option("open")
    hands = visitor.page.get_by_test_id("hands")
    hands.wait_for()
    held = visitor.call(f"/tables/{table}/replay?open=true&count=1")["moments"][0]["hands"]

    assert [view["seat"] for view in held] == [0, 1, 2]
    assert hands.get_by_role("img").count() == sum(len(view["hand"]) for view in held)
    assert visitor.sideways() == 0
    assert visitor.complaints_of_axe() == []
