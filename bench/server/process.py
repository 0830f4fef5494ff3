"""`regalia serve` as a process of its own."""

import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

ADDRESS = re.compile(r"http://127\.0\.0\.1:(\d+)/")
PATIENCE = 600.0
"""Seconds; the first start on a machine compiles the rules."""


@dataclass
class Serving:
    process: "subprocess.Popen[bytes]"
    port: int
    database: Path

    def get(self, path: str) -> str:
        with urlopen(f"http://127.0.0.1:{self.port}{path}", timeout=10) as answer:
            return str(answer.read().decode())

    def figure(self, name: str) -> float:
        """One of the server's own figures."""
        lines = self.get("/metrics").splitlines()
        return float(next(line for line in lines if line.startswith(f"{name} ")).split()[1])

    def cpu_seconds(self) -> float:
        return cpu_seconds(self.process.pid)

    def megabytes(self) -> float:
        """Resident memory."""
        status = Path(f"/proc/{self.process.pid}/status").read_text("ascii")
        return int(re.findall(r"VmRSS:\s+(\d+)", status)[0]) / 1024


def cpu_seconds(pid: int) -> float:
    """What a process has used of the processors so far."""
    fields = Path(f"/proc/{pid}/stat").read_text("ascii").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


@contextmanager
def serving(database: Path, *options: str) -> Iterator[Serving]:
    """A server on a free port, ready to answer, without limits on how much may be asked."""
    server = begin(database, *options)
    try:
        wait_until_ready(server)
        yield server
    finally:
        server.process.send_signal(signal.SIGTERM)
        server.process.wait(30)


def begin(database: Path, *options: str) -> Serving:
    """Start the process; it says where it listens as soon as it does."""
    command = [sys.executable, "-m", "regalia", "serve", "--port", "0", "--requests", "0"]
    said = database.with_suffix(".log")
    with said.open("w") as log:
        process = subprocess.Popen(
            [*command, "--streams", "0", "--database", f"sqlite:///{database}", *options],
            stdout=subprocess.DEVNULL, stderr=log,
        )  # fmt: skip
    while process.poll() is None:
        if found := ADDRESS.search(said.read_text("utf-8")):
            return Serving(process, int(found[1]), database)
        time.sleep(0.005)
    raise RuntimeError(said.read_text("utf-8"))


def wait_until_ready(server: Serving) -> None:
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        try:
            server.get("/ready")
        except (URLError, ConnectionError):
            time.sleep(0.05)
        else:
            return
    raise RuntimeError("the server did not become ready")
