"""Awkward names: whatever an animal is called, a sentence about it can be read."""

from __future__ import annotations

import pytest

from petstore_gui.ui.text.pet_text import NAME_MAX, quoted_name

HEBREW, ARABIC = "\u05e9\u05dc\u05d5\u05dd", "\u0643\u0644\u0628 7"
LINES = "Rex\nAdded Bella, ID 5."


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Rex", "Rex"),
        (HEBREW, f"\u2068{HEBREW}\u2069"),
        (LINES, r"Rex\u{a}Added Bella, ID 5."),
        ("\u202eRex", r"\u{202e}Rex"),
        ("W" * 300, '"' + "W" * (NAME_MAX - 1) + '…"'),  # never "…." at the end of a sentence
    ],
)
def test_a_name_in_a_sentence_is_short_on_one_line_and_keeps_its_direction(
    name: str, shown: str
) -> None:
    assert quoted_name(name) == shown
