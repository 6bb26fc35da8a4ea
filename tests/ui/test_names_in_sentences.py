"""Awkward names: whatever an animal is called, a sentence about it can be read."""

from __future__ import annotations

from typing import cast

import pytest
from PySide6.QtGui import QTextLayout

from petstore_gui.domain.pets import NewPet
from petstore_gui.ui.text.pet_text import NAME_MAX, quoted_name
from tests.doubles.fake_gateway import FakeGateway
from tests.support.waiting import eventually
from tests.support.widgets import label, press
from tests.ui.adds import REFUSED, known_of, open_adds
from tests.ui.conftest import Shop

HEBREW, ARABIC = "\u05e9\u05dc\u05d5\u05dd", "\u0643\u0644\u0628 7"
LINES = "Rex\nAdded Bella, ID 5."
HARD = (HEBREW, ARABIC, LINES, "W" * 300, "\u202eRex")


def ends_at_its_right(sentence: str) -> bool:
    """Whether Qt paints the last character of a sentence to the right of all others."""
    layout = QTextLayout(sentence)
    layout.beginLayout()
    line = layout.createLine()
    layout.endLayout()
    ends = (cast("tuple[float, int]", line.cursorToX(at)) for at in range(len(sentence) + 1))
    places = [x for x, _ in ends]
    return places[-1] == max(places)


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


@pytest.mark.parametrize("name", HARD)
async def test_what_is_said_of_an_animal_can_be_read(shop: Shop, name: str) -> None:
    gateway = FakeGateway()
    await shop.serve(gateway)
    gateway.fail_next("add", REFUSED)
    await shop.add(NewPet(name, 7))
    await eventually(lambda: shop.message)
    assert ends_at_its_right(shop.message)
    width = shop.window.width()
    adds = await open_adds(shop)
    assert ends_at_its_right(label(adds, "addDetails"))
    assert ends_at_its_right(known_of(adds)[0][1])
    press(adds, "Close")
    assert shop.window.width() == width
