"""Texts in blocks."""

from __future__ import annotations

from petstore_gui.catalogue.rows import Rows
from petstore_gui.catalogue.search_texts import BLOCK
from petstore_gui.domain.pets import Pet


def rows_of(*pets: Pet) -> Rows:
    rows = Rows()
    for pet in pets:
        rows.put([pet], 1)
    return rows


def test_every_row_has_its_text_in_its_block() -> None:
    count = 2 * BLOCK + 1
    rows = rows_of(*(Pet(number, f"Zoë {number}", 7) for number in range(count)))
    lines = [line for number in range(3) for line in rows.texts.lines(number)]
    assert lines == [rows.key(row) for row in range(count)]


def test_an_appended_or_changed_row_is_in_its_block() -> None:
    rows = rows_of(Pet(1, "Ada", 1))
    assert "ada" in rows.texts.block(0)
    rows.put([Pet(2, "Rex", 1)], 1)
    assert "rex" in rows.texts.block(0)
    rows.put([Pet(1, "Eve", 1)], 1)
    assert "ada" not in rows.texts.block(0)
    assert "eve" in rows.texts.block(0)


def test_a_name_with_a_separator_stays_one_text() -> None:
    rows = rows_of(Pet(1, "a\x1eb\x1fc\nd", 1), Pet(2, "e", 1))
    assert [line.split("\x1f")[-2] for line in rows.texts.lines(0)] == ["1", "2"]
