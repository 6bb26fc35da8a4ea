"""English plurals of texts whose translation is not up to date."""

from __future__ import annotations

import re


def plural(text: str) -> str:
    """`text` with "3 animal(s)" as "3 animals"."""
    one = re.sub(r"\b1 (\w+)\(s\)", r"1 \1", text)
    return one.replace("(s)", "s")
