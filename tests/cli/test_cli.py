"""The command line as a person meets it."""

import json
import os
import pty
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from terminal import hear_interrupts, play_in_process, read_until, run

from regalia.cli.commands import NAMES
from regalia.words import languages


@pytest.fixture(autouse=True)
def _plain_environment(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("LC_ALL", "C")
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.setenv("REGALIA_DATA_DIR", str(tmp_path / "data"))


@pytest.fixture(scope="module")
def finished_game(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A whole game, always choosing the first card."""
    folder = tmp_path_factory.mktemp("finished")
    done = play_in_process("majesty", "--seed", "7", typed="1\n" * 60, folder=folder)
    assert done.returncode == 0, done.stderr
    [file] = (folder / "saved").iterdir()
    return file


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", NAMES)
def test_every_help_ends_with_an_example(
    name: str, language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    code, out, _ = run(name, "--help", "--lang", language, capsys=capsys)

    assert code == 0
    assert out.rstrip().splitlines()[-1].strip().startswith(f"regalia {name}")


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (["crown"], "There is no command “crown”"),
        (["play"], "GAME is missing"),
        (["play", "chess"], "There is no game called “chess”; there are: majesty"),
        (["play", "majesty", "--players", "7"], "majesty is for 2 to 4 players, not 7."),
        (["play", "majesty", "--players", "two"], "The value of players does not fit"),
        (["play", "majesty", "--bots", "deep-blue"], "There is no bot called “deep-blue”"),
        (["play", "majesty", "--bots", "greedy,greedy"], "One bot is needed, 2 named"),
        (["play", "majesty", "--seat", "3"], "Your seat is a number from 1 to 2, not 3."),
        (["play", "majesty", "--options", "sides=Q"], "The sides are one letter, A or B"),
        (["play", "majesty", "--options", "sides"], "Options are written name=value"),
        (["play", "majesty", "--options", "moat=deep"], "There is no option “moat”"),
        (["play", "majesty", "--options", "first=3"], "Seat 3 cannot start: the seats are counted"),
        (["play", "majesty", "--options", "first=0"], "Seat 0 cannot start: the seats are counted"),
        (["play", "majesty", "--options", "first=null"], "is a number from 1 on, or lots, not"),
        (["play", "majesty", "--options", f"first={'9' * 5000}"], "is a number from 1 on, or lots"),
        (["play", "majesty", "--resume", "no-such.json"], "no-such.json cannot be read"),
        (["simulate", "majesty", "--games", "0"], "The number of games is from 1"),
        (["simulate", "majesty", "--games", "-5"], "The number of games is from 1"),
        (["simulate", "majesty", "--seed", "-1"], "The value of seed does not fit"),
        (["simulate", "majesty", "--bots", "random,random"], "2 bots are named for 4 seats"),
        (["simulate", "majesty", "--csv", "/no/such/folder/x.csv"], "cannot be written"),
        (["simulate", "majesty", "--moon"], "There is no option --moon here"),
        (["simulate", "majesty", "extra"], "That cannot be understood"),
        (["simulate", "majesty", "--seed"], "--seed needs a value"),
        (["verify", "/"], "/ cannot be read"),
        (["rules", "majesty", "MJ-99"], "majesty has no rule “MJ-99”; its rules run from MJ-01"),
        (["rules", "go"], "There is no game called “go”"),
        (["show", "missing.json"], "missing.json cannot be read"),
        (["bench", "chess"], "There is no game called “chess”"),
        (["--lang", "tlh", "play"], "There is no language “tlh”; there are: en and ru."),
        (["play", "--lang"], "There is no language “”"),
    ],
)
def test_bad_input_gets_one_sentence_and_exit_code_2(
    args: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    code, out, err = run(*args, capsys=capsys)

    assert code == 2
    assert said in err
    assert len(err.strip().splitlines()) == 1
    assert out == ""


def test_bad_input_is_said_in_the_persons_language(capsys: pytest.CaptureFixture[str]) -> None:
    code, _, err = run("simulate", "majesty", "--players", "5", "--lang=ru", capsys=capsys)

    assert (code, err) == (2, "Число игроков в majesty — от 2 до 4, а не 5.\n")


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"", "breaks off in the middle"),
        (b'{"regalia": 1', "breaks off in the middle"),
        (b"\x00\x01garbage", "it is not JSON"),
        (b"{}", "not a transcript of Regalia"),
        (b'{"regalia": 7}', "has format 7"),
    ],
)
def test_files_that_are_no_transcripts(
    content: bytes, said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "x.json"
    file.write_bytes(content)
    for command in ("verify", "show"):
        code, _, err = run(command, str(file), capsys=capsys)

        assert code == 2
        assert said in err


def test_a_whole_game_is_played_saved_and_verified(
    finished_game: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    code, out, _ = run("verify", str(finished_game), capsys=capsys)

    assert code == 0
    assert "Correct: a whole game of Majesty" in out
    facts = json.loads(run("verify", str(finished_game), "--json", capsys=capsys)[1])
    assert facts["over"]
    assert sorted(facts["places"]) == [1, 2]


def test_an_altered_game_is_not_verified(
    finished_game: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    altered = tmp_path / "altered.json"
    altered.write_bytes(finished_game.read_bytes().replace(b"Guest", b"Ghost"))

    code, _, err = run("verify", str(altered), capsys=capsys)

    assert code == 2
    assert "altered" in err


def test_the_table_can_be_shown_after_any_move(
    finished_game: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    code, out, _ = run("show", str(finished_game), "--move", "3", capsys=capsys)

    assert code == 0
    assert "after move 3 of" in out
    assert run("show", str(finished_game), "--move", "999", capsys=capsys)[0] == 2
    view = json.loads(run("show", str(finished_game), "--move", "0", "--json", capsys=capsys)[1])
    assert view["points"] == [0, 0]


def test_what_is_typed_at_the_table_is_understood(tmp_path: Path) -> None:
    typed = '?\n?2\n? MJ-18\n99\nhello\n{"take": 0\n{"sell": 1}\nlog\n\nq\n'
    done = play_in_process("majesty", "--seed", "3", "--seat", "2", typed=typed, folder=tmp_path)

    assert done.returncode == 0
    assert "? 3 explains choice 3" in done.stdout
    assert "MJ-18" in done.stdout
    assert "There is no choice 99" in done.stdout
    assert "That cannot be understood" in done.stdout
    assert "You are to take a card now. [MJ-12]" in done.stdout
    assert done.stderr.count("Traceback") == 0


def test_the_end_of_input_leaves_cleanly_and_the_game_can_be_resumed(tmp_path: Path) -> None:
    left = play_in_process("majesty", "--players", "3", typed="1\n1\n", folder=tmp_path)
    assert left.returncode == 0
    assert "Resume it with: regalia play majesty --resume" in left.stdout
    [file] = (tmp_path / "saved").iterdir()

    done = play_in_process("majesty", "--resume", str(file), typed="1\n" * 60, folder=tmp_path)

    assert done.returncode == 0, done.stderr
    assert "Check it with: regalia verify" in done.stdout
    assert list((tmp_path / "saved").iterdir()) == [file]


def test_ctrl_c_leaves_cleanly(tmp_path: Path) -> None:
    """In a real terminal, in the middle of a prompt."""
    ours, theirs = pty.openpty()
    environment = {**os.environ, "REGALIA_DATA_DIR": str(tmp_path), "TERM": "xterm", "LINES": "50"}
    process = subprocess.Popen(
        [sys.executable, "-m", "regalia", "play", "majesty", "--seed", "1", "--options", "first=1"],
        stdin=theirs, stdout=theirs, stderr=theirs, env=environment, start_new_session=True,
        preexec_fn=hear_interrupts,
    )  # fmt: skip
    os.close(theirs)
    try:
        seen = read_until(ours, b"Your choice:")
        os.write(ours, b"1\n")
        seen += read_until(ours, b"Your choice:")
        process.send_signal(signal.SIGINT)
        seen += read_until(ours, b".json")

        assert process.wait(30) == 0
        assert b"Resume it with" in seen
        assert b"Traceback" not in seen
    finally:
        process.kill()
        os.close(ours)


def test_a_simulation_is_the_same_on_any_number_of_threads(
    capsys: pytest.CaptureFixture[str],
) -> None:
    args = ("simulate", "majesty", "--games", "5000", "--json", "--threads")
    one, three = (json.loads(run(*args, n, capsys=capsys)[1]) for n in ("1", "3"))
    for report in (one, three):
        for name in ("seconds", "decisions_per_second", "games_per_second"):
            del report[name]

    assert one == three
    assert sum(seat["share"] for seat in one["wins_by_seat"]) == pytest.approx(1)


def test_a_simulation_writes_a_row_for_every_game(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "games.csv"
    run("simulate", "majesty", "--players", "2", "--games", "50", "--csv", str(file), capsys=capsys)

    rows = file.read_text().splitlines()
    assert rows[0] == "seed,first,decisions,points_1,points_2,place_1,place_2"
    assert len(rows) == 51


@pytest.mark.parametrize(("typed", "firsts"), [("1", {"1"}), ("2", {"2"}), ("lots", {"1", "2"})])
def test_the_starting_seat_is_typed_and_told_counted_from_1(
    typed: str, firsts: set[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "games.csv"
    args = ("simulate", "majesty", "--players", "2", "--games", "20", "--options", f"first={typed}")
    run(*args, "--csv", str(file), capsys=capsys)

    assert {row.split(",")[1] for row in file.read_text().splitlines()[1:]} == firsts


def test_greedy_beats_random(capsys: pytest.CaptureFixture[str]) -> None:
    args = ("simulate", "majesty", "--games", "2000", "--bots", "greedy,random,random,random")
    report = json.loads(run(*args, "--json", capsys=capsys)[1])

    assert report["wins_by_seat"][0]["low"] > 0.5


def test_rules_can_be_read_in_both_languages(capsys: pytest.CaptureFixture[str]) -> None:
    assert "meeple" in run("rules", "majesty", "mj-08", capsys=capsys)[1]
    assert "мипл" in run("rules", "majesty", "MJ-08", "--lang", "ru", capsys=capsys)[1]
    assert "MJ-25" in run("rules", "majesty", capsys=capsys)[1]


def test_help_of_the_program_lists_the_commands(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run("--help", capsys=capsys)

    assert code == 0
    assert all(f"  {name} " in out for name in NAMES)


def test_options_can_be_explained(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run("simulate", "majesty", "--options", "help", capsys=capsys)

    assert code == 0
    assert "Variants: standard, side-b" in out


def test_a_rule_is_found_by_its_number_alone(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("rules", "majesty", "18", capsys=capsys)[1].startswith("MJ-18")


def test_without_a_word_the_program_explains_itself(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(capsys=capsys) == run("--help", capsys=capsys)
