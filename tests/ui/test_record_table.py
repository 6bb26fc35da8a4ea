"""Tables of messages, changes and adds: the word of a status is never cut."""

from __future__ import annotations

import pytest
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
