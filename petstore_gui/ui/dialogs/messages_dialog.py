"""The list of the last messages."""

from __future__ import annotations

from PySide6.QtWidgets import QPlainTextEdit, QPushButton, QWidget

from petstore_gui.ui.dialogs.message_list import MessageList
from petstore_gui.ui.style.theme import Theme
from petstore_gui.ui.table.record_delegate import Record, RecordCell
from petstore_gui.ui.text.plain_text import PlainLabel
from petstore_gui.ui.text.words import moment_words, tr
from petstore_gui.ui.widgets.dialog import Dialog, button_row, column_of
from petstore_gui.ui.window.message import Message
from petstore_gui.ui.window.message_log import MessageLog

_SIZE = 43, 29
"""In heights of a line of text."""
_WHOLE_LINES = 4


class MessagesDialog(Dialog):
    """Lists the messages of the status bar, newest first, and shows the whole of the current one.

    `about_list` is what the status bar says about the list.
    """

    def __init__(self, log: MessageLog, theme: Theme, about_list: str, parent: QWidget) -> None:
        super().__init__(tr("Messages"), parent)
        self.resize_to_lines(*_SIZE)
        self._messages: list[Message] = []
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
        if about_list:
            layout.addWidget(_about(about_list))
        layout.addLayout(button_row(close))
        self._list.selectionModel().currentChanged.connect(self._show_whole)
        self._show(list(reversed(log.messages)))
        log.message_added.connect(self._put)

    def _show(self, messages: list[Message]) -> None:
        self._messages = messages
        self._list.show_records([_record(message) for message in messages])
        self._none.setVisible(not messages)
        self._list.setFocus()

    def _put(self, message: Message) -> None:
        self._messages.insert(0, message)
        self._list.insert_first(_record(message))
        self._none.hide()

    def _show_whole(self) -> None:
        line = self._list.current_line
        message = self._messages[line] if 0 <= line < len(self._messages) else None
        parts = (message.text, message.details) if message else ()
        self._whole.setPlainText("\n".join(filter(None, parts)))


def _about(words: str) -> PlainLabel:
    label = PlainLabel(tr("The list now: {sentence}").format(sentence=words))
    label.setWordWrap(True)
    label.setProperty("kind", "quiet")
    return label


def _record(message: Message) -> Record:
    kind, sign = (tr("Problem"), "warning") if message.is_alarming else (tr("Done"), "done")
    time, text = moment_words(message.at), message.text
    spoken = f"{time}, {kind}: {text}"
    is_problem = message.is_alarming
    return RecordCell(time), RecordCell(text, icon=sign, is_problem=is_problem, spoken=spoken)
