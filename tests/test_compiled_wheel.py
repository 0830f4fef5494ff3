"""A wheel that brings machine code along: installed far from here, it compiles nothing."""

import sys
from pathlib import Path
from shutil import copytree, ignore_patterns

from regalia.compiling import PARTS, make_ready
from regalia.engine.machine_code import cache_of, is_ready
from test_packages import ROOT, installed, run


def compiled(folder: Path) -> Path:
    """The machine code of one game, and of what all share."""
    if not all(is_ready("majesty", part) for part in PARTS):
        [*make_ready("majesty", *PARTS)]
    for name in ("majesty", ""):
        place = folder / cache_of(name).name
        copytree(cache_of(name), place, ignore=ignore_patterns("*.tmp.*"))  # others write there
    return folder


def made(folder: Path) -> Path:
    build = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    run(*build, folder=ROOT, REGALIA_WHEEL_COMPILED=str(compiled(folder / "compiled")))
    [wheel] = folder.glob("regalia-*.whl")
    assert not wheel.name.endswith("-none-any.whl")
    return wheel


def contents(folder: Path) -> dict[str, bytes]:
    files = [path for path in folder.rglob("*") if path.is_file()]
    return {str(path.relative_to(folder)): path.read_bytes() for path in files}


def test_a_wheel_with_machine_code_compiles_nothing(tmp_path: Path) -> None:
    programs, own = installed(made(tmp_path), tmp_path), tmp_path / "cache"
    environment = {"REGALIA_CACHE_DIR": str(own), "NUMBA_CPU_NAME": "generic"}

    played = run(
        programs / "regalia", "simulate", "majesty", "--games", "10", "--json",
        folder=tmp_path, **environment,
    )  # fmt: skip

    assert '"games": 10' in played
    assert contents(own / "compiled") == contents(tmp_path / "compiled")
