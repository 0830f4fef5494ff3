"""A command whose every option can also be a variable of the environment, or stand in a file.

What is typed counts first, then the variable REGALIA_NAME, then the key `name` of a TOML file, then
what is usual.
"""

import difflib
import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import click
from click.core import ParameterSource
from platformdirs import user_config_path

from regalia import toml
from regalia.cli.helpful import HelpfulCommand, option
from regalia.cli.inputs import read_text
from regalia.engine.errors import BadInput, bad_input
from regalia.engine.message import Message
from regalia.reasons import reason
from regalia.words import Words

SECRET = re.compile(r"(://[^:/@]*:)[^@]*(?=@)|([?&]password=)[^&]*")
"""What must not be shown of a database's address."""
FLAG, NUMBER = type(click.BOOL), type(click.INT)
SHOWN = "shown"
FILE = f"{__name__}.file"
"""Under which a context keeps the name of the file that was read."""


class SettledCommand(HelpfulCommand):
    """All its params are settings; `--settings` and `--show-settings` come by themselves."""

    def __init__(
        self, words: Words, name: str, params: list[click.Parameter], callback: Callable[..., Any]
    ) -> None:
        self.settings = {key_of(param): param for param in params}
        for key, param in self.settings.items():
            param.envvar = variable(key)
        file = option(words, "--settings", help="cli-settings-option", metavar="FILE",
                      envvar=variable("settings"), is_eager=True, expose_value=False,
                      callback=self.read)  # fmt: skip
        shown = option(words, "--show-settings", SHOWN, help="cli-settings-show", is_flag=True)
        super().__init__(words, name, [*params, file, shown], callback)

    def read(self, context: click.Context, _param: click.Parameter, file: str | None) -> str | None:
        """What the file says, or the one in its usual place, becomes what is usual."""
        if file is None and usual_file().is_file():
            file = str(usual_file())
        if file is not None:
            keys = read_settings(file)
            self.check(file, keys)
            context.default_map = {self.settings[key].name: keys[key] for key in keys}
        context.meta[FILE] = file
        return file

    def check(self, file: str, keys: dict[str, Any]) -> None:
        for key, value in keys.items():
            if key not in self.settings:
                nearest = difflib.get_close_matches(key, self.settings, 1, 0.0)[0]
                raise bad_input("cli-error-setting-unknown", file=file, key=key, nearest=nearest)
            kind = kind_of(self.settings[key])
            if type(value) is not kind:
                why = reason("kind", field=key, kind=kind.__name__)
                raise bad_input("cli-error-setting-kind", file=file, reason=why)

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        try:
            return super().parse_args(ctx, args)
        except click.BadParameter as error:
            if error.param is None:
                raise
            raise unfit(ctx, error.param) from error

    def invoke(self, ctx: click.Context) -> Any:
        if ctx.params.pop(SHOWN):
            return self.show(ctx)
        return super().invoke(ctx)

    def show(self, context: click.Context) -> None:
        """The settings as the file that would say them, each with where it comes from."""
        file = context.meta[FILE] or self.words("cli-settings-no-file", file=str(usual_file()))
        click.echo(f"# {file}\n")
        lines = {
            line(key, context.params[str(param.name)]): param
            for key, param in self.settings.items()
        }
        width = max(map(len, lines))
        for text, param in lines.items():
            click.echo(f"{text:{width}}  # {self.origin(context, param)}")

    def origin(self, context: click.Context, param: click.Parameter) -> str:
        match context.get_parameter_source(str(param.name)):
            case ParameterSource.COMMANDLINE:
                return self.words("cli-settings-typed")
            case ParameterSource.ENVIRONMENT:
                return str(param.envvar)
            case ParameterSource.DEFAULT_MAP:
                return str(context.meta[FILE])
        return self.words("cli-settings-usual")


def usual_file() -> Path:
    return user_config_path("regalia") / "settings.toml"


def key_of(param: click.Parameter) -> str:
    """The option's own name: `bot-threads` for `--bot-threads`."""
    return param.opts[0].removeprefix("--")


def variable(key: str) -> str:
    return f"REGALIA_{key.upper().replace('-', '_')}"


def read_settings(file: str) -> dict[str, Any]:
    try:
        return toml.read(read_text(file))
    except toml.Slip as slip:
        where = {"line": slip.line, "column": slip.column, "reason": slip.reason}
        raise bad_input("cli-error-setting-toml", file=file, **where) from slip


def kind_of(param: click.Parameter) -> type:
    """How a setting is written in the file."""
    if isinstance(param.type, FLAG):
        return bool
    return int if isinstance(param.type, NUMBER) else str


def unfit(context: click.Context, param: click.Parameter) -> BadInput:
    """A value that cannot be, by the name under which it was given."""
    source = context.get_parameter_source(str(param.name))
    name = param.opts[0]
    if source == ParameterSource.ENVIRONMENT:
        name = str(param.envvar)
    elif source == ParameterSource.DEFAULT_MAP:
        name = f"{key_of(param)} ({context.meta[FILE]})"
    return bad_input("cli-error-setting-value", name=name, reason=possible(context, param))


def possible(context: click.Context, param: click.Parameter) -> Message:
    """What a setting can be."""
    match param.type:
        case click.Choice(choices=choices):
            return Message("cli-setting-choice", {"known": list(map(str, choices))})
        case click.IntRange(min=least, max=most):
            return Message("cli-setting-number", {"least": str(least), "most": str(most)})
        case _ if isinstance(param.type, FLAG):
            return Message("cli-setting-flag")
    return Message("cli-setting-other", {"command": context.command_path})


def line(key: str, value: object) -> str:
    """As TOML writes it; what is not set is left out by a sign in front."""
    if value is None:
        return f"# {key} ="
    shown = SECRET.sub(r"\1\2***", value) if isinstance(value, str) else value
    return f"{key} = {json.dumps(shown, ensure_ascii=False)}"
