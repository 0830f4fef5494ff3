"""The own page: an account is made, and its password changed by who knows the old one."""

import pytest
from browsing import Visit
from playwright.sync_api import expect

OLD, NEW = "correct horse", "changed horse"
WORDS = {
    "en": (
        "Password",
        "Make the account",
        "Old password",
        "New password",
        "Change",
        "is not the old",
    ),
    "ru": ("Пароль", "Завести", "Старый пароль", "Новый пароль", "Сменить", "пароль неверен"),
}


@pytest.mark.parametrize("language", WORDS)
def test_the_password_is_changed_with_the_old_one(visit: Visit, language: str) -> None:
    password, make, old, new, change, wrong = WORDS[language]
    visitor = visit(language=language)
    visitor.open("/me")
    page = visitor.page
    account = page.locator("section", has=page.get_by_role("button", name=make, exact=True))
    account.locator("input[autocomplete=username]").fill(f"ann-{language}")
    account.get_by_label(password, exact=True).fill(OLD)
    account.get_by_role("button", name=make, exact=True).click()

    account = page.locator("section", has=page.get_by_role("button", name=change, exact=True))
    account.get_by_label(old, exact=True).fill("wrong horse")
    account.get_by_label(new, exact=True).fill(NEW)
    account.get_by_role("button", name=change, exact=True).click()
    expect(account).to_contain_text(wrong)
    assert ["403 (Forbidden)" in said for said in visitor.wrong] == [True]
    visitor.wrong.clear()
    account.get_by_label(old, exact=True).fill(OLD)
    account.get_by_role("button", name=change, exact=True).click()
    expect(account.get_by_role("status")).to_be_visible()
    expect(account).not_to_contain_text(wrong)
    visitor.check()
    login = {"login": f"ann-{language}", "password": NEW}
    assert visitor.call("/login", login)["login"] == f"ann-{language}"
