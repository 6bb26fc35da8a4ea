"""The banner above the table: one sentence about what holds, and buttons that act on it."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from typing import Any

import msgspec
from msgspec.structs import replace
from PySide6.QtCore import QSize, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLineEdit, QPushButton

from petstore_gui.domain.errors import RequestError
from petstore_gui.support.clock import local_now
from petstore_gui.ui.base.boxes import filled
from petstore_gui.ui.base.flow_layout import FlowLayout
from petstore_gui.ui.frame.messages import MessageButton
from petstore_gui.ui.words.error_text import error_details, key_sentence, offline_sentence
from petstore_gui.ui.words.plain_text import PlainLabel, set_plain_tip
from petstore_gui.ui.words.words import tr


class Notice(msgspec.Struct, frozen=True):
    """A sentence in plain text with its buttons; `details` are in the tool tip.

    `close` is called when a person has read it; without it, the notice cannot be closed.
    `takes_key`: it has a field for an API key.
    """

    text: str
    buttons: tuple[MessageButton, ...] = ()
    details: str = ""
    close: Callable[[], object] | None = None
    takes_key: bool = False


class Holds(msgspec.Struct, frozen=True):
    """What holds in the window now.

    `key_error`: why the service lists nothing until there is another key; `blocked`: why it adds
    nothing. `damaged`: files of ours that nobody has read about yet. `outage`: why the service is
    away. `waiting`: the animals to add once it is back.
    """

    lost_store: Notice | None = None
    damaged: tuple[Notice, ...] = ()
    key_error: RequestError | None = None
    blocked: RequestError | None = None
    offline_since: datetime | None = None
    outage: str = ""
    waiting: int = 0
    is_unencrypted: bool = False
    samples: Notice | None = None
    is_read_only: bool = False


def banner_of(holds: Holds, enter_key: MessageButton) -> Notice | None:
    """The one notice to show, if any."""
    key_error = holds.key_error or holds.blocked
    notices = (
        holds.lost_store,
        Notice(offline_sentence(holds.offline_since, holds.waiting), details=holds.outage)
        if holds.offline_since
        else None,
        Notice(key_sentence(key_error), (enter_key,), error_details(key_error), takes_key=True)
        if key_error
        else None,
        next(iter(holds.damaged), None),
        Notice(tr("Not encrypted: others on the network can read the API key."))
        if holds.is_unencrypted
        else None,
        holds.samples,
        Notice(tr("IT has made this catalogue read-only.")) if holds.is_read_only else None,
    )
    return next(filter(None, notices), None)


class _Sentence(PlainLabel):
    """As wide as its text on one line; wraps if there is less room."""

    def sizeHint(self) -> QSize:
        width = self.fontMetrics().horizontalAdvance(self.text()) + 2
        return QSize(width, super().sizeHint().height())


class Banner(QFrame):
    """Shows the most important of what holds, and is hidden while nothing does.

    Signals:
        key_entered(str): an API key was entered, whatever it is. Without one, `enter_key` follows.
    """

    key_entered = Signal(str)

    def __init__(self, enter_key: QAction) -> None:
        super().__init__()
        self.setObjectName("banner")
        self.setProperty("kind", "banner")
        self._holds = Holds()
        self._open_settings = enter_key.trigger
        self._enter_key = MessageButton(enter_key.text(), self._enter)
        self._key = QLineEdit()
        self._key.setEchoMode(QLineEdit.EchoMode.Password)
        self._key.setPlaceholderText(tr("API key"))
        self._key.setAccessibleName(tr("API key"))
        self._key.returnPressed.connect(self._enter)
        self._text = _Sentence()
        self._text.setWordWrap(True)
        self._buttons = FlowLayout()
        row = FlowLayout(self._text, self._key, self._buttons, last_at_end=True)
        filled(QHBoxLayout(self), row, margins=(14, 6, 8, 6))
        self.hide()

    def hold(self, **changes: Any) -> None:
        """Set fields of `Holds`, and show what follows."""
        before = banner_of(self._holds, self._enter_key)
        self._holds = replace(self._holds, **changes)
        now = banner_of(self._holds, self._enter_key)
        if now != before:
            self._show(now)

    def show_offline(self, is_offline: bool) -> None:
        """Show whether the service is away, and since when."""
        self.hold(offline_since=(self._holds.offline_since or local_now()) if is_offline else None)

    def show_damaged(self, sentence: str, details: str) -> None:
        """Show that a file of ours was damaged, until somebody closes the notice."""
        notice = Notice(
            sentence,
            details=details,
            close=lambda: self.hold(damaged=self._holds.damaged[1:]),  # only the first is shown
        )
        self.hold(damaged=(*self._holds.damaged, notice))

    def _show(self, notice: Notice | None) -> None:
        self.hide()  # first: the focus leaves the buttons that go
        while (item := self._buttons.takeAt(0)) and (button := item.widget()):
            button.hide()
            button.deleteLater()
        self.setAccessibleName(notice.text if notice else "")
        if notice is None:
            return
        self._text.setText(notice.text)
        self._key.setVisible(notice.takes_key)
        set_plain_tip(self._text, notice.details)
        for one in notice.buttons:
            self._add_button(one.text, one.press)
        if notice.close is not None:
            close = self._add_button("✕", notice.close)
            close.setProperty("kind", "quiet")
            close.setAccessibleName(tr("Close this notice"))
            close.setToolTip(tr("Close this notice"))
        self.show()

    def _enter(self) -> None:
        key = self._key.text()
        self._key.clear()
        if key.strip():
            self.key_entered.emit(key)
        else:
            self._open_settings()

    def _add_button(self, text: str, pressed: Callable[[], object]) -> QPushButton:
        button = QPushButton(text, self)
        button.clicked.connect(lambda: pressed())  # noqa: PLW0108 - without its argument
        self._buttons.addWidget(button)
        return button
