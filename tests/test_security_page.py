"""SECURITY.md promises nothing without a test."""

import ast
import re
from pathlib import Path

ROOT = Path(__file__).parents[1]
PAGE = (ROOT / "SECURITY.md").read_text("utf-8")
NAMED = re.findall(r"`(tests/[\w/]+\.py)::(\w+)`", PAGE)


def promises() -> list[str]:
    """The points of the chapter, each with all its lines."""
    chapter = PAGE.split("## What is promised")[1].split("\n## ")[0]
    return re.split(r"^- ", chapter, flags=re.MULTILINE)[1:]


def test_every_test_it_names_is_there() -> None:
    missing = [f"{file}::{name}" for file, name in NAMED if name not in functions_of(ROOT / file)]

    assert len(NAMED) > 50
    assert missing == []


def functions_of(file: Path) -> set[str]:
    tree = ast.parse(file.read_text("utf-8")) if file.is_file() else ast.Module([], [])
    functions = (ast.FunctionDef, ast.AsyncFunctionDef)
    return {node.name for node in tree.body if isinstance(node, functions)}


def test_every_promise_names_a_test() -> None:
    assert [promise for promise in promises() if "::test_" not in promise] == []
