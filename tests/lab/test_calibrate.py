"""What is learned of chances: values that say too much are put right, of games not learned from."""

import numpy as np
import pytest

from regalia import games
from regalia.bots.calibration import softmax
from regalia.lab.calibrate import fit, gap, held_out, results, shares_of, tenths
from regalia.lab.positions import Judged, judged

SHARES = [0.5, 0.3, 0.2]


def boastful(count: int) -> list[Judged]:
    """Positions of three seats whose values are twice as sure as they should be."""
    lots = np.random.default_rng(1)
    rows = []
    for number in range(count):
        scores = lots.normal(size=3) + np.log(SHARES)
        won = np.eye(3)[lots.choice(3, p=softmax(scores))]
        said = softmax(2 * scores)
        rows.append(Judged(number, number % 4 == 0, number % 3, 0, 1.0, tuple(said), tuple(won)))
    return rows


def test_values_that_say_too_much_are_put_right() -> None:
    rows = boastful(6_000)
    won, said = (np.ravel([getattr(row, name) for row in rows]) for name in ("won", "outcomes"))
    told = held_out(rows, SHARES)

    assert told.sum(axis=1) == pytest.approx(1)
    assert gap(tenths(said, won)) > 0.1
    assert gap(tenths(told.ravel(), won)) < 0.05
    assert fit(rows, SHARES)["weights"][0] == pytest.approx(0.5, abs=0.1)


def test_starts_are_fitted_to_the_shares_of_many_games() -> None:
    rows = boastful(400)
    starts = [number for number, row in enumerate(rows) if row.start]

    assert results(rows, SHARES)[starts].mean(axis=0) == pytest.approx(SHARES)


def test_certain_wins_stay_certain() -> None:
    rows = [*boastful(400), Judged(401, False, 0, 0, 1.0, (0.0, 1.0, 0.0), (0.0, 1.0, 0.0))]

    assert held_out(rows, SHARES)[-1].tolist() == [0.0, 1.0, 0.0]


@pytest.mark.parametrize("name", games.NAMES)
def test_positions_are_judged_the_same_in_every_run(name: str) -> None:
    game = games.load(name)
    first, again = ([*judged(game, game.usual, 3, most=2)] for _ in range(2))

    assert first == again
    assert [row.start for row in first] == [True, False, False]
    assert all(sum(row.outcomes) == pytest.approx(1) for row in first)
    assert all(sum(row.won) == pytest.approx(1) for row in first)


def test_shares_are_told_in_order_of_play() -> None:
    shares = shares_of(games.load("majesty"), 4, 400)

    assert sum(shares) == pytest.approx(1, abs=1e-3)
    assert shares[-1] > shares[0]
