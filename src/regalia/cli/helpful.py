"""Click commands whose help is in the person's language and ends with an example."""

from collections.abc import Callable
from typing import Any

import click

from regalia.words import Words


class HelpfulCommand(click.Command):
    """A command `name`: its help is `cli-NAME-help`, its example `cli-NAME-example`."""

    def __init__(
        self, words: Words, name: str, params: list[click.Parameter], callback: Callable[..., Any]
    ) -> None:
        super().__init__(name, params=params, callback=callback, help=words(f"cli-{name}-help"))
        self.words = words
        self.short_help = words(f"cli-{name}-short")

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
        records = [param.get_help_record(ctx) for param in self.get_params(ctx)]
        rows = [record for record in records if record is not None]
        rows.append(("--lang LANG", self.words("cli-lang-option")))
        with formatter.section(self.words("cli-options-section")):
            formatter.write_dl(rows)

    def format_epilog(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        with formatter.section(self.words("cli-example-section")):
            formatter.write(f"  {self.words(f'cli-{self.name}-example')}\n")


class HelpfulGroup(click.Group):
    """The program itself: its help lists the commands."""

    def __init__(self, words: Words, commands: list[HelpfulCommand]) -> None:
        super().__init__("regalia", commands=commands, help=words("cli-help"))
        self.words = words

    def get_help_option(self, ctx: click.Context) -> click.Option | None:
        option = super().get_help_option(ctx)
        if option is not None:
            option.help = self.words("cli-help-option")
        return option

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        from regalia.engine.errors import bad_input

        if self.get_command(ctx, args[0]) is None:
            raise bad_input("cli-error-command", name=args[0], known=", ".join(self.commands))
        return super().resolve_command(ctx, args)

    def format_usage(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        usage = self.words("cli-command-usage")
        formatter.write_usage(ctx.command_path, usage, f"{self.words('cli-usage')}: ")

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        with formatter.section(self.words("cli-commands-section")):
            formatter.write_dl([(n, c.short_help or "") for n, c in self.commands.items()])

    def format_epilog(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        with formatter.section(self.words("cli-example-section")):
            formatter.write(f"  {self.words('cli-example')}\n")


def argument(name: str, required: bool = True) -> click.Argument:
    return click.Argument([name.lower()], metavar=name, required=required)


def option(words: Words, *names: str, help: str, **settings: Any) -> click.Option:
    return click.Option([*names], help=words(help), **settings)
