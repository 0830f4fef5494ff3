"""Which numbers the rule pages state, rule by rule, and where in the box they stand.

A rule page writes what is printed in digits and everything else in words. Here stands, for each
rule with digits in it, what they are: read from the game's facts, or as they are where the rule
itself has them. Examples and rulings tell stories and are left out.
"""

import re
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

from fluent.syntax import FluentParser, Visitor
from fluent.syntax import ast as ftl

from regalia import games
from regalia.engine.game import Facts
from regalia.games.royals.board import PACKAGED, parse
from regalia.games.royals.data import Title
from regalia.rulepages import Rule, read_page
from regalia.words import languages, source

RULE_ID = re.compile(r"\b[A-Z]{2}-\d{2}\b")
PICTURE = re.compile(r"!\[[^\]]*\]\([^)]*\)")
STORY = re.compile(r"^(\*[^*]+:\*|>)")
NUMBER = re.compile(r"\d+")

Says = Callable[[Any], list[int]]


def majesty_side(facts: Any, side: str) -> list[int]:
    """Every coin, and every number of the abilities."""
    sides = [location.sides[side] for location in facts.locations]
    parts = [part for each in sides for part in each.parts]
    numbers = [each.coin for each in sides] + [part.points for part in parts]
    return [abs(n) for n in numbers + [part.meeples for part in parts] if n]


def all_cards(facts: Any) -> int:
    return int(facts.greens + facts.reds)


MAJESTY: dict[str, Says] = {
    "MJ-01": lambda f: [1, len(f.locations), *range(1, len(f.locations) + 1)],
    "MJ-02": lambda f: [
        all_cards(f), f.greens, f.reds, *(n for card in f.cards for n in (card.green, card.red)),
    ],
    "MJ-04": lambda f: [f.spaces],
    "MJ-05": lambda f: [f.reds, *map(int, f.greens_in_play), *f.greens_in_play.values()],
    "MJ-06": lambda f: [f.display],
    "MJ-07": lambda f: [all_cards(f)],
    "MJ-10": lambda f: [f.spaces],
    "MJ-12": lambda f: [1, len(f.characters)],
    "MJ-13": lambda _: [1],
    "MJ-14": lambda f: [f.rounds, f.rounds],
    "MJ-15": lambda f: majesty_side(f, "A"),
    "MJ-16": lambda f: [*majesty_side(f, "B"), 1, 1, f.spaces],
    "MJ-17": lambda f: [f.spaces],
    "MJ-21": lambda _: [0],
    "MJ-22": lambda f: [-f.locations[-1].sides["B"].coin, 0],
    "MJ-23": lambda f: [1, len(f.characters), len(f.characters) ** 2],
    "MJ-24": lambda f: [1, len(f.characters)],
}  # fmt: skip


def country_cards(facts: Any) -> list[int]:
    """Of each country, and what is left of them at a table."""
    cards = [country.cards for country in facts.countries]
    rows = [
        [table.players, *table.removed, sum(cards) - sum(table.removed)] for table in facts.tables
    ]
    return [sum(cards), *cards, *(number for row in rows for number in row)]


def kings(facts: Any) -> list[int]:
    """Intrigue cards for the highest title, at least and at most."""
    fitting, substitute = facts.titles[-1].take_over, facts.decks[1].substitute
    return [fitting, substitute, fitting, fitting * substitute]


