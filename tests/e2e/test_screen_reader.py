"""A filter with a screen reader: pressing and reading go through the accessibility interface."""

from __future__ import annotations

from tests.support.accessibility import Accessible, State, rows_of_whole_list
from tests.support.processes import until


def until_checked(button: Accessible) -> None:
    until(lambda: State.CHECKED in button.states)


def test_a_filter_that_is_pressed_is_checked_and_filters(shop: Accessible) -> None:
    table = shop.find("table", "Animals")
    whole = rows_of_whole_list(shop)
    for word in ("Available", "Pending", "Sold", "Not stated"):
        button = shop.find("radio button", word)
        button.press("Toggle")
        until_checked(button)
        assert 0 < table.row_count < whole
        assert {table.cell_text(row, 3) for row in (0, table.row_count - 1)} == {word}
        assert button.description == f"All {table.row_count} animals"
    shop.find("radio button", "All").press("Toggle")
    until(lambda: table.row_count == whole)
