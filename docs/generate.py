"""Writes docs/cli.md, docs/games/*.md and the API's description for the web client from the
program itself; --check only compares."""

import json
import os
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import click
from tracing import trace

os.environ["COLUMNS"] = "96"

from regalia import games
from regalia.cli.commands import program
from regalia.cli.helpful import HelpfulGroup
from regalia.cli.talk import Console
from regalia.rulepages import PICTURE, read_page
from regalia.web.app import Server
from regalia.web.settings import Settings
from regalia.words import DEFAULT, languages

DOCS = Path(__file__).parent


def command_line() -> str:
    console = Console(DEFAULT)
    group = program(console)
    parts = [
        "# The command line",
        "Made by `make docs` from the program's own help; `regalia COMMAND --help` says the same, "
        f"with `--lang` in any language there is: {', '.join(languages())}.",
    ]
    for name, command in (("regalia", group), *commands_of(group, "regalia")):
        context = click.Context(command, info_name=name, terminal_width=96, max_content_width=96)
        parts.append(f"{'#' * max(2, len(name.split()))} {name}")
        parts.append(f"```text\n{command.get_help(context)}\n```")
    return "\n\n".join(parts) + "\n"


def commands_of(group: HelpfulGroup, path: str) -> Iterator[tuple[str, click.Command]]:
    """With their whole names, those within groups as well."""
    for name in group.names:
        command = group.load(name)
        yield f"{path} {name}", command
        if isinstance(command, HelpfulGroup):
            yield from commands_of(command, f"{path} {name}")


def api() -> str:
    server = Server(Settings(database="sqlite://"))
    schema = server.litestar.openapi_schema.to_schema()
    return json.dumps(schema, ensure_ascii=False, indent=1) + "\n"


def rules(name: str) -> str:
    """The rules with the pictures that `make docs` takes of the pieces in the browser."""

    def shown(picture: re.Match[str]) -> str:
        return f"![{picture['words']}](../pictures/pieces/{name}-{picture['piece']}.png) "

    text = PICTURE.sub(shown, read_page(name, DEFAULT).text)
    return re.sub(" +$", "", text, flags=re.MULTILINE)


def documents() -> dict[Path, str]:
    found = {
        DOCS / "cli.md": command_line(),
        DOCS / "trace.md": trace(),
        DOCS.parent / "web" / "openapi.json": api(),
    }
    for name in games.NAMES:
        found[DOCS / "games" / f"{name}.md"] = rules(name)
    return found


def main() -> int:
    stale = 0
    for path, text in documents().items():
        if path.exists() and path.read_text("utf-8") == text:
            continue
        stale += 1
        if "--check" in sys.argv:
            sys.stdout.write(f"{path.name} is out of date; run: make docs\n")
        else:
            path.write_text(text, "utf-8")
    return stale if "--check" in sys.argv else 0


if __name__ == "__main__":
    sys.exit(main())
