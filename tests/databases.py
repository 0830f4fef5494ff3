"""A PostgreSQL server of our own, for the tests that need one; it goes with them."""

import glob
import os
import secrets
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

HOW = "PostgreSQL's programs are missing: apt-get install postgresql"


def programs() -> Path | None:
    """Where initdb and postgres are, the newest version first."""
    found = sorted(glob.glob("/usr/lib/postgresql/*/bin/initdb"), key=lambda p: -version(p))
    there = shutil.which("initdb")
    first = next(iter([*found, *([there] if there else [])]), None)
    return Path(first).parent if first else None


def version(path: str) -> float:
    return float(path.split("/")[4])


def as_user(command: list[str]) -> list[str]:
    """PostgreSQL refuses to run as root."""
    return ["runuser", "-u", "postgres", "--", *command] if os.geteuid() == 0 else command


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class Server:
    """PostgreSQL in a folder of its own, on a port of its own, for this machine only."""

    def __init__(self, bin: Path, folder: Path) -> None:
        self.bin, self.folder, self.port = bin, folder, free_port()
        init = [str(bin / "initdb"), "-D", str(folder / "data"), "-U", "regalia", "-A", "trust"]
        self.run([*init, "-E", "UTF8", "--no-sync"])
        self.start()

    def run(self, command: list[str]) -> None:
        subprocess.run(
            as_user(command), check=True, stdout=subprocess.DEVNULL, cwd=self.folder, timeout=120
        )

    def control(self, *words: str) -> None:
        self.run([str(self.bin / "pg_ctl"), "-D", str(self.folder / "data"), "-w", *words])

    def start(self) -> None:
        options = f"-p {self.port} -h 127.0.0.1 -k {self.folder} -c max_connections=60"
        self.control("-o", options, "-l", str(self.folder / "log"), "start")

    def stop(self, how: str = "fast") -> None:
        self.control("-m", how, "stop")

    @property
    def url(self) -> str:
        return f"postgresql://regalia@127.0.0.1:{self.port}"

    def new_database(self) -> str:
        """The address of an empty database."""
        name = f"t{secrets.token_hex(5)}"
        place = ["-h", "127.0.0.1", "-p", str(self.port), "-U", "regalia"]
        self.run([str(self.bin / "createdb"), *place, name])
        return f"{self.url}/{name}"


@contextmanager
def postgresql() -> Iterator[Server]:
    bin = programs()
    assert bin is not None, HOW
    folder = Path(tempfile.mkdtemp(prefix="regalia-pg-"))
    if os.geteuid() == 0:
        shutil.chown(folder, "postgres")
    server = Server(bin, folder)
    try:
        yield server
    finally:
        server.stop("immediate")
        shutil.rmtree(folder, ignore_errors=True)
