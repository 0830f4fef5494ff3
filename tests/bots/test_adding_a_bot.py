"""docs/adding-a-bot.md followed to the letter, by somebody with an empty folder."""

import os
import re
import shlex
import subprocess
import sys
import urllib.request
from pathlib import Path

import msgspec
import pytest

from regalia.bots import LEVELS, NAMES
from regalia.words import languages, words

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "adding-a-bot.md").read_text("utf-8")


def blocks(language: str) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", PAGE, re.DOTALL)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "hoarder.py").write_text(blocks("python")[0], "utf-8")
    return tmp_path


def command(verb: str) -> list[str]:
    """The page's command, run by this Python."""
    typed = next(
        line for line in blocks("sh")[0].splitlines() if line.startswith(f"regalia {verb}")
    )
    return [sys.executable, "-m", *shlex.split(typed)]


def environment(folder: Path) -> dict[str, str]:
    return {**os.environ, "REGALIA_DATA_DIR": str(folder), "LC_ALL": "C", "COLUMNS": "100"}


def follow(verb: str, folder: Path, typed: str = "") -> str:
    done = subprocess.run(
        command(verb), cwd=folder, env=environment(folder), input=typed, capture_output=True,
        text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    return done.stdout + done.stderr


def test_the_bot_plays_a_knight_in_the_arena_and_gets_a_rating(folder: Path) -> None:
    said = follow("arena", folder)

    rated = re.search(r"^ ?hoarder:Hoarder .* (-?[\d.]+ ± [\d.]+)", said, re.MULTILINE)
    assert rated, said
    assert re.search(r"^ ?knight \d+ ", said, re.MULTILINE)
    print(f"hoarder:Hoarder has a rating of {rated[1]}")  # noqa: T201


def test_the_bot_is_simulated_which_is_said_to_take_longer(folder: Path) -> None:
    said = follow("simulate", folder)

    assert "hoarder:Hoarder" in said
    assert words("en")("cli-simulate-guests") in " ".join(said.split())


def test_the_bot_plays_at_the_terminal_and_after_a_pause(folder: Path) -> None:
    follow("play", folder, typed="1\n1\n1\nq\n")
    file = next((folder / "saved").iterdir())
    resume = [*command("play")[:-2], "--resume", str(file)]
    alone, again = (
        subprocess.run(
            [*resume, *brought], cwd=folder, env=environment(folder), input="q\n",
            capture_output=True, text=True, check=False,
        )
        for brought in ([], ["--bots", "hoarder:Hoarder"])
    )  # fmt: skip

    assert alone.returncode == 2
    assert "name it with --bots" in alone.stderr
    assert again.returncode == 0, again.stderr


def test_the_bot_is_offered_at_the_tables_of_a_server(folder: Path) -> None:
    server = subprocess.Popen(
        [*command("serve"), "--port", "0"], cwd=folder, env=environment(folder),
        stderr=subprocess.PIPE, text=True,
    )  # fmt: skip
    try:
        assert server.stderr
        said = next(line for line in server.stderr if "http://" in line)
        address = re.findall(r"http://\S+", said)[0]
        with urllib.request.urlopen(f"{address}api/v1/games") as answer:
            cards = msgspec.json.decode(answer.read())
    finally:
        server.terminate()
        server.communicate()

    assert all("hoarder" in card["bots"] for card in cards)


def test_what_the_page_does_from_python(folder: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-c", blocks("python")[1]], cwd=folder, env=environment(folder),
        capture_output=True, text=True, check=False,
    )  # fmt: skip

    assert done.returncode == 0, done.stderr
    assert len(done.stdout.splitlines()) > 2


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("bot", NAMES)
def test_every_bot_has_words_for_people(bot: str, language: str) -> None:
    """A new level needs a name and a description in each language."""
    say = words(language)

    assert say("page-bot-level", bot=bot) != bot, f"page-bot-level has no name for {bot}"
    unknown = say("page-bot-help", bot="nobody")
    assert say("page-bot-help", bot=bot) != unknown, f"page-bot-help says nothing of {bot}"


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_is_measured_and_named_on_the_page_about_bots(level: str) -> None:
    page = (ROOT / "docs" / "bots.md").read_text("utf-8")

    assert re.search(rf"^\| `{level}` \| \d", page, re.MULTILINE), f"docs/bots.md: {level}"


def test_a_new_level_shows_up_everywhere_by_one_line() -> None:
    """In a program of its own, to which a `squire` is added."""
    code = """
from regalia.bots import levels
levels.LEVELS["squire"] = levels.Level(levels.Budget(30))
from regalia.cli.arena import command as arena
from regalia.cli.play import command as play
from regalia.cli.talk import Console
from regalia.engine.match import Match
from regalia import games
from regalia.bots import Seated
from regalia.lab import bench
from regalia.bots import names
from regalia.web.games import cards_in
console = Console("en")
assert "squire" in arena(console).help
assert any("squire" in str(getattr(param, "help", "")) for param in play(console).params)
assert b'"squire"' in cards_in("en", tuple(names()))
match = Match(games.load("majesty"), 2, 1)
Seated(match.game, "squire").choose(match.knowledge(match.acting[0], 1), 1)
bench.longest_decision(match.game, "squire")
assert console.words("cli-bench-level", level="squire").endswith("squire")
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)

    assert done.returncode == 0, done.stderr
