"""The built client is handed out as files: compressed where that is understood, and no others."""

import re
from collections.abc import Iterator

import httpx
import pytest
from serving import serving

from regalia.web import site

MOST = 250 * 1024
"""What a first visit may load, compressed, fonts aside."""


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    assert site.is_built(), "build the web table first: make play, or python web/build.py"
    with serving(f"sqlite:///{tmp_path_factory.mktemp('site')}/r.db") as address:
        yield address


@pytest.mark.parametrize("path", ["/", "/table/abc", "/rules/majesty", "/join/abc?code=x"])
def test_every_page_of_the_client_is_its_index(address: str, path: str) -> None:
    answer = httpx.get(f"{address}{path}")

    assert answer.headers["content-type"].startswith("text/html")
    assert answer.headers["cache-control"] == "no-cache"
    assert '<div id="app">' in answer.text


def assets_of(text: str) -> list[str]:
    return re.findall(r'(?:src|href)="(/assets/[^"]+)"', text)


def test_the_first_visit_is_light(address: str) -> None:
    index = httpx.get(f"{address}/")
    sizes = [int(index.headers["content-length"])]
    for path in assets_of(index.text):
        sizes.append(int(httpx.get(f"{address}{path}").headers["content-length"]))

    assert len(sizes) > 2
    assert sum(sizes) < MOST


def test_files_come_compressed_or_as_they_are(address: str) -> None:
    path = next(p for p in assets_of(httpx.get(f"{address}/").text) if p.endswith(".js"))
    plain = httpx.get(f"{address}{path}", headers={"Accept-Encoding": "identity"})
    packed = httpx.get(f"{address}{path}", headers={"Accept-Encoding": "gzip"})

    assert "content-encoding" not in plain.headers
    assert packed.headers["content-encoding"] == "gzip"
    assert packed.content == plain.content
    assert plain.headers["content-type"].startswith("text/javascript")
    assert "immutable" in plain.headers["cache-control"]


@pytest.mark.parametrize(
    "path",
    ["/../app.py", "/%2e%2e/app.py", "/assets/../../app.py", "/..%2fapp.py", "/index.html.gz",
     "/assets/nothing.js", "/%00.js"],
)  # fmt: skip
def test_nothing_else_is_handed_out(address: str, path: str) -> None:
    answer = httpx.get(f"{address}{path}")

    assert answer.status_code in (400, 404)
    assert "import" not in answer.text


def test_no_page_asks_other_hosts_for_anything() -> None:
    foreign = re.compile(rb"""(?:src|href)=["']https?://|url\(["']?https?://|@import ["']https?:""")
    files = [path for path in site.STATIC.rglob("*") if path.suffix in (".js", ".css", ".html")]

    assert files
    assert [path.name for path in files if foreign.search(path.read_bytes())] == []
