"""The whole job with a screen reader, by the accessible names that users rely on.

Pressing and reading go through the accessibility interface. Values of combo boxes are chosen with
the keyboard, as users of screen readers do: toolkits offer no accessible action for it.
"""

from __future__ import annotations

from tests.support.accessibility import Accessible, State, rows_of_whole_list
from tests.support.hands import Hands
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


def test_an_added_animal_is_announced(shop: Accessible, hands: Hands) -> None:
    shop.find("push button", "Add animal").press()
    dialog = shop.find("dialog", "Add animal")
    add = dialog.find("push button", "Add")
    name, category = dialog.find("text", "Name"), dialog.find("combo box", "Category")
    dialog.find("check box", "Add another")
    dialog.find("push button", "Cancel")
    add.press()
    until(lambda: State.FOCUSED in name.states and name.description == "Enter a name.")
    name.write("Rosalind")
    add.press()
    until(lambda: State.FOCUSED in category.states)
    assert category.description == "Enter a category."
    assert dialog.find("text", "Category").description == category.description
    dialog.find("text", "Category").write("7")
    status = dialog.find("combo box", "Status")
    assert status.name == "Status"  # until one is chosen
    add.press()
    until(lambda: State.FOCUSED in status.states)
    assert status.description == "Choose a status: it cannot be changed later."
    hands.press("Down", "Down")
    until(lambda: status.name == "Pending")
    add.press()

    table = shop.find("table", "Animals")
    until(lambda: shop.look_for("dialog") is None)
    until(lambda: shop.find("status bar").name.startswith("Added Rosalind"))
    [row] = until(lambda: table.selected_rows)
    number, *rest = table.row(row)
    assert rest == ["Rosalind", "Reptiles, category 7", "Pending"]
    assert shop.find("status bar").name == f"Added Rosalind, ID {number}."
