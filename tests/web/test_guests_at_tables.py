"""Bots that the operator brought along, at the tables of a server."""

import time
from pathlib import Path

import pytest
from serving import Json, Player, begun, serving

from regalia.bots import invite


def waited_for(person: Player, table: str) -> Json:
    """The table once this person is asked."""
    while not (picture := person.get(f"/tables/{table}"))["choices"]:
        time.sleep(0.02)
    return picture


@pytest.mark.parametrize("guest", ["First", "Cheat", "Clumsy"])
def test_a_table_with_a_guest_goes_on_whatever_the_guest_does(guest: str, tmp_path: Path) -> None:
    invite(f"bots.guests:{guest}", "mine")
    with serving(f"sqlite:///{tmp_path}/r.db") as address, Player(address, "Ann") as ann:
        seats = [{"kind": "open"}, {"kind": "bot", "bot": "mine"}]
        table = begun(ann, seats=seats, options={"first": 1})

        picture = waited_for(ann, table)

        assert picture["number"] > 1
        assert all("mine" in card["bots"] for card in ann.get("/games"))


def test_people_cannot_have_modules_imported(tmp_path: Path) -> None:
    with serving(f"sqlite:///{tmp_path}/r.db") as address, Player(address, "Ann") as ann:
        seats = [{"kind": "open"}, {"kind": "bot", "bot": "bots.guests:First"}]

        answer = ann.send("POST", "/tables", {"game": "majesty", "seats": seats})

        assert answer.status_code == 422
        assert answer.json()["detail"].startswith("The bot “bots.guests:First” is none of ours")
