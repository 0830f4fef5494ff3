"""The games there are, what is printed in their boxes, their options and their rules."""

import functools
import hashlib
import operator
import typing
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import msgspec
from litestar import MediaType, Request, Response, Router
from litestar.params import FromQuery

from regalia import games
from regalia.bots import USUAL, names
from regalia.engine.game import Facts, Options
from regalia.rulepages import Page, read_page
from regalia.table.warming import Readiness
from regalia.web.caller import header, language_of
from regalia.web.dependencies import TheHall, Word, get
from regalia.words import languages, words

Asked = Request[Any, Any, Any]
Language = FromQuery[str | None]

if TYPE_CHECKING:
    AnyFacts = Facts
else:
    AnyFacts = functools.reduce(operator.or_, (type(games.load(n).facts) for n in games.NAMES))
    """What any of the games says, by its tag: the description of the API lists them all."""


class GameCard(msgspec.Struct, frozen=True):
    name: str
    title: str
    players: list[int]
    usual: int
    """A good number of players for a first game against bots."""
    minutes: tuple[int, int]
    """How long a game takes people, from and to."""
    secrets: bool
    """Can a player hold something that others must not see?"""
    rules: int
    """The version of the rules."""
    rule_prefix: str
    """What the ids of its rules begin with."""
    rule_count: int
    options: dict[str, Any]
    """A JSON schema of what a table can choose."""
    options_help: str
    """How they are typed in a terminal, where seats are counted from 1."""
    variants: dict[str, dict[str, Any]]
    """Well-known ways to play, and their options."""
    bots: list[str]
    """The bots that can sit there: the levels from the weakest on, then the simple ones."""
    usual_bot: str
    characters: list[str]
    """Characters a bot can have, the usual one first, as in `duke:vengeful`; often none."""


class GameBox(GameCard, frozen=True):
    facts: AnyFacts
    """What is printed on the game's cards and boards."""


def card_of(name: str, language: str, bots: Sequence[str]) -> GameCard:
    game, say = games.load(name), words(language)
    return GameCard(
        name=name,
        title=say(f"{name}-title"),
        players=list(game.players),
        usual=game.usual,
        minutes=game.minutes,
        secrets=game.secrets,
        rules=game.version,
        rule_prefix=game.rule_prefix,
        rule_count=game.rule_count,
        options=schema_of(game.options),
        options_help=say(f"{name}-option-help", **game.options.figures()),
        variants={key: msgspec.to_builtins(value) for key, value in game.variants.items()},
        bots=list(bots),
        usual_bot=USUAL,
        characters=list(game.tempers),
    )


def schema_of(options: type[Options]) -> dict[str, Any]:
    """As JSON; words to choose from stand in the order they were written in."""
    schema = msgspec.json.schema(options)
    for field in msgspec.structs.fields(options):
        properties = schema["$defs"][options.__name__]["properties"][field.name]
        for part in properties.get("anyOf", [properties]):
            if words := [word for word in written_in(field.type) if word in part.get("enum", [])]:
                part["enum"] = words
    return schema


def written_in(wanted: Any) -> list[Any]:
    """The parts of a type, as they were written."""
    parts = typing.get_args(wanted)
    return [word for part in parts for word in (written_in(part) or [part])]


@functools.cache
def cards_in(language: str, bots: tuple[str, ...]) -> bytes:
    return msgspec.json.encode([card_of(name, language, bots) for name in games.NAMES])


@functools.cache
def box_of(name: str, language: str, bots: tuple[str, ...]) -> bytes:
    card, facts = card_of(name, language, bots), games.load(name).facts
    return msgspec.json.encode(GameBox(**msgspec.structs.asdict(card), facts=facts))


@get("/games", summary="All games", sync_to_thread=False)
def list_games(request: Asked, language: Language = None) -> Response[list[GameCard]]:
    return lasting(request, cards_in(spoken(request, language), tuple(names())))


@get("/readiness", summary="How far the server has come with each game", sync_to_thread=False)
def get_readiness(hall: TheHall) -> list[Readiness]:
    """After the first start, or an update, the rules are compiled; tables of a game wait for it."""
    return hall.warmth.tell()


@get("/games/{game:str}", summary="A game and what is printed in its box", sync_to_thread=False)
def get_game(request: Asked, game: Word, language: Language = None) -> Response[GameBox]:
    tongue = spoken(request, language)
    games.check_name(game)
    return lasting(request, box_of(game, tongue, tuple(names())))


def lasting(request: Asked, content: bytes) -> Response[Any]:
    """An answer that a browser keeps; it asks again each time whether it is still the same."""
    tag = f'"{hashlib.sha256(content).hexdigest()[:32]}"'
    headers = {"etag": tag, "cache-control": "no-cache", "vary": "accept-language, cookie"}
    if tag in header(request.scope, b"if-none-match"):
        return Response(b"", status_code=304, headers=headers)
    return Response(content, media_type=MediaType.JSON, headers=headers)


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


router = Router(
    "/", tags=["games"], route_handlers=[list_games, get_readiness, get_game, get_rules]
)
