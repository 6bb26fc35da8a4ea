"""The dialogs of the Help menu: statuses, messages, and about the program."""

from __future__ import annotations

import platform
import sqlite3

from PySide6.QtCore import qVersion
from PySide6.QtWidgets import QMessageBox, QWidget

from petstore_gui.support.own_program import version
from petstore_gui.ui.base.dialog import Dialog, button_row, column_of, message_box, push_button
from petstore_gui.ui.base.text_list import TextList
from petstore_gui.ui.frame.messages import Message, Messages
from petstore_gui.ui.look.icons import program_icon
from petstore_gui.ui.words.plain_text import PlainLabel
from petstore_gui.ui.words.words import moment_words, tr


def statuses_dialog(parent: QWidget) -> QMessageBox:
    """Why a status cannot be changed here."""
    words = tr(
        "A status is chosen when an animal is added. The service cannot change it later. If its"
        " list shows another status, you see it after a refresh."
    )
    return message_box(tr("Why can't I change the status?"), words, tr("Close"), parent)


def about_dialog(parent: QWidget) -> QMessageBox:
    """What the program is, its version, and those of its foundations."""
    lines = (
        tr("A catalogue of the animals in a petstore."),
        tr("Version {version}, for petstore interface 1.0.0").format(version=version()),
        f"Python {platform.python_version()} · Qt {qVersion()} · SQLite {sqlite3.sqlite_version}",
        tr("Qt is used under the LGPL 3. The typeface is Inter, under the OFL 1.1."),
    )
    words = "\n".join(("Petstore", *lines))
    box = message_box(tr("About Petstore"), words, tr("Close"), parent)
    box.setIconPixmap(program_icon().pixmap(64, 64))
    return box


_SIZE = 42, 30
"""In heights of a line of text."""


class MessagesDialog(Dialog):
    """Lists messages with their details, the newest first, and those that come meanwhile."""

    def __init__(self, messages: Messages, parent: QWidget) -> None:
        super().__init__(tr("Messages"), parent, size=_SIZE)
        self._none = PlainLabel(tr("No messages yet."), "quiet")
        self._list = TextList(tr("Messages"))
        close = push_button(tr("Close"), self.accept)
        column_of(self, self._none, self._list, button_row(close, default=close))
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
