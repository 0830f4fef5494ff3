"""Click commands whose help is in the person's language and ends with an example."""

import importlib.metadata
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import click

from regalia.engine.errors import bad_input
from regalia.words import Words, languages

PLACEHOLDERS = {
    "GAME": "game",
    "FILE": "file",
    "WHAT": "what",
    "WORDS": "words",
    "BOT BOT…": "bots",
    "LANG": "language",
    "TABLE": "table",
    "NAME": "name",
    "RANGE": "range",
    "DAYS": "days",
    "TEXT": "text",
    "REPORT": "report",
}
"""What stands for a value in a help text; numbers, ids and addresses are called so everywhere."""


class HelpfulCommand(click.Command):
    """A command `name`: its help is `cli-NAME-help`, its example `cli-NAME-example`.

    `said` are the arguments of the help; commands of a group begin with its name, not with `cli`.
    """

    def __init__(
        self, words: Words, name: str, params: list[click.Parameter], callback: Callable[..., Any],
        stem: str = "cli", **said: Any,
    ) -> None:  # fmt: skip
        help = words(f"{stem}-{name}-help", **said)
        super().__init__(name, params=params, callback=callback, help=help)
        self.words, self.stem = words, stem
        for param in params:
            param.metavar = placeholder(words, param)

    def get_help_option(self, ctx: click.Context) -> click.Option | None:
        option = super().get_help_option(ctx)
        if option is not None:
            option.help = self.words("cli-help-option")
        return option

    def format_usage(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        pieces = [piece for piece in self.collect_usage_pieces(ctx) if piece != "[OPTIONS]"]
        pieces.append(f"[{self.words('cli-options-usage')}]")
        formatter.write_usage(ctx.command_path, " ".join(pieces), f"{self.words('cli-usage')}: ")

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        records = [
            param.get_help_record(ctx)
            for param in self.get_params(ctx)
            if isinstance(param, click.Option)
        ]
        rows = [record for record in records if record is not None]
        language = self.words("cli-placeholder", what="language")
        rows.append((f"--lang {language}", self.words("cli-lang-option", known=languages())))
        with formatter.section(self.words("cli-options-section")):
            formatter.write_dl(rows)

    def format_epilog(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        with formatter.section(self.words("cli-example-section")):
            formatter.write(f"  {self.words(f'{self.stem}-{self.name}-example')}\n")


Loader = Callable[[str], click.Command]


class HelpfulGroup(click.Group):
    """The program itself, or a group within it. Its help lists the commands; only the one asked for
    is imported."""

    def __init__(self, words: Words, names: Sequence[str], load: Loader, stem: str = "cli") -> None:
        version = option(
            words, "--version", help="cli-version-option", is_flag=True, is_eager=True,
            expose_value=False, callback=say_version,
        )  # fmt: skip
        is_program = stem == "cli"
        super().__init__(stem, help=words(f"{stem}-help"), params=[version] if is_program else [])
        self.words, self.names, self.load, self.stem = words, names, load, stem

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        return super().parse_args(ctx, args or ["--help"])

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(self.names)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command:
        if cmd_name not in self.names:
            raise bad_input("cli-error-command", name=cmd_name, known=list(self.names))
        return self.load(cmd_name)

    def get_help_option(self, ctx: click.Context) -> click.Option | None:
        option = super().get_help_option(ctx)
        if option is not None:
            option.help = self.words("cli-help-option")
        return option

    def format_usage(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        usage = self.words("cli-command-usage")
        formatter.write_usage(ctx.command_path, usage, f"{self.words('cli-usage')}: ")

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        section = self.words("cli-commands-section", program=ctx.command_path)
        with formatter.section(section):
            formatter.write_dl(
                [(name, self.words(f"{self.stem}-{name}-short")) for name in self.names]
            )
        if self.params:
            with formatter.section(self.words("cli-options-section")):
                formatter.write_dl([("--version", self.words("cli-version-option"))])

    def format_epilog(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        with formatter.section(self.words("cli-example-section")):
            formatter.write(f"  {self.words(f'{self.stem}-example')}\n")


def say_version(context: click.Context, _param: click.Parameter, wanted: bool) -> None:
    if wanted:
        click.echo(f"{context.info_name} {importlib.metadata.version('regalia')}")
        context.exit()


def placeholder(words: Words, param: click.Parameter) -> str | None:
    """What stands for a parameter's value, in the person's language."""
    takes_text = isinstance(param, click.Option) and not param.is_flag and param.metavar is None
    what = "text" if takes_text else PLACEHOLDERS.get(param.metavar or "")
    return words("cli-placeholder", what=what) if what else param.metavar


def argument(name: str, required: bool = True) -> click.Argument:
    return click.Argument([name.lower()], metavar=name, required=required)


def option(
    words: Words, *names: str, help: str, said: Mapping[str, Any] | None = None, **settings: Any
) -> click.Option:
    if settings.get("type") is not None:
        settings.setdefault("metavar", "N")
    return click.Option([*names], help=words(help, **(said or {})), **settings)
