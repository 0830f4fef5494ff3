"""Drafts: what is about to be written into a table's log, whoever does it."""

from collections.abc import Sequence
from dataclasses import dataclass

import sqlalchemy as sa

from regalia.engine.game import SPECTATOR
from regalia.engine.position import Position
from regalia.table import index
from regalia.table.entries import Away, Body, Closed, Moved, Reason
from regalia.table.table import Table


@dataclass(slots=True)
class Draft:
    """An entry to be, and what it brings along."""

    body: Body
    seen: int
    changes: Sequence[sa.Executable] = ()
    after: Position | None = None
    action: int = 0


def played(table: Table, seat: int, action: int, bot: str = "") -> Draft:
    """An action as a draft, unless the rules forbid it."""
    before = table.position
    after, seen = before.act(seat, action)
    changes = (
        [index.status(table.id, "finished", table.changed_for(SPECTATOR))] if after.over else []
    )
    named = before.game.name_action(before.snapshot, seat, action)
    return Draft(Moved(seat, named, bot), seen, changes, after, action)


def stood_in(table: Table, seat: int, why: Reason) -> Draft:
    return Draft(Away(seat, why, table.opened.stand_in), table.everybody)


def closed(table: Table, *changes: sa.Executable) -> Draft:
    over = index.status(table.id, "closed", table.changed_for(SPECTATOR))
    return Draft(Closed(), table.everybody, [*changes, over])
