"""The peer: boardgame.io's server from npm, in memory, on the same work."""

import json
import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from bench.server.load import Outcome
from bench.server.proxy import free_port, wait_for

HERE = Path(__file__).parent.parent / "boardgame"
PRODUCTION = {**os.environ, "NODE_ENV": "production"}


def why_not() -> str:
    """What is in the way of measuring it here; installs it where nothing is."""
    if not (shutil.which("node") and shutil.which("npm")):
        return "boardgame.io is left out: node and npm are not installed"
    if (HERE / "node_modules" / "boardgame.io").is_dir():
        return ""
    install = ["npm", "install", "--no-audit", "--no-fund", "--silent"]
    if subprocess.run(install, cwd=HERE, check=False, capture_output=True).returncode:
        return "boardgame.io is left out: npm cannot install it here"
    return ""


@contextmanager
def boardgame_server() -> Iterator[tuple[int, int]]:
    """Its port and its process."""
    port = free_port()
    process = subprocess.Popen(
        ["node", "server.cjs", str(port)], cwd=HERE, env=PRODUCTION, stdout=subprocess.DEVNULL
    )
    try:
        wait_for(port)
        yield port, process.pid
    finally:
        process.terminate()
        process.wait(30)


def peer_load(port: int, matches: int, together: int) -> Outcome:
    """Whole games, so many matches at once, the next move upon the news of the one before."""
    command = ["node", "load.cjs", str(port), str(matches), str(together)]
    said = subprocess.run(
        command, cwd=HERE, env=PRODUCTION, check=True, capture_output=True, text=True
    ).stdout
    found = json.loads(said)
    return Outcome(found["seconds"], [wait / 1000 for wait in found["waits"]])
