"""The window itself: it may be on the screen before what stands in it is made.

Whatever this imports makes every start longer, as with `first_rows`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QSize, QTimer, Signal
from PySide6.QtGui import QCloseEvent
from PySide6.QtWidgets import QMainWindow, QVBoxLayout, QWidget

from petstore_gui.domain.deployment import Deployment
from petstore_gui.ui.style.theme import Theme
from petstore_gui.ui.table.animal_table import PAGE_MARGIN
from petstore_gui.ui.text.words import deployment_word

if TYPE_CHECKING:
    from petstore_gui.catalogue.catalogue import Catalogue
    from petstore_gui.catalogue.duplicate_finder import DuplicateFinder
    from petstore_gui.catalogue.finder import Finder
    from petstore_gui.outbox.outbox import Outbox
    from petstore_gui.ui.table.first_table import FirstTable
    from petstore_gui.ui.window.message_log import MessageLog
    from petstore_gui.ui.window.window_contents import WindowContents

FIRST_SIZE = QSize(1180, 760)
FRAME_ROOM = QSize(16, 40)
"""Pixels that the frame of a window may take of the screen."""

AGAIN_MS = 50
"""When a window that cannot be asked to close yet is asked again."""


class MainWindow(QMainWindow):
    """Shows first rows, then `contents`.

    Signals:
        close_asked(): a person or the system wants the window closed; it stays until then.
        visibility_changed(bool): the window was minimised, or is to be seen again.
    """

    close_asked = Signal()
    visibility_changed = Signal(bool)

    contents: WindowContents

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.theme = theme
        self._first: FirstTable | None = None
        self._is_furnished = False
        self.setObjectName("mainWindow")
        self.show_title(Deployment.LOCAL)
        room = self.screen().availableGeometry().size() - FRAME_ROOM
        self.resize(FIRST_SIZE.boundedTo(room))

    def show_title(self, deployment: Deployment) -> None:
        """Say in the title where the animals are."""
        self.setWindowTitle(
            self.tr("Petstore – {deployment}").format(deployment=deployment_word(deployment))
        )

    def show_first(self, table: FirstTable, above: int, below: int) -> None:
        """Show rows where the page will have them: so many pixels above and below."""
        self._first = table
        place = QWidget()
        layout = QVBoxLayout(place)
        layout.setContentsMargins(PAGE_MARGIN, above, PAGE_MARGIN, below)
        layout.addWidget(table)
        self.setCentralWidget(place)

    def take_first_table(self) -> FirstTable | None:
        """The rows that are shown before those of the page, for it to show meanwhile."""
        table, self._first = self._first, None
        return table

    def furnish(
        self,
        catalogue: Catalogue,
        outbox: Outbox,
        duplicates: DuplicateFinder,
        finder: Finder,
        log: MessageLog,
    ) -> None:
        """Make what stands in the window; before that it can be looked at, and no more."""
        from petstore_gui.ui.window.window_contents import WindowContents  # noqa: PLC0415 - not before the first rows

        self.contents = WindowContents(self, catalogue, outbox, duplicates, finder, log)
        self._is_furnished = True

    def closeEvent(self, event: QCloseEvent) -> None:
        event.ignore()
        if self._is_furnished:
            self.close_asked.emit()
        else:
            QTimer.singleShot(AGAIN_MS, self.close)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.WindowStateChange:
            self.visibility_changed.emit(not self.isMinimized())
