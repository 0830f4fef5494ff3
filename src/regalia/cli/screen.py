"""What is shown at once: lines that are no wider than the screen, pages that are no higher."""

from collections.abc import Callable, Iterable, Sequence

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.segment import Segment, SegmentLines
from rich.table import Table
from rich.text import Text

Line = list[Segment]


class Fitting:
    """Drawn for the width there is."""

    def __init__(self, draw: Callable[[int], RenderableType]) -> None:
        self.draw = draw

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield self.draw(options.max_width)


def lines_of(console: Console, part: RenderableType) -> list[Line]:
    return list(Segment.split_lines(console.render(part)))


def parts_of(drawn: RenderableType) -> list[RenderableType]:
    """Where a page may end."""
    return list(drawn.renderables) if isinstance(drawn, Group) else [drawn]


def paged(console: Console, parts: Iterable[RenderableType], height: int) -> list[list[Line]]:
    """Pages of so many lines at most. A part stays whole if it can; the last page is the fullest,
    since there something is asked."""
    pages: list[list[Line]] = [[]]
    for part in reversed(list(parts)):
        lines = lines_of(console, part)
        for start in reversed(range(0, len(lines), height)):
            piece = lines[start : start + height]
            if len(piece) + len(pages[0]) <= height:
                pages[0] = piece + pages[0]
            else:
                pages.insert(0, piece)
    return pages


def print_page(console: Console, page: Sequence[Line]) -> None:
    console.print(SegmentLines(page, new_lines=True), end="")


def numbered(choices: Sequence[Text], columns: int = 1) -> Table:
    """Choices with their numbers, which run downwards."""
    rows = -(-len(choices) // columns)
    table = Table.grid(padding=(0, 2, 0, 0))
    for row in range(rows):
        cells: list[Text] = []
        for place in range(row, len(choices), rows):
            cells += [Text(f" {place + 1:>3}", "bold"), choices[place]]
        table.add_row(*cells)
    return table


def shortest(console: Console, tables: Iterable[Table]) -> Table:
    """The one that takes fewest lines; of several the first."""
    return min(tables, key=lambda table: len(lines_of(console, table)))
