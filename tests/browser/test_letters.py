"""Letters of Royal Wedding on a phone: how they are announced, and how they are answered."""

from collections.abc import Iterator

import pytest
from browsing import Visit, Visitor
from playwright.sync_api import Locator
from serving import Player
from test_whispering import named

HAND_PHONE = (390, 844)
FOLDED = (390, 560)
"""So low that the letters are out of sight from the end of the page."""
BELOW_THE_CARD = """(notice) => {
  const card = notice.closest('.card').getBoundingClientRect();
  return Math.max(0, Math.round(notice.getBoundingClientRect().bottom - card.bottom));
}"""


class Court:
    """Ann with a phone; Bob and Cleo, who write to her."""

    def __init__(self, ann: Visitor, bob: Player, cleo: Player) -> None:
        self.ann, self.bob, self.cleo = ann, bob, cleo
        self.table = ann.table("royal-wedding", ["open", "open"])
        invitation = ann.call(f"/tables/{self.table}/invitations")["table"]
        for seat, other in enumerate((bob, cleo), 1):
            other.post(f"/tables/{self.table}/join", {"seat": seat, "invitation": invitation})
        ann.call(f"/tables/{self.table}/start", {})
        ann.open(f"/table/{self.table}")
        ann.page.locator(".talks").wait_for()

    def notice(self, text: str) -> Locator:
        return self.ann.page.get_by_role("button", name=text)

    def say(self, player: Player, **move: object) -> None:
        number = player.get(f"/tables/{self.table}")["number"]
        player.post(f"/tables/{self.table}/moves", {"number": number, "move": move})

    def play(self, **move: object) -> None:
        number = self.ann.call(f"/tables/{self.table}")["number"]
        self.ann.call(f"/tables/{self.table}/moves", {"number": number, "move": move})


@pytest.fixture
def court(visit: Visit) -> Iterator[Court]:
    ann = named(visit(size=HAND_PHONE, touch=True), "Ann")
    with Player(ann.address, "Bob") as bob, Player(ann.address, "Cleo") as cleo:
        yield Court(ann, bob, cleo)


def test_the_notice_of_a_letter_hangs_over_nothing_and_goes_with_the_letter(court: Court) -> None:
    court.ann.look(FOLDED, dark=False)
    court.ann.page.locator("aside form").scroll_into_view_if_needed()
    court.say(court.bob, wed=0)
    court.say(court.cleo, offer=0, promise=[{"spare": 0}])
    notice = court.notice("Bob proposes marriage")
    notice.wait_for()

    assert notice.evaluate(BELOW_THE_CARD) == 0
    assert court.ann.sideways() == 0
    court.say(court.bob, withdraw=0, number=1)
    notice.wait_for(state="detached")
    court.notice("Cleo offers a deal").wait_for()


def test_a_letter_that_was_in_sight_is_not_announced_again(court: Court) -> None:
    letters = court.ann.page.locator("article.letter footer")
    court.say(court.bob, wed=0)
    letters.first.scroll_into_view_if_needed()
    court.notice("Bob proposes marriage").wait_for(state="detached")
    court.say(court.cleo, wed=0)
    letters.nth(1).scroll_into_view_if_needed()
    court.notice("Cleo proposes marriage").wait_for(state="detached")

    assert court.notice("Bob proposes marriage").count() == 0


def test_who_has_married_counters_another_proposal_without_a_wedding(court: Court) -> None:
    page = court.ann.page
    court.say(court.bob, wed=0)
    court.say(court.cleo, wed=0, want={"gold": 1})
    court.play(accept=1, number=1)
    page.get_by_role("button", name="Counter-offer to Cleo").click()
    page.get_by_role("button", name="+ promise something").wait_for()
    page.locator(".sheet .primary[aria-disabled=true]").wait_for()
    page.get_by_role("button", name="+ promise something").click()
    page.locator(".sheet form .primary").click()
    page.locator(".sheet .primary.choosable").click()
    page.locator("article.mine").wait_for()

    offers = court.ann.call(f"/tables/{court.table}")["view"]["offers"]
    assert [(offer["proposer"], offer["wed"]) for offer in offers] == [(0, False)]


def to_my_attack(court: Court) -> None:
    """Nobody buys, and who comes before Ann attacks nobody."""
    for player in (court.bob, court.cleo):
        court.say(player, finished=True)
    court.play(finished=True)
    while (view := court.ann.call(f"/tables/{court.table}")["view"])["acting"] != [0] or (
        view["decision"] != "attack"
    ):
        [seat] = view["acting"]
        move: dict[str, object] = {"buy": {}} if view["decision"] == "buy" else {"pass": True}
        if seat == 0:
            court.play(**move)
        else:
            court.say((court.bob, court.cleo)[seat - 1], **move)


def test_a_word_is_marked_on_its_house_and_named_before_it_is_broken(court: Court) -> None:
    page = court.ann.page
    court.play(offer=1, promise=[{"spare": 2}])
    court.say(court.bob, accept=0, number=1)
    page.locator("[data-house='0'] .owed").wait_for()
    to_my_attack(court)

    page.locator("[data-house='2'] .breach").wait_for()
    assert page.locator("[data-house='1'] .breach").count() == 0
    page.locator("[data-house='2']").click()
    page.locator("p", has_text="Your word to Bob: no attack on Cleo").wait_for()
    marked = page.get_by_role("button", name="This breaks your word to Bob")
    marked.first.click()
    page.get_by_role("heading", name="Words kept and broken").wait_for()
    assert page.locator("[aria-labelledby=ledger] li").first.inner_text().endswith("✗ 1")
    assert court.ann.sideways() == 0
