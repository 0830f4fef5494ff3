"""A picture of the ladder. The drawing library is an extra: `pip install regalia[plot]`."""

from pathlib import Path

from regalia.engine.errors import bad_input
from regalia.lab.ladder import Ladder
from regalia.words import Words

SUFFIXES = (".png", ".svg")
INK, BAR, PALE = "#3b2f2a", "#8c2f39", "#e9dfd3"


def check_file(path: str) -> None:
    """Complain of what cannot be drawn before the games are played, not after."""
    if Path(path).suffix.lower() not in SUFFIXES:
        raise bad_input("cli-error-plot-file", file=path)
    try:
        import matplotlib  # noqa: F401
    except ImportError as error:
        raise bad_input("cli-error-plot-extra") from error


def draw(ladder: Ladder, path: Path, words: Words) -> None:
    """Win shares with their intervals, ratings with two deviations; the strongest on top."""
    import matplotlib as mpl

    mpl.use("agg")
    from matplotlib import pyplot

    rows = list(reversed(ladder.standings))
    names = [standing.bot for standing in rows]
    with pyplot.rc_context({"svg.hashsalt": "regalia", "text.color": INK, "axes.edgecolor": PALE}):
        figure, (wins, ratings) = pyplot.subplots(
            1, 2, sharey=True, figsize=(9, 1.6 + 0.5 * len(rows)), layout="constrained"
        )
        shares = [100 * standing.wins.share for standing in rows]
        below = [100 * (s.wins.share - s.wins.low) for s in rows]
        above = [100 * (s.wins.high - s.wins.share) for s in rows]
        wins.barh(names, shares, xerr=[below, above], color=BAR, ecolor=INK, capsize=3)
        wins.axvline(100 / ladder.players, color=INK, linewidth=0.8, linestyle=":")
        wins.set_xlim(0, 100)
        wins.set_xlabel(words("cli-arena-plot-wins"))
        ratings.errorbar(
            [s.rating.strength for s in rows], names, xerr=[2 * s.rating.deviation for s in rows],
            fmt="o", color=BAR, ecolor=INK, capsize=3,
        )  # fmt: skip
        ratings.set_xlabel(words("cli-arena-plot-rating"))
        for axes in (wins, ratings):
            axes.spines[["top", "right"]].set_visible(False)
            axes.grid(axis="x", color=PALE)
            axes.set_axisbelow(True)
        figure.suptitle(
            words(
                "cli-simulate-summary",
                game=words(f"{ladder.game}-title"), games=ladder.games, players=ladder.players,
            )
        )  # fmt: skip
        figure.savefig(path, dpi=150, metadata={"Date": None} if path.suffix == ".svg" else None)
        pyplot.close(figure)
