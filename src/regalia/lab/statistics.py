"""Figures of many games: shares with their intervals, and how numbers are distributed."""

from dataclasses import dataclass
from math import sqrt

import numpy as np

from regalia.engine.compiled import Array

Z95 = 1.959964


@dataclass(frozen=True)
class Share:
    """A share of wins with its 95 % interval."""

    share: float
    low: float
    high: float


def interval(shares: Array) -> Share:
    """The mean of shares between 0 and 1, and Wilson's interval for it."""
    n, p = len(shares), float(shares.mean())
    centre = (p + Z95**2 / (2 * n)) / (1 + Z95**2 / n)
    half = Z95 / (1 + Z95**2 / n) * sqrt(p * (1 - p) / n + Z95**2 / (4 * n * n))
    return Share(p, max(0.0, centre - half), min(1.0, centre + half))


@dataclass(frozen=True)
class Distribution:
    mean: float
    deviation: float
    lowest: int
    lower_quartile: float
    median: float
    upper_quartile: float
    highest: int


def distribution(values: Array) -> Distribution:
    low, middle, high = np.percentile(values, [25, 50, 75])
    return Distribution(
        float(values.mean()), float(values.std()), int(values.min()),
        float(low), float(middle), float(high), int(values.max()),
    )  # fmt: skip
