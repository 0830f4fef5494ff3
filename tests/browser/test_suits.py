"""The colour of a suit is a rule of the card game: wherever one is printed it is the right one."""

from browsing import Robot, Visit, Visitor

MISCOLOURED = """() => {
  const found = [];
  let seen = 0;
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode;
    const suits = text.data.match(/[♠♥♣♦]/g);
    const node = text.parentElement;
    if (!suits || !node.checkVisibility() || node.closest('.unseen, option')) continue;
    const style = getComputedStyle(node);
    const ink = node.closest('svg') ? style.fill : style.color;
    const [r, g, b] = ink.match(/[\\d.]+/g).map(Number);
    const colour = r > 2 * Math.max(g, b) ? 'red' : r < 90 && g < 90 && b < 90 ? 'black' : ink;
    for (const suit of suits) {
      seen += 1;
      if (colour !== ('♥♦'.includes(suit) ? 'red' : 'black')) found.push([text.data, colour]);
    }
  }
  return [seen, found];
}"""


def check_suits(visitor: Visitor) -> None:
    """In light and in dark."""
    for dark in (False, True):
        visitor.page.emulate_media(color_scheme="dark" if dark else "light")
        seen, wrong = visitor.page.evaluate(MISCOLOURED)

        assert seen > 0
        assert wrong == []


def test_suits_have_their_colour_in_lessons_hints_and_the_log(visit: Visit) -> None:
    visitor = visit()
    lesson = visitor.call("/lessons/royals-cards", {})["table"]
    visitor.open(f"/table/{lesson}")
    visitor.page.locator("[data-testid=lesson]", has_text="7♠").wait_for()
    check_suits(visitor)
    table = visitor.table("royals-cards", ["greedy"] * 3)
    visitor.open(f"/table/{table}")
    Robot(visitor, seed=3).play(table, until=12)
    visitor.page.locator("aside li", has_text="reveals").first.wait_for()
    check_suits(visitor)
    visitor.page.get_by_role("button", name="Hint").click()
    visitor.page.locator(".hints li").first.wait_for()
    check_suits(visitor)


def test_suits_have_their_colour_in_rules_and_in_words(visit: Visit) -> None:
    visitor = visit(language="ru")
    visitor.open("/rules/royals-cards")
    visitor.page.get_by_text("9♠").first.wait_for()
    check_suits(visitor)
    table = visitor.table("royals-cards", ["greedy"] * 3)
    visitor.open(f"/table/{table}")
    visitor.page.get_by_role("button", name="Список ходов").click()
    visitor.page.get_by_role("dialog").get_by_role("button").nth(2).wait_for()
    check_suits(visitor)
