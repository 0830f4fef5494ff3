"""The contract: what a game is to everything that is not a game."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from types import ModuleType
from typing import Any

import msgspec
import numpy as np

from regalia.engine.compiled import Array, Record
from regalia.engine.errors import bad_input
from regalia.engine.message import Message
from regalia.engine.reasons import of_data
from regalia.engine.specialise import specialise

Move = dict[str, Any]
"""A move people and files can read, such as {"take": 2, "as": "brewer"}."""

SPECTATOR = -1

Snapshot = Any
"""A state, or an event, as `regalia.engine.state.snapshot` gives it."""


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a table can choose before the game; each game adds its fields, all with defaults."""

    first: int = 0
    """The seat that starts, counted from 1; 0 draws lots."""

    def check(self, players: int) -> None:
        """Complain of what cannot be played."""
        if not 0 <= self.first <= players:
            raise bad_input("option-first", first=self.first, players=players)

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


@dataclass(frozen=True, eq=False, kw_only=True)
class Game:
    """One game: who it is, how its record looks, and its functions.

    `rules` are the compiled functions named in `regalia.engine.rulebook`, called on a record.
    The rest is plain Python and reads a snapshot of the record.
    """

    name: str
    rule_prefix: str
    rule_count: int
    version: int
    """Goes up whenever the same moves could lead elsewhere; transcripts name it."""
    players: range
    state: np.dtype[Any]
    actions: int
    """Actions are numbers from 0 to one less than this."""
    options: type[Options]
    variants: Mapping[str, Options]
    """Well-known ways to play, `standard` first; the conformance suite plays them all."""
    simulation: Options | None = None
    """What simulations play unless told otherwise, where it is not the options' defaults."""
    rules: Mapping[str, Callable[..., Any]]
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
    terms: Mapping[str, Callable[[Record, int], float]]
    """The parts of `worth` by name, compiled; a hint names those that decide."""
    pace: float = 1.0
    """How many iterations a bot thinks in the time it has, against Majesty."""
    tempers: Mapping[str, int] = field(default_factory=dict)
    """Characters a bot can have, the usual one first; numbers for the record's `tempers`."""
    near_misses: frozenset[int] = frozenset()
    """Codes of refusals that a person might well run into; `describe` takes such actions too."""
    previews_points: bool = False
    """Are the points of a choice certain, so that they can be shown before it is made?"""
    secret_turns: bool = False
    """May it be a secret whose decision is awaited? Then nobody is shown the clocks of others."""

    @property
    def rule_ids(self) -> list[str]:
        return [f"{self.rule_prefix}-{n:02}" for n in range(1, self.rule_count + 1)]

    @cached_property
    def doors(self) -> ModuleType:
        """The ways into this game's compiled code from Python."""
        return specialise("regalia.engine.doors", self.name, self.rules)

    @cached_property
    def noticing(self) -> ModuleType:
        """What a play is to those who watch it, compiled for this game."""
        return specialise("regalia.engine.noticing", self.name, self.rules)

    def check_players(self, players: int) -> None:
        if players not in self.players:
            raise bad_input(
                "players-count", game=self.name, players=players,
                fewest=self.players[0], most=self.players[-1],
            )  # fmt: skip


def read_options(game: Game, given: Mapping[str, Any], players: int) -> Options:
    """Options from a file or a command line, checked; text is read as what a field wants."""
    known = {field.name for field in msgspec.structs.fields(game.options)}
    for name in given:
        if name not in known:
            raise bad_input("option-unknown", option=name, known=sorted(known))
    try:
        options = msgspec.convert(dict(given), game.options, strict=False)
    except msgspec.ValidationError as error:
        raise bad_input("option-type", reason=of_data(str(error))) from error
    options.check(players)
    return options
