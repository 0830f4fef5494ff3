"""Who gets in: cookies, foreign pages, limits, and what every answer carries."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from serving import Player, begun, serving


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with serving(f"sqlite:///{tmp_path_factory.mktemp('doors')}/r.db") as address:
        yield address


def test_without_a_cookie_nobody_is_known(address: str) -> None:
    answer = httpx.get(f"{address}/api/v1/me", headers={"Accept-Language": "ru, en;q=0.5"})

    assert answer.status_code == 401
    assert answer.json()["title"] == "Кто вы?"


def test_the_cookie_is_out_of_reach_of_scripts_and_other_sites(address: str) -> None:
    answer = httpx.post(f"{address}/api/v1/guests", json={"name": "Ann"})
    cookie = answer.headers["set-cookie"].lower()

    assert "httponly" in cookie
    assert "samesite=lax" in cookie


@pytest.mark.parametrize("change", ["", "x", "swap"])
def test_a_forged_cookie_is_refused(address: str, change: str) -> None:
    with Player(address, "Ann") as ann:
        session, _, signature = ann.http.cookies["regalia"].rpartition(".")
        forged = {"": session, "x": f"{session}x.{signature}", "swap": f"{signature}.{session}"}
        ann.http.cookies.clear()

        answer = ann.send("GET", "/me", Cookie=f"regalia={forged[change]}")

        assert answer.status_code == 401


def test_a_cookie_from_before_logging_out_is_refused(address: str) -> None:
    with Player(address, "Ann") as ann:
        kept = ann.http.cookies["regalia"]
        ann.post("/logout")
        ann.http.cookies.clear()

        assert ann.send("GET", "/me", Cookie=f"regalia={kept}").status_code == 401


@pytest.mark.parametrize(
    "headers",
    [
        {"Sec-Fetch-Site": "cross-site"},
        {"Sec-Fetch-Site": "same-site"},
        {"Origin": "https://elsewhere.example"},
        {"Origin": "null"},
        {"Origin": ""},
        {"Origin": "", "Sec-Fetch-Site": "same-origin"},
        {"Sec-Fetch-Site": ""},
    ],
)
def test_pages_of_other_sites_cannot_act(address: str, headers: dict[str, str]) -> None:
    with Player(address, "Ann") as ann, Player(address, "Bob") as bob:
        table = begun(ann, bob, options={"first": 0})
        order = {"number": 1, "move": {"take": 0}}

        for path, body in (("/tables", {}), (f"/tables/{table}/moves", order)):
            answer = ann.send("POST", path, body, **headers)
            assert answer.status_code == 403
            assert answer.json()["type"] == "/api/docs#foreign"


@pytest.mark.parametrize("site", [[], [("Sec-Fetch-Site", "same-origin")]])
def test_two_origins_are_foreign_even_if_one_is_ours(
    address: str, site: list[tuple[str, str]]
) -> None:
    ours, theirs = ("Origin", address), ("Origin", "https://elsewhere.example")
    for origins, status in [([ours], 201), ([ours, ours], 403), ([ours, theirs], 403)]:
        headers = [*origins, *site]
        answer = httpx.post(f"{address}/api/v1/guests", json={"name": "Ann"}, headers=headers)

        assert answer.status_code == status


BODY = b'{"name": "Ann"}'


@pytest.mark.parametrize("kind", ["application/json", "Application/JSON; charset=utf-8"])
def test_a_body_is_taken_as_json_whatever_its_parameters(address: str, kind: str) -> None:
    url, headers = f"{address}/api/v1/guests", {"Content-Type": kind}

    assert httpx.post(url, content=BODY, headers=headers).status_code == 201


@pytest.mark.parametrize(
    "kinds",
    [
        [], [""], ["text/plain"], ["text/plain; application/json"], ["application/json-seq"],
        ["application/x-www-form-urlencoded"], ["multipart/form-data; boundary=x"],
        ["application/json", "text/plain"],
    ],
)  # fmt: skip
@pytest.mark.parametrize("whole", [True, False])
def test_a_body_of_another_kind_is_not_taken(address: str, kinds: list[str], whole: bool) -> None:
    """What a form or a script of another site can send without asking is none of these."""
    headers = [("Content-Type", kind) for kind in kinds] + [("Accept-Language", "ru")]
    content = BODY if whole else iter([BODY])
    answer = httpx.post(f"{address}/api/v1/guests", content=content, headers=headers)

    assert (answer.status_code, answer.json()["id"]) == (415, "web-not-json")
    assert "application/json" in answer.json()["detail"]


def test_a_request_without_a_body_needs_no_kind(address: str) -> None:
    with Player(address, "Ann") as ann:
        assert ann.http.post("/api/v1/logout").status_code == 204


def test_with_https_the_cookie_is_of_this_host_alone_and_browsers_stay_with_https(
    tmp_path: Path,
) -> None:
    with serving(f"sqlite:///{tmp_path}/r.db", secure_cookies=True) as address:
        answer = httpx.post(f"{address}/api/v1/guests", json={"name": "Ann"})
        cookie, _, rest = answer.headers["set-cookie"].partition(";")
        name, _, value = cookie.partition("=")
        known, plain = (
            httpx.get(f"{address}/api/v1/me", headers={"Cookie": f"{called}={value}"}).status_code
            for called in (name, "regalia")
        )
        gone = httpx.post(f"{address}/api/v1/logout", headers={"Cookie": cookie})
        page = httpx.get(address)

    assert name == "__Host-regalia"
    for set_cookie in (rest.lower(), gone.headers["set-cookie"].lower()):
        assert "secure" in set_cookie
        assert "path=/" in set_cookie
        assert "domain" not in set_cookie
    assert gone.headers["set-cookie"].startswith("__Host-regalia=")
    assert (known, plain) == (200, 401)
    for each in (answer, page):
        assert each.headers.get_list("strict-transport-security") == ["max-age=31536000"]


def test_without_https_the_cookie_has_its_plain_name(address: str) -> None:
    answer = httpx.post(f"{address}/api/v1/guests", json={"name": "Ann"})
    name, _, value = answer.headers["set-cookie"].partition(";")[0].partition("=")
    other = httpx.get(f"{address}/api/v1/me", headers={"Cookie": f"__Host-{name}={value}"})

    assert name == "regalia"
    assert other.status_code == 401
    assert "strict-transport-security" not in answer.headers


def test_every_answer_carries_the_headers_that_keep_browsers_safe(address: str) -> None:
    with Player(address, "Ann") as ann:
        answers = [
            ann.http.get("/"),
            ann.http.get("/api/docs"),
            ann.http.get("/nothing.js"),
            ann.send("GET", "/me"),
            ann.send("POST", "/tables/none/moves", {"number": 0, "move": {}}),
        ]

    for answer in answers:
        assert "default-src 'none'" in answer.headers["content-security-policy"]
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["cross-origin-resource-policy"] == "same-origin"
        assert "frame-ancestors 'none'" in answer.headers["content-security-policy"]
        assert "unsafe" not in answer.headers["content-security-policy"]
        assert "server" not in answer.headers
    for page in answers[:2]:
        assert page.headers["x-frame-options"] == "DENY"
        assert page.headers["referrer-policy"] == "no-referrer"


def test_the_quick_way_and_the_router_complain_alike(address: str) -> None:
    with Player(address, "Ann") as ann, Player(address, "Bob") as bob:
        table = begun(ann, bob)
        path = f"/tables/{table}"

        bodies: list[Any] = [
            {"number": -1, "move": {}},
            {"move": {}},
            {"number": 0, "move": [], "x": 1},
        ]
        for body in bodies:
            answer = ann.send("POST", f"{path}/moves", body)
            assert (answer.status_code, answer.json()["type"]) == (400, "/api/docs#malformed")
            answer = ann.send("POST", f"{path}/undo", {"number": "x"})
            assert (answer.status_code, answer.json()["type"]) == (400, "/api/docs#malformed")
        keyless = ann.send("POST", f"{path}/moves", {"number": 0, "move": {}}, key="short")
        assert keyless.status_code == 400
        assert ann.send("POST", f"{path}/chat", {"text": "x"}, key="short").status_code == 400


def test_a_body_without_end_is_refused(address: str) -> None:
    with Player(address, "Ann") as ann:

        def endless() -> Iterator[bytes]:
            for _ in range(400):
                yield b" " * 1024

        headers = {"Content-Type": "application/json", "Idempotency-Key": "some-key-1"}
        for path in ("/api/v1/tables", "/api/v1/tables/none/moves"):
            answer = ann.http.post(path, content=endless(), headers=headers)
            assert answer.status_code == 413


def test_methods_and_addresses_that_are_not_there(address: str) -> None:
    with Player(address, "Ann") as ann:
        wrong = ann.send("PUT", "/me", {})

        assert wrong.status_code == 405
        assert "GET" in wrong.headers["allow"]
        assert ann.send("GET", "/nothing").status_code == 404
        assert ann.http.get("/static/../../secret.txt").status_code == 404


def test_too_much_at_once_is_too_much(tmp_path: Path) -> None:
    with (
        serving(f"sqlite:///{tmp_path}/r.db", requests_per_second=5) as address,
        Player(address, "Ann") as ann,
    ):
        statuses = [ann.send("GET", "/me").status_code for _ in range(40)]

        assert statuses[0] == 200
        assert statuses[-1] == 429


def test_one_guest_too_eager_leaves_the_others_alone(tmp_path: Path) -> None:
    with (
        serving(f"sqlite:///{tmp_path}/r.db", requests_per_second=40) as address,
        Player(address, "Ann") as ann,
        Player(address, "Bob") as bob,
    ):
        statuses = [ann.send("GET", "/me").status_code for _ in range(60)]

        assert 429 in statuses
        assert bob.send("GET", "/me").status_code == 200


def test_passwords_cannot_be_tried_out(tmp_path: Path) -> None:
    with serving(f"sqlite:///{tmp_path}/r.db", requests_per_second=1000) as address:
        attempt = {"login": "ann", "password": "a guess"}

        statuses = [
            httpx.post(f"{address}/api/v1/login", json=attempt).status_code for _ in range(12)
        ]

        assert statuses[0] == 403
        assert statuses[-1] == 429


def test_streams_have_a_limit(tmp_path: Path) -> None:
    with (
        serving(f"sqlite:///{tmp_path}/r.db", streams_per_address=1) as address,
        Player(address, "Ann") as ann,
        Player(address, "Bob") as bob,
    ):
        table = begun(ann, bob)
        stream = ann.events(table)
        next(stream)

        assert bob.send("GET", f"/tables/{table}/stream").status_code == 429


def test_health_readiness_and_figures(address: str) -> None:
    assert httpx.get(f"{address}/health").text == "ok"
    assert httpx.get(f"{address}/ready").status_code in (200, 503)
    figures = httpx.get(f"{address}/metrics").text
    assert 'regalia_requests_total{route="/api/v1/me"' in figures


def test_the_description_names_every_view_and_loads_nothing_from_elsewhere(address: str) -> None:
    description = httpx.get(f"{address}/api/openapi.json").json()
    page = httpx.get(f"{address}/api/docs").text

    schemas = description["components"]["schemas"]
    assert {"MajestyView", "RoyalsView", "RoyalsCardsView", "RoyalWeddingView"} <= set(schemas)
    assert "/api/v1/tables/{table}/moves" in page
    assert "http://" not in page
    assert "https://" not in page
