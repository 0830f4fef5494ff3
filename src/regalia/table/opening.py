"""Opening tables: what somebody would like to play, checked, and the same again."""

from typing import Any

import msgspec

from regalia import games, learn
from regalia.bots import USUAL, Seated, names
from regalia.engine.errors import bad_input
from regalia.engine.game import Game, read_options
from regalia.engine.match import fresh_seed
from regalia.engine.transcript import fresh_salt
from regalia.table.entries import PATIENCE_SECONDS, ClockPlan, Opened, SeatPlan
from regalia.table.table import Table

STAND_IN = USUAL
"""The bot that plays for people who are away, where a table names no other."""
SHORTEST_CLOCK, LONGEST_CLOCK = 5, 14 * 86_400
SHORTEST_PATIENCE = 30


class Plan(msgspec.Struct, frozen=True, kw_only=True):
    """A table as somebody would like it."""

    game: str
    seats: list[SeatPlan]
    options: dict[str, Any] = {}
    public: bool = True
    clock: ClockPlan | None = None
    patience: int = PATIENCE_SECONDS
    stand_in: str = STAND_IN
    rematch_of: str = ""
    lesson: bool = False


def opened(plan: Plan) -> Opened:
    """The first entry of a table, with its own secret seed."""
    game = games.load(plan.game)
    game.check_players(len(plan.seats))
    options = read_options(game, plan.options, len(plan.seats))
    for seat in plan.seats:
        check_plan(game, seat)
    Seated(game, plan.stand_in)
    if plan.clock:
        check_span("table-clock", plan.clock.seconds, SHORTEST_CLOCK)
    if plan.patience:
        check_span("table-patience", plan.patience, SHORTEST_PATIENCE)
    seed = learn.load(game.name).seed if plan.lesson else fresh_seed().hex()
    return Opened(
        game=game.name, rules=game.version, options=msgspec.to_builtins(options),
        seats=plan.seats, public=plan.public, clock=plan.clock, stand_in=plan.stand_in,
        seed=seed, salt=fresh_salt().hex(), rematch_of=plan.rematch_of, lesson=plan.lesson,
        counts_from=0, patience=plan.patience,
    )  # fmt: skip


def check_span(complaint: str, seconds: int, least: int) -> None:
    if not least <= seconds <= LONGEST_CLOCK:
        raise bad_input(complaint, seconds=seconds, least=least, most=LONGEST_CLOCK)


def check_plan(game: Game, plan: SeatPlan) -> None:
    if plan.kind == "bot":
        Seated(game, plan.bot)
    elif plan.bot:
        raise bad_input("table-plan", known=names())


def rematch_plan(table: Table, is_public: bool) -> Plan:
    """The same again, every seat kept for who sat there."""
    seats = [
        SeatPlan("reserved", person=seat.person) if seat.person else seat.plan
        for seat in table.seats
    ]
    before = table.opened
    return Plan(
        game=before.game, seats=seats, options=before.options, public=is_public,
        clock=before.clock, patience=before.patience, stand_in=before.stand_in,
        rematch_of=table.id,
    )  # fmt: skip
