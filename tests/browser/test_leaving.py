"""Somebody leaves on their turn: the others go on. Who looks on is told that they do."""

import pytest
from browsing import Visit
from playwright.sync_api import expect

from regalia.table import opening

PATIENCE = 2
SOON = 60_000


def test_a_bot_plays_for_who_has_left_until_they_are_back(
    visit: Visit, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(opening, "SHORTEST_PATIENCE", PATIENCE)
    ann, boris, cleo = visit(), visit(language="ru"), visit()
    order = {"public": True, "patience": PATIENCE, "options": {"first": 1}}
    table = ann.table("majesty", ["open"], **order)
    boris.call(f"/tables/{table}/join", {"seat": 1})
    ann.call(f"/tables/{table}/start", {})
    ann.open(f"/table/{table}")

    late = ann.page.locator("section", has_text="and everybody waits")
    late.wait_for()
    ann.check_looks()
    late.get_by_role("button", name="Let a bot play").click()
    late.wait_for(state="hidden")

    expect(ann.page.locator("aside ol")).to_contain_text("has been away for a while", timeout=SOON)
    boris.open(f"/table/{table}")
    boris.page.get_by_role("button", name="Вернуться в игру").click()
    expect(boris.page.locator("aside ol")).to_contain_text("снова за столом", timeout=SOON)

    cleo.open(f"/table/{table}")
    expect(cleo.page.locator(".question")).to_contain_text("You are watching", timeout=SOON)
    ann.page.get_by_role("button", name="More").click()
    ann.page.get_by_role("button", name="At the table, and inviting").click()
    company = ann.page.get_by_role("dialog", name="At the table")
    expect(company).to_contain_text("1 person is watching.", timeout=SOON)
    expect(company.get_by_role("img", name="QR code of the link")).to_be_visible(timeout=SOON)
    link = company.get_by_label("Link to the table").input_value()
    assert f"/join/{table}?code=" in link
