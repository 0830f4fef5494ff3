"""Whatever a person can read is a message: the package has no sentences of its own."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import regalia

PACKAGE = Path(regalia.__file__).parent
SENTENCE = re.compile(r"[^\W\d_]{2,} [^\W\d_]{2,}")
SQL = re.compile(r"\s*(CREATE|ALTER|INSERT|UPDATE|SELECT|PRAGMA|BEGIN|WITHOUT| ON CONFLICT)\b")
STYLE = re.compile(r"(bold|dim|strike|underline|italic)( \w+)*")
FOR_PROGRAMMERS = ("summary", "description", "metavar")
"""The description of the API is in English, as programs are."""
TO_ITSELF = {
    "cli/helpful.py": ["BOT BOT…"],
    "engine/game.py": [" is not the game of ", " and cannot be pickled"],
    "engine/random.py": ["a seed has 32 bytes"],
    "engine/specialise.py": [
        "no template is called ",
        ": they stand in ",
        ", which no template asks for; is it ",
    ],
    "reasons.py": [
        r"Object missing required field `(?P<field>.*)`",
        r"Object contains unknown field `(?P<field>.*)`",
        r"Expected `(?P<kind>\w+)`(?P<length> of length)? (?P<sign>[<>]=) (?P<bound>-?\d+)",
        r"JSON is malformed: .* \(byte (?P<byte>\d+)\)",
    ],
    "lab/soak.py": [" in the game with seed "],
    "table/database.py": ["pip install 'regalia[postgresql]'"],
    "table/picture.py": [
        "What any of the games shows, by its tag: the description of the API lists them all."
    ],
    "table/schema.py": ["DOUBLE PRECISION"],
    "table/upkeep/checking.py": ["REPEATABLE READ"],
    "table/table.py": ["the game at table ", " has not begun"],
    "toml.py": [r"\(at line (\d+), column (\d+)\)", "Invalid value"],
    "web/games.py": [
        "What any of the games says, by its tag: the description of the API lists them all."
    ],
    "web/health.py": ["warming up"],
    "web/metrics.py": [
        "Requests answered",
        "Time to answer",
        "Tables held in memory",
        "Open streams",
        "Decisions that wait",
        "Threads that think",
        "Seconds thought",
        "People whose bots wait",
        "Transactions written",
    ],
}
"""Assertions, words that are understood and not said, patterns, what machines ask machines."""
TALKING = {"echo", "print", "Text", "Rule", "Padding", "add_column", "add_row", "status", "secho"}


def names(node: ast.Call) -> str:
    return node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")


def docstrings(tree: ast.AST) -> set[int]:
    return {
        id(line.value)
        for node in ast.walk(tree)
        if isinstance(body := getattr(node, "body", None), list)
        for line in body
        if isinstance(line, ast.Expr)
    }


def unseen(tree: ast.AST) -> set[int]:
    """Strings that are said to programmers, to the log or to the figures."""
    found: set[int] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            spoken = [k.value for k in node.keywords if k.arg in FOR_PROGRAMMERS]
            if names(node) in {"Argument", "Counter", "Gauge", "Histogram", "error", "warning"}:
                spoken += [*node.args, *(keyword.value for keyword in node.keywords)]
            found |= {id(each) for each in spoken}
    return found


def sentences(tree: ast.AST) -> Iterator[str]:
    """Strings of more than one word that a person may come to read."""
    passed = docstrings(tree) | unseen(tree)
    for node in ast.walk(tree):
        if (
            isinstance(node, ast.Constant)
            and isinstance(node.value, str)
            and id(node) not in passed
        ):
            text = node.value
            if SENTENCE.search(text) and not SQL.match(text) and not STYLE.fullmatch(text):
                yield text


def words_shown(tree: ast.AST) -> Iterator[str]:
    """Words given straight to something that shows them."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and names(node) in TALKING:
            for shown in node.args[:1]:
                for part in shown.values if isinstance(shown, ast.JoinedStr) else [shown]:
                    if isinstance(part, ast.Constant) and re.search(
                        r"[^\W\d_]{3}", re.sub(r"\[/?\w*\]", "", str(part.value))
                    ):
                        yield str(part.value)


SHOWN = [
    'click.echo("Your turn")',
    'console.out.print(f"Your turn, {name}")',
    'Text("Turn")',
    'raise bad_input("option-type", reason="far too long")',
]


@pytest.mark.parametrize("code", SHOWN)
def test_visible_words_are_found(code: str) -> None:
    tree = ast.parse(code)

    assert [*sentences(tree), *words_shown(tree)]


@pytest.mark.parametrize(
    "path", sorted(PACKAGE.rglob("*.py")), ids=lambda p: p.relative_to(PACKAGE).as_posix()
)
def test_a_file_says_nothing_but_messages(path: Path) -> None:
    tree = ast.parse(path.read_text("utf-8"))
    name = path.relative_to(PACKAGE).as_posix()
    kept = TO_ITSELF.get(name, [])

    if name not in {"web/docs.py", "lab/bench.py"}:  # HTML, and a program for another process
        assert [text for text in sentences(tree) if text not in kept] == []
    assert list(words_shown(tree)) == []
