"""`regalia rules`: a game's rules, all, one of them, or those with certain words."""

import click
import msgspec
from rich.markdown import Markdown
from rich.text import Text

from regalia import games
from regalia.cli.helpful import HelpfulCommand, argument, option
from regalia.cli.talk import Console
from regalia.engine.errors import bad_input
from regalia.rulepages import Page, Rule, passage, read_words, search

WIDTH = 100


def command(console: Console) -> HelpfulCommand:
    words = console.words

    def run(game: str, id: str | None, wanted: str | None, as_json: bool) -> None:
        rules(console, game, id, wanted, as_json)

    params = [
        argument("GAME"),
        argument("ID", required=False),
        option(words, "--search", "wanted", help="cli-rules-search", metavar="WORDS"),
        option(words, "--json", "as_json", help="cli-json-option", is_flag=True),
    ]
    return HelpfulCommand(words, "rules", params, run)


def rules(console: Console, name: str, id: str | None, wanted: str | None, as_json: bool) -> None:
    games.check_name(name)
    page = read_words(name, console.words.language)
    chosen = choose(name, page, id, wanted)
    if as_json:
        click.echo(msgspec.json.encode({rule.id: rule for rule in chosen}).decode())
    elif wanted is not None:
        show_found(console, name, chosen, wanted)
    else:
        show(console, page.text if id is None else chosen[0].text)


def choose(name: str, page: Page, id: str | None, wanted: str | None) -> list[Rule]:
    if wanted is not None:
        if id is not None:
            raise bad_input("cli-error-rule-or-search")
        if found := search(page, wanted):
            return found
        raise bad_input("cli-error-search", game=name, wanted=wanted)
    if id is None:
        return list(page.rules.values())
    first, *_, last = page.rules
    if rule := page.rules.get(written_out(id, first)):
        return [rule]
    raise bad_input("cli-error-rule", game=name, rule=id, first=first, last=last)


def written_out(id: str, like: str) -> str:
    """A rule's id; its number alone will do."""
    return f"{like.partition('-')[0]}-{int(id):02}" if id.isdecimal() else id.upper()


def show(console: Console, text: str) -> None:
    console.out.print(Markdown(text), width=min(console.out.width, WIDTH))


def show_found(console: Console, name: str, found: list[Rule], wanted: str) -> None:
    """Each rule's title, and where the words stand in it."""
    for rule in found:
        console.out.print(Text(f"{rule.id} {rule.title}", "bold"))
        show(console, passage(rule, wanted))
        console.out.print()
    console.say("cli-rules-found", count=len(found), wanted=wanted, game=name, first=found[0].id)
