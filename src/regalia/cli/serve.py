"""`regalia serve`: the server, with everything in one SQLite file unless told otherwise."""

import contextlib
import ipaddress
import signal
import socket
import webbrowser
from collections.abc import Sequence
from typing import get_args

import click

from regalia.cli.getting_ready import show_readiness
from regalia.cli.helpful import option
from regalia.cli.inputs import invited_by_name, read_text, usual_database
from regalia.cli.reaching import code, from_here, from_the_network
from regalia.cli.settings import SettledCommand
from regalia.cli.talk import Console
from regalia.engine.errors import bad_input
from regalia.reasons import of_system, reason
from regalia.table import schema
from regalia.table.doors import Accounts, Doors
from regalia.web import logs
from regalia.web.running import Running, prepare
from regalia.web.settings import Settings
from regalia.words import Words

ON_OFF = ("on", "off")

NOBODY = "."
"""No computer is called so; a socket would take an empty name for all addresses there are."""


def command(console: Console) -> SettledCommand:
    words = console.words
    count = click.IntRange(0, 1_000_000)

    def run(
        host: str, port: int, database: str, opened: bool, https: bool, proxies: str,
        bots: str, threads: int | None, requests: int, streams: int, accounts: Accounts,
        guests: str, public_tables: str, bot_tables: str, password_file: str | None,
        metrics_token_file: str | None, verbose: bool,
    ) -> None:  # fmt: skip
        doors = Doors(
            accounts=accounts, guests=guests == "on", public_tables=public_tables == "on",
            bot_tables=bot_tables == "on",
            password=read_password(password_file) if password_file else "",
        )  # fmt: skip
        settings = Settings(
            database=database, requests_per_second=requests, streams_per_address=streams,
            secure_cookies=https, bot_threads=threads, doors=doors,
            metrics_token=read_password(metrics_token_file) if metrics_token_file else "",
        )  # fmt: skip
        invited_by_name(bots)
        serve(console, settings, host, port, proxies, opened, verbose)

    return SettledCommand(
        words,
        "serve",
        [
            option(words, "--host", help="cli-serve-host", default="127.0.0.1"),
            option(words, "--port", help="cli-serve-port", type=click.IntRange(0, 65535),
                   default=8000),
            option(words, "--database", help="cli-serve-database", metavar="URL", type=str,
                   default=usual_database),
            option(words, "--open", "opened", help="cli-serve-open", is_flag=True),
            option(words, "--https", help="cli-serve-https", is_flag=True),
            option(words, "--proxies", help="cli-serve-proxies", default="",
                   callback=checked_proxies),
            option(words, "--bots", help="cli-serve-bots", default=""),
            option(words, "--bot-threads", "threads", help="cli-serve-threads",
                   type=click.IntRange(1, 256)),
            option(words, "--requests", help="cli-serve-requests", type=count, default=100),
            option(words, "--streams", help="cli-serve-streams", type=count, default=100),
            choice(words, "--accounts", get_args(Accounts), help="cli-serve-accounts"),
            choice(words, "--guests", ON_OFF, help="cli-serve-guests"),
            choice(words, "--public-tables", ON_OFF, help="cli-serve-public-tables"),
            choice(words, "--bot-tables", ON_OFF, help="cli-serve-bot-tables"),
            option(words, "--password-file", help="cli-serve-password-file", metavar="FILE"),
            option(words, "--metrics-token-file", help="cli-serve-metrics-token-file",
                   metavar="FILE"),
            option(words, "--verbose", help="cli-serve-verbose", is_flag=True),
        ],
        run,
    )  # fmt: skip


def checked_proxies(_context: click.Context, _param: click.Parameter, value: str) -> str:
    """Addresses and networks, as the server takes them; a star alone is everybody."""
    proxies = [proxy.strip() for proxy in value.split(",") if proxy.strip()]
    for proxy in proxies if proxies != ["*"] else ():
        try:
            ipaddress.ip_network(proxy)
        except ValueError as error:
            raise bad_input("cli-error-proxies", proxy=proxy) from error
    return ",".join(proxies)


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
    others = [] if settings.secure_cookies else from_the_network(listening)  # else the proxy's
    announce(console, running, from_here(listening), others, opened)
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    with contextlib.suppress(KeyboardInterrupt):  # raised once more when all is done
        running.run(sockets=[listening])
    console.say("cli-serve-stopped")


def listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    made = socket.socket(family, socket.SOCK_STREAM)
    made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        made.bind((host or NOBODY, port))
    except OSError as error:
        made.close()
        why = reason("host") if isinstance(error, socket.gaierror) else of_system(error)
        raise bad_input("cli-error-port", host=host, port=str(port), reason=why) from error
    return made


def announce(
    console: Console, running: Running, address: str, others: list[str], opened: bool
) -> None:
    """Say where the tables are once they can be reached."""

    def ready() -> None:
        console.say("cli-serve-ready", address=address)
        if others:
            console.say("cli-serve-others", addresses=others)
            if console.err.is_terminal and not console.err.no_color:
                console.err.print(code(others[0]), end="")
        if opened:
            webbrowser.open(address)
        if running.regalia.hall:
            running.regalia.hall.spawn(show_readiness(console, running.regalia.hall.warmth))

    running.on_start = ready
