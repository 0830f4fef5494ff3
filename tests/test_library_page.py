"""docs/library.md, line by line."""

import ast
import re
from pathlib import Path

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "docs" / "library.md"
GIVES = "# → "


def test_every_line_of_the_page_runs_and_gives_what_it_says() -> None:
    text = PAGE.read_text("utf-8")
    known: dict[str, object] = {}
    wrong = []
    for block in re.findall(r"```python\n(.*?)```", text, re.DOTALL):
        lines = block.splitlines()
        for statement in ast.parse(block).body:
            _, _, expected = lines[(statement.end_lineno or 0) - 1].partition(GIVES)
            source = ast.get_source_segment(block, statement) or ""
            if expected:
                value = eval(source, known)
                if repr(value) != expected:
                    wrong.append(f"{source} gives {value!r}, not {expected}")
            else:
                exec(source, known)

    assert wrong == []
    assert text.count("```python") >= 8
