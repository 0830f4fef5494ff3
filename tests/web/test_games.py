"""What the server says of each game before a table is opened."""

from pathlib import Path

import httpx
import msgspec
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


def test_a_game_is_told_with_what_is_printed_in_its_box(tmp_path: Path) -> None:
    with serving(f"sqlite:///{tmp_path}/r.db") as address:
        cards = httpx.get(f"{address}/api/v1/games").json()
        for card in cards:
            box = httpx.get(f"{address}/api/v1/games/{card['name']}").json()
            game = games.load(card["name"])

            assert box.pop("facts") == msgspec.to_builtins(game.facts)
            assert box == card
            assert card["players"] == list(game.players)
            assert card["usual"] in game.players
            assert card["usual_bot"] in card["bots"]
        unknown = httpx.get(f"{address}/api/v1/games/chess")
    assert unknown.status_code == 422


@pytest.mark.parametrize("path", ["/games", "/games/majesty"])
def test_what_is_told_of_games_is_kept_until_it_is_another(tmp_path: Path, path: str) -> None:
    with serving(f"sqlite:///{tmp_path}/r.db") as address:
        first = httpx.get(f"{address}/api/v1{path}")
        tag = {"If-None-Match": first.headers["etag"]}
        again = httpx.get(f"{address}/api/v1{path}", headers=tag)
        russian = httpx.get(f"{address}/api/v1{path}", headers={**tag, "Accept-Language": "ru"})

    assert first.headers["cache-control"] == "no-cache"
    assert (again.status_code, again.content) == (304, b"")
    assert again.headers["etag"] == first.headers["etag"]
    assert russian.status_code == 200
