"""Files that somebody drops on the window."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QEvent, QObject, Signal
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QWidget


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
