"""Every message exists in every language, is used, takes the same arguments, and can be said."""

import ast
import random
import re
from collections import Counter
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import regalia
from conformance import CASES, start, viewers
from regalia import games
from regalia.engine.message import Message
from regalia.rulepages import read_page
from regalia.words import LOCALE, MissingMessage, Words, languages, message_files, words

PACKAGE = Path(regalia.__file__).parent
OTHERS = [language for language in languages() if language != "en"]


class References(Visitor):
    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)


@cache
def messages(language: str) -> dict[str, References]:
    found: dict[str, References] = {}
    for path in sorted((LOCALE / language).iterdir(), key=str):
        if path.name.endswith(".ftl"):
            for entry in FluentParser().parse(path.read_text("utf-8")).body:
                assert not isinstance(entry, ftl.Junk), f"{path}: {entry.content}"
                if isinstance(entry, ftl.Message):
                    references = References()
                    references.visit(entry)
                    found[entry.id.name] = references
    return found


def all_ids(language: str) -> list[str]:
    texts = [p.read_text("utf-8") for p in (LOCALE / language).iterdir() if p.name.endswith(".ftl")]
    return [id for text in texts for id in re.findall(r"^([a-z][\w-]*) =", text, re.MULTILINE)]


def arguments(language: str, id: str) -> set[str]:
    """The variables a message needs, those of the messages inside it included."""
    entry = messages(language)[id]
    return entry.variables.union(*(arguments(language, inner) for inner in entry.messages))


def helpers(language: str) -> set[str]:
    """Messages that stand inside others: each language has those it needs."""
    return {inner for entry in messages(language).values() for inner in entry.messages}


@pytest.mark.parametrize("language", languages())
def test_no_message_is_defined_twice(language: str) -> None:
    assert [id for id, count in Counter(all_ids(language)).items() if count > 1] == []


@pytest.mark.parametrize("language", OTHERS)
def test_every_message_is_translated(language: str) -> None:
    needed = set(messages("en")) - helpers("en")

    assert needed - set(messages(language)) == set()
    assert set(messages(language)) - set(messages("en")) - helpers(language) == set()


@pytest.mark.parametrize("language", OTHERS)
def test_translations_take_the_same_arguments(language: str) -> None:
    both = set(messages("en")) & set(messages(language))
    differing = {
        id: (arguments("en", id), arguments(language, id))
        for id in both - helpers("en") - helpers(language)
        if arguments("en", id) != arguments(language, id)
    }

    assert differing == {}


class Texts(Visitor):
    def __init__(self) -> None:
        self.text = ""

    def visit_TextElement(self, node: ftl.TextElement) -> None:  # noqa: N802
        self.text += node.value


def texts(language: str) -> dict[str, str]:
    """The words of every message; examples are commands, the same in all languages."""
    found = {}
    for path in (LOCALE / language).iterdir():
        if path.name.endswith(".ftl"):
            for entry in FluentParser().parse(path.read_text("utf-8")).body:
                if isinstance(entry, ftl.Message) and not entry.id.name.endswith("-example"):
                    words_of = Texts()
                    words_of.visit(entry)
                    found[entry.id.name] = words_of.text
    return found


WORD = re.compile(r"[^\W\d_]{3}")


@pytest.mark.parametrize("language", OTHERS)
def test_nothing_is_left_as_it_is_in_english(language: str) -> None:
    english, left = texts("en"), texts(language)

    assert [id for id, text in left.items() if WORD.search(text) and text == english.get(id)] == []


def test_russian_is_written_in_russian_letters() -> None:
    left = [
        id
        for id, text in texts("ru").items()
        if re.search("[A-Za-z]{3}", text) and not re.search("[а-яё]", text)
    ]

    assert left == []


HOLE = "[a-z0-9-]+"


CLIENT = Path(__file__).parent.parent / "web" / "src"
QUOTED = re.compile(r"""(["'])((?:(?!\1)[^\\\n])*)\1""")
TEMPLATE = re.compile(r"`([^`$]*(?:\$\{[^`{}]*\}[^`$]*)*)`")


def patterns_in_client() -> set[str]:
    """Every string in the web client, template literals with anything in their holes."""
    found = set()
    for path in [*CLIENT.rglob("*.ts"), *CLIENT.rglob("*.svelte")]:
        text = path.read_text("utf-8")
        found |= {re.escape(plain) for _, plain in QUOTED.findall(text)}
        for template in TEMPLATE.findall(text):
            parts = re.split(r"\$\{[^}]*\}", template)
            found.add(HOLE.join(re.escape(part) for part in parts))
    return found


def patterns_in_code() -> list[re.Pattern[str]]:
    """Every string in the package and its client, with anything in the holes of templates."""
    found = patterns_in_client()
    for path in PACKAGE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.JoinedStr):
                parts = [
                    re.escape(str(v.value)) if isinstance(v, ast.Constant) else HOLE
                    for v in node.values
                ]
                found.add("".join(parts))
            elif isinstance(node, ast.Constant) and isinstance(node.value, str):
                found.add(re.escape(node.value))
    return [re.compile(text) for text in found if re.search("[a-z]{4}", text.replace(HOLE, ""))]


