"""How the project hangs together: layers, rules and their tests, documents that are true."""

import ast
import re
import subprocess
import sys
from pathlib import Path

import pytest

from regalia import games

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "src" / "regalia"
LAYERS = ("engine", "games", "bots", "learn", "lab", "table", "web", "cli")
"""From the lowest up: a module imports from its own layer and those below."""
APART = ({"lab", "table"}, {"lab", "web"})
"""Neighbours that do not know each other."""


def layer(module: str) -> int | None:
    parts = module.split(".")
    return LAYERS.index(parts[1]) if len(parts) > 1 and parts[1] in LAYERS else None


def imports(path: Path) -> set[str]:
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            found.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            found.update({node.module, *(f"{node.module}.{alias.name}" for alias in node.names)})
    return found


def test_layers_import_downwards_only() -> None:
    wrong = []
    for path in PACKAGE.rglob("*.py"):
        own = layer("regalia." + ".".join(path.relative_to(PACKAGE).with_suffix("").parts))
        for imported in imports(path):
            other = layer(imported) if imported.startswith("regalia") else None
            if own is None or other is None:
                continue
            if other > own or {LAYERS[own], LAYERS[other]} in APART:
                wrong.append(f"{path.relative_to(ROOT)} imports {imported}")

    assert wrong == []


def test_engine_and_games_know_no_clock_no_chance_and_no_language() -> None:
    forbidden = {"time", "datetime", "random", "os.environ", "regalia.words", "fluent"}
    wrong = [
        f"{path.relative_to(ROOT)} imports {name}"
        for folder in ("engine", "games")
        for path in (PACKAGE / folder).rglob("*.py")
        for name in imports(path) & forbidden
        if path.name != "machine_code.py"  # how old a cache is
    ]

    assert wrong == []


@pytest.mark.parametrize("name", games.NAMES)
def test_every_rule_has_a_test_named_after_it(name: str) -> None:
    folder = ROOT / "tests" / "games" / name.replace("-", "_")
    tests = "\n".join(path.read_text("utf-8") for path in folder.glob("test_*.py"))
    untested = [
        id
        for id in games.load(name).rule_ids
        if not re.search(rf"def test_{id.lower().replace('-', '_')}_\w+", tests)
    ]

    assert untested == []


@pytest.mark.parametrize("name", games.NAMES)
def test_every_rule_is_named_in_the_code(name: str) -> None:
    """Which function is the rule's home can be found by its id."""
    folder = PACKAGE / "games" / name.replace("-", "_")
    code = "\n".join(path.read_text("utf-8") for path in folder.glob("*.py"))
    game = games.load(name)
    ranges = re.findall(rf"{game.rule_prefix}-(\d\d) to {game.rule_prefix}-(\d\d)", code)
    covered = {n for first, last in ranges for n in range(int(first), int(last) + 1)}
    missing = [id for n, id in enumerate(game.rule_ids, 1) if id not in code and n not in covered]

    assert missing == []


def test_generated_documents_are_up_to_date() -> None:
    done = subprocess.run(
        [sys.executable, str(ROOT / "docs" / "generate.py"), "--check"],
        capture_output=True, text=True, check=False,
    )  # fmt: skip

    assert done.returncode == 0, done.stdout


def test_the_library_lines_of_the_readme_run(capsys: pytest.CaptureFixture[str]) -> None:
    readme = (ROOT / "README.md").read_text("utf-8")
    [block] = re.findall(r"```python\n(.*?)```", readme, re.DOTALL)

    exec(compile(block, "README.md", "exec"), {})

    assert len([line for line in block.splitlines() if line.strip()]) <= 12
    assert "wins" in capsys.readouterr().out


def test_documents_link_to_files_that_exist() -> None:
    broken = []
    for path in [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")]:
        for target in re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", path.read_text("utf-8")):
            if not (path.parent / target).exists():
                broken.append(f"{path.relative_to(ROOT)}: {target}")

    assert broken == []


def rows_of(heading: str) -> list[tuple[str, str]]:
    """A table of docs/adding-a-game.md: what stands first in a row, and the rest."""
    text = (ROOT / "docs" / "adding-a-game.md").read_text("utf-8")
    table = text[text.index(f"| {heading} |") :].split("\n\n")[0]
    cells = [line.strip("| ").partition(" | ") for line in table.splitlines()[2:]]
    return [(first.strip("`"), rest) for first, _, rest in cells]


def defined_in(path: Path) -> set[str]:
    """Functions, classes and constants that stand in a file, not those it imports."""
    found: set[str] = set()
    for node in ast.parse(path.read_text("utf-8")).body:
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            found.add(node.name)
        elif isinstance(node, ast.Assign):
            found.update(each.id for each in node.targets if isinstance(each, ast.Name))
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            found.add(node.target.id)
    return found


@pytest.mark.parametrize("name", games.NAMES)
def test_every_game_stands_on_the_floor_plan_of_the_document(name: str) -> None:
    folder = PACKAGE / "games" / name.replace("-", "_")
    plan, chapters = rows_of("file"), dict(rows_of("game"))

    for file, holds in plan:
        missing = set(re.findall(r"`(\w+)`", holds)) - defined_in(folder / file)
        assert not missing, f"{name}/{file} does not hold {missing}"
    extra = set(re.findall(r"`(\w+\.py)`", chapters[folder.name]))
    assert {path.name for path in folder.glob("*.py")} == {file for file, _ in plan} | extra


def test_a_game_has_a_folder_in_the_browser_and_only_the_registry_knows_it() -> None:
    source = ROOT / "web" / "src"
    folders = {path.name for path in (source / "games").iterdir() if path.is_dir()}
    naming = re.compile(rf"[\"'`/]({'|'.join(games.NAMES)})[\"'`]")
    knowing = {
        path.relative_to(source).as_posix()
        for path in source.rglob("*")
        if path.suffix in (".ts", ".svelte")
        and not re.search(r"\.(test|testing|test-data|d)\.ts$", path.name)
        and path.relative_to(source).parts[:2] not in {("games", name) for name in games.NAMES}
        and naming.search(path.read_text("utf-8"))
    }

    assert folders == set(games.NAMES)
    assert all((source / "games" / name / "index.ts").is_file() for name in games.NAMES)
    assert knowing == {"games/index.ts"}
