"""The dialogs of the Help menu."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from petstore_gui.ui.window.actions import WindowActions
from petstore_gui.ui.window.messages import Messages


def connect_help(actions: WindowActions, messages: Messages, window: QWidget) -> None:
    """Let the actions of the Help menu open their dialogs, which are imported only then."""

    def open_text(name: str) -> None:
        from petstore_gui.ui.dialogs import help_dialogs  # noqa: PLC0415 - not before the first rows

        dialogs = {
            "shortcuts": lambda: help_dialogs.shortcuts_dialog(actions.shortcut_help(), window),
            "statuses": lambda: help_dialogs.statuses_dialog(window),
            "about": lambda: help_dialogs.about_dialog(window),
        }
        dialogs[name]().open()

    def open_messages() -> None:
        from petstore_gui.ui.dialogs.messages_dialog import MessagesDialog  # noqa: PLC0415 - as above

        MessagesDialog(messages, window).open()

    actions.shortcuts.triggered.connect(lambda: open_text("shortcuts"))
    actions.statuses.triggered.connect(lambda: open_text("statuses"))
    actions.about.triggered.connect(lambda: open_text("about"))
    actions.messages.triggered.connect(open_messages)
