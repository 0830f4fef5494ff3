"""The example in docs/bot-api.md is a program that plays."""

import re
import subprocess
import sys
from pathlib import Path

from serving import Player, new_table, serving

DOCS = Path(__file__).parent.parent.parent / "docs"


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


def test_a_revoked_token_is_worth_nothing(tmp_path: Path) -> None:
    with serving(f"sqlite:///{tmp_path}/r.db") as address, Player(address, "Ann") as ann:
        made = ann.post("/me/tokens", {"label": "my bot"})
        ann.http.cookies.clear()
        bearer = {"Authorization": f"Bearer {made['secret']}"}
        assert ann.send("GET", "/me", **bearer).json()["name"] == "Ann"

        ann.send("DELETE", f"/me/tokens/{made['token']['id']}", **bearer)

        assert ann.send("GET", "/me", **bearer).status_code == 401
        assert "secret" not in str(ann.send("GET", "/me/tokens", **bearer).json())
