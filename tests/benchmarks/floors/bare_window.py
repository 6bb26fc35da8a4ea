"""A bare PySide6 window with a table of 20 rows: prints a line when its rows are painted."""

from __future__ import annotations

import sys

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtGui import QStandardItem, QStandardItemModel
from PySide6.QtWidgets import QApplication, QMainWindow, QTableView

ROWS = 20
COLUMNS = ("ID", "Name", "Category", "Status")


class TellsPainted(QObject):
    """Prints a line once the watched widget was painted."""

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
        if event.type() is QEvent.Type.Paint:
            watched.removeEventFilter(self)
            QTimer.singleShot(0, lambda: print("rows painted", flush=True))
        return False


def main() -> int:
    """Show the window until the process is terminated."""
    application = QApplication(sys.argv)
    model = QStandardItemModel()
    model.setHorizontalHeaderLabels(COLUMNS)
    for row in range(ROWS):
        model.appendRow([QStandardItem(f"{column} {row}") for column in COLUMNS])
    table = QTableView()
    table.setModel(model)
    window = QMainWindow()
    window.setCentralWidget(table)
    window.resize(1180, 760)
    watcher = TellsPainted(window)
    table.viewport().installEventFilter(watcher)
    window.show()
    return application.exec()


if __name__ == "__main__":
    sys.exit(main())
