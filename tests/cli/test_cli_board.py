"""Board files of Royals at the command line."""

from pathlib import Path

import pytest

from regalia import cli
from regalia.games.royals.board import PACKAGED


def run(*args: str, capsys: pytest.CaptureFixture[str]) -> tuple[int, str, str]:
    """Exit code, standard output, standard error."""
    code = 0
    try:
        cli.main(("--lang", "en", *args))
    except SystemExit as leaving:
        code = int(leaving.code or 0)
    out, err = capsys.readouterr()
    return code, out, err


def board_file(folder: Path, old: str, new: str) -> str:
    assert old in PACKAGED
    path = folder / "mine.toml"
    path.write_text(PACKAGED.replace(old, new, 1), encoding="utf-8")
    return str(path)


def test_the_packaged_board_is_shown_and_can_be_copied(capsys: pytest.CaptureFixture[str]) -> None:
    _, table, _ = run("board", "show", capsys=capsys)
    _, text, _ = run("board", "show", "--text", capsys=capsys)

    assert "● Dijon" in table
    assert text == PACKAGED


def test_what_lies_nowhere_on_the_map_is_listed_below_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = board_file(tmp_path, "Lyon = {", "Carcassonne = {")

    _, out, _ = run("board", "show", file, capsys=capsys)

    assert "Not on the map: Carcassonne" in out
    assert "● Carcassonne" not in out


def test_a_sound_board_with_a_surprise(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = board_file(tmp_path, "periods = [10, 4]", "periods = [9, 4]")

    code, out, err = run("board", "check", file, capsys=capsys)

    assert (code, out) == (0, "The board is sound.\n")
    assert "not those of the rulebook" in err


def test_every_fault_is_named_with_its_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = board_file(tmp_path, "bonuses = [12, 6]", "bonuses = [6, 0]")

    code, out, err = run("board", "check", file, capsys=capsys)

    assert (code, out) == (2, "")
    assert "Line 26: “france.bonuses” has 0" in err


def test_a_faulty_board_is_not_played_on(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = board_file(tmp_path, "bonuses = [12, 6]", "bonuses = [6, 12]")

    code, _, err = run("simulate", "royals", "--board", file, capsys=capsys)

    assert code == 2
    assert err.startswith("Line 26:")


def test_other_games_have_no_board_to_choose(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = board_file(tmp_path, "Dijon", "Besançon")

    assert run("simulate", "majesty", "--board", file, capsys=capsys)[0] == 2
    assert run("board", "burn", capsys=capsys)[0] == 2
