"""The base of the window's parts that lead from a click to its outcome."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

if TYPE_CHECKING:
    from petstore_gui.ui.frame.window_contents import WindowContents


class Flow(QObject):
    """Opens dialogs above the window, works in tasks, and tells in messages how that ended."""

    def __init__(self, contents: WindowContents) -> None:
        super().__init__(contents.window)
        self._contents = contents
        self._window = contents.window
        self._central = contents.central
        self._catalogue = contents.catalogue
        self._messages = contents.messages
        self._tasks = contents.tasks
