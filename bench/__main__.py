"""`make bench`: our figures, game by game; with `peers`, side by side with those we name."""

import sys

from bench.library import library_rates
from bench.peers import openspiel_rate, twin_rate
from regalia import games
from regalia.lab.bench import Figure, decisions_per_second, measure
from regalia.words import words

SAY = words("en")


def line(text: str, value: float, unit: str) -> None:
    sys.stdout.write(f"  {text:<62} {value:>10.4g} {unit}\n")
    sys.stdout.flush()


def bench_game(name: str) -> None:
    sys.stdout.write(f"\n{SAY(f'{name}-title')}\n")
    figure: Figure
    for figure in measure(games.load(name)):
        line(SAY(figure.id, level=figure.level), figure.value, figure.unit)


def bench_peers() -> None:
    """Ours measured again right beside each peer, so that a busy machine slows both."""
    majesty = games.load("majesty")
    sys.stdout.write("\nSide by side: Majesty, four players, against\n")
    ours, twin = decisions_per_second(majesty), twin_rate()
    line("its twin in plain Python, decisions/s", twin / 1e6, "M/s")
    line("ratio", ours / twin, "×")
    for game in ("hearts", "spades"):
        ours, theirs = decisions_per_second(majesty), openspiel_rate(game)
        if theirs is None:
            sys.stdout.write("  OpenSpiel is not installed (the extra `bench`)\n")
            return
        line(f"OpenSpiel's {game}, whole random games, decisions/s", theirs / 1e6, "M/s")
        line("ratio", ours / theirs, "×")


def bench_library() -> None:
    """The library from Python, a call at a time; `simulate` is for millions of games."""
    sys.stdout.write("\nThrough Match, from Python, a second of one core\n")
    for name in games.NAMES:
        for what, rate in library_rates(games.load(name)):
            line(f"{name}, {what}", rate, "/s")


if __name__ == "__main__":
    if sys.argv[1:] == ["peers"]:
        bench_peers()
    elif sys.argv[1:] == ["library"]:
        bench_library()
    else:
        if not sys.argv[1:]:
            bench_library()
        for name in sys.argv[1:] or games.NAMES:
            bench_game(name)
