"""The table: sorting, searching, selecting, copying, and its columns."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QContextMenuEvent
from PySide6.QtWidgets import QApplication, QDialog, QMenu

from petstore_gui.domain.interface_limits import INT64_MAX, INT64_MIN
from petstore_gui.domain.pets import Pet
from petstore_gui.domain.view import Column
from tests.doubles.fake_gateway import FakeGateway
from tests.support.waiting import eventually
from tests.support.widgets import (
    CTRL,
    SHIFT,
    action,
    click_heading,
    click_line,
    clipboard,
    key,
    press,
    selected,
)
from tests.ui.conftest import Shop

STOCK = (
    Pet(12, "rex", 3, "available"),
    Pet(4, "Zoë", 12, "sold"),
    Pet(INT64_MAX, "Łucja", INT64_MIN, None),
    Pet(INT64_MIN, "Rex the second", 3, "pending"),
    Pet(5, "Bella", INT64_MAX, "reserved"),
)
LEAST, MOST = str(INT64_MIN), str(INT64_MAX)


def many(count: int = 400) -> list[Pet]:
    return [Pet(place, f"pet {place}", place % 7, "sold") for place in range(0, count * 10, 10)]


def top_line(shop: Shop) -> str:
    """The id in the first visible line."""
    line = shop.table.rowAt(1)
    return str(shop.table.model().index(line, Column.ID).data())


async def test_a_heading_sorts_by_its_column_both_ways(shop: Shop) -> None:
    await shop.serve(FakeGateway(STOCK))
    up = ["5", MOST, "12", LEAST, "4"]
    for order, ids in (
        (Qt.SortOrder.AscendingOrder, up),
        (Qt.SortOrder.DescendingOrder, ["4", LEAST, "12", MOST, "5"]),
        (Qt.SortOrder.AscendingOrder, up),
    ):
        click_heading(shop.table, Column.NAME)
        assert shop.ids == ids
        header = shop.table.horizontalHeader()
        assert (header.sortIndicatorSection(), header.sortIndicatorOrder()) == (Column.NAME, order)


async def test_selection_survives_a_refresh_an_append_and_a_sort(shop: Shop) -> None:
    gateway = await shop.serve(FakeGateway(many(30)))
    click_line(shop.table, 3)
    click_line(shop.table, 5, CTRL)
    assert selected(shop.table) == ["30", "50"]
    gateway.pets[35] = Pet(35, "between", 1)
    await shop.refresh()
    assert selected(shop.table) == ["30", "50"]
    gateway.pets[9_000] = Pet(9_000, "at the end", 1)
    await shop.refresh()
    assert shop.ids[-1] == "9000"
    assert selected(shop.table) == ["30", "50"]
    click_heading(shop.table, Column.ID)
    assert selected(shop.table) == ["50", "30"]
    assert shop.table.currentIndex().siblingAtColumn(Column.ID).data() == "50"


async def test_rows_added_above_do_not_move_the_view(shop: Shop) -> None:
    gateway = await shop.serve(FakeGateway(many()))
    bar = shop.table.verticalScrollBar()
    bar.setValue(bar.maximum() // 2 + 7)
    top, offset = top_line(shop), shop.table.rowViewportPosition(shop.table.rowAt(1))
    for place in range(1, 8):
        gateway.pets[place] = Pet(place, "new", 1)
    gateway.pets[99_999] = Pet(99_999, "at the end", 1)
    await shop.refresh()
    assert top_line(shop) == top
    assert shop.table.rowViewportPosition(shop.table.rowAt(1)) == offset


async def test_copy_takes_the_visible_columns_in_their_visual_order_or_only_ids(shop: Shop) -> None:
    long = "Ab" * 500
    await shop.serve(FakeGateway([*STOCK, Pet(13, long, 1), Pet(14, "a\tb\nc\\u{a}", 1)]))
    click_line(shop.table, 0)
    await eventually(shop.table.hasFocus)
    key(shop.table, Qt.Key.Key_A, CTRL)
    key(shop.table, Qt.Key.Key_C, CTRL)
    first, *_, whole, on_one_line, last = clipboard().split("\n")
    assert first == f"{LEAST}\tRex the second\t3\tPending"
    assert whole == f"13\t{long}\t1\tNot stated"
    assert on_one_line == "14\ta\\u{9}b\\u{a}c\\u{5c}u{a}\t1\tNot stated"
    assert last == f"{MOST}\tŁucja\t{LEAST}\tNot stated"
    shop.table.horizontalHeader().moveSection(Column.STATUS, 0)
    shop.table.hideColumn(Column.CATEGORY)
    key(shop.table, Qt.Key.Key_C, CTRL)
    assert clipboard().split("\n")[0] == f"Pending\t{LEAST}\tRex the second"
    key(shop.table, Qt.Key.Key_C, CTRL | SHIFT)
    assert clipboard().split("\n")[:3] == [LEAST, "4", "5"]


async def test_the_context_menu_copies_and_says_why_a_status_cannot_change(shop: Shop) -> None:
    await shop.serve(FakeGateway(STOCK))
    click_line(shop.table, 0)
    click_line(shop.table, 1, CTRL)
    centre = shop.table.visualRect(shop.table.currentIndex()).center()
    reason = QContextMenuEvent.Reason.Mouse
    where = shop.table.viewport().mapToGlobal(centre)
    QApplication.sendEvent(shop.table.viewport(), QContextMenuEvent(reason, centre, where))
    menu = await eventually(QApplication.activePopupWidget)
    assert isinstance(menu, QMenu)
    words = {one.text().replace("&", ""): one for one in menu.actions()}
    assert {"Show animal", "Add another like this", "Copy"} <= words.keys()
    words["Copy ID"].trigger()
    words["Why can't I change the status?"].trigger()
    menu.close()
    assert clipboard() == f"{LEAST}\n4"
    help_shown = await eventually(lambda: shop.window.findChildren(QDialog))
    press(help_shown[0], "Close")


def entries(shop: Shop, name: str) -> dict[str, QAction]:
    """The entries of a menu under View."""
    menu = action(shop.window, name).menu()
    assert isinstance(menu, QMenu)
    menu.aboutToShow.emit()
    return {one.text(): one for one in menu.actions()}


async def test_every_column_but_the_last_can_be_hidden(shop: Shop) -> None:
    await shop.serve(FakeGateway(STOCK))
    for word in ("ID", "Category", "Status"):
        entries(shop, "Columns")[word].trigger()
    hidden = [shop.table.isColumnHidden(column) for column in Column]
    assert hidden == [True, False, True, True]
    assert not entries(shop, "Columns")["Name"].isEnabled()
    entries(shop, "Columns")["ID"].trigger()
    assert not shop.table.isColumnHidden(Column.ID)
    assert entries(shop, "Columns")["Name"].isEnabled()


async def test_the_menu_moves_columns_sizes_and_resets_them(shop: Shop) -> None:
    await shop.serve(FakeGateway(STOCK))
    width = shop.table.columnWidth(Column.STATUS)
    shop.table.setColumnWidth(Column.STATUS, 2 * width)
    for word, times in (("narrower", 1.6), ("wider", 2)):
        entries(shop, "Columns")[f"Make Status {word}"].trigger()
        assert shop.table.columnWidth(Column.STATUS) == round(times * width)
    for word in ("ID", "Move Status to the beginning"):
        entries(shop, "Columns")[word].trigger()
    assert "Make ID wider" not in entries(shop, "Columns")
    assert shop.table.shown_columns() == [Column.STATUS, Column.NAME, Column.CATEGORY]
    entries(shop, "Columns")["Reset columns"].trigger()
    assert shop.table.shown_columns() == list(Column)
    assert shop.table.columnWidth(Column.STATUS) == width


async def test_the_sort_menu_sorts_like_the_headings(shop: Shop) -> None:
    await shop.serve(FakeGateway(STOCK))
    entries(shop, "Columns")["Sort by Category"].trigger()
    by_category = [str(pet.id) for pet in sorted(STOCK, key=lambda pet: (pet.category_id, pet.id))]
    assert shop.ids == by_category
    assert entries(shop, "Columns")["Sort by Category"].isChecked()
    entries(shop, "Columns")["Descending"].trigger()
    assert shop.ids[0] == by_category[-1]
    assert entries(shop, "Columns")["Descending"].isChecked()
    assert shop.table.accessibleDescription() == "Sorted by Category, descending"
    told, across = Qt.ItemDataRole.AccessibleDescriptionRole, Qt.Orientation.Horizontal
    heard = [shop.table.model().headerData(one, across, told) for one in Column]
    assert heard == [None, None, "descending", None]
