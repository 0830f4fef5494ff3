"""A server that is not open to everybody, and people one would rather not read."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from browsing import Visit, Visitor
from playwright.sync_api import Browser, expect
from serving import Player, serving

from regalia.table.doors import Doors


@contextmanager
def visiting(
    window: Browser, folder: Path, doors: Doors, language: str = "en"
) -> Iterator[Visitor]:
    with serving(f"sqlite:///{folder}/r.db", doors=doors) as address:
        visitor = Visitor(window, address, language=language)
        yield visitor
        visitor.close()
        assert visitor.wrong == []


def test_a_family_comes_in_with_its_password(window: Browser, tmp_path: Path) -> None:
    with visiting(window, tmp_path, Doors(password="rosebud")) as visitor:
        page = visitor.page
        page.get_by_role("heading", name="Welcome").wait_for()
        visitor.check_looks()
        page.get_by_label("What shall the others call you?").fill("Ann")
        page.get_by_label("The server’s password").fill("rosebush")
        page.keyboard.press("Enter")
        expect(page.get_by_role("alert").first).to_have_text("That is not this server’s password.")
        assert [text for text in visitor.wrong if "403" not in text] == []
        visitor.wrong.clear()

        page.get_by_label("The server’s password").fill("rosebud")
        page.keyboard.press("Enter")

        expect(page.get_by_role("link", name="Ann")).to_be_visible()
        expect(page.get_by_role("heading", name="Choose a game")).to_be_visible()


def test_whoever_logs_out_stands_before_the_door_again(window: Browser, tmp_path: Path) -> None:
    with visiting(window, tmp_path, Doors(guests=False), "ru") as visitor:
        page = visitor.page
        page.get_by_role("heading", name="Завести учётную запись").wait_for()
        visitor.check_looks()
        made = page.locator("section").filter(has_text="Завести учётную запись")
        made.get_by_label("Как вас называть за столом?").fill("Аня")
        made.get_by_label("Имя для входа").fill("anya")
        made.get_by_label("Пароль").fill("correct horse")
        page.keyboard.press("Enter")
        page.get_by_role("link", name="Аня").click()

        page.get_by_role("button", name="Выйти").click()

        expect(page.get_by_role("heading", name="У меня есть учётная запись")).to_be_visible()


@pytest.mark.parametrize(
    ("accounts", "asked"), [("open", (1, 0)), ("invite", (1, 1)), ("closed", (0, 0))]
)
def test_the_own_page_offers_what_is_possible(
    window: Browser, tmp_path: Path, accounts: str, asked: tuple[int, int]
) -> None:
    doors = Doors(accounts=accounts, public_tables=False)  # type: ignore[arg-type]
    with visiting(window, tmp_path, doors) as visitor:
        page = visitor.page
        page.get_by_role("heading", name="Choose a game").wait_for()
        expect(page.get_by_role("heading", name="Public tables")).to_have_count(0)
        visitor.open("/me")
        page.get_by_role("heading", name="Log in").wait_for()

        section = page.get_by_role("heading", name="Make an account")
        code = page.get_by_label("Invitation code")

        assert (section.count(), code.count()) == asked


def test_somebody_is_muted_and_read_again_by_the_keyboard_alone(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    with Player(visitor.address, "Bob") as bob:
        table = visitor.table("majesty", ["open"], public=True)
        bob.post(f"/tables/{table}/join", {"seat": 1})
        visitor.call(f"/tables/{table}/start", {})
        visitor.open(f"/table/{table}")
        bob.post(f"/tables/{table}/chat", {"text": "boo"})
        line = page.locator("li.chat", has_text="boo")
        line.wait_for()

        line.focus()
        page.keyboard.press("Enter")
        dialog = page.get_by_role("dialog", name="Bob")
        expect(dialog).to_be_visible()
        visitor.check()
        dialog.get_by_role("button", name="Report these words").press("Enter")
        expect(dialog.get_by_role("status")).to_contain_text("Thank you")
        dialog.get_by_role("button", name="Hide their chat").press("Enter")
        expect(line).to_have_count(0)
        bob.post(f"/tables/{table}/chat", {"text": "hoo"})
        page.get_by_role("button", name="Bob").first.press("Enter")
        dialog.get_by_role("button", name="Show their chat again").press("Enter")

        expect(page.locator("li.chat")).to_have_count(2)


def test_who_was_muted_stands_on_the_own_page(visit: Visit) -> None:
    visitor = visit(language="ru")
    page = visitor.page
    with Player(visitor.address, "Bob") as bob:
        table = visitor.table("majesty", ["open"], public=True)
        bob.post(f"/tables/{table}/join", {"seat": 1})
        visitor.call(f"/tables/{table}/mutes", {"seat": 1})
        visitor.open("/me")

        page.get_by_role("button", name="Снова показывать сообщения: Bob").click()

        expect(page.get_by_role("heading", name="Чьи сообщения скрыты")).to_have_count(0)
        assert visitor.call("/me/mutes") == []
