"""Two people in two browsers: each sees their own secrets, and nothing of the other's arrives."""

import json
from typing import Any

import pytest
from browsing import Robot, Visit, Visitor

MORE = {"majesty": 0, "royals": 0, "royals-cards": 1, "royal-wedding": 1}
HIDDEN = {"royals": "hand", "royals-cards": "hand", "royal-wedding": "challenge"}


def overheard(visitor: Visitor) -> list[dict[str, Any]]:
    """Everything that the table's stream sends to this window from now on, as it was sent."""
    heard: list[dict[str, Any]] = []

    def note(text: str) -> None:
        heard.append(json.loads(text))

    visitor.page.expose_function("overheard", note)
    visitor.page.add_init_script(
        """
        const ask = window.fetch;
        window.fetch = async (...args) => {
          const answer = await ask(...args);
          if (String(args[0]).includes("/stream")) {
            const reader = answer.clone().body.pipeThrough(new TextDecoderStream()).getReader();
            let rest = "";
            void (async () => {
              for (;;) {
                const { done, value } = await reader.read();
                if (done) return;
                const lines = (rest + value).split("\\n");
                rest = lines.pop();
                for (const line of lines)
                  if (line.startsWith("data: ")) window.overheard(line.slice(6));
              }
            })();
          }
          return answer;
        };
        """
    )
    return heard


@pytest.mark.parametrize("game", MORE)
def test_two_people_see_their_own_secrets_only(visit: Visit, game: str) -> None:
    ann, bob = visit(), visit(language="ru")
    table = ann.table(game, ["open", *["greedy"] * MORE[game]])
    invitation = ann.call(f"/tables/{table}/invitations")["table"]
    bob.call(f"/tables/{table}/join", {"seat": 1, "invitation": invitation})
    ann.call(f"/tables/{table}/start", {})
    heard = {0: overheard(ann), 1: overheard(bob)}
    for visitor in (ann, bob):
        visitor.open(f"/table/{table}")
    robots = [Robot(ann, seed=1), Robot(bob, seed=2)]
    for _ in range(400):
        for robot in robots:
            robot.choose()
        if sum(robot.clicks for robot in robots) > 40 or robots[0].status(table) == "finished":
            break
        ann.page.wait_for_timeout(20)

    for seat, updates in heard.items():
        assert len(updates) > 3
        assert {update["picture"]["seat"] for update in updates} == {seat}
        check_secrets(game, seat, updates)


def check_secrets(game: str, seat: int, updates: list[dict[str, Any]]) -> None:
    """No message holds another seat's moves, seed or choices; own secrets are there."""
    for update in updates:
        picture = update["picture"]
        if picture["status"] == "finished":
            continue
        assert picture["reveal"] is None
        assert picture["view"] is None or picture["view"]["seat"] == seat
        for line in update["lines"]:
            assert line["move"] is None or line["seat"] == seat
    if game in HIDDEN:
        assert any(u["picture"]["view"] and u["picture"]["view"][HIDDEN[game]] for u in updates)


def test_what_one_holds_is_nowhere_in_the_others_page(visit: Visit) -> None:
    """Royals: a card in hand that nobody has seen is in no word of the other's page or stream."""
    ann, bob = visit(), visit()
    table = ann.table("royals-cards", ["open", "greedy"])
    invitation = ann.call(f"/tables/{table}/invitations")["table"]
    bob.call(f"/tables/{table}/join", {"seat": 1, "invitation": invitation})
    ann.call(f"/tables/{table}/start", {})
    bob.open(f"/table/{table}")
    bob.page.locator(".board").wait_for()
    hand = ann.call(f"/tables/{table}")["view"]["hand"]
    theirs = bob.call(f"/tables/{table}")

    assert hand
    assert theirs["view"]["hand"] != hand
    assert json.dumps(hand) not in json.dumps(theirs)
    assert theirs["view"]["courts"][0]["known"] == []
