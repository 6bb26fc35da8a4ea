"""The list of the last messages."""

from __future__ import annotations

from PySide6.QtWidgets import QListWidget, QListWidgetItem, QPushButton, QVBoxLayout, QWidget

from petstore_gui.ui.style.icons import icon
from petstore_gui.ui.style.theme import Theme
from petstore_gui.ui.text.list_text import moment_words
from petstore_gui.ui.text.words import tr
from petstore_gui.ui.widgets.dialog import Dialog, button_row
from petstore_gui.ui.window.message_log import Message, MessageLog


class MessagesDialog(Dialog):
    """Lists the messages of the status bar, newest first."""

    def __init__(self, log: MessageLog, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(tr("Messages"), parent)
        self.resize(620, 420)
        self._theme = theme
        self._is_empty = not log.messages
        self._list = QListWidget()
        self._list.setAccessibleName(tr("Messages"))
        self._list.setWordWrap(True)
        self._list.setSpacing(2)
        if self._is_empty:
            self._list.addItem(tr("No messages yet."))
        close = QPushButton(tr("Close"))
        close.clicked.connect(self.accept)
        layout = QVBoxLayout(self)
        layout.addWidget(self._list)
        layout.addLayout(button_row(close))
        for message in log.messages:
            self._put(message)
        log.message_added.connect(self._put)

    def _put(self, message: Message) -> None:
        if self._is_empty:
            self._list.clear()
            self._is_empty = False
        item = QListWidgetItem(f"{moment_words(message.at)}   {message.text}")
        if message.is_problem:
            item.setIcon(icon("warning", self._theme.colours.error))
        self._list.insertItem(0, item)
