"""Servers as processes of their own, which can be killed, and people who do not give up."""

import json
import random
import signal
import subprocess
import sys
import threading
import time
import uuid
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
from serving import Player

from databases import free_port
from regalia.words import words

PATIENCE = 300.0
PAUSE = 0.02


class Process:
    """`regalia serve` on a port that it keeps over restarts."""

    def __init__(self, database: str, log: Path, *options: str) -> None:
        self.database, self.log, self.options, self.port = database, log, options, free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.start()

    def start(self) -> None:
        command = [sys.executable, "-m", "regalia", "--lang", "en", "serve", "--requests", "0"]
        with self.log.open("a") as log:
            self.process = subprocess.Popen(
                [*command, "--port", str(self.port), "--database", self.database, *self.options],
                stdout=log, stderr=log,
            )  # fmt: skip
        self.wait_for_an_answer()

    def wait_for_an_answer(self) -> None:
        until = time.monotonic() + PATIENCE
        while True:
            assert self.process.poll() is None, self.log.read_text()
            try:
                httpx.get(f"{self.address}/health", timeout=PATIENCE)
            except httpx.TransportError:
                assert time.monotonic() < until, self.log.read_text()
                time.sleep(PAUSE)
            else:
                return

    def kill(self) -> None:
        """As kill -9 does: without a word."""
        self.process.kill()
        self.process.wait()

    def stop(self, how: signal.Signals = signal.SIGTERM) -> None:
        """As an administrator does: it ends by itself, says so, and all is well."""
        self.process.send_signal(how)
        assert self.process.wait(PATIENCE) == 0, self.log.read_text()
        assert self.log.read_text("utf-8").rstrip().endswith(words("en")("cli-serve-stopped"))


@contextmanager
def processes(database: str, folder: Path, count: int = 1) -> Iterator[list[Process]]:
    folder.mkdir(exist_ok=True)
    started = [Process(database, folder / f"{number}.log") for number in range(count)]
    try:
        yield started
    finally:
        for process in started:
            process.kill()


class Company(threading.Thread):
    """People at one table who play on whatever happens, through whichever server answers.

    A command that was not answered is sent again with its key, as a client does. `acknowledged`
    holds the keys of all moves that were answered, and of all that was said.
    """

    def __init__(self, addresses: list[str], names: list[str], bots: int, seed: int) -> None:
        super().__init__(daemon=True)
        self.addresses, self.chance = addresses, random.Random(seed)
        self.http = httpx.Client(timeout=PATIENCE)
        self.acknowledged: list[str] = []
        self.failure: BaseException | None = None
        self.enough = threading.Event()
        self.cookies = [self.welcome(name) for name in names]
        seats = [{"kind": "open"}] * len(names) + [{"kind": "bot", "bot": "greedy"}] * bots
        self.order = {"game": "majesty", "seats": seats}
        self.tables: list[str] = []
        self.sit_down()

    def welcome(self, name: str) -> str:
        with Player(self.addresses[0], name) as player:
            return f"regalia={player.http.cookies['regalia']}"

    def sit_down(self) -> None:
        table = self.insist(0, "POST", "/tables", self.order)["table"]
        for seat in range(1, len(self.cookies)):
            self.insist(seat, "POST", f"/tables/{table}/join", {"seat": seat})
        self.insist(0, "POST", f"/tables/{table}/start")
        self.tables.append(table)

    def run(self) -> None:
        try:
            while not self.enough.is_set():
                self.play()
        except BaseException as error:
            self.failure = error

    def play(self) -> None:
        """One move; another table where the game is over."""
        path = f"/tables/{self.tables[-1]}"
        for seat in range(len(self.cookies)):
            picture = self.insist(seat, "GET", f"{path}?words=false")
            if picture["status"] == "finished":
                self.sit_down()
                return
            if self.chance.random() < 0.05:
                self.act(seat, f"{path}/chat", {"text": "and so on"})
            if picture["choices"]:
                move = self.chance.choice(picture["choices"])["move"]
                self.act(seat, f"{path}/moves", {"number": picture["number"], "move": move})
                return

    def act(self, seat: int, path: str, order: Any) -> None:
        key = uuid.uuid4().hex
        self.insist(seat, "POST", path, order, key)
        self.acknowledged.append(key)

    def insist(
        self, seat: int, method: str, path: str, body: Any = None, key: str | None = None
    ) -> Any:
        """Ask until there is an answer, of whichever server."""
        headers = {"Cookie": self.cookies[seat], "Idempotency-Key": key or uuid.uuid4().hex}
        until, last = time.monotonic() + PATIENCE, "nothing"
        while time.monotonic() < until:
            address = self.chance.choice(self.addresses)
            try:
                answer = self.http.request(
                    method, f"{address}/api/v1{path}", json=body, headers=headers
                )
            except httpx.TransportError as error:
                last = repr(error)
            else:
                if answer.status_code != 503:
                    assert answer.is_success, answer.text
                    return json.loads(answer.content)
                last = answer.text
            time.sleep(PAUSE)
        raise TimeoutError(f"{path}: {last}")

    def finish(self) -> None:
        """Play one more move than now, then stop."""
        before, until = len(self.acknowledged), time.monotonic() + PATIENCE
        while len(self.acknowledged) == before and self.failure is None:
            assert time.monotonic() < until
            time.sleep(PAUSE)
        self.enough.set()
        self.join(PATIENCE)
        self.http.close()
        if self.failure:
            raise self.failure


@contextmanager
def companies(addresses: list[str], count: int) -> Iterator[list[Company]]:
    """So many tables at which people play until the end of the block, some with a bot."""
    playing: list[Company] = []
    try:
        for number in range(count):
            playing.append(Company(addresses, ["Ann", "Bob"], bots=number % 2, seed=number))
            playing[-1].start()
        yield playing
        for company in playing:
            company.finish()
    finally:
        for company in playing:
            company.enough.set()
            company.http.close()
