"""CONTRIBUTING.md says how large each room is. A room may shrink; growing is a commit of its own.

`python -m tests.test_sizes` prints its table as the rooms are now.
"""

from __future__ import annotations

import ast
import re
import sys
from collections import Counter
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PROGRAM = "petstore_gui"
TOTALS = (PROGRAM, "tests")
TABLE = re.compile(r"^\| `([\w/]+)` \| ([\d,]+) \| ([\d,]*) ?\|$", re.MULTILINE)
SPARE = 1.1
"""How far the number of a room may be above its size."""


def table_of(document: str) -> dict[str, tuple[int, str]]:
    """Each room of the table: the statements that it may have, and the most it is worth."""
    return {
        room: (int(statements.replace(",", "")), most)
        for room, statements, most in TABLE.findall(document)
    }


@cache
def sizes() -> Mapping[str, int]:
    """The statements of each room, of the window, of the program and of all tests."""
    counted = Counter[str]()
    for file in [*(ROOT / PROGRAM).rglob("*.py"), *(ROOT / "tests").rglob("*.py")]:
        statements = count(file.read_text("utf-8"))
        for room in rooms_of(file.relative_to(ROOT)):
            counted[room] += statements
    ordered = sorted(counted, key=lambda room: (room in TOTALS, room))
    return {room: counted[room] for room in ordered if counted[room]}


def count(text: str) -> int:
    """The statements of a module, but for imports and docstrings: layout does not matter."""
    return sum(
        isinstance(node, ast.stmt)
        and not isinstance(node, ast.Import | ast.ImportFrom)
        and not (isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant))
        for node in ast.walk(ast.parse(text))
    )


def rooms_of(file: Path) -> Iterator[str]:
    """The rooms that a file counts in: its folder, and the totals."""
    top, *folders, _ = file.parts
    yield top
    if top == PROGRAM:
        room = folders[0] if folders else "main"
        yield room
        if room == "ui" and folders[1:]:
            yield f"ui/{folders[1]}"


def table() -> str:
    """The table of CONTRIBUTING.md with the numbers of today."""
    worth = table_of(document())
    rows = (
        f"| `{room}` | {size:,} | {worth.get(room, (0, ''))[1]} |" for room, size in sizes().items()
    )
    return "\n".join(["| room | statements | most |", "|---|---|---|", *rows]) + "\n"


def document() -> str:
    return (ROOT / "CONTRIBUTING.md").read_text("utf-8")


def test_every_room_is_in_the_table() -> None:
    assert table_of(document()).keys() == sizes().keys()


@pytest.mark.parametrize("room", sizes())
def test_a_room_is_as_large_as_the_table_says(room: str) -> None:
    allowed, _ = table_of(document())[room]
    assert sizes()[room] <= allowed <= sizes()[room] * SPARE


def test_layout_comments_and_docstrings_do_not_count() -> None:
    plain = "def f(a):\n    return a\n"
    spread = (
        '"""What."""\nimport os\n\ndef f(\n    a,\n):\n    """Why."""\n    # how\n    return a\n'
    )
    assert count(plain) == count(spread) == 2


if __name__ == "__main__":
    sys.stdout.write(table())
