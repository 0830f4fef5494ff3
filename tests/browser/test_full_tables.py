"""Tables with as many people as there may be: large hands, many courts, many words."""

from browsing import COMPILING, DESKTOP, Visit, Visitor

TABLET = (820, 1180)
OUTSIDE = """() => {
  const felt = document.querySelector('.felt').getBoundingClientRect();
  return [...document.querySelectorAll('.hand li')]
    .map((card) => card.getBoundingClientRect())
    .filter((card) => card.left < felt.left || card.right > felt.right).length;
}"""
HIDDEN = """() => {
  const rail = document.querySelector('.rail').getBoundingClientRect();
  return [...document.querySelectorAll('.place .royals > *')]
    .filter((royal) => royal.getBoundingClientRect().bottom > rail.top).length;
}"""


def table_of_six(visitor: Visitor) -> None:
    """The five others have had their first turn."""
    table = visitor.table("royals-cards", ["greedy"] * 5, options={"first": 1})
    visitor.open(f"/table/{table}")
    visitor.page.locator(".choosable:visible").first.wait_for(timeout=COMPILING)


def test_hands_of_twelve_lie_on_a_tablet_whole(visit: Visit) -> None:
    visitor = visit(size=TABLET)
    table_of_six(visitor)

    assert visitor.page.locator(".hand li").count() == 12
    assert visitor.page.evaluate(OUTSIDE) == 0


def test_the_own_cards_cover_nobody_on_a_desktop(visit: Visit) -> None:
    visitor = visit(size=DESKTOP)
    table_of_six(visitor)

    assert visitor.page.evaluate(HIDDEN) == 0
    assert visitor.page.evaluate(OUTSIDE) == 0


def test_a_line_of_the_log_marks_all_it_names(visit: Visit) -> None:
    visitor = visit()
    table_of_six(visitor)
    visitor.page.locator(".attack.choosable").first.click()
    visitor.page.locator(".option.choosable").last.click()
    visitor.page.locator("aside li", has_text="attacks").last.hover()

    assert visitor.page.locator(".court.marked").count() == 2
