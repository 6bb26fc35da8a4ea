"""Milliseconds to paint a full screen of rows of a QStandardItemModel with Qt's own delegate.

    python -m tests.benchmarks.floors.stock_table ROWS WIDTH HEIGHT ROW_HEIGHT PAINTS

The visible part is WIDTH x HEIGHT pixels, so that it shows as many lines as the program's table.
For each line on standard input, paints so often and prints the mean.
"""

from __future__ import annotations

import sys
import time

from PySide6.QtCore import Qt
from PySide6.QtGui import QStandardItem, QStandardItemModel
from PySide6.QtWidgets import QApplication, QTableView

from tests.benchmarks.stock import pets


def main() -> None:
    """Paint until the input ends."""
    rows, width, height, row_height, paints = map(int, sys.argv[1:])
    application = QApplication(sys.argv[:1])
    application.setStyle("Fusion")
    model = QStandardItemModel()
    for pet in pets(rows):
        texts = (str(pet.id), pet.name, str(pet.category_id), pet.status or "Not stated")
        model.appendRow([QStandardItem(text) for text in texts])
    table = QTableView()
    table.setModel(model)
    table.verticalHeader().hide()
    table.verticalHeader().setDefaultSectionSize(row_height)
    table.horizontalHeader().setStretchLastSection(True)
    table.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    table.show()
    application.processEvents()
    room = table.size() - table.viewport().size()
    table.resize(width + room.width(), height + room.height())
    application.processEvents()
    assert (table.viewport().width(), table.viewport().height()) == (width, height)
    for _ in sys.stdin:
        started = time.perf_counter()
        for _ in range(paints):
            table.viewport().repaint()
        print((time.perf_counter() - started) / paints * 1000, flush=True)


if __name__ == "__main__":
    main()
