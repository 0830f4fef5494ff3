"""Records are declared as classes, and the type checker knows the fields of every state."""

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from regalia import games
from regalia.engine.state import pool_of, snapshot

GAMES = Path(games.__file__).parent
UNTYPED = {"", "Any", "Record", "Snapshot", "GameState", "np.record"}
STATES = {"state", "world", "seat_state", "me", "event", "deal", "offer"}
"""What records are called in the games."""


def untyped(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.FunctionDef):
            for each in [*node.args.posonlyargs, *node.args.args, *node.args.kwonlyargs]:
                said = ast.unparse(each.annotation) if each.annotation else ""
                if said in UNTYPED and (each.arg in STATES or said in UNTYPED - {"", "Any"}):
                    yield f"{path.relative_to(GAMES)}: {node.name}({each.arg}: {said})"


def test_no_function_of_a_game_takes_a_state_without_a_type() -> None:
    assert [found for path in GAMES.rglob("*.py") for found in untyped(path)] == []


@pytest.mark.parametrize("name", games.NAMES)
def test_a_snapshot_holds_the_numbers_of_the_record(name: str) -> None:
    dtype = games.load(name).state
    pool = pool_of(dtype, 1)
    pool.view("u1")[:] = [number % 100 for number in range(dtype.itemsize)]

    assert_same(snapshot(pool), pool[0])


def assert_same(plain: Any, record: Any) -> None:
    if record.dtype.names is None:
        assert plain == record.tolist()
    elif isinstance(record, np.ndarray):
        assert len(plain) == len(record)
        for one, other in zip(plain, record, strict=True):
            assert_same(one, other)
    else:
        for name in record.dtype.names:
            assert_same(getattr(plain, name), record[name])
