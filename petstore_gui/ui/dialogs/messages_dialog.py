"""The list of the last messages."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QPlainTextEdit, QPushButton, QWidget

from petstore_gui.ui.style.icons import icon
from petstore_gui.ui.style.theme import Theme
from petstore_gui.ui.text.plain_text import PlainLabel, sentence_tip
from petstore_gui.ui.text.words import moment_words, tr
from petstore_gui.ui.widgets.dialog import Dialog, button_row, column_of
from petstore_gui.ui.window.messages import Message, Messages

_SIZE = 43, 29
"""In heights of a line of text."""
_WHOLE_LINES = 4


class MessagesDialog(Dialog):
    """Lists the messages of the status bar, newest first, and the whole of the current one."""

    def __init__(self, messages: Messages, theme: Theme, parent: QWidget) -> None:
        super().__init__(tr("Messages"), parent)
        self.resize_to_lines(*_SIZE)
        self._none = PlainLabel(tr("No messages yet."))
        self._none.setProperty("kind", "quiet")
        self._theme = theme
        self._list = QListWidget()
        self._list.setAccessibleName(tr("Messages"))
        self._list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._whole = QPlainTextEdit()
        self._whole.setReadOnly(True)
        self._whole.setTabChangesFocus(True)
        self._whole.setAccessibleName(tr("Whole message"))
        line = self.fontMetrics().lineSpacing()
        self._whole.setMinimumHeight(2 * line)
        self._whole.setMaximumHeight(_WHOLE_LINES * line + 14)
        close = QPushButton(tr("Close"))
        close.setProperty("kind", "primary")
        close.setDefault(True)
        close.clicked.connect(self.accept)
        layout = column_of(self)
        layout.addWidget(self._none)
        layout.addWidget(self._list)
        layout.addWidget(self._whole)
        layout.addLayout(button_row(close))
        self._list.currentItemChanged.connect(self._show_whole)
        for message in messages.past:
            self._put(message)
        self._none.setVisible(not messages.past)
        self._list.setCurrentRow(0)
        self._list.setFocus()
        messages.happened.connect(self._put)

    def _put(self, message: Message) -> None:
        time, text = moment_words(message.at), message.text
        kind, sign = (tr("Problem"), "warning") if message.is_problem else (tr("Done"), "done")
        colours = self._theme.colours
        item = QListWidgetItem(f"{time}  {text}")
        shade = colours.error if message.is_problem else colours.text_quiet
        item.setIcon(icon(sign, shade, percent=self._theme.type_size))
        item.setForeground(QColor(colours.error if message.is_problem else colours.text))
        item.setToolTip(sentence_tip(text))
        item.setData(Qt.ItemDataRole.AccessibleTextRole, f"{time}, {kind}: {text}")
        item.setData(Qt.ItemDataRole.UserRole, "\n".join(filter(None, (text, message.details))))
        self._list.insertItem(0, item)
        self._none.hide()
        if self._list.count() == 1:
            self._list.setCurrentRow(0)

    def _show_whole(self, item: QListWidgetItem | None) -> None:
        self._whole.setPlainText("" if item is None else item.data(Qt.ItemDataRole.UserRole))
