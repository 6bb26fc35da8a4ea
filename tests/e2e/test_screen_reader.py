"""The whole job with a screen reader, by the accessible names that users rely on.

Pressing and reading go through the accessibility interface. Values of combo boxes are chosen with
the keyboard, as users of screen readers do: toolkits offer no accessible action for it.
"""

from __future__ import annotations

from tests.support.accessibility import Accessible, State, rows_of_whole_list, start_empty
from tests.support.hands import Hands
from tests.support.processes import Program, until


def until_checked(button: Accessible) -> None:
    until(lambda: State.CHECKED in button.states)


def test_a_row_is_read_as_it_is_seen(shop: Accessible) -> None:
    table = shop.find("table", "Animals")
    number, name, category, status = table.row(0)
    assert number == "1"
    assert name
    assert int(category)
    assert status in ("Available", "Pending", "Sold", "Not stated")


def test_a_filter_that_is_pressed_is_checked_and_filters(shop: Accessible) -> None:
    table = shop.find("table", "Animals")
    whole = rows_of_whole_list(shop)
    for word in ("Available", "Pending", "Sold", "Not stated"):
        button = shop.find("radio button", word)
        button.press("Toggle")
        until_checked(button)
        assert 0 < table.row_count < whole
        assert {table.cell(row, 3).name for row in (0, table.row_count - 1)} == {word}
        assert button.description == f"All {table.row_count} animals"
    shop.find("radio button", "All").press("Toggle")
    until(lambda: table.row_count == whole)


def test_search_takes_a_text(shop: Accessible) -> None:
    table = shop.find("table", "Animals")
    name = table.row(table.row_count - 1)[1]
    shop.find("text", "Search").write(name)
    until(lambda: 0 < table.row_count < 20)
    assert name in [table.row(row)[1] for row in range(table.row_count)]


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
    assert category.description == "Enter the number of a category."
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
    assert rest == ["Rosalind", "7", "Pending"]
    assert shop.find("status bar").name == f"Added Rosalind, ID {number}."


def test_statuses_are_offered_by_their_words(shop: Accessible) -> None:
    shop.find("push button", "Add animal").press()
    status = shop.find("dialog", "Add animal").find("combo box", "Status")
    [choices] = [child for child in status.children if child.role == "list"]
    words = [choice.name for choice in choices.children]
    assert words == ["Available", "Pending", "Sold", "Not stated"]
    status.choose("Sold")
    until(lambda: status.name == "Sold")


def test_settings_name_their_fields(shop: Accessible, hands: Hands) -> None:
    shop.find("push button", "Settings").press()
    dialog = shop.find("dialog", "Settings")
    deployment = dialog.find("combo box", "Deployment")
    [choices] = [child for child in deployment.children if child.role == "list"]
    words = [choice.name for choice in choices.children]
    assert words == ["This computer", "Production", "Staging"]
    dialog.find("push button", "More").press()
    assert dialog.find("spin box", "Animals per request").value == 100
    for button in ("Test connection", "Save", "Cancel"):
        dialog.find("push button", button)
    hands.press("Down")
    until(lambda: deployment.name == "Production")
    key = dialog.find("text", "API key")
    key.write("secret-0")
    assert key.text != "secret-0"
    dialog.find("push button", "Show key").press()
    until(lambda: key.text == "secret-0")
    dialog.find("push button", "Save").press()
    address = dialog.find("text", "Address")
    until(lambda: State.FOCUSED in address.states)
    assert address.description


def test_the_mark_of_an_unencrypted_address_belongs_to_that_address(
    shop: Accessible, hands: Hands
) -> None:
    shop.find("push button", "Settings").press()
    dialog = shop.find("dialog", "Settings")
    hands.press("Down")
    address = dialog.find("text", "Address")
    address.write("http://pets.example/v1")
    mark = dialog.find("check box", "Use this address even though it is not encrypted")
    mark.press()
    until(lambda: State.CHECKED in mark.states)
    address.write("http://other.example/v1")
    until(lambda: State.CHECKED not in mark.states)


def test_an_animal_is_found_by_its_id(shop: Accessible) -> None:
    shop.menu_item("Edit", "Find by ID").press()
    dialog = shop.find("dialog", "Find by ID")
    dialog.find("text", "ID").write("12")
    dialog.find("push button", "Find").press()
    table = shop.find("table", "Animals")
    until(lambda: shop.look_for("dialog") is None)
    [row] = until(lambda: table.selected_rows)
    assert table.row(row)[0] == "12"


def test_an_unknown_id_is_reported(shop: Accessible) -> None:
    shop.menu_item("Edit", "Find by ID").press()
    dialog = shop.find("dialog", "Find by ID")
    number = dialog.find("text", "ID")
    number.write("987654321")
    dialog.find("push button", "Find").press()
    assert "987654321" in until(lambda: number.description)


def test_messages_are_a_list(shop: Accessible) -> None:
    start_empty(shop)
    said = until(lambda: shop.find("status bar").name)
    shop.menu_item("Help", "Messages").press()
    messages = shop.find("dialog", "Messages").find("list", "Messages")
    newest = messages.children[0]
    assert (newest.role, newest.name.endswith(f", Done: {said}")) == ("list item", True)


def test_the_banner_leads_to_the_settings_of_the_shops_service(shop: Accessible) -> None:
    shop.find("push button", "Connect to the shop's service").press()
    dialog = shop.find("dialog", "Settings")
    assert dialog.find("combo box", "Deployment").name == "Production"


def test_an_empty_catalogue_says_so(shop: Accessible, running: Program) -> None:
    start_empty(shop)
    shop.find("label", "No animals yet")
    assert len(list((running.profile / "store").glob("*.samples-*.sqlite"))) == 1
    assert shop.find("status bar").name.endswith("put away. A copy is kept.")
