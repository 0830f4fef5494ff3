"""The contract: what a game is to everything that is not a game."""

import importlib
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from types import ModuleType
from typing import Any

import msgspec
import numpy as np

from regalia.engine.compiled import Array
from regalia.engine.errors import bad_input, shortened
from regalia.engine.message import Message
from regalia.engine.specialise import check_hooks, specialise
from regalia.engine.templates.rulebook import Rules

Move = dict[str, Any]
"""A move people and files can read, such as {"take": 2, "as": "brewer"}."""

SPECTATOR = -1
LOTS = -1

Snapshot = Any
"""A state, or an event, as `regalia.engine.state.snapshot` gives it."""


def game_in(module: str) -> "Game":
    game: Game = importlib.import_module(module).GAME
    return game


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a table can choose before the game; each game adds its fields, all with defaults."""

    first: int | None = None
    """The seat that starts; null: drawn by lot."""

    @property
    def starter(self) -> int:
        """The seat that starts as a number for `setup`; -1: drawn by lot."""
        return LOTS if self.first is None else self.first

    def check(self, players: int) -> None:
        """Complain of what cannot be played."""
        if self.first is not None and not 0 <= self.first < players:
            raise bad_input("option-first", number=self.first + 1, players=players)

    @classmethod
    def figures(cls) -> Mapping[str, int | str]:
        """What the sentence `<game>-option-help` is given of the printed data."""
        return {}

    def step_seconds(self) -> int:
        """How long a step that all share may take at a table; 0: as long as it takes."""
        return 0

    def may_whisper(self) -> bool:
        """May two people at a table talk without the others hearing it?"""
        return False

    def check_bots(self) -> None:
        """Complain of what only people can play."""

    def while_timed(self, bots: bool) -> "Options":
        """What is played where a shared step's time runs, with bots at the table or without."""
        return self

    def encode(self) -> Array:
        """As numbers for `setup`."""
        raise NotImplementedError


class View(msgspec.Struct, frozen=True, kw_only=True, tag_field="game"):
    """What one seat, or a spectator, may know; each game adds its name as a tag and its fields."""

    seat: int
    """Whose eyes these are; -1 for a spectator's."""
    players: int
    first: int
    acting: list[int]
    """The seats whose decision is awaited, as far as the viewer may know; empty: it is over."""
    points: list[int]
    places: list[int]
    events: list[Message]
    """What the last play brought, as this viewer may hear it."""
    ending: list[Message] = []
    """Why the game is over and who has won; empty while it is running."""


class Facts(msgspec.Struct, frozen=True, kw_only=True, tag_field="game"):
    """What is printed on cards and boards; each game adds its name as a tag and its fields.

    Made from the game's `data` alone. Boards, tooltips and sentences take their numbers and lists
    from here, so that a rule is changed in one place.
    """


