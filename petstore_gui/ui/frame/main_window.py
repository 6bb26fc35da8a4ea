"""The window itself, which may be on the screen before its contents are created.

Every import here delays the first rows; tests/test_architecture.py lists what must not be loaded.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QMetaMethod, QObject, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QMainWindow, QVBoxLayout, QWidget

from petstore_gui.domain.deployment import Deployment
from petstore_gui.ui.base.boxes import filled
from petstore_gui.ui.words.words import deployment_word, tr

if TYPE_CHECKING:
    from petstore_gui.ui.table.first_table import FirstTable

DEFAULT_SIZE = QSize(1180, 760)
LEAST_SIZE = QSize(800, 500)
PAGE_MARGIN = 18
"""Pixels between the sides of the window and its contents."""

FRAME_ROOM = QSize(16, 40)
"""Pixels of the screen to leave for the window's frame."""

CLOSE_RETRY_MS = 50
"""How soon a window whose contents are not ready retries to close."""


class MainWindow(QMainWindow):
    """Shows the first rows, then its contents. It never closes by itself.

    Signals:
        close_asked(): the user or the system asked the window to close.
        visibility_changed(bool): the window was minimised (False) or can be seen again (True).
        system_changed(): the system's theme or fonts changed, or may have: the window was
            activated or left, and Windows' "Text size" announces no change of the theme.
    """

    close_asked = Signal()
    visibility_changed = Signal(bool)
    system_changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("mainWindow")
        self.setMinimumSize(LEAST_SIZE)
        self.show_title(Deployment.LOCAL)
        room = self.screen().availableGeometry().size() - FRAME_ROOM
        self.resize(DEFAULT_SIZE.boundedTo(room))

    def show_title(self, deployment: Deployment) -> None:
        """Show the deployment in the title."""
        self.setWindowTitle(
            tr("Petstore – {deployment}").format(deployment=deployment_word(deployment))
        )

    def show_first(self, table: FirstTable, above: int, below: int) -> None:
        """Show a table where the final one will be, `above` and `below` pixels from the edges."""
        place = QWidget()
        filled(QVBoxLayout(place), table, margins=(PAGE_MARGIN, above, PAGE_MARGIN, below))
        self.setCentralWidget(place)

    def come_to_front(self) -> None:
        """Restore the window if minimised, and raise it."""
        self.show()
        self.setWindowState(self.windowState() & ~Qt.WindowState.WindowMinimized)
        self.raise_()
        self.activateWindow()

    def closeEvent(self, event: QCloseEvent) -> None:
        event.ignore()
        if self.isSignalConnected(QMetaMethod.fromSignal(self.close_asked)):
            self.close_asked.emit()
        else:  # the contents are still being created
            QTimer.singleShot(CLOSE_RETRY_MS, self.close)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.WindowStateChange:
            self.visibility_changed.emit(not self.isMinimized())
        elif event.type() in (QEvent.Type.ThemeChange, QEvent.Type.ActivationChange):
            self.system_changed.emit()


class FileDrop(QObject):
    """Takes files.

    Signals:
        dropped(list[Path]): these were dropped together, one or more.
    """

    dropped = Signal(object)

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        window.setAcceptDrops(True)
        window.installEventFilter(self)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        """Accept files; leave everything else to the widgets below the pointer."""
        if not isinstance(event, QDragEnterEvent | QDropEvent):
            return False
        files = [Path(url.toLocalFile()) for url in event.mimeData().urls() if url.isLocalFile()]
        if not files:
            return False
        event.acceptProposedAction()
        if event.type() is QEvent.Type.Drop:
            self.dropped.emit(files)
        return True
