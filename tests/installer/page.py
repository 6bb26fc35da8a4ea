"""The commands and files of docs/for-it.md, as somebody would copy them."""

from __future__ import annotations

import re
import textwrap
from pathlib import Path

PAGE = (Path(__file__).parents[2] / "docs/for-it.md").read_text(encoding="utf-8")

_BLOCKS = [
    textwrap.dedent(block).strip("\n")
    for block in re.findall(r"(?:^(?: {4}.*)?\n)+", PAGE, re.MULTILINE)
]


def block(begin: str) -> str:
    """The one block that begins so."""
    [found] = [each for each in _BLOCKS if each.startswith(begin)]
    return found


def typed(begin: str) -> list[str]:
    """The commands after the prompts of the block whose first one begins so."""
    return re.findall(r"^\$ (.+)$", block(f"$ {begin}"), re.MULTILINE)


def inline(begin: str) -> str:
    """The command within the text that begins so."""
    [found] = {str(each) for each in re.findall(rf"`({re.escape(begin)}[^`]*)`", PAGE)}
    return found
