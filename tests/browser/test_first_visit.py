"""A first visit: a short tour of the table's controls, once, and again when it is called."""

import pytest
from browsing import DESKTOP, PHONE, Robot, Visit, Visitor

STEPS = 6


def arrived(visit: Visit, **settings: object) -> tuple[Visitor, str]:
    visitor = visit(first_visit=True, **settings)
    table = visitor.table("majesty", ["greedy"])
    visitor.open(f"/table/{table}")
    return visitor, table


@pytest.mark.parametrize(
    ("size", "language", "touch"), [(DESKTOP, "en", False), (PHONE, "ru", True)]
)
def test_the_tour_points_at_the_controls_and_is_shown_once(
    visit: Visit, size: tuple[int, int], language: str, touch: bool
) -> None:
    visitor, table = arrived(visit, size=size, language=language, touch=touch)
    tour, said = visitor.page.get_by_test_id("tour"), set()
    tour.wait_for()
    for _ in range(STEPS):
        said.add(tour.locator("h2").inner_text())
        assert inside(visitor, ".card")
        assert visitor.complaints_of_axe() == []
        tour.locator(".primary").click()
    tour.wait_for(state="detached")
    visitor.page.reload()
    Robot(visitor, seed=1).play(table, until=2)

    assert len(said) == STEPS
    assert tour.count() == 0


def inside(visitor: Visitor, part: str) -> bool:
    """Is a part of the tour wholly in the window?"""
    return bool(
        visitor.page.evaluate(
            """part => new Promise(resolve => requestAnimationFrame(() =>
              requestAnimationFrame(() => {
                const box = document.querySelector(`[data-testid=tour] ${part}`)
                  .getBoundingClientRect();
                resolve(box.left >= 0 && box.top >= 0
                  && box.right <= innerWidth && box.bottom <= innerHeight);
              })))""",
            part,
        )
    )


def test_escape_ends_the_tour_and_the_menu_calls_it_again(visit: Visit) -> None:
    visitor, _ = arrived(visit)
    page, tour = visitor.page, visitor.page.get_by_test_id("tour")
    tour.wait_for()
    page.keyboard.press("Enter")
    second = tour.locator("h2").inner_text()
    page.keyboard.press("Escape")
    tour.wait_for(state="detached")
    page.get_by_role("button", name="More").click()
    page.get_by_role("button", name="Show me around").click()
    tour.wait_for()

    assert second == "What you can choose"
    assert tour.locator("h2").inner_text() == "What is asked of you"
