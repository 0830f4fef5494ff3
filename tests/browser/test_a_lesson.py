"""A lesson in the browser: played to its end, with a wrong move taken back and a reload."""

from browsing import Visit, Visitor
from playwright.sync_api import Locator, expect

from regalia import learn
from regalia.engine.game import Move
from regalia.words import words

LESSON = learn.load("majesty")
STEPS = [LESSON.moves[n] for n in LESSON.own]


def note(visitor: Visitor) -> Locator:
    return visitor.page.get_by_test_id("lesson")


def press(visitor: Visitor, name: str) -> None:
    note(visitor).get_by_role("button", name=name).click()


def take(visitor: Visitor, move: Move) -> None:
    """Click on the road, and on the half of a split card."""
    visitor.page.locator(f"li:not([inert]) [data-place='{move['take']}'].choosable").click()
    if "as" in move:
        name = visitor.page.get_by_text(move["as"].capitalize(), exact=True)
        visitor.page.locator(".halves button").filter(has=name).click()


def expect_step(visitor: Visitor, number: int) -> None:
    """What there is to see is shown page by page; the idea is told; something can be chosen."""
    expect(note(visitor)).to_contain_text(f"Step {number} of {len(STEPS)}", timeout=60_000)
    for slug in STEPS[number - 1].look:
        said = words("en")(f"lesson-majesty-look-{slug}")
        expect(note(visitor)).to_contain_text(said, timeout=60_000)
        press(visitor, "Next")
    expect(visitor.page.locator(".choosable:visible").first).to_be_visible(timeout=60_000)


def test_a_lesson_is_played_to_its_end_with_a_wrong_move_taken_back_and_a_reload(
    visit: Visit,
) -> None:
    visitor = visit()
    visitor.table("majesty", ["greedy"])  # waits for its rules to be compiled
    visitor.page.locator("a[href='/learn/majesty']").click()
    visitor.page.get_by_test_id("lesson-majesty").get_by_role("button", name="Begin").click()

    for number, step in enumerate(STEPS, 1):
        expect_step(visitor, number)
        if number == 2:
            take(visitor, step.wrong["guard"][0])
            expect(note(visitor)).to_contain_text("The Guard will wait")
            expect(visitor.page.locator(".choosable:visible")).to_have_count(0)
            press(visitor, "Take it back")
            expect(visitor.page.locator(".choosable:visible").first).to_be_visible()
        if number == 4:
            visitor.page.reload()
            expect_step(visitor, number)
        if number == 6:
            visitor.open("/learn")
            card = visitor.page.get_by_test_id("lesson-majesty")
            expect(card).to_contain_text(f"Step 6 of {len(STEPS)}")
            card.get_by_role("button", name="Go on").click()
            expect_step(visitor, number)
        if number == 7:
            press(visitor, "Show me")
            press(visitor, "Make this move")
        else:
            take(visitor, step.move)

    expect(note(visitor)).to_contain_text("You have finished the lesson", timeout=60_000)
    visitor.page.get_by_test_id("standings").wait_for()
    assert visitor.complaints_of_axe() == []
    note(visitor).get_by_role("link", name="Other lessons").click()
    expect(visitor.page.get_by_test_id("lesson-majesty")).to_contain_text("Lesson done")
    visitor.page.get_by_test_id("lesson-majesty").get_by_role("button", name="Begin again").click()
    expect_step(visitor, 1)
