"""Whatever is wrong, who speaks Russian is told so in Russian, to the last word."""

import re
import socket
from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import pytest
from terminal import run

from regalia import bots, games
from regalia.cli.admin import HOMES
from regalia.cli.board import WHAT
from regalia.cli.commands import NAMES
from regalia.cli.inputs import writing
from regalia.cli.serve import ON_OFF
from regalia.engine.errors import BadInput
from regalia.games.royals.board import PACKAGED
from regalia.table.doors import Accounts
from regalia.words import languages, words

LATIN = re.compile(r"[A-Za-z][A-Za-z]+")
NAMED = {"TOML", "JSON", "UTF", "SQLite", "Regalia", "Royals", "Majesty", "Python", "regalia"}
OPTIONS = {field for name in games.NAMES for field in games.load(name).options.__struct_fields__}
DOORS = (*get_args(Accounts), *ON_OFF)
TYPED = {
    word
    for name in [*NAMES, *games.NAMES, *bots.NAMES, *OPTIONS, *WHAT, *languages(), *DOORS]
    for word in LATIN.findall(name)
} | {"help", "sqlite", "postgresql", "mine", "lots"}
MISTYPED = [
    "crown",
    "play",
    "play chess",
    "play majesty --players 7",
    "play majesty --players two",
    "play majesty --bots deep-blue",
    "play majesty --bots greedy,greedy",
    "play majesty --seat 3",
    "play majesty --options sides=Q",
    "play majesty --options sides",
    "play majesty --options moat=deep",
    "play majesty --options first=many",
    "play majesty --options first=9",
    "play royals --options open=many",
    "play majesty --resume no-such.json",
    "play majesty --resume /",
    "play majesty --resume /dev/null/x",
    f"play majesty --resume {'long' * 100}",
    "simulate majesty --games 0",
    "simulate majesty --seed -1",
    "simulate majesty --bots random,random",
    "simulate majesty --csv /no/such/folder/x.csv",
    "simulate majesty --csv /dev/null/x.csv",
    "simulate majesty --moon",
    "simulate majesty extra",
    "simulate majesty --seed",
    "verify /",
    "show missing.json",
    "rules majesty MJ-99",
    "rules majesty --search moonshine",
    "board paint",
    "board check missing.toml",
    "serve --database nowhere",
    "serve --database sqlite:////dev/null/x/y.db",
    "serve --database postgresql://here:port/x",
    "serve --proxies kitchen",
    "serve --port 70000",
    "serve --settings missing.toml",
    "serve --accounts some",
    "serve --guests maybe",
    "serve --password-file missing.txt",
    "serve --password-file /dev/null",
    "--lang tlh play",
]
"""Commands as they are typed."""


def is_ours(word: str, typed: str) -> bool:
    """A name, an id, or a part of what was typed."""
    return word in NAMED | TYPED or word in typed or re.fullmatch(r"[A-Z]{2}", word) is not None


def english_in(sentence: str, typed: str) -> list[str]:
    return [word for word in LATIN.findall(sentence) if not is_ours(word, typed)]


@pytest.fixture(autouse=True)
def _russian_environment(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("LC_ALL", "ru_RU.UTF-8")
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.setenv("REGALIA_DATA_DIR", str(tmp_path / "data"))


def complaint(command: list[str], capsys: pytest.CaptureFixture[str]) -> str:
    code, out, err = run(*command, capsys=capsys)

    assert (code, out) == (2, "")
    assert re.search("[а-яё]{3}", err), err
    return err


@pytest.mark.parametrize("typed", MISTYPED)
def test_a_mistyped_command(typed: str, capsys: pytest.CaptureFixture[str]) -> None:
    said = complaint(typed.split(), capsys)

    assert english_in(said, typed) == []


BOARDS = {
    "twice": PACKAGED + "\n[titles]\n",
    "unclosed": PACKAGED.replace("bonuses = [12, 6]", "bonuses = [12, 6", 1),
    "header": PACKAGED.replace("[france.cities]", "[france.cities", 1),
    "equals": PACKAGED.replace("bonuses = [12, 6]", "bonuses [12, 6]", 1),
    "quotes": PACKAGED + '\nname = "open\n',
    "value": PACKAGED.replace("[12, 6]", "twelve", 1),
    "signs": PACKAGED + "\n?!\n",
    "nested": "x = " + "[" * 5000,
    "nothing": "",
    "numbers": PACKAGED.replace("[12, 6]", "[0, 6]", 1),
    "names": PACKAGED.replace("bonuses = [12, 6]", "bonus = [12, 6]", 1),
}


@pytest.mark.parametrize("fault", BOARDS)
def test_a_bad_board(fault: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(BOARDS[fault], "utf-8")

    said = complaint(["board", "check", str(file)], capsys)

    assert english_in(said, f"{PACKAGED} bonus") == []


TRANSCRIPTS = {
    "empty": b"",
    "cut-short": b'{"regalia": 1',
    "binary": b"\x00\xff\xfe",
    "another": b"{}",
    "newer": b'{"regalia": 7}',
    "missing": b'{"regalia": 1}',
    "type": b'{"regalia": 1, "game": 3}',
    "list": b'{"regalia": 1, "game": "majesty", "rules": 1, "options": [], "seats": 2}',
}


@pytest.mark.parametrize("fault", TRANSCRIPTS)
def test_a_bad_transcript(fault: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "game.json"
    file.write_bytes(TRANSCRIPTS[fault])

    said = complaint(["verify", str(file)], capsys)

    assert english_in(said, "game rules options seats") == []


DATABASES = {"text": b"a letter, not a database" * 100, "damaged": b"SQLite format 3\0" + b"x" * 84}


@pytest.mark.parametrize("fault", DATABASES)
def test_a_bad_database(fault: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "mine.db"
    file.write_bytes(DATABASES[fault])

    said = complaint(["serve", "--port", "0", "--database", f"sqlite:///{file}"], capsys)

    assert english_in(said, str(file)) == []


@pytest.fixture
def taken() -> Iterator[int]:
    """A port at which somebody listens already."""
    with socket.create_server(("127.0.0.1", 0)) as listening:
        yield listening.getsockname()[1]


def test_a_port_that_is_taken(taken: int, capsys: pytest.CaptureFixture[str]) -> None:
    said = complaint(["serve", "--port", str(taken)], capsys)

    assert said.startswith(f"Порт {taken} на 127.0.0.1 занять нельзя: уже занято другой программой")


@pytest.mark.parametrize("host", ["203.0.113.7", "no-such-host.invalid"])
def test_an_address_that_is_not_here(host: str, capsys: pytest.CaptureFixture[str]) -> None:
    said = complaint(["serve", "--host", host, "--port", "0"], capsys)

    assert english_in(said, f"{host} port") == []


def test_a_full_disk() -> None:
    with pytest.raises(BadInput) as caught, writing("/dev/full"):
        Path("/dev/full").write_text("x", "utf-8")

    said = words("ru").say(caught.value.message)
    assert said == "Не удаётся записать /dev/full: на диске нет места."


@pytest.mark.parametrize("name", NAMES)
def test_help_is_in_russian(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    _, out, _ = run(name, "--help", capsys=capsys)
    shown = re.sub(r"--[\w-]+|\S+://\S+|/metrics|regalia .*|\.\w+", "", out)

    assert english_in(shown, f"HTTPS URL port REGALIA_PORT settings {' '.join(HOMES)}") == []
