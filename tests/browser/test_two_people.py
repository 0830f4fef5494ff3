"""Two people in two browsers: each sees their own secrets, and nothing of the other's arrives.

Whatever the server sends to a window is kept as it was sent, and searched, as is the page.
"""

import json
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from browsing import Robot, Visit, Visitor
from serving import Player

from regalia.words import words

MORE = {"majesty": 0, "royals": 0, "royals-cards": 1, "royal-wedding": 1}
"""Bots that sit with them."""
HIDDEN = {"royals": "hand", "royals-cards": "hand", "royal-wedding": "challenge"}
SUITS = {"♣": "clubs", "♦": "diamonds", "♥": "hearts", "♠": "spades"}
ROUNDS = 20
SPY = """
const ask = window.fetch;
window.fetch = async (...args) => {
  const answer = await ask(...args);
  const reader = answer.clone().body?.pipeThrough(new TextDecoderStream()).getReader();
  void (async () => {
    let rest = "";
    for (;;) {
      const { done, value } = (await reader?.read()) ?? { done: true };
      const lines = (rest + (value ?? "")).split("\\n");
      rest = done ? "" : lines.pop();
      for (const line of lines) window.overheard(line);
      if (done) return;
    }
  })();
  return answer;
};
"""


class Person:
    """Somebody at the table, with all that was sent to them and all they held in secret."""

    def __init__(self, visitor: Visitor, seed: int) -> None:
        self.visitor, self.page = visitor, visitor.page
        self.robot = Robot(visitor, seed)
        self.heard: list[str] = []
        self.printed = ""
        """What is in the game's box, as a stranger is told it: not about this deal."""
        self.held: set[str] = set()
        self.page.expose_function("overheard", self.overhear)
        self.page.add_init_script(SPY)

    def overhear(self, line: str) -> None:
        if line != self.printed:
            self.heard.append(line)

    def hold(self, table: str) -> dict[str, str]:
        """What nobody else may know, as it is sent and as the page tells it.

        In Majesty nothing is hidden but the pile. In Royals everybody holds cards of the same few
        kinds: there the secret is the whole hand, if it is no small one.
        """
        view = self.visitor.call(f"/tables/{table}")["view"]
        secrets: dict[str, str] = {}
        if view["game"] == "royals" and len(view["hand"]) >= 3:
            hand = msgspec.json.encode(view["hand"]).decode()
            secrets[f'"hand":{hand}'] = "".join(in_hand(*each) for each in view["hand"].items())
        elif view["game"] == "royals-cards":
            secrets = {card: called(card) for card in (*view["hand"], *view["committed"])}
        elif view["game"] == "royal-wedding" and view["challenge"]:
            name = words("en")("royal-wedding-card-name", card=view["challenge"])
            secrets = {view["challenge"]: name}
        self.held.update(secrets)
        return secrets

    def page_and_network(self) -> str:
        """All words of the page, those for listeners too, and all that was ever sent."""
        said = self.page.evaluate("document.body.textContent")
        hand = "".join(self.page.locator(".hand .unseen").all_text_contents())
        return "\n".join([said, hand, *self.heard])


def together(ann: Visitor, bob: Visitor, eve: Player, game: str) -> str:
    """Ann and Bob play, Eve watches."""
    table = ann.table(game, ["open", *["greedy"] * MORE[game]])
    invitation = ann.call(f"/tables/{table}/invitations")["table"]
    bob.call(f"/tables/{table}/join", {"seat": 1, "invitation": invitation})
    eve.post(f"/tables/{table}/enter", {"invitation": invitation})
    ann.call(f"/tables/{table}/start", {})
    return table


def in_hand(card: str, number: int) -> str:
    return words("en")("royals-board-hand-card", card=card, number=number)


def called(card: str) -> str:
    return words("en")("royals-cards-board-card", rank=card[:-1], suit=SUITS[card[-1]])


def leaks(table: str, ann: Person, bob: Person, eve: Player) -> Iterator[str]:
    """Secrets of one that are on the page or in the network of the other, who cannot know them."""
    secrets = ann.hold(table)
    found = bob.page_and_network()
    bob.hold(table)
    watched = [eve.get(f"/tables/{table}"), eve.get(f"/tables/{table}/log")]
    public = json.dumps(watched, ensure_ascii=False)
    for secret, told in secrets.items():
        is_known = secret in bob.held or secret in public or told in public
        if (secret in found or told in found) and not is_known:
            yield secret


@pytest.mark.parametrize("game", MORE)
def test_two_people_see_their_own_secrets_only(visit: Visit, deals: list[str], game: str) -> None:
    ann, bob = Person(visit(), seed=1), Person(visit(), seed=2)
    with Player(ann.visitor.address, "Eve") as eve:
        table = together(ann.visitor, bob.visitor, eve, game)
        for person in (ann, bob):
            person.printed = eve.send("GET", f"/games/{game}").text
            person.visitor.open(f"/table/{table}")
            person.page.locator(".board").first.wait_for()
        for _ in range(ROUNDS):
            assert list(leaks(table, ann, bob, eve)) == []
            assert list(leaks(table, bob, ann, eve)) == []
            everything = ann.page_and_network() + bob.page_and_network()
            if eve.get(f"/tables/{table}")["status"] == "finished":
                break
            assert [secret for secret in deals if secret in everything] == []
            for person in (ann, bob):
                person.robot.choose()
    for seat, person in enumerate((ann, bob)):
        check_updates(game, seat, person.heard)
        found = person.page_and_network()
        assert not person.held or any(secret in found for secret in person.held)


def check_updates(game: str, seat: int, heard: list[str]) -> None:
    """No message of the stream holds another seat's view, moves or seed; own secrets are there."""
    told: list[dict[str, Any]] = [
        json.loads(line.removeprefix("data: ")) for line in heard if line.startswith("data: ")
    ]
    updates = [each for each in told if "picture" in each]
    assert all(each.keys() == {"connected", "spectators"} for each in told if each not in updates)
    assert len(updates) > 3
    if game in HIDDEN:
        assert any(u["picture"]["view"] and u["picture"]["view"][HIDDEN[game]] for u in updates)
    for update in updates:
        picture = update["picture"]
        assert picture["seat"] == seat
        if picture["status"] == "finished":
            continue
        assert picture["reveal"] is None
        assert picture["view"] is None or picture["view"]["seat"] == seat
        for line in update["lines"]:
            assert line["move"] is None or line["seat"] == seat
