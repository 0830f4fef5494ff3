"""What an arena shows: win shares, ratings, the advantage of a seat."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from openskill.models import PlackettLuce, PlackettLuceRating

from regalia.bots import VERSION
from regalia.lab.arena import Contest, Outcome
from regalia.lab.statistics import Distribution, Share, distribution, interval


@dataclass(frozen=True)
class Rating:
    """OpenSkill's estimate; with about 95 % the strength lies within two deviations."""

    strength: float
    deviation: float


@dataclass(frozen=True)
class Standing:
    """How one bot fared."""

    bot: str
    seats: int
    """How often it sat at a table."""
    wins: Share
    decided: Share | None
    """The share of wins among games that had a single winner, at two players."""
    rating: Rating
    points: Distribution
    longest_decision: float


@dataclass(frozen=True)
class Meeting:
    """How often one bot finished before another, at the same table."""

    bot: str
    rival: str
    ahead: Share


@dataclass(frozen=True)
class Ladder:
    game: str
    version: int
    """Of the bots."""
    players: int
    games: int
    seed: int
    standings: list[Standing]
    """The strongest first."""
    meetings: list[Meeting]
    wins_by_turn: list[Share]
    length: Distribution


def ladder(contest: Contest, played: Sequence[Outcome]) -> Ladder:
    games = sorted(played, key=lambda one: one.number)
    ratings = rate(games)
    bots = sorted(dict.fromkeys(contest.bots), key=lambda bot: -ratings[bot].strength)
    return Ladder(
        game=contest.game.name,
        version=VERSION,
        players=contest.players,
        games=len(games),
        seed=contest.seed,
        standings=[standing_of(bot, games, ratings[bot]) for bot in bots if sat(bot, games)],
        meetings=[
            Meeting(bot, rival, interval(np.array(ahead)))
            for bot in bots
            for rival in bots
            if bot != rival and (ahead := finished_ahead(bot, rival, games))
        ],
        wins_by_turn=[interval(column) for column in wins_by_turn(games).T],
        length=distribution(np.array([one.decisions for one in games])),
    )


def win_shares(one: Outcome) -> list[float]:
    """1 for the winner of a game; those who share a victory share it equally."""
    winners = one.places.count(1)
    return [1 / winners if place == 1 else 0.0 for place in one.places]


def sat(bot: str, games: Sequence[Outcome]) -> bool:
    return any(bot in one.seats for one in games)


def standing_of(bot: str, games: Sequence[Outcome], rating: Rating) -> Standing:
    rows = [(one, seat) for one in games for seat, name in enumerate(one.seats) if name == bot]
    decided = [win_shares(one)[seat] for one, seat in rows if one.places.count(1) == 1]
    return Standing(
        bot=bot,
        seats=len(rows),
        wins=interval(np.array([win_shares(one)[seat] for one, seat in rows])),
        decided=interval(np.array(decided)) if decided and len(games[0].seats) == 2 else None,
        rating=rating,
        points=distribution(np.array([one.points[seat] for one, seat in rows])),
        longest_decision=max(one.seconds[seat] for one, seat in rows),
    )


def finished_ahead(bot: str, rival: str, games: Sequence[Outcome]) -> list[float]:
    """For each time both sat at a table: 1 ahead, 0 behind, a half level."""
    return [
        0.5 if one.places[i] == one.places[j] else float(one.places[i] < one.places[j])
        for one in games
        for i, name in enumerate(one.seats)
        for j, other in enumerate(one.seats)
        if name == bot and other == rival
    ]


def wins_by_turn(games: Sequence[Outcome]) -> np.ndarray[tuple[int, int], np.dtype[np.float64]]:
    """A row for each game, the starting seat's share first."""
    return np.array([np.roll(win_shares(one), -one.first) for one in games])


def rate(games: Sequence[Outcome]) -> dict[str, Rating]:
    """OpenSkill ratings, game after game; a bot on several seats learns from each of them."""
    model = PlackettLuce()
    known: dict[str, PlackettLuceRating] = {}
    for one in games:
        for name in one.seats:
            known.setdefault(name, model.rating(name=name))
        teams = model.rate(
            [[known[name]] for name in one.seats], ranks=list(map(float, one.places))
        )
        for name in {*one.seats}:
            mine = [team[0] for team, other in zip(teams, one.seats, strict=True) if other == name]
            known[name] = model.rating(
                mu=sum(rating.mu for rating in mine) / len(mine),
                sigma=sum(rating.sigma for rating in mine) / len(mine),
                name=name,
            )
    return {name: Rating(rating.mu, rating.sigma) for name, rating in known.items()}
