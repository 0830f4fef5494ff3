"""How commands speak: results on standard output, talk and progress on standard error."""

from typing import Any

import click
import rich.console

from regalia.engine.message import Message
from regalia.words import Words, language_of_environment, languages, words

BAD_INPUT = 2
INTERRUPTED = 130


class Unspeakable(Exception):
    """`--lang` names a language we do not have."""

    def __init__(self, message: Message) -> None:
        self.message = message

    def exit_with_sentence(self) -> int:
        return Console(language_of_environment()).complain(self.message)


def take_language(args: list[str]) -> str:
    """Take `--lang` out of the arguments, wherever it stands; else ask the environment."""
    language = language_of_environment()
    for i, arg in enumerate(args):
        if arg == "--":
            break
        if arg == "--lang" or arg.startswith("--lang="):
            named = arg.partition("=")[2] if "=" in arg else "".join(args[i + 1 : i + 2])
            del args[i : i + (1 if "=" in arg else 2)]
            if named not in languages():
                named_and_known = {"language": named, "known": languages()}
                raise Unspeakable(Message("cli-error-language", named_and_known))
            return named
    return language


class Console:
    """Standard output and standard error, in one language."""

    def __init__(self, language: str) -> None:
        self.words: Words = words(language)
        self.out = rich.console.Console(highlight=False)
        self.err = rich.console.Console(stderr=True, highlight=False)

    def say(self, id: str, **args: Any) -> None:
        """A sentence on standard error."""
        self.err.print(self.words(id, **args), markup=False)

    def complain(self, message: Message) -> int:
        """Say what is wrong and how to mend it; the exit code."""
        rule = f" [{message.rule}]" if message.rule else ""
        self.err.print(self.words.say(message) + rule, markup=False, style="red", soft_wrap=True)
        return BAD_INPUT

    def interrupted(self) -> int:
        self.say("cli-interrupted")
        return INTERRUPTED


def complaint_of(error: click.ClickException) -> Message:
    """What Click found wrong with a command line, as one of our messages."""
    command = (
        error.ctx.command_path if isinstance(error, click.UsageError) and error.ctx else "regalia"
    )
    args: dict[str, Any] = {"command": command}
    match error:
        case click.NoSuchOption():
            return Message("cli-error-no-such-option", {**args, "option": error.option_name})
        case click.MissingParameter():
            name = error.param.human_readable_name if error.param else ""
            return Message("cli-error-missing", {**args, "name": name})
        case click.BadParameter():
            name = error.param.human_readable_name if error.param else ""
            return Message("cli-error-value", {**args, "name": name})
        case click.BadOptionUsage():
            return Message("cli-error-option-value", {**args, "option": error.option_name})
    return Message("cli-error-usage", args)
