"""Documents with tables that name in each row the tests that prove it: `tests/FILE.py::NAME`."""

from __future__ import annotations

import ast
import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
TEST = re.compile(r"`(tests/[\w/]+\.py)::(\w+)`")


def rows_of(text: str) -> list[str]:
    """The rows of every table in a document, without the headings."""
    lines = text.splitlines()
    return [
        line
        for line, next_line in zip(lines, [*lines[1:], ""], strict=True)
        if line.startswith("| ") and not next_line.startswith("|-")
    ]


def holders_of(row: str) -> list[tuple[str, str]]:
    """The file and name of each test that a row names."""
    return HELD_BY.findall(row)


def missing_holders_of(row: str) -> list[str]:
    """The tests that a row names but that do not exist."""
    return [f"{file}::{name}" for file, name in holders_of(row) if name not in _names_in(file)]


def _names_in(file: str) -> set[str]:
    functions = (ast.FunctionDef, ast.AsyncFunctionDef)
    path = ROOT / file
    tree = ast.parse(path.read_text("utf-8") if path.exists() else "")
    return {node.name for node in ast.walk(tree) if isinstance(node, functions)}
