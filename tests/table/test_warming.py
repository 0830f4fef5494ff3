"""Made ready means: nothing that a table needs is left to compile while people wait."""

import pytest

from regalia import games
from regalia.bots import asker_of
from regalia.bots.thinking import searcher_of
from regalia.table.warming import warm_up


@pytest.mark.parametrize("name", games.NAMES)
def test_warming_up_reaches_all_that_a_table_needs(name: str) -> None:
    game = games.load(name)

    warm_up(name)

    needed = {
        "asking": asker_of(game).ask_bot,
        "thinking": searcher_of(game).think,
        "acting": game.noticing.act,
        "undoing": game.noticing.is_bound,
        "ranking": game.doors.rank,
    }
    assert [what for what, function in needed.items() if not function.signatures] == []