@dataclass(frozen=True, eq=False, kw_only=True)
class Game:
    """One game: who it is, how its record looks, and its functions.

    `rules` are the compiled functions named in `regalia.engine.templates.rulebook`, called on a
    record.
    The rest is plain Python and reads a snapshot of the record.
    """

    name: str
    rule_prefix: str
    rule_count: int
    version: int
    """Goes up whenever the same moves could lead elsewhere; transcripts name it."""
    players: range
    usual: int
    """A good number of players for a first game against bots."""
    minutes: tuple[int, int]
    """How long a game takes people, from and to."""
    secrets: bool
    """Can a player hold something that others must not see?"""
    facts: Facts
    state: np.dtype[Any]
    actions: int
    """`legal` lists actions from 0 to one less than this."""
    options: type[Options]
    variants: Mapping[str, Options]
    """Well-known ways to play, `standard` first; the conformance suite plays them all."""
    simulation: Options | None = None
    """What simulations play unless told otherwise, where it is not the options' defaults."""
    rules: Rules
    see: Callable[[Snapshot, int], View]
    name_action: Callable[[Snapshot, int, int], Move]
    read_action: Callable[[Snapshot, int, Move], int]
    """The action a move stands for; complains of a move that makes no sense here."""
    explain: Callable[[Snapshot, int, int, int], Message]
    """(state, seat, action, code of `refuse`): why not, with the rule's id."""
    ask: Callable[[Snapshot, int], Message]
    """(state, viewer): whose turn it is and what is asked, in one sentence."""
    describe: Callable[[Snapshot, int, int], Message]
    """(state, seat, legal action): what the choice is and what is certain to come of it."""
    narrate: Callable[[Snapshot, Snapshot, int], Message | None]
    """(state, event, viewer): what the viewer may hear of an event."""
    terms: Mapping[str, Callable[[Any, int], float]]
    """The parts of `worth` by name, compiled; a hint names those that decide."""
    pace: float = 1.0
    """How many iterations a bot thinks in the time it has, against Majesty."""
    tempers: Mapping[str, int] = field(default_factory=dict)
    """Characters a bot can have, the usual one first; numbers for the record's `tempers`."""
    action_numbers: int | None = None
    """The end of all numbers that moves can stand for, where they can say more than is listed."""
    near_misses: frozenset[int] = frozenset()
    """Codes of refusals that a person might well run into; `describe` takes such actions too."""
    previews_points: bool = False
    """Are the points of a choice certain, so that they can be shown before it is made?"""
    is_menu: Callable[[Snapshot], bool] = lambda state: False
    """May moves be possible now that `legal` does not list?"""
    may_act: Callable[[Snapshot], list[int]] = lambda state: []
    """Seats that may act now, though nothing is awaited of them."""
    common_step: Callable[[Snapshot], int] = lambda state: 0
    """The number of the step now in which all act at once and share the time; 0: none."""
    leave_step: Move = field(default_factory=dict)
    """The move by which a seat has done with such a step; played for all when its time is up."""
    discloses: frozenset[int] = frozenset()
    """Kinds of event that bring a secret to light by happening, not by what they say."""
    secret_turns: bool = False
    """May it be a secret whose decision is awaited? Then nobody is shown the clocks of others."""

    @property
    def rule_ids(self) -> list[str]:
        return [f"{self.rule_prefix}-{n:02}" for n in range(1, self.rule_count + 1)]

    def __copy__(self) -> "Game":
        return self

    def __deepcopy__(self, memo: object) -> "Game":
        return self

    def __reduce__(self) -> tuple[Callable[[str], "Game"], tuple[str]]:
        """A game is pickled as the module it is found in."""
        home = self.options.__module__.rpartition(".")[0]
        if game_in(home) is not self:
            raise TypeError(f"{self.name} is not the game of {home} and cannot be pickled")
        return game_in, (home,)

    def __post_init__(self) -> None:
        check_hooks(self.name, self.rules)

    @cached_property
    def copies(self) -> dict[str, ModuleType]:
        """The templates that were compiled for this game so far."""
        return {}

    def template(self, name: str) -> ModuleType:
        """One of `regalia.engine.templates`, compiled for this game."""
        return specialise(name, self.name, self.rules, self.copies)

    @cached_property
    def entry_points(self) -> ModuleType:
        """The ways into this game's compiled code from Python."""
        return self.template("entry_points")

    @cached_property
    def visibility(self) -> ModuleType:
        """What a play is to those who watch it."""
        return self.template("visibility")

    def check_players(self, players: int) -> None:
        if type(players) is not int or players not in self.players:
            raise bad_input(
                "players-count", game=self.name, players=shortened(players),
                fewest=self.players[0], most=self.players[-1],
            )  # fmt: skip

    def check_options(self, options: "Options | Mapping[str, Any] | None", players: int) -> Options:
        """Options from whoever gives them, as the game's own kind; complains of bad ones."""
        if options is None:
            return self.options()
        if isinstance(options, Mapping):
            return read_options(self, options, players)
        if not isinstance(options, self.options):
            raise bad_input("option-kind", game=self.name, given=type(options).__name__)
        return read_options(self, msgspec.structs.asdict(options), players, strict=True)


def read_options(
    game: Game, given: Mapping[str, Any], players: int, strict: bool = False
) -> Options:
    """Options by name, checked; unless strict, text is read as what a field wants."""
    known = {field.name for field in msgspec.structs.fields(game.options)}
    for name in given:
        if name not in known:
            raise bad_input("option-unknown", option=str(name), known=sorted(known))
    try:
        options = msgspec.convert(dict(given), game.options, strict=strict)
    except msgspec.ValidationError as error:
        option = misfit(given, game.options, strict)
        raise bad_input("option-type", option=option, given=shortened(given[option])) from error
    options.check(players)
    return options


def count_from_0(options: Mapping[str, Any]) -> dict[str, Any]:
    """Options of old, in which the starting seat was counted from 1 and 0 drew lots."""
    first = options.get("first", 0)
    if not isinstance(first, int):
        return dict(options)
    return {**options, "first": first - 1 if first else None}


def misfit(content: Mapping[str, Any], kind: type[msgspec.Struct], strict: bool = True) -> str:
    """The first field of a struct that the content lacks, or in which it does not fit."""
    for each in msgspec.structs.fields(kind):
        name = each.encode_name
        if each.required and name not in content:
            return name
        try:
            if name in content:
                msgspec.convert(content[name], each.type, strict=strict)
        except msgspec.ValidationError:
            return name
    return ""
