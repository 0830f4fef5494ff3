"""Made ready means: nothing that a table needs is left to compile while people wait."""

import pytest

from regalia import games
from regalia.table.warming import warm_up


@pytest.mark.parametrize("name", games.NAMES)
def test_warming_up_reaches_all_that_a_table_needs(name: str) -> None:
    game = games.load(name)

    warm_up(game)

    needed = {
        "asking": game.template("simple_bots").ask_bot,
        "thinking": game.template("tree_search").think,
        "acting": game.visibility.act,
        "undoing": game.visibility.is_bound,
        "ranking": game.entry_points.rank,
    }
    assert [what for what, function in needed.items() if not function.signatures] == []
