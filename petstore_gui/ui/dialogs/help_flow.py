"""The dialogs of the Help menu."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from petstore_gui.ui.style.theme import Theme
from petstore_gui.ui.window.actions import WindowActions
from petstore_gui.ui.window.messages import Messages


class HelpFlow(QObject):
    """Opens the dialogs of the Help menu."""

    def __init__(
        self,
        actions: WindowActions,
        messages: Messages,
        theme: Theme,
        window: QWidget,
    ) -> None:
        super().__init__(window)
        self._actions = actions
        self._messages = messages
        self._theme = theme
        self._window = window
        actions.shortcuts.triggered.connect(self._open_shortcuts)
        actions.statuses.triggered.connect(self._open_statuses)
        actions.messages.triggered.connect(self._open_messages)
        actions.about.triggered.connect(self._open_about)

    def _open_shortcuts(self) -> None:
        from petstore_gui.ui.dialogs.help_dialogs import shortcuts_dialog  # noqa: PLC0415 - not before the first rows

        shortcuts_dialog(self._actions.shortcut_help(), self._window).open()

    def _open_statuses(self) -> None:
        from petstore_gui.ui.dialogs.help_dialogs import statuses_dialog  # noqa: PLC0415 - not before the first rows

        statuses_dialog(self._window).open()

    def _open_about(self) -> None:
        from petstore_gui.ui.dialogs.help_dialogs import about_dialog  # noqa: PLC0415 - not before the first rows

        about_dialog(self._window).open()

    def _open_messages(self) -> None:
        from petstore_gui.ui.dialogs.messages_dialog import MessagesDialog  # noqa: PLC0415 - not before the first rows

        MessagesDialog(self._messages, self._theme, self._window).open()
