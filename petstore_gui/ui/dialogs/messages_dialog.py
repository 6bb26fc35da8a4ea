"""The list of the last messages."""

from __future__ import annotations

from PySide6.QtWidgets import QPlainTextEdit, QPushButton, QWidget

from petstore_gui.ui.dialogs.message_list import MessageList
from petstore_gui.ui.style.theme import Theme
from petstore_gui.ui.table.record_delegate import Record, RecordCell
from petstore_gui.ui.text.plain_text import PlainLabel
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
        self._shown: list[Message] = []
        self._none = PlainLabel(tr("No messages yet."))
        self._none.setProperty("kind", "quiet")
        self._list = MessageList(tr("Messages"), theme, self)
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
        self._list.selectionModel().currentChanged.connect(self._show_whole)
        self._show(list(reversed(messages.past)))
        messages.happened.connect(self._put)

    def _show(self, messages: list[Message]) -> None:
        self._shown = messages
        self._list.show_records([_record(message) for message in messages])
        self._none.setVisible(not messages)
        self._list.setFocus()

    def _put(self, message: Message) -> None:
        self._shown.insert(0, message)
        self._list.insert_first(_record(message))
        self._none.hide()

    def _show_whole(self) -> None:
        line = self._list.current_line
        message = self._shown[line] if 0 <= line < len(self._shown) else None
        parts = (message.text, message.details) if message else ()
        self._whole.setPlainText("\n".join(filter(None, parts)))


def _record(message: Message) -> Record:
    kind, sign = (tr("Problem"), "warning") if message.is_problem else (tr("Done"), "done")
    time, text = moment_words(message.at), message.text
    spoken = f"{time}, {kind}: {text}"
    cell = RecordCell(text, icon=sign, is_problem=message.is_problem, spoken=spoken)
    return RecordCell(time), cell
