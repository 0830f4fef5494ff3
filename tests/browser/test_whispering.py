"""Whispers in the browser: chosen in the chat, marked as such, and in nobody else's window."""

import pytest
from browsing import DESKTOP, PHONE, Visit, Visitor
from test_two_people import Person
from test_ways_to_play import seat_two

SECRET = "Three gold for your daughter?"
TO = {"en": "Whom you speak to", "ru": "Кому сказать"}


def named(visitor: Visitor, name: str) -> Visitor:
    url = f"{visitor.address}/api/v1/me"
    assert visitor.context.request.patch(url, data={"name": name}).ok
    return visitor


def together(game: str, host: Visitor, *others: Visitor, **order: object) -> str:
    """All of them at one table, each with the page open."""
    table = host.table(game, ["open"] * len(others), **order)
    invitation = host.call(f"/tables/{table}/invitations")["table"]
    for seat, other in enumerate(others, 1):
        other.call(f"/tables/{table}/join", {"seat": seat, "invitation": invitation})
    host.call(f"/tables/{table}/start", {})
    for visitor in (host, *others):
        visitor.open(f"/table/{table}")
        visitor.page.locator(".board").first.wait_for()
    return table


def test_a_whisper_is_read_in_one_window_and_is_nowhere_in_another(visit: Visit) -> None:
    ann = named(visit(), "Ann")
    bob = named(visit(size=PHONE, language="ru", touch=True), "Bob")
    cleo = Person(named(visit(), "Cleo"), seed=1)
    together("royal-wedding", ann, bob, cleo.visitor)
    page = ann.page

    page.get_by_label(TO["en"]).select_option(label="whisper to Bob")
    page.get_by_placeholder("Whisper to Bob").fill(SECRET)
    page.get_by_role("button", name="Send").click()
    page.locator("li.whisper").filter(has_text=f"Ann whispers to Bob: {SECRET}").wait_for()
    page.get_by_label(TO["en"]).select_option(label="to all")
    page.get_by_placeholder("Say something").fill("Good luck to all")
    page.get_by_role("button", name="Send").click()

    bob.page.get_by_role("button", name="2 новых сообщения: перейти").click()
    bob.page.locator("li.whisper").filter(has_text=f"Ann шепчет вам: {SECRET}").wait_for()
    cleo.page.locator("li.chat").filter(has_text="Good luck to all").wait_for()
    assert "Good luck to all" in cleo.page_and_network()
    assert SECRET not in cleo.page_and_network()
    assert cleo.page.locator("li.whisper").count() == 0
    bob.check()


@pytest.mark.parametrize("language", ["en", "ru"])
def test_whispers_look_right_in_every_size_and_light(visit: Visit, language: str) -> None:
    ann, bob, cleo = (
        named(visit(language=language), name) for name in ("Ann", "Somebody of a long name", "Cleo")
    )
    table = together("royal-wedding", ann, bob, cleo)
    bob.call(f"/tables/{table}/chat", {"text": SECRET * 3, "to": 0})
    ann.call(f"/tables/{table}/chat", {"text": SECRET, "to": 1})
    ann.page.locator("li.whisper").nth(1).wait_for()
    ann.page.get_by_label(TO[language]).select_option("1")

    ann.check_looks()


def test_who_listens_is_told_that_it_was_whispered(visit: Visit) -> None:
    ann, bob, cleo = (named(visit(), name) for name in ("Ann", "Bob", "Cleo"))
    table = together("royal-wedding", ann, bob, cleo)

    ann.call(f"/tables/{table}/chat", {"text": SECRET, "to": 1})

    told = bob.page.get_by_test_id("herald").locator("p")
    told.filter(has_text=f"Ann whispers to you: {SECRET}").wait_for()


def test_where_it_is_set_up_without_whispers_or_the_game_has_none_nobody_is_offered_any(
    visit: Visit,
) -> None:
    ann, bob, cleo = visit(), visit(), visit()
    for game, options in (("royal-wedding", {"whispers": "off"}), ("majesty", {})):
        together(game, ann, bob, cleo, options=options)

        assert ann.page.get_by_placeholder("Say something").is_visible()
        assert ann.page.get_by_label(TO["en"]).count() == 0


def test_whispering_is_a_choice_of_who_sets_up_the_table(visit: Visit) -> None:
    visitor = visit(size=DESKTOP)
    page = visitor.page
    visitor.open("/play/royal-wedding")
    page.get_by_label("not allowed: all hear all").check()
    page.get_by_label("Who sits at seat 2").select_option("open")
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/table/*")
    table = page.url.rpartition("/")[2]

    assert visitor.call(f"/tables/{table}")["options"]["whispers"] == "off"
    page.locator("dl div").filter(has_text="Whispering").get_by_text("not allowed").wait_for()


def test_nobody_whispers_at_a_device_that_is_shared(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    seat_two(visitor, "royal-wedding", 1, "Bea")
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_url("**/table/*")
    table = page.url.rpartition("/")[2]
    page.get_by_role("dialog").get_by_role("button").first.click()
    page.get_by_placeholder("Say something").wait_for()

    assert visitor.call(f"/tables/{table}")["whispers"] == [1]
    assert page.get_by_label(TO["en"]).count() == 0
