"""The list of the last messages."""

from __future__ import annotations

from PySide6.QtWidgets import (
    QDialog,
    QHBoxLayout,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from petstore_gui.ui.style.icons import icon
from petstore_gui.ui.style.theme import Theme
from petstore_gui.ui.text.list_text import moment_words
from petstore_gui.ui.window.message_log import Message, MessageLog


class MessagesDialog(QDialog):
    """Shows what the status bar said, the newest on top."""

    def __init__(self, log: MessageLog, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("messages")
        self.setWindowTitle(self.tr("Messages"))
        self.setAccessibleName(self.tr("Messages"))
        self.resize(620, 420)
        self._theme = theme
        self._nothing: QListWidgetItem | None = None
        self._list = QListWidget()
        self._list.setAccessibleName(self.tr("Messages"))
        self._list.setWordWrap(True)
        self._list.setSpacing(2)
        close = QPushButton(self.tr("Close"))
        close.clicked.connect(self.accept)
        buttons = QHBoxLayout()
        buttons.addStretch()
        buttons.addWidget(close)
        layout = QVBoxLayout(self)
        layout.addWidget(self._list)
        layout.addLayout(buttons)
        for message in log.messages:
            self._put(message)
        if not log.messages:
            self._nothing = QListWidgetItem(self.tr("No messages yet."))
            self._list.addItem(self._nothing)
        log.told.connect(self._put)

    def _put(self, message: Message) -> None:
        if self._nothing is not None:
            self._list.takeItem(self._list.row(self._nothing))
            self._nothing = None
        item = QListWidgetItem(f"{moment_words(message.at)}   {message.text}")
        if message.is_problem:
            item.setIcon(icon("warning", self._theme.colours.error))
        self._list.insertItem(0, item)
