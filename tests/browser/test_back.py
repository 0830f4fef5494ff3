"""Back closes what lies over a page, and stays there."""

from browsing import PHONE, Visit
from playwright.sync_api import expect


def test_back_closes_a_dialog_and_keeps_the_table_and_what_was_typed(visit: Visit) -> None:
    visitor = visit(size=PHONE, touch=True)
    page = visitor.page
    visitor.open(f"/table/{visitor.table('majesty', ['greedy'])}")
    page.locator(".choosable:visible").first.wait_for()
    address = page.url
    page.get_by_role("textbox").fill("Well played")
    menu, preferences = (page.get_by_role("dialog", name=name) for name in ("More", "Preferences"))

    page.get_by_role("button", name="More", exact=True).click()
    menu.get_by_role("button", name="Preferences").click()
    expect(preferences).to_be_visible()
    page.wait_for_function("history.state?.layer === true")
    page.go_back()
    expect(preferences).to_have_count(0)
    page.get_by_role("button", name="More", exact=True).click()
    menu.get_by_role("button", name="Close").click()
    expect(menu).to_have_count(0)
    page.wait_for_function("!history.state?.layer")

    assert page.url == address
    expect(page.get_by_role("textbox")).to_have_value("Well played")
    page.go_back()
    expect(page).not_to_have_url(address)
