"""What can be typed at the terminal's table beside moves, and the list of saved games."""

import io
import json
import random
from pathlib import Path

import pytest
import rich.console
from rich.console import RenderableType
from terminal import play_in_process, run

from regalia import games
from regalia.cli.boards import board_of, draw_legend
from regalia.engine.match import Match
from regalia.words import languages, words

PUNCTUATION = set(".,:;()/«»“”’'!?—−-×+=…")


def drawn(part: RenderableType) -> str:
    out = io.StringIO()
    rich.console.Console(file=out, width=80).print(part)
    return out.getvalue()


def moves_in(folder: Path) -> int:
    [file] = (folder / "saved").iterdir()
    return len(json.loads(file.read_text("utf-8"))["moves"])


@pytest.mark.parametrize("language", languages())
def test_a_move_is_taken_back_with_all_that_followed(language: str, tmp_path: Path) -> None:
    say, args = words(language), ("majesty", "--seed", "1", "--options", "first=1")
    typed = f"{say('cli-play-word-undo')}\n1\n1\nundo\n{say('cli-play-word-undo')}\nq\n"

    done = play_in_process(*args, "--lang", language, typed=typed, folder=tmp_path)

    assert done.returncode == 0, done.stderr
    assert say("table-nothing-to-undo") in done.stdout
    assert done.stdout.count(say("cli-play-undone")) == 2
    assert "Traceback" not in done.stderr


def test_what_is_taken_back_is_not_saved(tmp_path: Path) -> None:
    args = ("majesty", "--seed", "1", "--options", "first=1")
    play_in_process(*args, typed="1\n1\nundo\nq\n", folder=tmp_path)

    assert moves_in(tmp_path) == 2


@pytest.mark.parametrize("language", languages())
def test_the_table_and_its_signs_are_shown_on_demand(language: str, tmp_path: Path) -> None:
    say = words(language)
    typed = f"{say('cli-play-word-table')}\n{say('cli-play-word-legend')}\nlegend\n?\nq\n"

    done = play_in_process(
        "royals-cards",
        "--bots",
        "greedy",
        "--seed",
        "1",
        "--lang",
        language,
        typed=typed,
        folder=tmp_path,
    )

    assert done.stdout.count(f"{say('royals-cards-table-hand')}:") == 2
    assert done.stdout.count(say("royals-cards-legend-back")) == 2
    for name in ("undo", "table", "legend", "log", "hint"):
        assert say(f"cli-play-word-{name}") in done.stdout


@pytest.mark.parametrize("name", games.NAMES)
def test_every_sign_is_in_the_legend(name: str) -> None:
    game, board, chance = games.load(name), board_of(name), random.Random(2)
    match, shown = Match(game, min(game.players), 2), ""
    while match.acting and len(match.played) < 300:
        seat = chance.choice(match.acting)
        if len(match.played) % 20 == 0:
            for draw in filter(None, (board.draw, board.brief)):
                shown += drawn(draw(match.see(seat), words("en"), "ABCDEF"))
        match.take(seat, action := chance.choice(match.actions(seat)))
        match.played.append((seat, {"action": action}))
    signs = {sign for sign in shown if not sign.isalnum() and not sign.isspace()}
    legend = "".join(sign for sign, _, _ in board.legend)

    assert {sign for sign in signs if not "─" <= sign <= "╿"} - PUNCTUATION <= set(legend)
    assert drawn(*draw_legend(board, words("en")))


def test_saved_games_are_listed_and_resumed_by_name(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("REGALIA_DATA_DIR", str(tmp_path))
    assert "No games are saved" in run("saved", "--lang", "en", capsys=capsys)[2]
    play_in_process("majesty", "--seed", "1", typed="1\n1\nq\n", folder=tmp_path)

    [kept] = json.loads(run("saved", "--json", capsys=capsys)[1])
    _, out, err = run("saved", "--lang", "en", capsys=capsys)
    done = play_in_process("majesty", "--resume", kept["name"], typed="1\nq\n", folder=tmp_path)

    assert kept["name"] in out
    assert f"--resume {kept['name']}" in err
    assert not kept["over"]
    assert done.returncode == 0, done.stderr
    assert moves_in(tmp_path) > kept["moves"]


def test_a_file_that_is_no_game_is_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("REGALIA_DATA_DIR", str(tmp_path))
    (tmp_path / "saved").mkdir()
    (tmp_path / "saved" / "broken.json").write_text("{}")

    code, _, err = run("saved", "--lang", "en", capsys=capsys)

    assert code == 0
    assert "broken: That file is JSON, but not a transcript of Regalia." in err
