"""`regalia serve`: the server, with everything in one SQLite file unless told otherwise."""

import contextlib
import os
import signal
import socket
import sys
import webbrowser
from collections.abc import Sequence
from typing import get_args

import click

from regalia import games
from regalia.cli.helpful import HelpfulCommand, option
from regalia.cli.inputs import data_folder, invited_by_name, read_text
from regalia.cli.talk import Console
from regalia.engine.compiled import is_ready
from regalia.engine.errors import bad_input
from regalia.reasons import of_system, reason
from regalia.table import schema, warming
from regalia.table.doors import Accounts, Doors
from regalia.web import logs
from regalia.web.running import Running, prepare
from regalia.web.settings import Settings
from regalia.words import Words

ON_OFF = ("on", "off")


def command(console: Console) -> HelpfulCommand:
    words = console.words
    count = click.IntRange(0, 1_000_000)

    def run(
        host: str, port: int, database: str | None, opened: bool, https: bool, proxies: str,
        bots: str, threads: int | None, requests: int, streams: int, accounts: Accounts,
        guests: str, public_tables: str, password_file: str | None, verbose: bool,
    ) -> None:  # fmt: skip
        doors = Doors(
            accounts=accounts, guests=guests == "on", public_tables=public_tables == "on",
            password=read_password(password_file) if password_file else "",
        )  # fmt: skip
        settings = Settings(
            database=database or f"sqlite:///{data_folder() / 'regalia.db'}",
            requests_per_second=requests, streams_per_address=streams, secure_cookies=https,
            bot_threads=threads, doors=doors,
        )  # fmt: skip
        invited_by_name(bots)
        serve(console, settings, host, port, proxies, opened, verbose)

    return HelpfulCommand(
        words,
        "serve",
        [
            option(words, "--host", help="cli-serve-host", default="127.0.0.1"),
            option(words, "--port", help="cli-serve-port", type=click.IntRange(0, 65535),
                   default=8000),
            option(words, "--database", help="cli-serve-database", metavar="URL"),
            option(words, "--open", "opened", help="cli-serve-open", is_flag=True),
            option(words, "--https", help="cli-serve-https", is_flag=True),
            option(words, "--proxies", help="cli-serve-proxies", default=""),
            option(words, "--bots", help="cli-serve-bots", default=""),
            option(words, "--bot-threads", "threads", help="cli-serve-threads",
                   type=click.IntRange(1, 256)),
            option(words, "--requests", help="cli-serve-requests", type=count, default=100),
            option(words, "--streams", help="cli-serve-streams", type=count, default=100),
            choice(words, "--accounts", get_args(Accounts), help="cli-serve-accounts"),
            choice(words, "--guests", ON_OFF, help="cli-serve-guests"),
            choice(words, "--public-tables", ON_OFF, help="cli-serve-public-tables"),
            option(words, "--password-file", help="cli-serve-password-file", metavar="FILE"),
            option(words, "--verbose", help="cli-serve-verbose", is_flag=True),
        ],
        run,
    )  # fmt: skip


def choice(words: Words, name: str, values: Sequence[str], help: str) -> click.Option:
    """One of these; the first, if not said."""
    return option(
        words, name, help=help, type=click.Choice(values), default=values[0],
        metavar="|".join(values),
    )  # fmt: skip


def read_password(file: str) -> str:
    """The server's password: not on the command line, which everybody on the machine can read."""
    password = read_text(file).strip()
    if not password:
        raise bad_input("cli-error-password-file", file=file)
    return password


def serve(
    console: Console, settings: Settings, host: str, port: int, proxies: str, opened: bool,
    verbose: bool,
) -> None:  # fmt: skip
    schema.check(settings.database)
    listening = listen(host, port)
    logs.set_up(verbose)
    running = prepare(settings, host, port, proxies)
    address = f"http://{host}:{listening.getsockname()[1]}/"
    announce(console, running, address, opened)
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    with contextlib.suppress(KeyboardInterrupt):  # raised once more when all is done
        running.run(sockets=[listening])
    console.say("cli-serve-stopped")
    if warming.is_compiling():  # all is flushed, and the compiler cannot be interrupted
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(0)


def listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    made = socket.socket(family, socket.SOCK_STREAM)
    made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        made.bind((host, port))
    except OSError as error:
        made.close()
        why = reason("host") if isinstance(error, socket.gaierror) else of_system(error)
        raise bad_input("cli-error-port", host=host, port=str(port), reason=why) from error
    return made


def announce(console: Console, running: Running, address: str, opened: bool) -> None:
    """Say where the tables are once they can be reached."""

    def ready() -> None:
        console.say("cli-serve-ready", address=address)
        if not all(is_ready(name, warming.PART) for name in games.NAMES):
            console.say("cli-serve-compiling")
        if opened:
            webbrowser.open(address)

    running.on_start = ready
