"""Keys that help, and the sheet that lists them."""

from browsing import Visit
from playwright.sync_api import expect


def test_keys_lead_to_choices_chat_and_log_and_a_sheet_lists_them(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    visitor.open(f"/table/{visitor.table('majesty', ['greedy'])}")
    page.locator(".choosable:visible").first.wait_for()

    page.keyboard.press("m")
    expect(page.locator(".board .choosable:focus, .board .choosable :focus")).to_be_visible()
    page.keyboard.press("l")
    expect(page.locator("aside ol:focus")).to_be_visible()
    page.keyboard.press("c")
    field = page.get_by_role("textbox")
    expect(field).to_be_focused()
    page.keyboard.type("h?")
    expect(field).to_have_value("h?")
    expect(page.get_by_role("dialog")).to_have_count(0)

    page.locator("aside ol").focus()
    page.keyboard.press("?")
    sheet = page.get_by_role("dialog", name="Keyboard shortcuts")
    expect(sheet.get_by_text("to the chat")).to_be_visible()
    visitor.check()
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    page.keyboard.press("h")
    expect(page.get_by_role("dialog", name="What a Duke would do")).to_be_visible()
