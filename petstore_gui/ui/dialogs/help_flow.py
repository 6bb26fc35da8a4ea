"""The dialogs of the Help menu."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from petstore_gui.ui.dialogs.help_dialogs import about_dialog, shortcuts_dialog, statuses_dialog
from petstore_gui.ui.dialogs.messages_dialog import MessagesDialog
from petstore_gui.ui.table.pet_table import PetTable
from petstore_gui.ui.window.actions import WindowActions
from petstore_gui.ui.window.messages import Messages


def connect_help(
    actions: WindowActions, table: PetTable, messages: Messages, window: QWidget
) -> None:
    """Let the actions of the Help menu open their dialogs."""
    actions.shortcuts.triggered.connect(
        lambda: shortcuts_dialog(actions.shortcut_help(*table.copy_actions), window).open()
    )
    actions.statuses.triggered.connect(lambda: statuses_dialog(window).open())
    actions.messages.triggered.connect(lambda: MessagesDialog(messages, window).open())
    actions.about.triggered.connect(lambda: about_dialog(window).open())
