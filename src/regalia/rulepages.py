"""The rules in our own words: one Markdown file a game and language, shared by every surface.

`![](piece:miller)` in it is a picture of a piece: the browser draws it, the documents show a file,
the terminal leaves it out.
"""

import re
import unicodedata
from functools import cache

import msgspec

from regalia.words import source

HEADING = re.compile(r"^### (?P<id>[A-Z]{2}-\d{2}) (?P<title>.+)$", re.MULTILINE)
NEXT_PART = re.compile(r"^##? |^### ", re.MULTILINE)
PICTURE = re.compile(r"!\[(?P<words>[^\]]*)\]\(piece:(?P<piece>[\w-]+)\) ?")


class Rule(msgspec.Struct, frozen=True):
    id: str
    title: str
    text: str
    """Heading and body, as Markdown."""


class Page(msgspec.Struct, frozen=True):
    text: str
    rules: dict[str, Rule]


@cache
def read_page(game: str, language: str) -> Page:
    """The rules with their pictures."""
    return parse(source(language, f"rules/{game}.md").read_text("utf-8"))


@cache
def read_words(game: str, language: str) -> Page:
    """The rules without pictures."""
    return parse(without_pictures(source(language, f"rules/{game}.md").read_text("utf-8")))


def parse(text: str) -> Page:
    rules = {}
    for heading in HEADING.finditer(text):
        following = NEXT_PART.search(text, heading.end())
        end = following.start() if following else len(text)
        body = text[heading.start() : end].strip()
        rules[heading["id"]] = Rule(heading["id"], heading["title"], body)
    return Page(text, rules)


def without_pictures(text: str) -> str:
    return re.sub(r"\n{3,}", "\n\n", PICTURE.sub("", text))


def plain(text: str) -> str:
    """Small letters without accents, for the search: `ё` is found as `е`."""
    apart = unicodedata.normalize("NFD", text.casefold())
    return "".join(letter for letter in apart if not unicodedata.combining(letter))


def search(page: Page, wanted: str) -> list[Rule]:
    """The rules in which every one of these words occurs."""
    words = plain(wanted).split()
    return [rule for rule in page.rules.values() if all(word in plain(rule.text) for word in words)]


def passage(rule: Rule, wanted: str) -> str:
    """The first paragraph of a rule with one of these words in it."""
    words = plain(wanted).split()
    _, *paragraphs = rule.text.split("\n\n")
    return next(
        (each for each in paragraphs if any(word in plain(each) for word in words)),
        paragraphs[0],
    )
