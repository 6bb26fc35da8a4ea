"""Animals that were not added, where they stand above the others in the table."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QCheckBox, QPushButton

from petstore_gui.domain.connection_errors import NothingListens, NotReached
from petstore_gui.domain.errors import OutcomeUnknown
from petstore_gui.domain.pets import NewPet, Pet
from petstore_gui.domain.view import Column
from petstore_gui.ui.style.theme import Theme
from petstore_gui.ui.table.cells import CELL_ROLE
from tests.doubles.fake_gateway import FakeGateway
from tests.support.add_form import (
    add_by_form,
    answer,
    fill_in,
    name_field,
    open_add_form,
    outcome,
    typed,
)
from tests.support.waiting import eventually
from tests.support.widgets import (
    CTRL,
    action,
    by_name,
    click_line,
    clipboard,
    dialog,
    fill,
    is_there,
    key,
    no_dialog,
    press,
    press_key,
    selected,
    texts,
    type_keys,
)
from tests.ui.adds import (
    KEPT,
    REFUSED,
    column_of,
    menu_entries,
    no_adds_open,
    open_adds,
    open_menus,
    open_row_menu,
)
from tests.ui.conftest import PRODUCTION, STAGING, Shop, shop_in

pytestmark = pytest.mark.slow

STOCK = [Pet(place, f"pet {place}", 1) for place in range(200)]
WAITS = "Rex will be sent when the service is back."


def notes(shop: Shop) -> list[tuple[str, str]]:
    """The animals above the others: name, and what stands beside it."""
    model = shop.table.model()
    cells = [model.index(line, Column.NAME).data(CELL_ROLE) for line in range(model.rowCount())]
    return [(cell.text, cell.note) for cell in cells if cell.is_unadded]


async def refuse(shop: Shop, gateway: FakeGateway, *names: str) -> None:
    """Let the service refuse animals, whose dialog is closed."""
    for name in names:
        gateway.fail_next("add", REFUSED)
        shop.add(NewPet(name, 7))
        await eventually(lambda: len(shop.tasks) == 0)
    assert notes(shop)[-len(names) :] == [(name, "not added") for name in names]


async def row_menu(shop: Shop, entry: str) -> None:
    """Choose an entry of the menu of the current row, as the keyboard does."""
    await open_row_menu(shop)
    chosen = next(one for one in open_menus(shop)[0].actions() if one.text() == entry)
    chosen.trigger()
    for menu in open_menus(shop):
        menu.close()


async def test_only_its_button_counts_unfinished_adds_and_not_what_can_be_undone(
    shop: Shop,
) -> None:
    gateway = FakeGateway(STOCK)
    await shop.serve(gateway)
    shop.add(NewPet("Bella", 7), undo_seconds=60)
    await eventually(lambda: notes(shop) == [("Bella", "not sent yet")])
    assert no_adds_open(shop)
    assert shop.completeness == "All 200 animals"
    press(shop.contents.status, "Undo")
    await refuse(shop, gateway, "Rex")
    await eventually(lambda: not no_adds_open(shop))
    assert by_name(shop.window, QPushButton, "Unfinished adds").text() == "Unfinished adds  1"
    assert shop.completeness == "All 200 animals"


async def test_a_row_that_was_not_added_has_a_menu_by_the_keyboard(shop: Shop) -> None:
    gateway = FakeGateway(STOCK[:3])
    await shop.serve(gateway)
    await refuse(shop, gateway, "Rex")
    click_line(shop.table, 0)
    await open_row_menu(shop)
    assert menu_entries(shop) == [
        "Check the list",
        "Edit…",
        "Send again",
        "Discard",
        "Unfinished adds…",
    ]
    press_key(open_menus(shop)[0], Qt.Key.Key_S)
    await eventually(lambda: shop.message == "Added Rex, ID 3.")
    assert notes(shop) == []


async def test_an_animal_that_is_only_looked_at_is_told_of_until_it_is_dealt_with(
    shop: Shop,
) -> None:
    gateway = FakeGateway(STOCK[:3])
    await shop.serve(gateway)
    await refuse(shop, gateway, "Rex")
    click_line(shop.table, 0)
    await row_menu(shop, "Edit…")
    form = await dialog(shop.window, "Add animal")
    for _ in range(2):
        await eventually(lambda: len(shop.tasks) == 0)
        press_key(form, Qt.Key.Key_Escape)
        await eventually(lambda: shop.message == KEPT)
        assert shop.log.current is not None
        assert not shop.log.current.is_passing
        form = await open_add_form(shop.window)
    press(form, "Clear")
    press(form, "Cancel")
    await eventually(lambda: no_dialog(shop.window))
    assert KEPT not in shop.message


async def test_only_a_service_that_is_away_is_waited_for(shop: Shop) -> None:
    gateway = FakeGateway(STOCK[:3])
    await shop.serve(gateway)
    gateway.fail_next("add", NotReached())
    shop.add(NewPet("Rex", 7))
    await eventually(lambda: notes(shop) == [("Rex", "not added")])
    click_line(shop.table, 0)
    await open_row_menu(shop)
    assert "Send when it is back" in menu_entries(shop)
    open_menus(shop)[0].close()
    await shop.refresh()
    await eventually(lambda: not open_menus(shop))
    await open_row_menu(shop)
    assert "Send when it is back" not in menu_entries(shop)
    open_menus(shop)[0].close()


async def test_a_row_can_be_edited_and_discarded_and_that_be_undone(shop: Shop) -> None:
    gateway = FakeGateway(STOCK[:3])
    await shop.serve(gateway)
    await refuse(shop, gateway, "Rex", "Bella")
    click_line(shop.table, 0)
    await row_menu(shop, "Discard")
    await eventually(lambda: shop.message == "Discarded: Rex was not added.")
    assert notes(shop) == [("Bella", "not added")]
    press(shop.contents.status, "Add it after all")
    await eventually(lambda: shop.message.startswith("Added Rex, ID 3."))
    click_line(shop.table, 0)
    await row_menu(shop, "Edit…")
    form = await dialog(shop.window, "Add animal")
    assert typed(form) == ("Bella", "7", "Not stated")
    assert answer(form) == 'Not added: "not today"'
    press(form, "Add")
    await eventually(lambda: no_dialog(shop.window))
    assert [pet.name for pet in gateway.pets.values()][3:] == ["Rex", "Bella"]


async def test_a_search_without_a_match_says_so_below_the_rows_that_were_not_added(
    shop: Shop,
) -> None:
    gateway = FakeGateway(STOCK[:3])
    await shop.serve(gateway)
    await refuse(shop, gateway, "Rex", "Bella")
    no_match = "No match for 'zebra' in 3 animals"
    assert no_match not in texts(shop.window)
    fill(shop.contents.central.search, "zebra")
    await eventually(lambda: no_match in texts(shop.window))
    assert notes(shop) == [("Rex", "not added"), ("Bella", "not added")]
    last = shop.table.visualRect(shop.table.model().index(1, 1))
    assert shop.table.viewport().rect().contains(last)
    empty = shop.contents.central.empty
    below = shop.table.mapToGlobal(shop.table.rect().bottomLeft())
    assert empty.mapToGlobal(QPoint()).y() > below.y()
    press_key(shop.window, Qt.Key.Key_Return)
    assert shop.contents.central.search.hasFocus()
    press_key(shop.window, Qt.Key.Key_Down)
    assert shop.table.hasFocus()
    press(empty, "Show all animals")
    await eventually(lambda: len(shop.ids) == 5)
    assert no_match not in texts(shop.window)


async def test_enter_on_a_row_that_was_not_added_opens_the_list_there(shop: Shop) -> None:
    gateway = FakeGateway(STOCK[:3])
    await shop.serve(gateway)
    await refuse(shop, gateway, "Rex", "Bella")
    click_line(shop.table, 1)
    press_key(shop.window, Qt.Key.Key_Return)
    adds = await dialog(shop.window, "Unfinished adds")
    await eventually(lambda: by_name(adds, QPushButton, "Discard").isEnabled())
    press(adds, "Discard")
    await eventually(lambda: notes(shop) == [("Rex", "not added")])
    press(adds, "Close")


async def test_rows_that_were_not_added_are_not_copied_exported_or_counted(shop: Shop) -> None:
    gateway = FakeGateway(STOCK[:2])
    await shop.serve(gateway)
    await refuse(shop, gateway, "Rex")
    shop.table.setFocus()
    shop.table.selectAll()
    press_key(shop.window, Qt.Key.Key_C, CTRL)
    assert clipboard().splitlines() == ["0\tpet 0\t1\tNot stated", "1\tpet 1\t1\tNot stated"]
    action(shop.window, "Copy ID").trigger()
    assert clipboard() == "0\n1"
    rows, shown = shop.table.shown_rows()
    assert [rows.names[row] for row in shown] == ["pet 0", "pet 1"]
    assert shop.completeness == "All 2 animals"
    fill(shop.contents.central.search, "pet 0")
    await eventually(lambda: shop.ids == ["", "0"])


async def test_rows_above_do_not_move_what_is_being_read(shop: Shop) -> None:
    gateway = FakeGateway(STOCK)
    await shop.serve(gateway)
    shop.table.verticalScrollBar().setValue(
        50 * shop.table.verticalHeader().defaultSectionSize() + 7
    )
    top = shop.table.model().index(shop.table.rowAt(0), Column.ID).data()
    offset = shop.table.rowViewportPosition(shop.table.rowAt(0))
    await refuse(shop, gateway, "Rex", "Bella")
    for left in (2, 1, 0):
        assert shop.table.model().index(shop.table.rowAt(0), Column.ID).data() == top
        assert shop.table.rowViewportPosition(shop.table.rowAt(0)) == offset
        if left:
            shop.outbox.decisions.discard(shop.outbox.pending.here[0])
            await eventually(lambda: len(shop.tasks) == 0)


@pytest.mark.parametrize("busy_with", ["nothing", "scrolled", "selected", "typed"])
async def test_the_table_goes_to_an_added_animal_only_if_nobody_is_busy_with_it(
    shop: Shop, busy_with: str
) -> None:
    gateway = FakeGateway(STOCK)
    await shop.serve(gateway)
    shop.outbox.undo_seconds = 1
    await add_by_form(shop.window, "Rex", "7")
    await eventually(lambda: no_dialog(shop.window))
    if busy_with == "scrolled":
        shop.table.setFocus()
        shop.table.verticalScrollBar().triggerAction(
            shop.table.verticalScrollBar().SliderAction.SliderPageStepAdd
        )
    elif busy_with == "selected":
        click_line(shop.table, 5)
    elif busy_with == "typed":
        shop.contents.central.search.setFocus()
        type_keys(shop.window, "pet")
    line = shop.table.verticalHeader().defaultSectionSize()
    position, chosen = shop.table.verticalScrollBar().value(), selected(shop.table)
    await eventually(lambda: shop.message.startswith("Added Rex, ID 200."))
    if busy_with == "nothing":
        assert selected(shop.table) == ["200"]
        assert not is_there(shop.contents.status, QPushButton, "Show")
        return
    assert selected(shop.table) == chosen != ["200"]
    assert shop.table.verticalScrollBar().value() in (position, max(0, position - line))
    press(shop.contents.status, "Show")
    assert selected(shop.table) == ["200"]


async def test_two_held_adds_are_both_named_and_both_can_be_undone(shop: Shop) -> None:
    gateway = FakeGateway(STOCK[:3])
    await shop.serve(gateway)
    shop.add(NewPet("Rex", 7), undo_seconds=60)
    await eventually(lambda: len(notes(shop)) == 1)
    shop.add(NewPet("Bella", 7), undo_seconds=50)
    await eventually(lambda: "Bella will be added in 5" in shop.message)
    assert "Rex will be added in " in shop.message
    click_line(shop.table, 0)
    await row_menu(shop, "Undo")
    await eventually(lambda: shop.message == "Undone: Rex was not added.")
    press(shop.window, "Dismiss")
    assert shop.message.startswith("Bella will be added in ")
    press(shop.contents.status, "Undo")
    await eventually(lambda: shop.message == "Undone: Bella was not added.")
    press(shop.contents.status, "Add it after all")
    await eventually(lambda: shop.message.startswith("Added Bella"))
    assert [pet.name for pet in gateway.pets.values()][3:] == ["Bella"]


async def test_the_countdown_ends_when_the_animal_is_being_sent(shop: Shop) -> None:
    gateway = FakeGateway()
    await shop.serve(gateway)
    gateway.hold()
    shop.add(NewPet("Rex", 7), undo_seconds=0.5)
    await eventually(lambda: shop.message.startswith("Rex will be added in 1 second"))
    await eventually(lambda: gateway.is_holding)
    assert shop.message == "Adding Rex…"
    assert not is_there(shop.contents.status, QPushButton, "Undo")
    gateway.release()
    await eventually(lambda: shop.message.startswith("Added Rex"))


@pytest.mark.parametrize("way", ["Cancel", "Esc"])
async def test_what_failed_is_kept_when_the_dialog_is_left(
    theme: Theme, tmp_path: Path, way: str
) -> None:
    gateway = FakeGateway()
    async with shop_in(theme, tmp_path) as shop:
        await shop.serve(gateway)
        gateway.fail_next("add", REFUSED)
        form = await add_by_form(shop.window, "Rex", "7", "Sold")
        await eventually(lambda: outcome(form))
        fill(name_field(form), "Rex")
        press(form, way) if way == "Cancel" else key(form, Qt.Key.Key_Escape)
        await eventually(lambda: shop.message == KEPT)
        form = await open_add_form(shop.window)
        assert typed(form) == ("Rex", "7", "Sold")
        press(form, "Cancel")
        await eventually(lambda: len(shop.tasks) == 0)
    async with shop_in(theme, tmp_path) as shop:
        await shop.serve(gateway)
        await eventually(lambda: shop.message == KEPT)
        assert no_dialog(shop.window)
        press(shop.contents.status, "Continue")
        form = await dialog(shop.window, "Add animal")
        press(form, "Clear")
        assert typed(form)[0] == ""
        press(form, "Cancel")
        await eventually(lambda: len(shop.tasks) == 0)
        assert shop.outbox.pending.here == ()
    async with shop_in(theme, tmp_path) as shop:
        await shop.serve(gateway)
        await eventually(lambda: len(shop.tasks) == 0)
        assert shop.message == ""


async def test_the_dialog_leads_to_settings_and_keeps_what_was_typed_for_the_new_address(
    shop: Shop,
) -> None:
    gateway, wanted = FakeGateway(), []
    await shop.serve(gateway, STAGING)
    shop.contents.deployment = STAGING.deployment
    action(shop.window, "Settings").triggered.connect(lambda: wanted.append(True))
    gateway.fail_next("add", NotReached())
    form = await add_by_form(shop.window, "Rex", "7")
    await eventually(lambda: outcome(form))
    press(form, "Settings")
    assert wanted == [True]
    moved = type(STAGING)(STAGING.deployment, "https://moved.example")
    await shop.serve(FakeGateway(), moved)
    assert no_dialog(shop.window)
    await eventually(lambda: shop.message == KEPT)
    form = await open_add_form(shop.window)
    assert typed(form) == ("Rex", "7", "Not stated")
    press(form, "Clear")
    press(form, "Cancel")


@pytest.mark.parametrize("choice", ["Add", "Send when it is back"])
async def test_an_animal_that_this_computers_catalogue_stopped_before_is_added_once_it_is_back(
    shop: Shop, choice: str
) -> None:
    stopped, again = FakeGateway(STOCK[:1]), FakeGateway(STOCK[:1])
    await shop.serve(stopped)
    stopped.fail_next("add", NothingListens("127.0.0.1:40695"))
    form = await add_by_form(shop.window, "Rex", "7")
    words = "The catalogue on this computer had stopped. Petstore restarts it by itself."
    await eventually(lambda: answer(form) == f"Not added. {words}")
    assert not is_there(form, QPushButton, "Settings")
    assert is_there(form, QPushButton, "Send when it is back")
    if choice == "Send when it is back":
        press(form, choice)
        await eventually(lambda: no_dialog(shop.window))
    for gateway in (None, again):
        for user in (shop.catalogue, shop.outbox):
            user.connect_to(gateway)
    if choice == "Add":
        words = "The catalogue on this computer is open again: press Add."
        await eventually(lambda: answer(form) == words)
        assert not is_there(form, QPushButton, "Send when it is back")
        press(form, choice)
    await eventually(lambda: no_dialog(shop.window))
    await eventually(lambda: len(again.pets) == 2)
    await eventually(lambda: shop.message.startswith("Added Rex"))
    assert no_dialog(shop.window)


async def offline_form(shop: Shop, gateway: FakeGateway) -> None:
    """Choose to send Rex when the service is back."""
    await shop.serve(gateway, PRODUCTION)
    gateway.fail_next("add", NothingListens("shop.example:443"))
    form = await add_by_form(shop.window, "Rex", "7")
    await eventually(lambda: outcome(form))
    default = next(one for one in form.findChildren(QPushButton) if one.isDefault())
    assert default.text() == "Add"
    press(form, "Send when it is back")
    await eventually(lambda: no_dialog(shop.window))


async def test_an_animal_is_sent_when_the_service_is_back_if_that_was_chosen(shop: Shop) -> None:
    gateway = FakeGateway(STOCK[:1])
    await offline_form(shop, gateway)
    assert shop.message == WAITS
    assert notes(shop) == [("Rex", "waiting for the service")]
    assert is_there(shop.contents.status, QPushButton, "Unfinished adds")
    gateway.fail_next("list", NotReached())
    await shop.refresh()
    assert len(gateway.pets) == 1
    press(shop.window, "Dismiss")
    assert shop.message == WAITS  # for as long as it waits
    press(shop.window, "Refresh")
    await eventually(lambda: shop.message.startswith("Added Rex, ID 1."))
    assert not is_there(shop.contents.status, QPushButton, "Unfinished adds")
    await shop.refresh()
    await eventually(lambda: len(shop.tasks) == 0)
    assert len(gateway.pets) == 2


async def test_an_animal_is_still_to_be_sent_where_a_list_came_but_no_new_connection(
    shop: Shop,
) -> None:
    gateway = FakeGateway(STOCK[:1])
    await offline_form(shop, gateway)
    gateway.fail_next("add", NothingListens("shop.example:443"))
    await shop.refresh()
    await eventually(lambda: len(shop.tasks) == 0)
    await eventually(lambda: shop.message == WAITS)
    assert notes(shop) == [("Rex", "waiting for the service")]
    adds = await open_adds(shop)
    assert column_of(adds, 4)[0].startswith("It will be sent when the service is back. Nothing ")
    press(adds, "Close")
    await shop.refresh()
    await eventually(lambda: shop.message.startswith("Added Rex, ID 1."))


async def test_an_animal_that_was_to_be_sent_later_is_asked_about_after_a_restart(
    theme: Theme, tmp_path: Path
) -> None:
    gateway = FakeGateway(STOCK[:1])
    async with shop_in(theme, tmp_path) as shop:
        await offline_form(shop, gateway)
        await eventually(lambda: len(shop.tasks) == 0)
    async with shop_in(theme, tmp_path) as shop:
        await shop.serve(gateway, PRODUCTION)
        await eventually(
            lambda: "Rex was left unfinished when Petstore was closed." in shop.message
        )
        await eventually(lambda: len(shop.tasks) == 0)
        assert notes(shop) == [("Rex", "left unfinished")]
        assert len(gateway.pets) == 1


async def test_the_way_to_wait_can_be_cancelled(shop: Shop) -> None:
    gateway = FakeGateway(STOCK[:1])
    await offline_form(shop, gateway)
    click_line(shop.table, 0)
    await row_menu(shop, "Discard")
    await eventually(lambda: notes(shop) == [])
    await shop.refresh()
    await eventually(lambda: len(shop.tasks) == 0)
    assert len(gateway.pets) == 1


async def test_a_lost_animal_is_in_the_table_as_not_known(shop: Shop) -> None:
    gateway = FakeGateway(STOCK[:1], honours_key=False)
    gateway.fail_next("add", OutcomeUnknown())
    await shop.serve(gateway)
    shop.add(NewPet("Rex", 7))
    await eventually(lambda: notes(shop) == [("Rex", "may have been added")])
    cell = shop.table.model().index(0, Column.NAME)
    assert "Rex · may have been added" in cell.data(Qt.ItemDataRole.ToolTipRole)
    assert cell.data(Qt.ItemDataRole.AccessibleTextRole) == "Rex, may have been added"
    click_line(shop.table, 0)
    await eventually(lambda: len(shop.tasks) == 0)
    gateway.pets[9] = Pet(9, "Rex", 7)
    await row_menu(shop, "Check the list")
    await eventually(lambda: "Very likely Rex was added as 9" in shop.message)
    await row_menu(shop, "It is there")
    await eventually(lambda: notes(shop) == [])


@pytest.mark.parametrize("way", ["Cancel", "Esc"])
async def test_what_was_typed_and_never_tried_is_kept_when_the_dialog_is_left(
    theme: Theme, tmp_path: Path, way: str
) -> None:
    async with shop_in(theme, tmp_path) as shop:
        await shop.serve(FakeGateway())
        form = await open_add_form(shop.window)
        fill_in(form, "Rex", "7", "Sold")
        press(form, way) if way == "Cancel" else key(form, Qt.Key.Key_Escape)
        await eventually(lambda: shop.message == KEPT)
        press(shop.contents.status, "Continue")
        form = await dialog(shop.window, "Add animal")
        assert typed(form) == ("Rex", "7", "Sold")
        press(form, "Cancel")
        await eventually(lambda: len(shop.tasks) == 0)
    async with shop_in(theme, tmp_path) as shop:
        await shop.serve(FakeGateway())
        await eventually(lambda: shop.message == KEPT)
        assert typed(await open_add_form(shop.window)) == ("Rex", "7", "Sold")


async def test_a_kept_animal_is_reported_and_what_is_typed_next_replaces_its_name(
    shop: Shop,
) -> None:
    gateway = FakeGateway()
    await shop.serve(gateway)
    gateway.fail_next("add", REFUSED)
    form = await add_by_form(shop.window, "Ref400", "7", "Sold")
    await eventually(lambda: outcome(form))
    key(form, Qt.Key.Key_Escape)
    form = await open_add_form(shop.window)
    assert answer(form) == 'Not added: "not today"'
    await eventually(lambda: name_field(form).hasFocus())
    type_keys(form, "Ref422")
    assert typed(form) == ("Ref422", "7", "Sold")
    press(form, "Clear")
    press(form, "Cancel")


@pytest.mark.parametrize("end", ["Cancel", "kill"])
async def test_what_add_another_carried_over_is_no_draft(
    theme: Theme, tmp_path: Path, end: str
) -> None:
    gateway = FakeGateway()
    async with shop_in(theme, tmp_path) as shop:
        await shop.serve(gateway)
        form = await open_add_form(shop.window)
        by_name(form, QCheckBox, "Add another").click()
        fill_in(form, "Rex", "7", "Sold")
        press(form, "Add")
        await eventually(lambda: shop.message.startswith("Added Rex"))
        assert typed(form) == ("", "7", "Sold")
        if end == "Cancel":
            press(form, "Cancel")
        await eventually(lambda: len(shop.tasks) == 0)
        assert shop.message.startswith("Added Rex")
    async with shop_in(theme, tmp_path) as shop:
        await shop.serve(gateway)
        await eventually(lambda: len(shop.tasks) == 0)
        assert shop.message == ""
        assert typed(await open_add_form(shop.window)) == ("", "", "")


async def test_a_dialog_in_which_nothing_was_typed_leaves_nothing(shop: Shop) -> None:
    await shop.serve(FakeGateway())
    form = await open_add_form(shop.window)
    by_name(form, QCheckBox, "Add another").click()
    press(form, "Cancel")
    assert shop.message == ""


async def test_the_buttons_of_a_kept_draft_that_fails_offline_are_not_cut(shop: Shop) -> None:
    gateway = FakeGateway()
    await shop.serve(gateway)
    for _ in range(2):
        gateway.fail_next("add", NotReached())
    form = await add_by_form(shop.window, "Rex", "7")
    await eventually(lambda: outcome(form))
    press(form, "Cancel")
    form = await open_add_form(shop.window)
    assert is_there(form, QPushButton, "Clear")
    press(form, "Add")
    await eventually(lambda: outcome(form))
    for button in form.findChildren(QPushButton):
        assert not button.isVisible() or button.width() >= button.sizeHint().width()
    press(form, "Cancel")
