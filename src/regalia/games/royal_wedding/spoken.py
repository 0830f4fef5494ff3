"""Moves of the negotiation as people type them, in English or Russian.

    offer Anna: 2 gold for 1 military, attack Boris 3
    marry Anna: 1 prestige for 3 gold
    offer Boris: both attack Clara 2
    accept Anna, decline Anna 2, withdraw Boris, done
    counter Anna: 1 gold for 1 military
    counter Anna 2: marriage, 1 gold for 1 military

What comes before “for” is given or promised, what comes after it is asked for; promises of both
sides begin with “both”. Promises: attack X 2, spare X, help Y attack X 2, help Y against X 2, help
nobody against X. “me” and “you” are the two who deal. Names may be shortened or declined.
"""

import re
from collections.abc import Sequence
from typing import Any

from regalia.engine.errors import IllegalMove
from regalia.engine.game import Move
from regalia.engine.message import Message
from regalia.games.royal_wedding.view import OpenOffer

OFFER = ("offer", "deal", "сделка", "предложить", "предлагаю")
WED = ("marry", "wed", "wedding", "брак", "свадьба", "породниться")
MARRIAGE = (*WED, "marriage", "свадьбу")
COUNTER = ("counter", "встречно", "встречное", "встречная")
ACCEPT = ("accept", "yes", "принять", "принимаю")
DECLINE = ("decline", "no", "отклонить", "отклоняю")
WITHDRAW = ("withdraw", "отозвать", "отзываю")
DONE = ("done", "finished", "finish", "готов", "готова", "готово")
FOR = ("for", "за")
AND = ("and", "и")
BOTH = ("both", "оба", "обе")
NOT = ("no", "not", "don't", "don’t", "never", "won't", "won’t", "не")
ATTACK = ("attack", "напас", "напад", "атак")
SPARE = ("spare", "peace", "пощад", "щад", "мир")
HELP = ("help", "assist", "помо")
"""Verbs are known by how they begin."""
AGAINST = ("against", "против", "от")
NOBODY = ("nobody", "anybody", "anyone", "никому")
ME = ("me", "i", "my", "я", "мне", "меня", "мной", "моему", "моей")
YOU = ("you", "your", "ты", "вы", "тебе", "вам", "тебя", "вас", "тобой", "вами", "твоему",
       "твоей", "вашему", "вашей")  # fmt: skip
FILLERS = (
    "with", "on", "to", "the", "in", "from", "of", "offer", "do", "will", "defend", "defence",
    "defending", "с", "со", "на", "в", "от", "минимум", "предложение", "защититься", "защищаться",
    "защите", "обороне",
)  # fmt: skip
PHRASES = {"no one": "nobody", "at least": "with", "не менее": "с", "не меньше": "с"}
GOODS = {
    "gold": ("gold", "g", "золото", "золота", "золотом"),
    "military": ("military", "m", "войско", "войска", "войск", "войском", "войсками"),
    "prestige": ("prestige", "p", "престиж", "престижа"),
}
SEPARATOR = rf"[,;]|\b(?:{'|'.join(AND)})\b"
SHORTEST_NAME, LONGEST_ENDING = 2, 3


def misunderstood(text: str) -> IllegalMove:
    return IllegalMove(Message("royal-wedding-refuse-speech", {"text": text[:60]}))


