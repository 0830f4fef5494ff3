"""The laws hold in states that random play alone hardly ever reaches."""

import random
from collections import Counter
from dataclasses import replace

import numpy as np
import pytest

from games.royal_wedding.rich_wedding import GAME, RULES
from regalia.engine.match import Match
from regalia.engine.state import pool_of
from regalia.games.royal_wedding.view import heard
from regalia.lab.soak import LONGEST

RICH = replace(GAME, name="rich-wedding", rules=RULES)
RARE = (
    "helpers on both sides",
    "royal-wedding-done coffers",
    "royal-wedding-close ",
    "royal-wedding-bind-later ",
    "royal-wedding-renege ",
    "royal-wedding-faithless-aid-attack ",
)


@pytest.mark.parametrize("players", GAME.players)
def test_rich_houses_break_no_law(players: int) -> None:
    where = np.zeros(2, np.int64)

    verdict = RICH.template("soak").soak(
        pool_of(RICH.state, 1),
        1,
        300,
        players,
        RICH.options().encode(),
        RICH.actions,
        LONGEST,
        where,
    )

    assert verdict == 0, where


def test_rich_houses_meet_the_rare_rules() -> None:
    met: Counter[str] = Counter()
    for seed in range(48):
        play_and_count(Match(RICH, 3 + seed % 4, seed), random.Random(seed), met)
        if all(met[rule] for rule in RARE):
            return

    assert [rule for rule in RARE if not met[rule]] == []


def play_and_count(match: Match, chance: random.Random, met: Counter[str]) -> None:
    while acting := match.acting:
        seat = chance.choice(acting)
        action = chance.choice(match.actions(seat))
        match.take(seat, action)
        both = [
            sum(side[s] > 0 for s in range(match.players)) for side in match.snapshot.battle.forces
        ]
        met["helpers on both sides"] += min(both) > 1
        for viewer in range(match.players):
            told = heard(match.snapshot, viewer)
            met.update(f"{m.id} {m.args.get('card', '')}" for m in told)
