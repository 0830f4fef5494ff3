"""Moves of the negotiation in Royal Wedding as people type them; the words are each language's own.

    offer Anna: 2 gold for 1 military, attack Boris 3
    marry Anna: 1 prestige for 3 gold
    offer Boris: both attack Clara 2
    accept Anna, decline Anna 2, withdraw Boris, done
    counter Anna: 1 gold for 1 military
    replace 3: 1 gold for 1 military, cancel 3, show 3 to Clara
    counter Anna 2: marriage, 1 gold for 1 military
    offer Boris: both attack Clara 2, each alone

What comes before “for” is given or promised, what comes after it is asked for; promises of both
sides begin with “both”. Promises: attack X 2, spare X, help Y attack X 2, help Y against X 2, help
nobody against X; to a helper: halves with X, share 2 with X, loss 1 of X, discard 0 of X. “me” and
“you” are the two who deal. Names may be shortened or declined.
"""

import re
from collections.abc import Sequence
from functools import cache
from typing import Any

from regalia.engine.errors import IllegalMove
from regalia.engine.game import Move
from regalia.engine.message import Message
from regalia.games.royal_wedding.dealings import Deal, OpenOffer
from regalia.games.royal_wedding.facts import GOOD_NAMES
from regalia.words import DEFAULT, Words
from regalia.words import words as english

SHORTEST_NAME, LONGEST_ENDING = 2, 3
VERBS = ("offer", "wed", "marriage", "counter", "accept", "decline", "withdraw", "done",
         "cancel", "replace", "show")  # fmt: skip
SMALL = ("for", "and", "both", "alone", "not", "against", "nobody", "me", "you", "fillers")
PARTS = {"halves": "halves", "share": "gain", "loss": "loss", "discard": "discard"}
"""Of a division, by the word they are typed with."""
STEMS = ("attack", "spare", "help")
"""Words that are known by how they begin."""


class Grammar:
    """The words of a language, and the English ones, which everybody may type."""

    def __init__(self, words: Words) -> None:
        known = (*VERBS, *SMALL, *PARTS, *STEMS, *GOOD_NAMES)
        self.words = {name: words_for(name, words) for name in known}
        every = {word for said in self.words.values() for word in said}
        self.phrases = [word for word in every if "_" in word]
        self.fillers = self.words["fillers"] + self.words["not"]

    def is_a(self, word: str, *names: str) -> bool:
        return any(word in self.words[name] for name in names)

    def begins(self, word: str, stem: str) -> bool:
        return word.startswith(self.words[stem])

    def alternatives(self, name: str) -> str:
        return "|".join(map(re.escape, self.words[name]))

    def words_of(self, text: str) -> list[str]:
        """In lower case; “2g” is two words, and some phrases are one."""
        text = text.lower()
        for phrase in self.phrases:
            text = text.replace(phrase.replace("_", " "), phrase)
        return re.findall(r"[\w'’-]+", re.sub(r"\b(\d+)(?=[^\W\d])", r"\1 ", text))


def words_for(name: str, words: Words) -> tuple[str, ...]:
    said = [tongue(f"royal-wedding-typed-{name}") for tongue in (words, english(DEFAULT))]
    each = (word.strip().lower().replace(" ", "_") for text in said for word in text.split(","))
    return tuple(dict.fromkeys(each))


@cache
def grammar_of(language: str) -> Grammar:
    return Grammar(english(language))


def misunderstood(text: str) -> IllegalMove:
    return IllegalMove(Message("royal-wedding-refuse-speech", {"text": text[:60]}))


