"""What the operating system and msgspec complain of, as messages of our own."""

import errno
import re
from typing import Annotated, Any, Literal

import msgspec
import pytest

from regalia import reasons
from regalia.engine.message import Message
from regalia.words import languages, words

Few = msgspec.Meta(min_length=1, max_length=3)


class Inner(msgspec.Struct):
    kind: Literal["open", "bot"]
    name: str = ""


class Outer(msgspec.Struct, forbid_unknown_fields=True):
    number: Annotated[int, msgspec.Meta(ge=2, le=9)]
    name: Annotated[str, Few] = "x"
    seats: Annotated[list[Inner], Few] | None = None
    options: dict[str, Any] = {}
    share: float = 0
    public: bool = True
    first: int | None = None
    either: int | str = 0


def found_in(body: str) -> Message:
    with pytest.raises(msgspec.DecodeError) as caught:
        msgspec.json.decode(body, type=Outer)
    return reasons.of_data(str(caught.value))


WRONG = [
    ("", "cut-short", {}),
    ('{"number": 3', "cut-short", {}),
    ("{number: 3}", "json", {"byte": 1}),
    ('{"number": 3}}', "json", {"byte": 14}),
    ("[]", "kind", {"field": Message("reason-whole"), "kind": "object"}),
    ("{}", "missing", {"field": "number"}),
    ('{"number": 3, "moat": 1}', "unknown", {"field": "moat"}),
    ('{"number": "3"}', "kind", {"field": "number", "kind": "int"}),
    ('{"number": 3, "public": 1}', "kind", {"field": "public", "kind": "bool"}),
    ('{"number": 3, "share": "x"}', "kind", {"field": "share", "kind": "float"}),
    ('{"number": 3, "options": 1}', "kind", {"field": "options", "kind": "object"}),
    ('{"number": 3, "first": "x"}', "kind", {"field": "first", "kind": "int"}),
    ('{"number": 3, "seats": 1}', "kind", {"field": "seats", "kind": "array"}),
    ('{"number": 3, "seats": [1]}', "kind", {"field": "seats[0]", "kind": "object"}),
    ('{"number": 3, "seats": [{}]}', "missing", {"field": "seats[0].kind"}),
    ('{"number": 3, "seats": [{"kind": "x"}]}', "value", {"field": "seats[0].kind"}),
    ('{"number": 3, "either": {}}', "value", {"field": "either"}),
    ('{"number": 1}', "least", {"field": "number", "bound": 2}),
    ('{"number": 10}', "most", {"field": "number", "bound": 9}),
    ('{"number": 3, "name": ""}', "text-least", {"field": "name", "bound": 1}),
    ('{"number": 3, "name": "long"}', "text-most", {"field": "name", "bound": 3}),
    ('{"number": 3, "seats": []}', "list-least", {"field": "seats", "bound": 1}),
    ('{"number": 3, "name": 5}', "kind", {"field": "name", "kind": "str"}),
]


@pytest.mark.parametrize(("body", "what", "args"), WRONG)
def test_what_is_wrong_with_data_is_said_of_its_field(
    body: str, what: str, args: dict[str, Any]
) -> None:
    assert found_in(body) == Message(f"reason-{what}", args)


def test_too_long_a_list() -> None:
    four = ", ".join(['{"kind": "open"}'] * 4)

    assert found_in(f'{{"number": 3, "seats": [{four}]}}') == Message(
        "reason-list-most", {"field": "seats", "bound": 3}
    )


@pytest.mark.parametrize("language", languages())
def test_what_is_not_known_is_said_in_general(language: str) -> None:
    unheard = reasons.of_data("Invalid moonshine - at `$.name`")

    assert unheard == Message("reason-value", {"field": "name"})
    assert words(language).say(unheard).startswith("name")


@pytest.mark.parametrize("code", [*reasons.OF_SYSTEM, errno.ENOTTY])
def test_whatever_the_system_refuses_is_said_in_every_language(code: int) -> None:
    said = {
        language: words(language).say(reasons.of_system(OSError(code, "secret words")))
        for language in languages()
    }

    assert len(set(said.values())) == len(said)
    assert not any("secret" in sentence for sentence in said.values())
    assert not re.search("[A-Za-z]", said["ru"])
