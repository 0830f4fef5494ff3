"""What those who listen are told: everything that happens, in order, and then what is asked."""

from browsing import Robot, Visit

SPY = """
window.told = [];
document.addEventListener("DOMContentLoaded", () => {
  const note = (changes) => {
    for (const node of changes.flatMap((change) => [...change.addedNodes])) {
      const live = node.parentElement?.closest("[role=log], [role=status], [role=alert]");
      const text = node.textContent.trim();
      if (live && text && !live.matches(".waiting")) window.told.push(text);
    }
  };
  new MutationObserver(note).observe(document, { subtree: true, childList: true });
});
"""


def test_each_event_is_told_once_and_the_question_after_it(visit: Visit) -> None:
    visitor = visit()
    visitor.page.add_init_script(SPY)
    table = visitor.table("majesty", ["greedy", "greedy"], options={"first": 0})
    visitor.open(f"/table/{table}")
    visitor.page.locator(".choosable:visible").first.wait_for()
    Robot(visitor, seed=1, keyboard=True).play(table)
    visitor.page.get_by_test_id("standings").wait_for()
    told = visitor.page.evaluate("window.told")
    said = [
        sentence["text"]
        for line in visitor.call(f"/tables/{table}/log")
        if line["kind"] == "moved"
        for sentence in line["sentences"]
    ]

    asked = [text for text in told if text.startswith("Your turn")]
    assert [text for text in told if text in said] == said
    assert len(asked) == 12
    assert told[0] == asked[0]
    assert all(told[n - 1].startswith("New in the display") for n in places(told, asked[0])[1:])
    visitor.page.wait_for_function("document.activeElement?.id === 'ending'")


def places(told: list[str], text: str) -> list[int]:
    return [n for n, each in enumerate(told) if each == text]


def test_what_was_told_before_is_not_told_to_who_comes_in(visit: Visit) -> None:
    visitor = visit()
    visitor.page.add_init_script(SPY)
    table = visitor.table("majesty", ["greedy"], options={"first": 0})
    visitor.open(f"/table/{table}")
    Robot(visitor, seed=1).play(table, until=3)
    visitor.page.locator(".choosable:visible").first.wait_for()  # the bot's answer has been told
    visitor.open(f"/table/{table}")
    visitor.page.locator(".choosable:visible").first.wait_for()

    assert visitor.page.evaluate("window.told") == ["Your turn: take a card from the display."]
