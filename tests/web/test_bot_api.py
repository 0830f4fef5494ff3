"""The example in docs/bot-api.md is a program that plays."""

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from serving import Player, new_table, serving

DOCS = Path(__file__).parent.parent.parent / "docs"


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with serving(f"sqlite:///{tmp_path_factory.mktemp('bots')}/r.db") as address:
        yield address


def example() -> str:
    [code] = re.findall(r"```python\n(.*?)```", (DOCS / "bot-api.md").read_text("utf-8"), re.DOTALL)
    return str(code)


def test_the_example_is_short() -> None:
    assert len(example().splitlines()) <= 40


def test_the_example_plays_a_game_to_its_end(tmp_path: Path) -> None:
    program = tmp_path / "bot.py"
    program.write_text(example(), "utf-8")
    with serving(f"sqlite:///{tmp_path}/r.db") as address, Player(address, "Ann") as ann:
        secret = ann.post("/me/tokens", {"label": "my bot"})["secret"]
        table = new_table(ann, seats=[{"kind": "open"}, {"kind": "bot", "bot": "random"}])
        ann.post(f"/tables/{table}/start")

        done = subprocess.run(
            [sys.executable, str(program), table, secret, address],
            capture_output=True, text=True, timeout=120, check=False,
        )  # fmt: skip

        assert done.returncode == 0, done.stderr
        assert "places:" in done.stdout
        assert ann.get(f"/tables/{table}")["status"] == "finished"


def bearer(ann: Player) -> tuple[str, dict[str, str]]:
    """A token's id, and the header that shows its secret."""
    made = ann.post("/me/tokens", {"label": "my bot"})
    return made["token"]["id"], {"Authorization": f"Bearer {made['secret']}"}


def test_a_revoked_token_is_worth_nothing(address: str) -> None:
    with Player(address, "Ann") as ann:
        id, shown = bearer(ann)
        assert ann.send("GET", "/me", **shown).json()["name"] == "Ann"

        ann.json("DELETE", f"/me/tokens/{id}")

        assert ann.send("GET", "/me", **shown).status_code == 401


def test_a_token_plays_and_talks_for_its_owner(address: str) -> None:
    with Player(address, "Ann") as ann, Player(address, "Bob") as bob:
        table = new_table(bob, seats=[{"kind": "open"}] * 2, options={"first": 1})
        _, shown = bearer(ann)
        ann.http.cookies.clear()

        ann.post(f"/tables/{table}/join", {}, **shown)
        bob.post(f"/tables/{table}/start")
        picture = ann.json("GET", f"/tables/{table}", **shown)
        order = {"number": picture["number"], "move": picture["choices"][0]["move"]}
        ann.post(f"/tables/{table}/moves", order, **shown)
        ann.post(f"/tables/{table}/chat", {"text": "Good luck"}, **shown)

        kinds = [line["kind"] for line in bob.get(f"/tables/{table}/log")]
        assert kinds[-2:] == ["moved", "said"]


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("PATCH", "/me", {"name": "Somebody else"}),
        ("DELETE", "/me", None),
        ("POST", "/me/account", {"login": "taken-over", "password": "by a program"}),
        ("POST", "/me/companions", {"name": "Bob"}),
        ("GET", "/me/tokens", None),
        ("POST", "/me/tokens", {"label": "another"}),
        ("DELETE", "/me/tokens/{id}", None),
        ("POST", "/logout", None),
    ],
)
def test_a_token_changes_nothing_about_the_account(
    address: str, method: str, path: str, body: object
) -> None:
    """Not even beside the owner's cookie: whoever shows a token is a program."""
    with Player(address, "Ann") as ann:
        id, shown = bearer(ann)
        tokens = ann.get("/me/tokens")

        answer = ann.send(method, path.format(id=id), body, **shown)

        assert (answer.status_code, answer.json()["id"]) == (403, "web-token")
        assert ann.get("/me")["name"] == "Ann"
        assert ann.get("/me/tokens") == tokens
        assert ann.send("GET", "/me", **shown).is_success