class Speech:
    """One line said by a seat; `names` are those of the people at the table, by seat."""

    def __init__(
        self, grammar: Grammar, names: Sequence[str], seat: int,
        offers: Sequence[OpenOffer], deals: Sequence[Deal],
    ) -> None:  # fmt: skip
        self.grammar, self.names, self.seat = grammar, names, seat
        self.offers, self.deals = offers, deals
        self.partner = -1

    def read(self, line: str) -> Move | None:
        """The move that is meant; None if the first word is none we know."""
        head, colon, body = line.partition(":")
        is_a = self.grammar.is_a
        verb, *rest = self.grammar.words_of(head) or [""]
        if is_a(verb, "done") and not rest:
            return {"finished": True}
        for word in ("accept", "decline", "withdraw"):
            if is_a(verb, word):
                return self.read_answer(word, rest)
        if is_a(verb, "cancel", "replace"):
            return self.read_change(line, rest, body, replaced=is_a(verb, "replace"))
        if is_a(verb, "show"):
            return self.read_show(line, rest)
        if not is_a(verb, "offer", "wed", "counter"):
            return None
        if not rest or (not is_a(verb, "wed") and not colon):
            raise misunderstood(line)
        if is_a(verb, "counter"):
            return self.read_counter(rest, body)
        self.partner = self.read_name(" ".join(rest))
        return {"wed" if is_a(verb, "wed") else "offer": self.partner, **self.read_terms(body)}

    def read_change(self, line: str, rest: list[str], body: str, *, replaced: bool) -> Move:
        """The deal by its number in this generation: without it, or another instead of it."""
        numbers = [int(word) for word in rest if word.isdecimal()]
        if len(numbers) != 1 or bool(body.strip()) != replaced:
            raise misunderstood(line)
        if not replaced:
            return {"cancel": numbers[0]}
        deals = [deal for deal in self.deals if deal.number == numbers[0]]
        parties = deals[-1].parties if deals else []
        self.partner = next((seat for seat in parties if seat != self.seat), self.seat)
        return {"offer": self.partner, "instead": numbers[0], **self.read_terms(body)}

    def read_show(self, line: str, rest: list[str]) -> Move:
        """The deal by its number in this generation, and to whom."""
        numbers = [int(word) for word in rest if word.isdecimal()]
        if len(numbers) != 1:
            raise misunderstood(line)
        said = [word for word in rest if not word.isdecimal()]
        named = [word for word in said if not self.grammar.is_a(word, "fillers", "offer")]
        return {"show": numbers[0], "to": self.read_name(" ".join(named))}

    def read_counter(self, rest: list[str], body: str) -> Move:
        """Of marriage if the first thing that is offered is one."""
        move = self.read_answer("counter", rest)
        self.partner = move["counter"]
        alternatives = "|".join(map(self.grammar.alternatives, ("wed", "marriage")))
        wed = re.match(rf"\s*(?:{alternatives})\b", body.lower())
        if wed:
            return {**move, "wed": True, **self.read_terms(body[wed.end() :])}
        return {**move, **self.read_terms(body)}

    def read_answer(self, word: str, rest: list[str]) -> Move:
        """The number may be left out: it is the latest open offer that is meant."""
        number = next((int(w) for w in rest if w.isdecimal()), 0)
        said = [w for w in rest if not self.grammar.is_a(w, "fillers") and not w.isdecimal()]
        other = self.read_name(" ".join(said))
        mine = word == "withdraw"
        parties = (self.seat, other) if mine else (other, self.seat)
        open_ones = [o.number for o in self.offers if (o.proposer, o.partner) == parties]
        return {word: other, "number": number or (open_ones[-1] if open_ones else 1)}

    def read_name(self, text: str) -> int:
        """The one player whose name begins like this, whatever its ending."""
        said = text.strip().lower()
        if self.grammar.is_a(said, "me"):
            return self.seat
        if self.grammar.is_a(said, "you") and self.partner >= 0:
            return self.partner
        exact = [seat for seat, name in enumerate(self.names) if name.lower() == said]
        meant = exact or [s for s, name in enumerate(self.names) if is_meant(said, name.lower())]
        if len(meant) != 1:
            known = list(self.names)
            raise IllegalMove(Message("royal-wedding-refuse-name", {"text": said, "known": known}))
        return meant[0]

    def read_terms(self, body: str) -> dict[str, Any]:
        """Goods and promises of the two sides."""
        separator = rf"[,;]|\b(?:{self.grammar.alternatives('and')})\b"
        sides = re.split(rf"\b(?:{self.grammar.alternatives('for')})\b", body.lower())
        if len(sides) > 2:
            raise misunderstood(body)
        terms: dict[str, Any] = {}
        for side, text in enumerate(sides):
            for item in re.split(separator, text):
                if item.strip():
                    self.read_item(item.strip(), side, terms)
        return terms

    def read_item(self, item: str, side: int, terms: dict[str, Any]) -> None:
        words = self.grammar.words_of(item)
        if not words:
            raise misunderstood(item)
        if len(words) == 1 and self.grammar.is_a(words[0], "alone"):
            terms["alone"] = True
            return
        if self.grammar.is_a(words[0], "both"):
            for each in (0, 1):
                self.read_item(" ".join(words[1:]), each, terms)
            return
        if gift := self.read_gift(words):
            good, amount = gift
            goods = terms.setdefault(("give", "want")[side], {})
            goods[good] = goods.get(good, 0) + amount
            return
        promise = self.read_promise(item, words, side)
        terms.setdefault(("promise", "ask")[side], []).append(promise)

    def read_promise(self, item: str, words: list[str], side: int) -> dict[str, int]:
        """“I” can promise what I give, “you” what I ask for; nothing is passed over in silence."""
        is_a, begins = self.grammar.is_a, self.grammar.begins
        if is_a(words[0], ("me", "you")[side]):
            words = words[1:]
        for word, part in PARTS.items():
            if words and is_a(words[0], word):
                return self.read_division(item, part, words[1:])
        words, amount = self.without_amount(words)
        negated = any(is_a(word, "not") for word in words)
        verb, *said = [
            word for word in words if is_a(word, "against") or word not in self.grammar.fillers
        ] or [""]  # fmt: skip
        if begins(verb, "spare") and not negated:
            return {"spare": self.read_name(" ".join(said))}
        if begins(verb, "attack"):
            target = self.read_name(" ".join(said))
            return {"spare": target} if negated else {"attack": target, **amount}
        if is_a(verb, "nobody") and said and begins(said[0], "help"):
            verb, said = said[0], [verb, *said[1:]]
        if begins(verb, "help") and (not negated or (said and is_a(said[0], "nobody"))):
            return self.read_help(item, said, amount)
        raise misunderstood(item)

    def read_help(self, item: str, said: list[str], amount: dict[str, int]) -> dict[str, int]:
        """Whom, how and against whom: the word in the middle says which."""
        for place, word in enumerate(said):
            attacking = self.grammar.begins(word, "attack")
            if (attacking or self.grammar.is_a(word, "against")) and place > 0:
                enemy = self.read_name(" ".join(said[place + 1 :]))
                if self.grammar.is_a(said[0], "nobody"):
                    return {"abstain": enemy}
                how = "attacking" if attacking else "defending"
                return {"assist": self.read_name(" ".join(said[:place])), how: enemy, **amount}
        raise misunderstood(item)

    def read_division(self, item: str, part: str, words: list[str]) -> dict[str, int]:
        """A helper, and how much of what is divided; halves are no number."""
        said = [word for word in words if word not in self.grammar.fillers]
        numbers = [int(word) for word in said if word.isdecimal()]
        if len(numbers) != (part != "halves"):
            raise misunderstood(item)
        named = [word for word in said if not word.isdecimal()]
        amount = numbers[0] if numbers else True
        return {"divide": self.read_name(" ".join(named)), part: amount}

    def without_amount(self, words: list[str]) -> tuple[list[str], dict[str, int]]:
        """A promise without the Military at its end: “with 3 military”, or just “3”."""
        named = words and self.grammar.is_a(words[-1], "military")
        rest = words[:-1] if named else words
        if rest and rest[-1].isdecimal():
            return rest[:-1], {"with": int(rest[-1])}
        return words, {}

    def read_gift(self, words: list[str]) -> tuple[str, int] | None:
        """An amount and a good, in either order."""
        for number, name in (words, words[::-1]) if len(words) == 2 else ():
            for good in GOOD_NAMES:
                if number.isdecimal() and self.grammar.is_a(name, good):
                    return good, int(number)
        return None


def is_meant(said: str, name: str) -> bool:
    """“An” and “Anna's” are Anna, “Borisa” is Boris; but not with more words after it."""
    if len(said) < SHORTEST_NAME or len(said) > len(name) + LONGEST_ENDING:
        return False
    inflected = (
        len(name) > 2 and said.startswith(name[:-1]) and len(said.split()) == len(name.split())
    )
    return name.startswith(said) or inflected


def read_line(
    line: str, words: Words, names: Sequence[str], seat: int,
    offers: Sequence[OpenOffer], deals: Sequence[Deal] = (),
) -> Move | None:  # fmt: skip
    """The move that a typed line stands for; None if it is nothing of ours."""
    return Speech(grammar_of(words.language), names, seat, offers, deals).read(line)
