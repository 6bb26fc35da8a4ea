"""What the flows have in common: what leads from a click through a dialog to its end."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from petstore_gui.support.tasks import Tasks
from petstore_gui.ui.frame.messages import Messages


class Flow(QObject):
    """Opens dialogs above a window, works in tasks, and tells in messages how that ended."""

    def __init__(self, tasks: Tasks, messages: Messages, window: QWidget) -> None:
        super().__init__(window)
        self._tasks = tasks
        self._messages = messages
        self._window = window
