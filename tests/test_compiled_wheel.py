"""A wheel that brings machine code along: installed far from here, it compiles nothing."""

import sys
import sysconfig
from pathlib import Path
from shutil import copytree

from regalia.compiling import PARTS, make_ready
from regalia.engine.machine_code import cache_of, is_ready
from test_packages import ROOT, run


def compiled(folder: Path) -> Path:
    """The machine code of one game, and of what all share."""
    if not all(is_ready("majesty", part) for part in PARTS):
        [*make_ready("majesty", *PARTS)]
    for name in ("majesty", ""):
        copytree(cache_of(name), folder / cache_of(name).name)
    return folder


def installed(folder: Path) -> Path:
    """The wheel in an environment of its own; what it needs is looked for in ours."""
    made = compiled(folder / "compiled")
    build = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    run(*build, folder=ROOT, REGALIA_WHEEL_COMPILED=str(made))
    [wheel] = folder.glob("regalia-*.whl")
    assert not wheel.name.endswith("-none-any.whl")
    environment = folder / "environment"
    run(sys.executable, "-m", "venv", "--without-pip", environment, folder=folder)
    python = environment / "bin" / "python"
    pip = [sys.executable, "-m", "pip", "--python", str(python)]
    run(*pip, "install", "--no-index", "--no-deps", wheel, folder=folder)
    [packages] = environment.glob("lib/python*/site-packages")
    (packages / "ours.pth").write_text(sysconfig.get_path("purelib"), "utf-8")
    return python.parent


def contents(folder: Path) -> dict[str, bytes]:
    files = [path for path in folder.rglob("*") if path.is_file()]
    return {str(path.relative_to(folder)): path.read_bytes() for path in files}


def test_a_wheel_with_machine_code_compiles_nothing(tmp_path: Path) -> None:
    programs, own = installed(tmp_path), tmp_path / "cache"
    environment = {"REGALIA_CACHE_DIR": str(own), "NUMBA_CPU_NAME": "generic"}

    played = run(
        programs / "regalia", "simulate", "majesty", "--games", "10", "--json",
        folder=tmp_path, **environment,
    )  # fmt: skip

    assert '"games": 10' in played
    assert contents(own / "compiled") == contents(tmp_path / "compiled")
