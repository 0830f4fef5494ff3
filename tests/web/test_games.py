"""What the server says of each game before a table is opened."""

from pathlib import Path

import httpx
import pytest
from serving import serving

from regalia import games
from regalia.words import languages


@pytest.mark.parametrize("language", languages())
def test_every_game_has_a_card_and_rules_in_every_language(tmp_path: Path, language: str) -> None:
    with serving(f"sqlite:///{tmp_path}/r.db") as address:
        headers = {"Accept-Language": language}

        cards = httpx.get(f"{address}/api/v1/games", headers=headers).json()

        assert [card["name"] for card in cards] == list(games.NAMES)
        for card in cards:
            assert card["options_help"]
            rules = httpx.get(f"{address}/api/v1/games/{card['name']}/rules", headers=headers)
            assert rules.status_code == 200


def test_a_card_tells_the_levels_of_bots_and_their_characters(tmp_path: Path) -> None:
    with serving(f"sqlite:///{tmp_path}/r.db") as address:
        cards = {card["name"]: card for card in httpx.get(f"{address}/api/v1/games").json()}

    assert "sovereign" in cards["royal-wedding"]["bots"]
    assert cards["royal-wedding"]["characters"] == ["opportunist", "honest", "vengeful"]
    assert cards["majesty"]["characters"] == []
