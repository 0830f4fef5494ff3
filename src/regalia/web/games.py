"""The games there are, their options and their rules."""

from typing import Any

import msgspec
from litestar import Request, Router
from litestar.params import FromQuery

from regalia import games
from regalia.bots import NAMES
from regalia.rulepages import Page, read_page
from regalia.web.caller import language_of
from regalia.web.given import Word, get
from regalia.words import languages, words

Asked = Request[Any, Any, Any]
Language = FromQuery[str | None]


class GameCard(msgspec.Struct, frozen=True):
    name: str
    title: str
    players: list[int]
    rules: int
    """The version of the rules."""
    options: dict[str, Any]
    """A JSON schema of what a table can choose."""
    options_help: str
    variants: dict[str, dict[str, Any]]
    """Well-known ways to play, and their options."""
    bots: list[str]
    """The bots that can sit there, the levels from the weakest on."""
    characters: list[str]
    """Characters a bot can have, the usual one first, as in `duke:vengeful`; often none."""


def card_of(name: str, language: str) -> GameCard:
    game, say = games.load(name), words(language)
    return GameCard(
        name=name,
        title=say(f"{name}-title"),
        players=list(game.players),
        rules=game.version,
        options=msgspec.json.schema(game.options),
        options_help=say(f"{name}-option-help"),
        variants={key: msgspec.to_builtins(value) for key, value in game.variants.items()},
        bots=list(NAMES),
        characters=list(game.tempers),
    )


@get("/games", summary="All games", sync_to_thread=False)
def list_games(request: Asked, language: Language = None) -> list[GameCard]:
    return [card_of(name, spoken(request, language)) for name in games.NAMES]


@get("/games/{game:str}/rules", summary="The rules of a game, by id", sync_to_thread=False)
def get_rules(request: Asked, game: Word, language: Language = None) -> Page:
    tongue = spoken(request, language)
    games.check_name(game)
    return read_page(game, tongue)


def spoken(request: Asked, language: str | None) -> str:
    """The language asked for, else the best the browser names; complaints are made in it too."""
    if language in languages():
        request.scope["state"]["language"] = language
    return language_of(request.scope)


router = Router("/", tags=["games"], route_handlers=[list_games, get_rules])