def packaged_board(facts: Any) -> list[int]:
    """RY-05's tables; what follows them quotes rulebook and reviewers, and has its own numbers."""
    board = parse(PACKAGED)
    influence = {noble.title: noble.influence for city in board.cities for noble in city.nobles}
    numbers = [len(board.cities), *(city.bonus for city in board.cities), *facts.years]
    for n, (title, full) in enumerate(zip(facts.titles, board.title_markers, strict=True)):
        numbers += [title.cost, influence[Title(n)], full, full // 2]
    for pairs in (board.country_bonuses, board.period_markers):
        numbers += [number for pair in pairs for number in pair]
    return [*numbers, *QUOTED_AT_THE_BOARD]


QUOTED_AT_THE_BOARD = [
    16, 5, 4, 3, 4, 2, 3, 4, 6, 1, 8, 12, 10, 4, 8, 3, 7, 4, 6, 5,
    1, 5, 8, 29, 5, 4, 2, 1, 16, 16, 5, 4, 3, 4, 24, 12, 1, 99, 29,
]  # fmt: skip


def distinct(lists: list[list[int]]) -> list[int]:
    return [number for each in dict.fromkeys(map(tuple, lists)) for number in each]


ROYALS: dict[str, Says] = {
    "RY-01": country_cards,
    "RY-02": lambda f: [
        f.intrigues_each, f.intrigues_each * sum(card.deck == "intrigue" for card in f.cards),
    ],
    "RY-03": lambda f: [title.cost for title in f.titles],
    "RY-04": lambda f: [f.nobles_a_win, *distinct([[table.supply] for table in f.tables])],
    "RY-05": packaged_board,
    "RY-06": lambda f: [
        *(table.players for table in f.tables), *distinct([table.houses for table in f.tables]),
    ],
    "RY-08": lambda f: [f.open_cards[0]],
    "RY-09": lambda f: f.open_cards,
    "RY-10": lambda f: [
        *range(1, f.tables[-1].players + 1),
        *(n for table in f.tables for n in (table.players, *table.first_draws)),
    ],
    "RY-11": lambda f: [f.draws, f.draws_with_intrigue, 1],
    "RY-16": lambda f: [f.decks[0].substitute],
    "RY-19": lambda f: [f.decks[1].substitute],
    "RY-20": kings,
    "RY-22": lambda f: [deck.limit for deck in f.decks],
    "RY-26": lambda f: f.years,
}  # fmt: skip

ROYALS_CARDS: dict[str, Says] = {
    "RC-01": lambda f: [len(f.cards)],
    "RC-02": lambda f: [n for size in f.sizes for n in (size.players, size.hand)],
    "RC-05": lambda f: [
        f.sizes[0].goal + f.sizes[0].players,
        *(n for size in f.sizes for n in (size.players, size.goal)),
    ],
    "RC-10": lambda f: [
        max(card.value for card in f.cards), min(card.value for card in f.cards if card.value),
    ],
    "RC-26": lambda _: [9, 4],
}  # fmt: skip


def challenges(facts: Any) -> list[int]:
    """RW-31's table. Both rivals share a row, which names their Gold twice."""
    cards = {each.card: each for each in facts.challenges}
    goods = {
        name: [abs(card.centre.get(good, 0)) for good in ("gold", "military", "prestige")]
        for name, card in cards.items()
    }
    rival, rich = cards["rival"], cards["rich-rival"]
    gold, military, prestige = goods["rival"]
    numbers = [rival.copies + rich.copies, gold, gold, *[goods["rich-rival"][0]] * 2]
    numbers += [military, prestige, rival.asks, rival.costs]
    for name in ("nobles", "coffers", "tax", "weakness", "distrusted", "sheep"):
        numbers += [cards[name].copies, *goods[name]]
    numbers += [cards["nobles"].brings, cards["nobles"].costs]
    numbers += [cards["coffers"].asks, cards["coffers"].brings, cards["coffers"].costs]
    return [*numbers, cards["tax"].asks, facts.bonus, *[cards["distrusted"].asks] * 2]


ROYAL_WEDDING: dict[str, Says] = {
    "RW-01": lambda _: [(players := games.load("royal-wedding").players)[0], players[-1]],
    "RW-02": lambda f: list(f.start.values()),
    "RW-04": lambda f: [sum(each.copies for each in f.challenges)],
    "RW-05": lambda f: [f.generations],
    "RW-06": lambda f: [len(f.steps)],
    "RW-08": lambda f: [f.talk_minutes],
    "RW-14": lambda _: [1],
    "RW-19": lambda f: [
        f.prestige_per_gold, 1, 0, f.prestige_per_gold - 1,
        1, f.prestige_per_gold, 2 * f.prestige_per_gold - 1,
    ],
    "RW-20": lambda f: [f.loss_per_unpaid],
    "RW-21": lambda f: [f.price],
    "RW-23": lambda _: [0],
    "RW-25": lambda f: [f.bonus],
    "RW-28": lambda _: [0],
    "RW-31": challenges,
    "RW-34": lambda f: [f.generations],
}  # fmt: skip

SAYS = {**MAJESTY, **ROYALS, **ROYALS_CARDS, **ROYAL_WEDDING}

OWN_NUMBERS = re.compile(
    r"-refuse-(unreadable|no-such-card|speech|promise)$|-option-|-hint-|-board-(range|pair|city)"
    r"|-board-(step-spend|stake|less|more)$|-ask-assassination$|-warn-periods$"
)
"""Messages that show how to type something, that count from one, or quote the printed rulebook."""


def stated(rule: Rule) -> Counter[int]:
    """The numbers that a rule states."""
    _, *paragraphs = rule.text.split("\n\n")
    told = "\n\n".join(each for each in paragraphs if not STORY.match(each))
    return Counter(int(number) for number in NUMBER.findall(RULE_ID.sub("", PICTURE.sub("", told))))


def printed(facts: Facts, rule: str) -> Counter[int]:
    """The numbers that it should state."""
    return Counter(int(number) for number in SAYS[rule](facts)) if rule in SAYS else Counter()


def stale_rules(name: str) -> Iterator[str]:
    """Every rule of a game's pages that says something else than its box: by name, and what."""
    facts = games.load(name).facts
    for language in languages():
        for rule in read_page(name, language).rules.values():
            says, should = stated(rule), printed(facts, rule.id)
            if says != should:
                wrong, missing = (
                    sorted(each.elements()) for each in (says - should, should - says)
                )
                yield f"{language}/rules/{name}.md {rule.id} says {wrong}, the box {missing}"


class Digits(Visitor):
    """Numbers in a message's own words: not those of a variant that says one, two or none."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_Variant(self, node: ftl.Variant) -> None:  # noqa: N802
        key = node.key.value if isinstance(node.key, ftl.NumberLiteral) else node.key.name
        if not key.isdecimal() and key not in ("zero", "one", "two"):
            self.generic_visit(node)

    def visit_TextElement(self, node: ftl.TextElement) -> None:  # noqa: N802
        self.found += NUMBER.findall(RULE_ID.sub("", node.value))


def numbers_of_their_own(name: str) -> Iterator[str]:
    """Every sentence about a game that has a number which nobody handed it."""
    for language in languages():
        resource = FluentParser().parse(source(language, f"{name}.ftl").read_text("utf-8"))
        for entry in resource.body:
            if not isinstance(entry, ftl.Message):
                continue
            digits = Digits()
            digits.visit(entry)
            if digits.found and not OWN_NUMBERS.search(entry.id.name):
                yield f"{language}/{name}.ftl {entry.id.name} says {digits.found}"
