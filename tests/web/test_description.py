"""Schemathesis asks for everything the API's description allows, and for much that it does not.

Whatever is asked, the answer is one that the description announces: its status, its type, its
form, and never an error of ours.
"""

import itertools
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import hypothesis
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase
from schemathesis import GenerationMode
from schemathesis.checks import CHECKS, load_all_checks
from serving import Player, begun, new_table, serving

from regalia.web.app import Server
from regalia.web.settings import Settings
from soaking import size

EXAMPLES = size("EXAMPLES", 6)
"""A few in the usual tests, many in `make soak`."""
ENDLESS = "stream"
"""The one operation whose answer does not end."""

load_all_checks()
CHECKED: Any = CHECKS.get_by_names(
    [
        "not_a_server_error", "status_code_conformance", "content_type_conformance",
        "response_schema_conformance",
    ]
)  # fmt: skip
DESCRIPTION: dict[str, Any] = Server(
    Settings(database="sqlite:///never-opened.db")
).litestar.openapi_schema.to_schema()


@dataclass
class Visit:
    """Somebody with a cookie, and tables to ask about."""

    address: str
    cookie: str
    tables: Iterator[str]


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with serving(f"sqlite:///{tmp_path_factory.mktemp('asked')}/r.db") as address:
        yield address


@pytest.fixture
def visit(address: str) -> Iterator[Visit]:
    with Player(address, "Ann") as ann, Player(address, "Bob") as bob:
        tables = [
            begun(ann, bob, options={"first": 0}),
            new_table(ann, seats=[{"kind": "open"}, {"kind": "bot", "bot": "random"}]),
            "no-such-table",
        ]
        cookie = f"regalia={ann.http.cookies['regalia']}"
        yield Visit(address, cookie, itertools.cycle(tables))


def operations() -> list[tuple[str, str]]:
    return [
        (method, path)
        for path, item in DESCRIPTION["paths"].items()
        for method, about in item.items()
        if about.get("operationId") != ENDLESS
    ]


@pytest.mark.parametrize("mode", [GenerationMode.POSITIVE, GenerationMode.NEGATIVE])
@pytest.mark.parametrize(("method", "path"), operations())
def test_every_answer_is_one_the_description_announces(
    visit: Visit, method: str, path: str, mode: GenerationMode
) -> None:
    operation = schemathesis.openapi.from_dict(DESCRIPTION)[path][method.upper()]
    try:
        cases = operation.as_strategy(generation_mode=mode)
        examine(visit, cases)
    except hypothesis.errors.Unsatisfiable:
        assert mode is GenerationMode.NEGATIVE  # nothing can be wrong where nothing is asked for


def examine(visit: Visit, cases: Any) -> None:
    @hypothesis.given(case=cases)
    @hypothesis.settings(
        max_examples=EXAMPLES, deadline=None, database=None, derandomize=True,
        phases=[Phase.explicit, Phase.generate],
        suppress_health_check=list(HealthCheck),
    )  # fmt: skip
    def ask(case: schemathesis.Case[Any]) -> None:
        if "table" in case.path_parameters:
            case.path_parameters["table"] = next(visit.tables)
        response = case.call(base_url=visit.address, headers={"Cookie": visit.cookie})
        case.validate_response(response, checks=CHECKED)

    ask()
