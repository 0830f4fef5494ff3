"""Sentences from messages, in one language: Fluent files, one set for every surface.

A message's id says which file it stands in: `majesty-take` in majesty.ftl, `cli-…` in cli.ftl,
everything else in common.ftl. Where a language lacks a message the English one is used.
Numbers, lists and dates are written as the language writes them.
"""

import os
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any
from unicodedata import bidirectional

import babel.lists
import babel.numbers
from fluent.runtime import FluentBundle, FluentResource

from regalia.engine.message import Message

HOME = os.environ.get("REGALIA_LOCALE")
"""Another folder of languages, for who tries a translation."""
LOCALE: Traversable = Path(HOME) if HOME else files("regalia") / "locale"
DEFAULT = "en"
COMMON = "common"
MINUS = "\N{MINUS SIGN}"
ISOLATE, ISOLATED = "\N{FIRST STRONG ISOLATE}", "\N{POP DIRECTIONAL ISOLATE}"
TURNED = {"R", "AL", "AN"}
LONGEST, HUGE = 200, 10**30
"""Of what is named in a sentence."""


def languages() -> list[str]:
    """The languages there are: a folder each."""
    return sorted(entry.name for entry in LOCALE.iterdir() if entry.is_dir())


def spoken(tag: str) -> str | None:
    """The language we have that a tag such as `pt-BR` or `pt_BR.UTF-8` means."""
    wanted = tag.partition(".")[0].partition("@")[0].replace("_", "-").lower()
    known = {language.lower(): language for language in languages()}
    while wanted and wanted not in known:
        wanted = wanted.rpartition("-")[0]
    return known.get(wanted)


def language_of_environment() -> str:
    """The first language the person's settings name and we have."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := os.environ.get(variable):
            return spoken(value) or DEFAULT
    return DEFAULT


def apart(text: Any) -> Any:
    """What is written from right to left does not turn the sentence around it."""
    is_turned = isinstance(text, str) and any(bidirectional(sign) in TURNED for sign in text)
    return f"{ISOLATE}{text}{ISOLATED}" if is_turned else text


def shortened(value: str | int) -> str | int:
    """What somebody sent us may be without end; a complaint about it is not."""
    if isinstance(value, int):
        return value if abs(value) < HUGE else shortened(hex(value))
    return value if len(value) <= LONGEST else f"{value[: LONGEST - 1]}…"


class MissingMessage(LookupError):
    pass


class Words:
    """Says messages in one language."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.locale = locale_of(language)
        self._bundles: dict[str, FluentBundle] = {}

    def __call__(self, id: str, **args: Any) -> str:
        return self.say(Message(id, args))

    def say(self, message: Message, names: Sequence[str] = ()) -> str:
        """The sentence; `names` are those of the people at the table, by seat."""
        args = {key: self._argument(key, value, names) for key, value in message.args.items()}
        bundle = self._bundle_with(message.id)
        pattern: Any = bundle.get_message(message.id).value
        text, errors = bundle.format_pattern(pattern, args)
        if errors:
            raise MissingMessage(f"{message.id} in {self.language}: {errors}")
        return str(text)

    def has(self, id: str) -> bool:
        return bool(self._bundle(file_of(id)).has_message(id))

    def number(self, value: float, digits: int = 0) -> str:
        """A number for a table, rounded to so many digits after the point."""
        pattern = "#,##0." + "0" * digits if digits else "#,##0"
        return babel.numbers.format_decimal(value, pattern, self.locale)

    def difference(self, value: float, digits: int = 0) -> str:
        """The same with its sign."""
        sign = "+" if value > 0 else MINUS if value < 0 else ""
        return sign + self.number(abs(value), digits)

    def listed(self, items: Sequence[str]) -> str:
        """`a, b and c`."""
        return babel.lists.format_list(items, locale=self.locale)

    def _argument(self, key: str, value: Any, names: Sequence[str]) -> Any:
        if isinstance(value, Message):
            return self.say(value, names)
        if isinstance(value, list):
            return self.listed([str(self._argument("", each, names)) for each in value])
        if key == "seat" or key.endswith("_seat"):
            known = 0 <= value < len(names)
            return apart(names[value]) if known else self("seat-number", number=value + 1)
        return apart(shortened(value)) if isinstance(value, str | int) else value

    def _bundle_with(self, id: str) -> FluentBundle:
        if self.has(id):
            return self._bundle(file_of(id))
        if self.language != DEFAULT:
            return words(DEFAULT)._bundle_with(id)
        raise MissingMessage(id)

    def _bundle(self, file: str) -> FluentBundle:
        if file not in self._bundles:
            bundle = FluentBundle([self.language, DEFAULT], use_isolating=False)
            bundle.add_resource(
                FluentResource(source(self.language, f"{file}.ftl").read_text("utf-8"))
            )
            self._bundles[file] = bundle
        return self._bundles[file]


def locale_of(language: str) -> babel.Locale:
    """How a language counts and writes; as English does where nobody has told Babel."""
    try:
        return babel.Locale.parse(language, sep="-")
    except babel.UnknownLocaleError:
        return babel.Locale.parse(DEFAULT)


def source(language: str, name: str) -> Traversable:
    """A file of a language; the English one where the language has none."""
    path = LOCALE / language / name
    return path if path.is_file() else LOCALE / DEFAULT / name


@cache
def message_files() -> tuple[str, ...]:
    """The English files' names, longest first."""
    names = (path.name for path in (LOCALE / DEFAULT).iterdir())
    stems = [name.removesuffix(".ftl") for name in names if name.endswith(".ftl")]
    return tuple(sorted(stems, key=len, reverse=True))


@cache
def file_of(id: str) -> str:
    return next((stem for stem in message_files() if id.startswith(f"{stem}-")), COMMON)


@cache
def words(language: str) -> Words:
    return Words(language)
