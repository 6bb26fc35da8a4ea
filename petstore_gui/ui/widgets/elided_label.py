"""A label on one line, which ends in an ellipsis if there is no room for all of its text."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QHelpEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QToolTip

from petstore_gui.ui.text.plain_text import PlainLabel, sentence_tip

_LEAST = 4
"""How many characters' width it can be squeezed to."""

_ROUNDING = 4
"""Pixels. A painted text is slightly wider than its horizontal advance."""


class ElidedLabel(PlainLabel):
    """Its `text()`, and what a screen reader says, is the whole text; so is its tip if it is cut.

    `details` are in the tip in any case. With `setToolTip`, the tip would be read aloud as the
    label's description, with its markup.
    """

    def __init__(self) -> None:
        super().__init__()
        self.details = ""
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    @property
    def full_width(self) -> int:
        """The width that shows all of the text, in pixels."""
        return self.fontMetrics().horizontalAdvance(self.text()) + _ROUNDING if self.text() else 0

    def sizeHint(self) -> QSize:
        return QSize(self.full_width, self.fontMetrics().lineSpacing() + 2)

    def minimumSizeHint(self) -> QSize:
        least = _LEAST * self.fontMetrics().averageCharWidth()
        return QSize(min(self.full_width, least), self.sizeHint().height())

    def event(self, event: QEvent) -> bool:
        if event.type() is QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            is_cut = self.contentsRect().width() < self.full_width - _ROUNDING
            tip = "\n".join(filter(None, (self.text(), self.details)))
            shown = sentence_tip(tip) if is_cut or self.details else ""
            QToolTip.showText(event.globalPos(), shown, self)
            return True
        return super().event(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        room = self.contentsRect()
        mode = Qt.TextElideMode.ElideRight
        shown = self.fontMetrics().elidedText(self.text(), mode, room.width())
        with QPainter(self) as painter:
            flags = int(self.alignment() | Qt.TextFlag.TextSingleLine)
            self.style().drawItemText(
                painter, room, flags, self.palette(), self.isEnabled(), shown, self.foregroundRole()
            )
