"""The final reckoning, played before the result stands alone."""

from browsing import Visit, Visitor


def play(visitor: Visitor, table: str, before_round: int) -> None:
    """By the API, the first choice each time, up to that round."""
    while (picture := visitor.call(f"/tables/{table}"))["status"] != "finished":
        if picture["choices"] and picture["view"]["round"] >= before_round:
            return
        if picture["choices"]:
            body = {"number": picture["number"], "move": picture["choices"][0]["move"]}
            visitor.call(f"/tables/{table}/moves", body)
        else:
            visitor.page.wait_for_timeout(10)


def test_the_reckoning_is_played_once_a_game_ends_and_skipped_by_a_key(visit: Visit) -> None:
    visitor = visit(moving=True)
    page = visitor.page
    table = visitor.table("majesty", ["random", "random"])
    play(visitor, table, before_round=12)
    visitor.open(f"/table/{table}")
    page.locator(".choosable:visible").first.wait_for()
    play(visitor, table, before_round=99)
    theatre, standings = page.get_by_test_id("theatre"), page.get_by_test_id("standings")
    theatre.get_by_text("MJ-22").or_(theatre.get_by_text("MJ-23")).first.wait_for()
    read = standings.locator(".points").all_inner_texts()
    page.keyboard.press("Escape")
    theatre.wait_for(state="detached")

    points = visitor.call(f"/tables/{table}")["result"]["points"]
    assert read == [str(each) for each in sorted(points, reverse=True)]
    assert standings.is_visible()
    assert not visitor.wrong


def test_without_motion_the_result_stands_at_once(visit: Visit) -> None:
    visitor = visit()
    table = visitor.table("majesty", ["random"])
    play(visitor, table, before_round=12)
    visitor.open(f"/table/{table}")
    visitor.page.locator(".choosable:visible").first.wait_for()
    play(visitor, table, before_round=99)
    visitor.page.get_by_test_id("standings").wait_for()

    assert visitor.page.get_by_test_id("theatre").count() == 0
