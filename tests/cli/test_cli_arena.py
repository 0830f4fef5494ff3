"""The arena and hints as a person meets them on the command line."""

import json
import os
import pty
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from terminal import hear_interrupts, play_in_process, read_until, run

from regalia import games
from regalia.bots import VERSION
from regalia.words import languages, words

QUICK = ("arena", "majesty", "page", "greedy", "--games", "6", "--seed", "3", "--iterations", "8")


@pytest.fixture(autouse=True)
def _plain_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "C")
    monkeypatch.setenv("COLUMNS", "100")


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (["chess", "page", "greedy"], "There is no game called “chess”"),
        (["majesty"], "BOT BOT… is missing"),
        (["majesty", "page"], "majesty is for 2 to 4 players, not 1."),
        (["majesty", "page", "emperor"], "There is no bot called “emperor”"),
        (["majesty", "page", "duke:honest"], "Bots have no characters in majesty"),
        (["majesty", "page", "no.such:Bot"], "the module no.such cannot be imported"),
        (["majesty", "page", "bots.guests:Nobody"], "there is no class Nobody"),
        (["majesty", "page", "bots.guests:NoBot"], "it has no method choose"),
        (["majesty", "page", "greedy", "--players", "3"], "2 bots are named for 3 seats"),
        (["majesty", "page", "greedy", "--games", "0"], "The number of games is from 1"),
        (["majesty", "page", "greedy", "--seed", "-1"], "The value of seed does not fit"),
        (["majesty", "page", "greedy", "--time", "0"], "The value of time does not fit"),
        (["majesty", "page", "greedy", "--time", "5", "--iterations", "5"], "either --time or"),
        (["majesty", "page", "greedy", "--plot", "x.gif"], "A picture is a .png or .svg file"),
        (["majesty", "page", "greedy", "--plot", "/no/such/x.png"], "cannot be written"),
        (["majesty", "page", "greedy", "--file", "/proc/no/x.jsonl"], "cannot be written"),
    ],
)
def test_bad_input_gets_one_sentence_and_exit_code_2(
    args: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    code, out, err = run("arena", *args, capsys=capsys)

    assert code == 2
    assert said in err
    assert "Traceback" not in err
    assert out == ""


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("guest", ["Cheat", "Clumsy", "Unmakeable"])
@pytest.mark.parametrize("how", ["arena", "simulate"])
def test_a_bot_that_fails_is_told_of_in_one_sentence(
    how: str, guest: str, language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    bot = f"bots.guests:{guest}"
    bots = ("random", bot) if how == "arena" else ("--players", "2", "--bots", bot)

    code, out, err = run(how, "majesty", *bots, "--games", "2", "--lang", language, capsys=capsys)

    assert code == 2
    assert bot in err
    assert "Traceback" not in err
    assert out == ""


def test_the_ladder_is_shown_in_both_languages(capsys: pytest.CaptureFixture[str]) -> None:
    for language in languages():
        code, out, _ = run(*QUICK, "--lang", language, capsys=capsys)

        assert code == 0
        assert words(language)("cli-arena-ladder") in out
        assert f"greedy {VERSION}" in out


def test_json_is_alone_on_standard_output(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(*QUICK, "--json", capsys=capsys)
    shown = json.loads(out)

    assert code == 0
    assert (shown["game"], shown["games"], shown["version"]) == ("majesty", 6, VERSION)
    for standing in shown["standings"]:
        assert standing["wins"]["low"] <= standing["wins"]["share"] <= standing["wins"]["high"]
    assert {standing["bot"] for standing in shown["standings"]} == {"page", "greedy"}


def test_a_result_file_is_taken_up_again(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "run.jsonl"
    run(*QUICK[:5], "4", *QUICK[6:], "--file", str(file), capsys=capsys)
    code, out, err = run(*QUICK, "--json", "--file", str(file), capsys=capsys)

    assert code == 0
    assert "4 of 6 games were played before." in err
    whole = json.loads(run(*QUICK, "--json", capsys=capsys)[1])
    again = json.loads(out)
    for report in (whole, again):
        for standing in report["standings"]:
            del standing["longest_decision"]
    assert again == whole


def test_ctrl_c_keeps_the_games_played_and_the_bar_shows_how_far_it_is(tmp_path: Path) -> None:
    """In a real terminal, in the middle of a long run."""
    ours, theirs = pty.openpty()
    file = tmp_path / "run.jsonl"
    process = subprocess.Popen(
        [sys.executable, "-m", "regalia", *QUICK[:5], "5000", *QUICK[6:], "--file", str(file)],
        stdin=theirs, stdout=theirs, stderr=theirs, start_new_session=True,
        env={**os.environ, "TERM": "xterm", "LC_ALL": "C"}, preexec_fn=hear_interrupts,
    )  # fmt: skip
    os.close(theirs)
    try:
        seen = read_until(ours, b"/5000")
        while not file.exists() or file.read_bytes().count(b"\n") < 3:
            seen += read_until(ours, b"/5000")
        process.send_signal(signal.SIGINT)
        seen += read_until(ours, b"Interrupted.")

        assert process.wait(60) != 0
        assert b"games are kept in" in seen
        assert b"Traceback" not in seen
    finally:
        process.kill()
        os.close(ours)
    kept = file.read_bytes().splitlines()[1:]
    assert len({json.loads(line)["number"] for line in kept}) == len(kept) >= 2


def test_a_plot_is_drawn(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("matplotlib")
    file = tmp_path / "ladder.svg"

    assert run(*QUICK, "--plot", str(file), capsys=capsys)[0] == 0
    assert file.read_bytes().startswith(b"<?xml")


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", games.NAMES)
def test_a_hint_names_moves_chances_and_what_decides(
    name: str, language: str, tmp_path: Path
) -> None:
    """For all four games, under the word of the person's language, at several decisions."""
    say = words(language)
    typed = (f"{say('cli-play-word-hint')}\n" + "1\n" * 3) * 5 + "q\n"
    done = play_in_process(
        name, "--seed", "3", "--bots", "page", "--lang", language, typed=typed, folder=tmp_path
    )

    assert done.returncode == 0, done.stderr
    assert say("cli-play-chance", chance=0.5).partition("5")[0] in done.stdout
    terms = "|".join(re.escape(say(f"{name}-term-{term}")) for term in games.load(name).terms)
    point = re.escape(say.number(0.5, 1)[1])
    assert re.search(rf"^ {{8}}[+−]\d+{point}\d  ({terms})", done.stdout, re.MULTILINE)
