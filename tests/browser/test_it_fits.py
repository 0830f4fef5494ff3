"""Boards in windows of all sizes: nothing is cut off, and what belongs together is in sight."""

from browsing import Visit
from test_boards import SCENES, until_mid_game

WIDTHS = (320, 360, 390, 480, 560, 640, 768, 844, 1024, 1280, 1366, 1440, 1920)
CUT = """() => [...document.querySelectorAll('.board *')]
  .filter((node) => !node.closest('.unseen, svg') && node.textContent.trim())
  .filter((node) => ['hidden', 'clip'].includes(getComputedStyle(node).overflowX))
  .filter(({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
    scrollWidth > clientWidth || scrollHeight > clientHeight + 1)
  .map((node) => `${node.className}: ${node.textContent.trim()}`)"""
WRAPPED = """() => [...document.querySelectorAll('.others header .figures')]
  .filter((row) => row.clientHeight > 45).map((row) => row.clientHeight)"""
COVERED = """() => [...document.querySelectorAll('.purse')].filter((purse) => {
  const number = purse.querySelector('b').getBoundingClientRect();
  const news = [...purse.querySelectorAll('.news .gain')];
  return news.some((each) => each.getBoundingClientRect().top < number.bottom - 1);
}).length"""


def test_digits_meeples_and_names_of_majesty_are_whole_at_every_width(visit: Visit) -> None:
    visitor = visit()
    until_mid_game(visitor, "majesty", *SCENES["majesty"])
    assert visitor.page.locator(".purse .news .gain").count() > 0
    for width in WIDTHS:
        visitor.look((width, 800), dark=False)

        assert visitor.page.evaluate(CUT) == [], width
        assert visitor.page.evaluate(WRAPPED) == [], width
        assert visitor.page.evaluate(COVERED) == 0, width
