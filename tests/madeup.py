"""A made-up language: English with accents, two fifths longer, that counts in six forms as Welsh.

Whatever is not translated, or has too little room, shows in it.
"""

import math
import re
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Transformer

from regalia import rulepages, words

CODE = "cy"
NAME = "Mâde-up"
FORMS = ("zero", "one", "two", "few", "many", "other")
ACCENTS = str.maketrans("aeiouyAEIOUYcnszCNSZ", "âêîôûŷÂÊÎÔÛŶçñšžÇÑŠŽ")
VOWELS = "âêîôûŷÂÊÎÔÛŶ"
LONGER = 1.4
KEPT = re.compile(r"`[^`]*`|\]\([^)]*\)|\b[A-Z]{2}-\d\d\b|\w*[^\W\d_]\w*", re.ASCII)


def stretched(word: str) -> str:
    """The word with its vowels drawn out."""
    letters, wanted = list(word.translate(ACCENTS)), math.ceil(len(word) * LONGER)
    places = [n for n, letter in enumerate(letters) if letter in VOWELS] or [len(letters) - 1]
    for n in range(wanted - len(letters)):
        place = places[n % len(places)]
        letters[place] += letters[place][0].lower()
    return "".join(letters)


def translated(text: str) -> str:
    """Every word of a text; code, addresses and the ids of rules stay."""

    def one(found: re.Match[str]) -> str:
        word = found[0]
        is_word = word.isalpha() and word.upper() != word
        return stretched(word) if is_word else word

    return KEPT.sub(one, text)


class Translation(Transformer):
    """Fluent's tree in the made-up language."""

    def visit_TextElement(self, node: ftl.TextElement) -> ftl.TextElement:  # noqa: N802
        return ftl.TextElement(translated(node.value))

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> ftl.SelectExpression:  # noqa: N802
        names = [v.key.name for v in node.variants if isinstance(v.key, ftl.Identifier)]
        self.generic_visit(node)
        if "one" in names:
            node.variants = [*exact(node), *forms(node)]
        return node


def exact(node: ftl.SelectExpression) -> list[ftl.Variant]:
    return [v for v in node.variants if isinstance(v.key, ftl.NumberLiteral)]


def forms(node: ftl.SelectExpression) -> list[ftl.Variant]:
    """All six forms where English has two, each marked with its name."""
    other = next(v for v in node.variants if v.default)
    made = []
    for form in FORMS:
        value = other.value.clone()
        value.elements.append(ftl.TextElement(f"⁓{form}"))
        made.append(ftl.Variant(ftl.Identifier(form), value, default=form == "other"))
    return made


def write(root: Path) -> None:
    """A folder of languages: those there are, and the made-up one."""
    shutil.copytree(str(words.LOCALE), root)
    english, folder = root / words.DEFAULT, root / CODE
    (folder / "rules").mkdir(parents=True)
    for path in english.glob("*.ftl"):
        tree = Translation().visit(FluentParser().parse(path.read_text("utf-8")))
        text = FluentSerializer().serialize(tree)
        named = re.sub("^language-name = .*$", f"language-name = {NAME}", text, flags=re.MULTILINE)
        (folder / path.name).write_text(named, "utf-8")
    for path in (english / "rules").glob("*.md"):
        (folder / "rules" / path.name).write_text(translated(path.read_text("utf-8")), "utf-8")


@contextmanager
def spoken(root: Path) -> Iterator[None]:
    """With the languages of that folder."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(words, "LOCALE", root)
        forget()
        yield
    forget()


def forget() -> None:
    for known in (words.words, words.message_files, words.file_of):
        known.cache_clear()
    rulepages.read_page.cache_clear()
    rulepages.read_words.cache_clear()