class Speech:
    """One line said by a seat; `names` are those of the people at the table, by seat."""

    def __init__(self, names: Sequence[str], seat: int, offers: Sequence[OpenOffer]) -> None:
        self.names, self.seat, self.offers = names, seat, offers
        self.partner = -1

    def read(self, line: str) -> Move | None:
        """The move that is meant; None if the first word is none we know."""
        head, colon, body = line.partition(":")
        verb, *rest = words_of(head) or [""]
        if verb in DONE and not rest:
            return {"finished": True}
        for word, verbs in (("accept", ACCEPT), ("decline", DECLINE), ("withdraw", WITHDRAW)):
            if verb in verbs:
                return self.read_answer(word, rest)
        if verb not in OFFER + WED + COUNTER:
            return None
        if not rest or (verb not in WED and not colon):
            raise misunderstood(line)
        if verb in COUNTER:
            return self.read_counter(rest, body)
        self.partner = self.read_name(" ".join(rest))
        return {"wed" if verb in WED else "offer": self.partner, **self.read_terms(body)}

    def read_counter(self, rest: list[str], body: str) -> Move:
        """Of marriage if the first thing that is offered is one."""
        move = self.read_answer("counter", rest)
        self.partner = move["counter"]
        wed = re.match(rf"\s*(?:{'|'.join(MARRIAGE)})\b", body.lower())
        if wed:
            return {**move, "wed": True, **self.read_terms(body[wed.end() :])}
        return {**move, **self.read_terms(body)}

    def read_answer(self, word: str, rest: list[str]) -> Move:
        """The number may be left out: it is the latest open offer that is meant."""
        number = next((int(w) for w in rest if w.isdecimal()), 0)
        said = [w for w in rest if w not in FILLERS and not w.isdecimal()]
        other = self.read_name(" ".join(said))
        mine = word == "withdraw"
        parties = (self.seat, other) if mine else (other, self.seat)
        open_ones = [o.number for o in self.offers if (o.proposer, o.partner) == parties]
        return {word: other, "number": number or (open_ones[-1] if open_ones else 1)}

    def read_name(self, text: str) -> int:
        """The one player whose name begins like this, whatever its ending."""
        said = text.strip().lower()
        if said in ME:
            return self.seat
        if said in YOU and self.partner >= 0:
            return self.partner
        exact = [seat for seat, name in enumerate(self.names) if name.lower() == said]
        meant = exact or [s for s, name in enumerate(self.names) if is_meant(said, name.lower())]
        if len(meant) != 1:
            known = list(self.names)
            raise IllegalMove(Message("royal-wedding-refuse-name", {"text": said, "known": known}))
        return meant[0]

    def read_terms(self, body: str) -> dict[str, Any]:
        """Goods and promises of the two sides."""
        sides = re.split(rf"\b(?:{'|'.join(FOR)})\b", body.lower())
        if len(sides) > 2:
            raise misunderstood(body)
        terms: dict[str, Any] = {}
        for side, text in enumerate(sides):
            for item in re.split(SEPARATOR, text):
                if item.strip():
                    self.read_item(item.strip(), side, terms)
        return terms

    def read_item(self, item: str, side: int, terms: dict[str, Any]) -> None:
        words = words_of(item)
        if not words:
            raise misunderstood(item)
        if words[0] in BOTH:
            for each in (0, 1):
                self.read_item(" ".join(words[1:]), each, terms)
            return
        if gift := read_gift(words):
            good, amount = gift
            goods = terms.setdefault(("give", "want")[side], {})
            goods[good] = goods.get(good, 0) + amount
            return
        promise = self.read_promise(item, words, side)
        terms.setdefault(("promise", "ask")[side], []).append(promise)

    def read_promise(self, item: str, words: list[str], side: int) -> dict[str, int]:
        """“I” can promise what I give, “you” what I ask for; nothing is passed over in silence."""
        if words[0] in (ME, YOU)[side]:
            words = words[1:]
        words, amount = without_amount(words)
        negated = any(word in NOT for word in words)
        verb, *said = [
            word for word in words if word in AGAINST or word not in FILLERS + NOT
        ] or [""]  # fmt: skip
        if verb.startswith(SPARE) and not negated:
            return {"spare": self.read_name(" ".join(said))}
        if verb.startswith(ATTACK):
            target = self.read_name(" ".join(said))
            return {"spare": target} if negated else {"attack": target, **amount}
        if verb in NOBODY and said and said[0].startswith(HELP):
            verb, said = said[0], [verb, *said[1:]]
        if verb.startswith(HELP) and (not negated or (said and said[0] in NOBODY)):
            return self.read_help(item, said, amount)
        raise misunderstood(item)

    def read_help(self, item: str, said: list[str], amount: dict[str, int]) -> dict[str, int]:
        """Whom, how and against whom: the word in the middle says which."""
        for place, word in enumerate(said):
            attacking = word.startswith(ATTACK)
            if (attacking or word in AGAINST) and place > 0:
                enemy = self.read_name(" ".join(said[place + 1 :]))
                if said[0] in NOBODY:
                    return {"abstain": enemy}
                how = "attacking" if attacking else "defending"
                return {"assist": self.read_name(" ".join(said[:place])), how: enemy, **amount}
        raise misunderstood(item)


def words_of(text: str) -> list[str]:
    """In lower case; “2g” is two words, and some phrases are one."""
    text = text.lower()
    for phrase, word in PHRASES.items():
        text = text.replace(phrase, word)
    return re.findall(r"[\w'’-]+", re.sub(r"\b(\d+)(?=[^\W\d])", r"\1 ", text))


def without_amount(words: list[str]) -> tuple[list[str], dict[str, int]]:
    """A promise without the Military at its end: “with 3 military”, or just “3”."""
    rest = words[:-1] if words[-1:] and words[-1] in GOODS["military"] else words
    if rest and rest[-1].isdecimal():
        return rest[:-1], {"with": int(rest[-1])}
    return words, {}


def is_meant(said: str, name: str) -> bool:
    """“An” and “Anna's” are Anna, “Бориса” is Борис; but not with more words after it."""
    if len(said) < SHORTEST_NAME or len(said) > len(name) + LONGEST_ENDING:
        return False
    inflected = (
        len(name) > 2 and said.startswith(name[:-1]) and len(said.split()) == len(name.split())
    )
    return name.startswith(said) or inflected


def read_gift(words: list[str]) -> tuple[str, int] | None:
    """An amount and a good, in either order."""
    for number, name in (words, words[::-1]) if len(words) == 2 else ():
        for good, forms in GOODS.items():
            if number.isdecimal() and name in forms:
                return good, int(number)
    return None


def read_line(
    line: str, names: Sequence[str], seat: int, offers: Sequence[OpenOffer]
) -> Move | None:
    """The move that a typed line stands for; None if it is nothing of ours."""
    return Speech(names, seat, offers).read(line)
