"""One server and one browser for the tests of a file; each test has windows of its own."""

from collections.abc import Iterator
from typing import Any

import pytest
from browsing import Visit, Visitor, browser, chromium
from playwright.sync_api import Browser
from serving import serving

from regalia.web import site


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    assert site.is_built(), "build the web table first: make play, or python web/build.py"
    with serving(f"sqlite:///{tmp_path_factory.mktemp('browser')}/r.db") as address:
        yield address


@pytest.fixture(scope="module")
def window() -> Iterator[Browser]:
    if chromium() is None:
        pytest.skip("Chromium is missing: apt-get install chromium")
    with browser() as opened:
        yield opened


@pytest.fixture
def visit(window: Browser, address: str) -> Iterator[Visit]:
    """Make visitors; at the end none of them may have seen an error."""
    visitors: list[Visitor] = []

    def make(**settings: Any) -> Visitor:
        visitors.append(Visitor(window, address, **settings))
        return visitors[-1]

    yield make
    wrong = [text for visitor in visitors for text in visitor.wrong]
    for visitor in visitors:
        visitor.close()
    assert wrong == []
