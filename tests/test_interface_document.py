"""docs/interface.md promises that every row of the interface is held by tests that exist."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
DOCUMENT = (ROOT / "docs" / "interface.md").read_text("utf-8")
HELD_BY = re.compile(r"`(tests/[\w/]+\.py)::(\w+)`")
ROWS = [line for line in DOCUMENT.splitlines() if line.startswith("| ") and "Held by" not in line]


def names_in(file: Path) -> set[str]:
    functions = (ast.FunctionDef, ast.AsyncFunctionDef)
    tree = ast.parse(file.read_text("utf-8"))
    return {node.name for node in ast.walk(tree) if isinstance(node, functions)}


def test_every_section_has_rows() -> None:
    sections = re.split(r"^## ", DOCUMENT, flags=re.MULTILINE)[1:]
    assert [section[0] for section in sections] == list("123456789")
    assert all(HELD_BY.search(section) for section in sections)


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row.split("|")[1].strip())
def test_the_tests_that_hold_a_row_exist(row: str) -> None:
    named = HELD_BY.findall(row)
    assert named
    for file, name in named:
        assert name in names_in(ROOT / file), f"{file} has no {name}"
