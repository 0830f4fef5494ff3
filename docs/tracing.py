"""Which code and which tests stand for each rule: found by its id in docstrings and names."""

import ast
import re
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

from regalia import games
from regalia.rulepages import read_page

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "src" / "regalia"
Found = dict[str, list[str]]


def functions(path: Path) -> Iterator[tuple[str, str]]:
    """The functions and classes of a file, each with its docstring."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            yield node.name, ast.get_docstring(node) or ""


def link(path: Path, name: str) -> str:
    return f"[`{name}`](../{path.relative_to(ROOT).as_posix()})"


def ids_in(text: str, prefix: str) -> set[str]:
    """The ids a text names, ranges such as `MJ-01 to MJ-05` included."""
    found = set(re.findall(rf"\b{prefix}-\d\d\b", text))
    for first, last in re.findall(rf"{prefix}-(\d\d) to {prefix}-(\d\d)", text):
        found.update(f"{prefix}-{n:02}" for n in range(int(first), int(last) + 1))
    return found


def code_of(folder: Path, prefix: str) -> Found:
    found: Found = defaultdict(list)
    for path in sorted(folder.glob("*.py")):
        for name, text in functions(path):
            for id in ids_in(text, prefix):
                found[id].append(link(path, name))
        module = ast.get_docstring(ast.parse(path.read_text("utf-8"))) or ""
        for id in ids_in(module, prefix):
            found[id].append(link(path, path.name))
        for id in ids_in(path.read_text("utf-8"), prefix) - set(found):
            found[id].append(link(path, path.name))
    return found


def tests_of(folder: Path, prefix: str) -> Found:
    found: Found = defaultdict(list)
    for path in sorted(folder.glob("test_*.py")):
        for name, _ in functions(path):
            for number in re.findall(rf"{prefix.lower()}_(\d\d)", name):
                found[f"{prefix}-{number}"].append(link(path, name))
    return found


def game_part(name: str) -> Iterator[str]:
    game, page = games.load(name), read_page(name, "en")
    folder = name.replace("-", "_")
    code = code_of(PACKAGE / "games" / folder, game.rule_prefix)
    tests = tests_of(ROOT / "tests" / "games" / folder, game.rule_prefix)
    yield f"## {page.text.splitlines()[0].lstrip('# ')}\n"
    yield "| rule | code | tests |\n|---|---|---|"
    for id, rule in page.rules.items():
        address = f"games/{name}.md#{anchor(id, rule.title)}"
        cells = ["<br>".join(dict.fromkeys(cell)) for cell in (code[id], tests[id])]
        yield f"| [{id}]({address}) {rule.title} | {cells[0]} | {cells[1]} |"
    yield ""


def anchor(id: str, title: str) -> str:
    kept = re.sub(r"[^\w\s-]", "", f"{id} {title}".lower())
    return kept.replace(" ", "-")


def trace() -> str:
    parts = [
        "# Every rule, its code and its tests\n",
        "Made by `make docs`: code that names a rule's id where it is written down, and the tests "
        "named after it.\n",
    ]
    for name in games.NAMES:
        parts += game_part(name)
    return "\n".join(parts)
