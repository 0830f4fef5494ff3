"""A bot's advice at the table."""

import re

from browsing import COMPILING, PHONE, Visit

FIRST = {"first": 0}


def test_a_hint_names_good_moves_with_reasons_and_can_be_played(visit: Visit) -> None:
    visitor = visit(size=PHONE, language="ru")
    table = visitor.table("majesty", ["greedy", "greedy"], options=FIRST)
    visitor.open(f"/table/{table}")
    page, before = visitor.page, visitor.call(f"/tables/{table}")["number"]

    page.get_by_role("button", name="Подсказка").click()
    hints = page.locator("dialog .hints")
    hints.locator("ol").wait_for(timeout=COMPILING)

    assert re.search(r"побеждает в \d+\s% партий", hints.inner_text())
    assert hints.locator("ul strong").first.inner_text()[0] in "+−"
    assert visitor.sideways() == 0
    assert visitor.complaints_of_axe() == []
    with page.expect_response("**/moves"):
        hints.get_by_role("button", name="Сделать так").first.click()
    hints.wait_for(state="detached")
    assert visitor.call(f"/tables/{table}")["number"] > before
    assert visitor.wrong == []


def test_among_people_nobody_is_offered_a_hint(visit: Visit) -> None:
    host, guest = visit(), visit()
    table = host.table("majesty", ["open"], options=FIRST)
    code = host.call(f"/tables/{table}/invitations")["table"]
    guest.call(f"/tables/{table}/join", {"invitation": code})
    host.call(f"/tables/{table}/start", {})
    host.open(f"/table/{table}")

    host.page.get_by_role("button", name="In words").wait_for()

    assert host.page.get_by_role("button", name="Hint").count() == 0
