"""`regalia rules`: a game's rules, all or one of them."""

import click
import msgspec
from rich.markdown import Markdown

from regalia import games
from regalia.cli.helpful import HelpfulCommand, argument, option
from regalia.cli.talk import Console
from regalia.engine.errors import bad_input
from regalia.rulepages import read_page


def command(console: Console) -> HelpfulCommand:
    words = console.words

    def run(game: str, id: str | None, as_json: bool) -> None:
        rules(console, game, id, as_json)

    params = [
        argument("GAME"),
        argument("ID", required=False),
        option(words, "--json", "as_json", help="cli-json-option", is_flag=True),
    ]
    return HelpfulCommand(words, "rules", params, run)


def rules(console: Console, name: str, id: str | None, as_json: bool) -> None:
    games.check_name(name)
    page = read_page(name, console.words.language)
    if id is None:
        text = page.text
    else:
        rule = page.rules.get(id.upper())
        if rule is None:
            first, *_, last = page.rules
            raise bad_input("cli-error-rule", game=name, rule=id, first=first, last=last)
        text = rule.text
    if as_json:
        chosen = page.rules if id is None else {id.upper(): page.rules[id.upper()]}
        click.echo(msgspec.json.encode(chosen).decode())
    else:
        console.out.print(Markdown(text), width=min(console.out.width, 100))
