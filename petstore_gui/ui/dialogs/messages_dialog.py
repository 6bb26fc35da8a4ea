"""The messages of this run, to read again."""

from __future__ import annotations

from PySide6.QtWidgets import QPushButton, QWidget

from petstore_gui.ui.base.dialog import Dialog, button_row, column_of, make_default
from petstore_gui.ui.base.text_list import TextList
from petstore_gui.ui.text.plain_text import PlainLabel
from petstore_gui.ui.text.words import moment_words, tr
from petstore_gui.ui.window.messages import Message, Messages

_SIZE = 42, 30
"""In heights of a line of text."""


class MessagesDialog(Dialog):
    """Lists messages with their details, the newest first, and those that come meanwhile."""

    def __init__(self, messages: Messages, parent: QWidget) -> None:
        super().__init__(tr("Messages"), parent)
        self.resize_to_lines(*_SIZE)
        self._none = PlainLabel(tr("No messages yet."))
        self._none.setProperty("kind", "quiet")
        self._list = TextList(tr("Messages"))
        close = QPushButton(tr("Close"))
        make_default(close, (close,))
        close.clicked.connect(self.accept)
        layout = column_of(self)
        layout.addWidget(self._none)
        layout.addWidget(self._list)
        layout.addLayout(button_row(close))
        for message in messages.past:
            self._put(message)
        messages.happened.connect(self._put)
        self._list.setCurrentRow(0)
        self._list.setFocus()

    def _put(self, message: Message) -> None:
        kind = tr("Problem") if message.is_problem else tr("Done")
        text = "\n".join(filter(None, (message.text, message.details)))
        time = moment_words(message.at)
        self._list.insert(0, f"{time}  {text}", spoken=f"{time}, {kind}: {text}")
        self._none.hide()
