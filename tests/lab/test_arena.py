"""The arena: fair seatings, results that survive an interruption, ratings."""

import threading
from collections import Counter
from pathlib import Path

import msgspec
import pytest

from regalia import games
from regalia.bots import Budget
from regalia.engine.errors import BadInput
from regalia.lab import plot
from regalia.lab.arena import Contest, Outcome, run
from regalia.lab.ladder import ladder, rate
from regalia.lab.one_game import Stopped
from regalia.lab.results import ResultFile
from regalia.words import words

MAJESTY = games.load("majesty")


def contest(*bots: str, players: int = 2, seed: int = 1) -> Contest:
    return Contest(MAJESTY, bots, players, MAJESTY.options(), seed, Budget(20))


def play_all(one: Contest, games: int, threads: int) -> list[Outcome]:
    played: list[Outcome] = []
    run(one, range(games), threads, played.append)
    return sorted(played, key=lambda game: game.number)


def outcome(played: list[Outcome]) -> list[tuple[list[str], list[int], list[int], int]]:
    return [(one.seats, one.points, one.places, one.decisions) for one in played]


def test_every_bot_sits_on_every_seat_equally_often() -> None:
    for bots, players in (
        (("random", "greedy"), 2),
        (("knight", "greedy", "greedy", "greedy"), 4),
        (("random", "greedy", "page"), 2),
    ):
        seatings = contest(*bots, players=players).seatings
        for seat in range(players):
            counted = Counter(seating[seat] for seating in seatings)
            shares = {bot: count / bots.count(bot) for bot, count in counted.items()}
            assert len(set(shares.values())) == 1


def test_a_deal_is_played_in_every_seating() -> None:
    played = play_all(contest("random", "greedy"), 4, threads=1)

    assert [one.seats for one in played] == [["random", "greedy"], ["greedy", "random"]] * 2
    assert played[0].first == played[1].first


def test_the_outcome_does_not_depend_on_the_threads() -> None:
    one = contest("knight", "greedy")

    assert outcome(play_all(one, 6, threads=1)) == outcome(play_all(one, 6, threads=3))


def test_an_interrupted_run_goes_on_and_ends_the_same(tmp_path: Path) -> None:
    one, file = contest("page", "greedy"), tmp_path / "results" / "run.jsonl"
    with ResultFile(file, one) as results:
        run(one, results.missing(3), 1, results.add)
    with file.open("ab") as broken:
        broken.write(b'{"number": 3, "seats": ["pa')

    with ResultFile(file, one) as results:
        assert results.missing(6) == [3, 4, 5]
        run(one, results.missing(6), 2, results.add)

    with ResultFile(file, one) as results:
        assert results.missing(6) == []
        again = sorted(results.played, key=lambda game: game.number)
    assert outcome(again) == outcome(play_all(one, 6, threads=1))


def test_games_of_another_contest_are_not_mixed_in(tmp_path: Path) -> None:
    file = tmp_path / "run.jsonl"
    with ResultFile(file, contest("page", "greedy")):
        pass

    with pytest.raises(BadInput) as complaint, ResultFile(file, contest("page", "random")):
        pass
    assert complaint.value.message.id == "arena-file-other"


@pytest.mark.parametrize("content", [b"hello\n", b"\xff\xfe\n", b"[]\n", b"{}\n"])
def test_a_file_that_holds_something_else_is_left_alone(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "letter.txt"
    file.write_bytes(content)

    with pytest.raises(BadInput) as complaint, ResultFile(file, contest("page", "greedy")):
        pass
    assert complaint.value.message.id == "arena-file-unreadable"
    assert file.read_bytes() == content


def test_a_game_stops_when_told() -> None:
    stop = threading.Event()
    stop.set()

    with pytest.raises(Stopped):
        contest("random", "greedy").play(0, stop)


def test_the_better_bot_is_rated_higher() -> None:
    one = contest("random", "greedy", "knight")
    shown = ladder(one, play_all(one, 36, threads=2))

    assert [standing.bot for standing in shown.standings] == ["knight", "greedy", "random"]
    assert shown.standings[0].wins.low > 0.5
    assert sum(standing.seats for standing in shown.standings) == 72
    assert {(one.bot, one.rival) for one in shown.meetings} == {
        (bot, rival)
        for bot in ("knight", "greedy", "random")
        for rival in ("knight", "greedy", "random")
        if bot != rival
    }
    assert sum(share.share for share in shown.wins_by_turn) == pytest.approx(1)


def test_ratings_of_a_bot_on_several_seats_are_one() -> None:
    games = [Outcome(0, ["a", "b", "b", "b"], 0, [9, 5, 5, 1], [1, 2, 2, 4], 10, [0.0] * 4)]

    ratings = rate(games)

    assert set(ratings) == {"a", "b"}
    assert ratings["a"].strength > ratings["b"].strength


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("suffix", [".png", ".svg"])
def test_the_ladder_can_be_drawn(tmp_path: Path, suffix: str, language: str) -> None:
    pytest.importorskip("matplotlib")
    one = contest("random", "greedy")
    file = tmp_path / f"ladder{suffix}"

    plot.draw(ladder(one, play_all(one, 4, threads=1)), file, words(language))

    start = file.read_bytes()[:5]
    assert start == (b"\x89PNG\r" if suffix == ".png" else b"<?xml")


def test_results_are_lines_of_json(tmp_path: Path) -> None:
    one, file = contest("page", "greedy"), tmp_path / "run.jsonl"
    with ResultFile(file, one) as results:
        run(one, results.missing(2), 1, results.add)

    heading, *games = [msgspec.json.decode(line) for line in file.read_bytes().splitlines()]

    assert heading["bots"] == ["page", "greedy"]
    assert sorted(one["number"] for one in games) == [0, 1]  # games end in no special order
