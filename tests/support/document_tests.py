"""Documents with tables whose rows name the tests that prove them: `tests/FILE.py::NAME`."""

from __future__ import annotations

import ast
import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
TEST = re.compile(r"`(tests/[\w/]+\.py)::(\w+)`")


def rows_of(text: str) -> list[str]:
    """The rows of every table of a document, without headings."""
    lines = text.splitlines()
    return [
        line
        for line, next_line in zip(lines, [*lines[1:], ""], strict=True)
        if line.startswith("| ") and not next_line.startswith("|-")
    ]


def named_tests(row: str) -> list[tuple[str, str]]:
    """The tests that a row names, each as its file and its name."""
    return TEST.findall(row)


def missing_tests(row: str) -> list[str]:
    """Those of them that do not exist."""
    return [f"{file}::{name}" for file, name in named_tests(row) if name not in _names_in(file)]


def _names_in(file: str) -> set[str]:
    functions = (ast.FunctionDef, ast.AsyncFunctionDef)
    path = ROOT / file
    tree = ast.parse(path.read_text("utf-8") if path.exists() else "")
    return {node.name for node in ast.walk(tree) if isinstance(node, functions)}