def test_every_message_is_used() -> None:
    patterns = patterns_in_code()
    unused = [
        id
        for id in set(messages("en")) - helpers("en")
        if not any(pattern.fullmatch(id) for pattern in patterns)
    ]

    assert sorted(unused) == []


@pytest.mark.parametrize(("name", "players", "variant"), CASES)
def test_everything_that_happens_can_be_said(name: str, players: int, variant: str) -> None:
    match, chance = start(name, players, variant, seed=12), random.Random(12)
    names = ["Ann", "Bob", "Cleo", "Dan", "Eve", "Flo"][:players]
    while acting := match.acting:
        seat = chance.choice(acting)
        said: list[Message] = [match.game.ask(match.snapshot, viewer) for viewer in viewers(match)]
        said += [match.game.describe(match.snapshot, seat, a) for a in match.actions(seat)]
        match.play(seat, chance.choice(match.moves(seat)))
        said += [event for viewer in viewers(match) for event in match.events(viewer)]
        for message in said:
            assert message.rule in match.game.rule_ids, message
            for language in languages():
                assert words(language).say(message, names)
    assert all(match.game.ask(match.snapshot, seat).rule for seat in viewers(match))


NO_SUCH = "-refuse-no-such-action"
NO_RULE = re.compile(
    r".*-refuse-(unreadable|no-such-action)"
    r"|royals-cards-refuse-no-such-card|royal-wedding-refuse-(speech|name)"
)
"""What is no move at all breaks no rule."""


@pytest.mark.parametrize(("name", "players", "variant"), CASES)
def test_every_refusal_can_be_said(name: str, players: int, variant: str) -> None:
    match, chance = start(name, players, variant, seed=13), random.Random(13)
    while acting := match.acting:
        seat = chance.choice(acting)
        for action in range(min(match.game.actions, 400)):
            code = match.why_not(seat, action)
            if code:
                message = match.game.explain(match.snapshot, seat, action, code)
                assert message.rule in match.game.rule_ids or message.id.endswith(NO_SUCH), message
                for language in languages():
                    assert words(language).say(message, ["x"] * players)
        match.play(seat, chance.choice(match.moves(seat)))


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", games.NAMES)
def test_the_rule_page_tells_every_rule_once(name: str, language: str) -> None:
    page = read_page(name, language)

    assert list(page.rules) == games.load(name).rule_ids
    assert all(len(rule.text.splitlines()) > 2 for rule in page.rules.values())


def test_every_message_of_a_game_in_the_code_names_its_rule() -> None:
    """`Message("…")` in a game without a rule is either no sentence of its own, or no move."""
    bare = []
    for path in (PACKAGE / "games").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                named = any(keyword.arg == "rule" for keyword in node.keywords)
                if node.func.id == "Message" and len(node.args) < 3 and not named:
                    bare += [str(a.value) for a in node.args[:1] if isinstance(a, ast.Constant)]

    said = [id for id in bare if "-refuse-" in id or "-ask-" in id or "-choice-" in id]

    assert [id for id in said if not NO_RULE.fullmatch(id)] == []


PARTS = {
    "rulings": re.compile(r"^> \*\*", re.MULTILINE),
    "pictures": re.compile(r"piece:[\w-]+"),
    "rules": re.compile(r"\b[A-Z]{2}-\d\d\b"),
    "rows": re.compile(r"^\|", re.MULTILINE),
}


@pytest.mark.parametrize("part", PARTS)
@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("name", games.NAMES)
def test_a_translated_rule_has_the_same_parts(name: str, language: str, part: str) -> None:
    """As many rulings and rows, the same pictures, the same rules referred to."""
    english, other = (read_page(name, each).rules for each in ("en", language))
    differing = {
        id: (PARTS[part].findall(rule.text), PARTS[part].findall(english[id].text))
        for id, rule in other.items()
        if Counter(PARTS[part].findall(rule.text)) != Counter(PARTS[part].findall(english[id].text))
    }

    assert differing == {}


def test_a_message_missing_everywhere_is_our_bug() -> None:
    with pytest.raises(MissingMessage):
        Words("ru")("no-such-message")


def test_a_language_without_a_message_falls_back_to_english() -> None:
    assert Words("xx")("seat-number", number=3) == "seat 3"


def test_message_files_exist_in_every_language() -> None:
    for language in languages():
        for stem in message_files():
            assert (LOCALE / language / f"{stem}.ftl").is_file()


def test_what_is_written_from_right_to_left_does_not_turn_the_sentence() -> None:
    say = words("en")

    assert "\u2068שרה\u2069" in say("game-unknown", game="שרה", known=["majesty"])
    assert "\u2068" not in say("game-unknown", game="Sarah", known=["majesty"])


def test_a_complaint_about_what_has_no_end_has_one() -> None:
    for game in ("x" * 100_000, 10**5_000):
        assert len(words("en")("game-unknown", game=game, known=["majesty"])) < 400
