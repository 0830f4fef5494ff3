"""The rules in our own words: one Markdown file a game and language, shared by every surface."""

import re
from functools import cache

import msgspec

from regalia.words import source

HEADING = re.compile(r"^### (?P<id>[A-Z]{2}-\d{2}) (?P<title>.+)$", re.MULTILINE)
NEXT_PART = re.compile(r"^##? |^### ", re.MULTILINE)


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
    text = source(language, f"rules/{game}.md").read_text("utf-8")
    rules = {}
    for heading in HEADING.finditer(text):
        following = NEXT_PART.search(text, heading.end())
        end = following.start() if following else len(text)
        body = text[heading.start() : end].strip()
        rules[heading["id"]] = Rule(heading["id"], heading["title"], body)
    return Page(text, rules)
