"""A third language is a folder: nothing else has to know of it."""

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from serving import Player, begun, move, serving

import madeup
from regalia import games
from regalia.cli.typed_deals import read_line
from regalia.engine.message import Message
from regalia.rulepages import read_page
from regalia.words import language_of_environment, languages, words

ROOT = Path(__file__).parent.parent


@pytest.fixture(scope="module")
def locale(tmp_path_factory: pytest.TempPathFactory) -> Path:
    root = tmp_path_factory.mktemp("languages") / "locale"
    madeup.write(root)
    return root


@pytest.fixture
def known(locale: Path) -> Iterator[None]:
    with madeup.spoken(locale):
        yield


@pytest.fixture
def address(known: None, tmp_path: Path) -> Iterator[str]:
    with serving(f"sqlite:///{tmp_path}/r.db") as address:
        yield address


@pytest.mark.usefixtures("known")
def test_a_folder_is_a_language() -> None:
    assert languages() == sorted(["en", "ru", madeup.CODE])
    assert words(madeup.CODE)("seat-number", number=3) == "šêêâât 3"


@pytest.mark.usefixtures("known")
def test_it_counts_as_it_does() -> None:
    numbers = {"zero": 0, "one": 1, "two": 2, "few": 3, "many": 6, "other": 4}
    for form, number in numbers.items():
        message = Message("majesty-sell", {"seat": 0, "meeples": number})
        assert re.search(rf"⁓{form}\b", words(madeup.CODE).say(message, ["Ann"]))


@pytest.mark.usefixtures("known")
def test_a_person_whose_computer_speaks_it_hears_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "cy_GB.UTF-8")

    assert language_of_environment() == madeup.CODE


@pytest.mark.usefixtures("known")
@pytest.mark.parametrize("name", games.NAMES)
def test_it_has_its_own_rules(name: str) -> None:
    page = read_page(name, madeup.CODE)

    assert list(page.rules) == games.load(name).rule_ids
    assert page.text != read_page(name, "en").text


def test_the_terminal_speaks_it(locale: Path) -> None:
    said = subprocess.run(
        [sys.executable, "-m", "regalia", "rules", "majesty", "MJ-01", "--lang", madeup.CODE],
        env={**os.environ, "REGALIA_LOCALE": str(locale)},
        capture_output=True, text=True, check=True,
    )  # fmt: skip

    assert madeup.translated("Characters and their locations") in said.stdout


def test_the_server_tells_of_it(address: str) -> None:
    known = httpx.get(f"{address}/api/v1/languages").json()

    assert {"code": madeup.CODE, "name": madeup.NAME} in known
    assert {"code": "ru", "name": "Русский"} in known


def test_errors_are_said_in_it_to_browsers_that_ask_for_it(address: str) -> None:
    asked = {"Accept-Language": "cy-GB,cy;q=0.9,en;q=0.5"}
    answer = httpx.get(f"{address}/api/v1/me", headers=asked)

    assert answer.status_code == 401
    assert answer.json()["detail"] == words(madeup.CODE)("web-unknown")
    assert answer.json()["detail"] != words("en")("web-unknown")


def test_two_people_at_one_table_read_it_in_their_own_languages(address: str) -> None:
    with Player(address, "Ann", madeup.CODE) as ann, Player(address, "Борис", "ru") as boris:
        table = begun(ann, boris)
        first = ann if ann.get(f"/tables/{table}")["choices"] else boris
        move(first, table)
        sentences = [
            player.get(f"/tables/{table}/log")[-1]["sentences"][0]["text"]
            for player in (ann, boris)
        ]

    assert madeup.translated("takes") in sentences[0]
    assert "берёт" in sentences[1]


def test_a_person_may_choose_it(address: str) -> None:
    with Player(address, "Ann") as ann:
        before = ann.send("GET", "/tables/nosuchtable").json()
        ann.json("PATCH", "/me", {"language": madeup.CODE})
        after = ann.send("GET", "/tables/nosuchtable").json()

    assert before["detail"] == words("en")("table-missing")
    assert after["detail"] == words(madeup.CODE)("table-missing")


@pytest.mark.usefixtures("known")
def test_deals_are_typed_in_its_own_words() -> None:
    say = words(madeup.CODE)
    typed = {
        name: say(f"royal-wedding-typed-{name}").split(",")[0].strip()
        for name in ("offer", "gold", "for", "spare", "me")
    }

    line = "{offer} Ann: 2 {gold} {for} {spare} {me}".format(**typed)

    assert read_line(line, say, ["Eve", "Ann"], 0, []) == {
        "offer": 1, "give": {"gold": 2}, "ask": [{"spare": 0}],
    }  # fmt: skip


def test_no_code_lists_the_languages() -> None:
    """English is what we fall back on; no other language is named anywhere."""
    named = re.compile(r"""["'`](?:ru|en)["'`]""")
    found = [
        f"{path.relative_to(ROOT)}: {line.strip()}"
        for folder, kinds in ((ROOT / "src", ["*.py"]), (ROOT / "web/src", ["*.ts", "*.svelte"]))
        for kind in kinds
        for path in folder.rglob(kind)
        if not path.name.endswith((".test.ts", ".d.ts"))
        for line in path.read_text("utf-8").splitlines()
        if named.search(line)
    ]

    assert found == [
        'src/regalia/words.py: DEFAULT = "en"',
        'web/src/lib/words.svelte.ts: const FALLBACK = "en";',
    ]


def test_no_code_is_written_in_a_language() -> None:
    """Words to be typed are words of a language, too: they stand in its folder."""
    cyrillic = re.compile("[\u0400-\u04ff]")

    found = [
        path.name for path in (ROOT / "src").rglob("*.py") if cyrillic.search(path.read_text())
    ]

    assert found == ["rulepages.py"], "in a comment, on letters with accents"
