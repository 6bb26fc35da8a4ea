"""Tables of messages, changes and adds: what they say can be read, however large the type."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from petstore_gui.ui.style.theme import Theme
from petstore_gui.ui.table.record_delegate import RecordCell
from petstore_gui.ui.table.record_table import RecordTable
from petstore_gui.ui.table.status_chip import chip_width

MARGIN = 14


@pytest.mark.parametrize("percent", [80, 100, 150, 200])
def test_a_status_has_room_for_its_word(theme: Theme, qtbot: QtBot, percent: int) -> None:
    theme.set_type_size(percent)
    dialog = QWidget()
    qtbot.addWidget(dialog)
    table = RecordTable("Changes", ("Now", "Name"), theme, widest=1, parent=dialog)
    dialog.show()
    table.show_records([(RecordCell("Available", status="available"), RecordCell("Ada"))])
    needed = chip_width("Available", table.fontMetrics()) + 2 * MARGIN
    assert table.columnWidth(0) >= needed


INT64 = str(2**63 - 1)
NAME, ID, NOW = range(3)


@pytest.fixture
def dialog(qtbot: QtBot) -> QWidget:
    dialog = QWidget()
    qtbot.addWidget(dialog)
    return dialog


def changes(theme: Theme, dialog: QWidget, *, width: int) -> RecordTable:
    """A table of one change, of an animal with the longest ID."""
    table = RecordTable(
        "Changes", ("Name", "ID", "Now"), theme, widest=NOW, numbers=(ID,), parent=dialog
    )
    dialog.resize(width, 200)
    table.resize(width, 200)
    dialog.show()
    name = RecordCell("Ada", icon="changed", is_strong=True)
    table.show_records([(name, RecordCell(INT64), RecordCell("Available", status="available"))])
    return table


@pytest.mark.parametrize("percent", [100, 150, 200])
@pytest.mark.parametrize("width", [300, 640, 1_280])
def test_what_is_now_can_be_read_beside_the_longest_number(
    theme: Theme, dialog: QWidget, percent: int, width: int
) -> None:
    theme.set_type_size(percent)
    table = changes(theme, dialog, width=width)
    assert table.columnWidth(NOW) >= chip_width("Available", table.fontMetrics()) + 2 * MARGIN
    assert table.columnWidth(ID) >= table.fontMetrics().horizontalAdvance(INT64) + 2 * MARGIN
    columns = sum(map(table.columnWidth, (NAME, ID, NOW)))
    assert columns >= table.viewport().width()
    needs_scrolling = table.whole_width > width
    assert (table.horizontalScrollBar().maximum() > 0) is needs_scrolling


def test_the_current_row_stays_in_sight_where_there_is_less_room(
    theme: Theme, dialog: QWidget
) -> None:
    table = changes(theme, dialog, width=300)
    for name in ("Bo", "Cid"):
        table.insert_first((RecordCell(name), RecordCell("1"), RecordCell("New")))
    table.make_current(2)
    table.resize(300, 100)
    row = table.visualRect(table.model().index(2, NAME))
    assert table.viewport().rect().contains(row.center())


def test_choosing_a_row_leaves_in_sight_whose_row_it_is(theme: Theme, dialog: QWidget) -> None:
    table = changes(theme, dialog, width=200)
    table.make_current(0)
    assert table.horizontalScrollBar().maximum() > 0
    assert table.horizontalScrollBar().value() == 0


def test_arrows_leave_in_sight_whose_row_it_is(theme: Theme, dialog: QWidget) -> None:
    table = changes(theme, dialog, width=200)
    table.show_records([table.records[0]] * 30)
    table.make_current(0)
    for pressed, line in ((Qt.Key.Key_Down, 1), (Qt.Key.Key_Down, 2), (Qt.Key.Key_Up, 1)):
        QTest.keyClick(table, pressed)
        assert table.current_line == line
        assert table.horizontalScrollBar().value() == 0
    QTest.keyClick(table, Qt.Key.Key_Home)
    QTest.keyClick(table, Qt.Key.Key_End)
    assert table.horizontalScrollBar().value() > 0, "sideways only as somebody wants it"


def test_numbers_end_where_their_heading_ends(theme: Theme, dialog: QWidget) -> None:
    model = changes(theme, dialog, width=640).model()
    role = Qt.ItemDataRole.TextAlignmentRole
    for column, side in ((NAME, Qt.AlignmentFlag.AlignLeft), (ID, Qt.AlignmentFlag.AlignRight)):
        for flags in (
            model.index(0, column, QModelIndex()).data(role),
            model.headerData(column, Qt.Orientation.Horizontal, role),
        ):
            assert Qt.AlignmentFlag(flags) & side


def test_icons_grow_with_the_type(theme: Theme, dialog: QWidget) -> None:
    def side() -> int:
        """The height of the icon's ink."""
        table = changes(theme, dialog, width=640)
        theme_page = table.viewport().grab().toImage()
        row = table.visualRect(table.model().index(0, NAME))
        height = row.height() - 4  # without the lines of the row and its focus
        columns = range(MARGIN, MARGIN + 16 * theme.type_size // 100)
        back = theme_page.pixelColor(row.width() - 4, row.center().y())
        lines = [
            y
            for y in range(row.top() + 2, row.top() + height)
            if any(theme_page.pixelColor(x, y) != back for x in columns)
        ]
        return max(lines) - min(lines)

    normal = side()
    theme.set_type_size(200)
    assert side() > 1.7 * normal
