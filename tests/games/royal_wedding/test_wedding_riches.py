"""The laws hold in states that random play alone hardly ever reaches."""

import random
from collections import Counter
from dataclasses import replace

import numpy as np
import pytest
from rich_wedding import GAME, RULES

from regalia.engine.match import Match
from regalia.engine.specialise import specialise
from regalia.engine.state import pool_of
from regalia.lab.soaking import LONGEST

RICH = replace(GAME, name="rich-wedding", rules=RULES)


@pytest.mark.parametrize("players", GAME.players)
def test_rich_houses_break_no_law(players: int) -> None:
    loops = specialise("regalia.lab.soak", RICH.name, RULES)
    where = np.zeros(2, np.int64)

    verdict = loops.soak(
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
        match = Match(RICH, 3 + seed % 4, seed)
        chance = random.Random(seed)
        while acting := match.acting:
            seat = chance.choice(acting)
            action = chance.choice(match.actions(seat))
            match.play(seat, RICH.name_action(match.snapshot, seat, action))
            both = [
                sum(side[s] > 0 for s in range(match.players))
                for side in match.snapshot.battle.forces
            ]
            met["helpers on both sides"] += min(both) > 1
            for viewer in range(match.players):
                met.update(f"{m.id} {m.args.get('card', '')}" for m in match.events(viewer))

    assert met["helpers on both sides"] > 0
    assert met["royal-wedding-done coffers"] > 0
    assert met["royal-wedding-close "] > 0
    assert met["royal-wedding-bind-later "] > 0
    assert met["royal-wedding-renege "] > 0
    assert met["royal-wedding-faithless-aid-attack "] > 0
