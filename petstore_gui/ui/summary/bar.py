"""A bar with its words and its number above it, painted: to read, or to press."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QEvent, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontMetrics, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QPushButton, QSizePolicy, QStyle, QWidget

from petstore_gui.ui.style.theme import Theme
from petstore_gui.ui.text.plain_text import PlainLabel, set_plain_tip

MARGIN, _GAP, _THICK = 8, 3, 8
"""Pixels around words and bar, between them, and of the bar."""

_MARK = 4
"""Pixels of the mark at the side of a chosen bar: colour must not be the only sign."""

_MOVES = {
    Qt.Key.Key_Up: -1,
    Qt.Key.Key_Down: 1,
    Qt.Key.Key_Home: -(10**6),
    Qt.Key.Key_End: 10**6,
}
_PRESSES = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class Words(NamedTuple):
    """What a bar shows. `part`: its length, from 0 to 1. `about`: what is known of its number."""

    label: str
    number: str
    part: float
    about: str = ""
    is_chosen: bool = False


class BarButton(QPushButton):
    """A bar that filters the table when it is pressed.

    Signals:
        chosen(): somebody pressed it; its owner says whether it is chosen from then on.
        move_wanted(int): a key asks for the bar so many places further on.
    """

    chosen = Signal()
    move_wanted = Signal(int)

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._words = Words("", "", 0)
        self.setCheckable(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.toggled.connect(self._toggled)  # screen readers toggle, not click

    def show_words(self, words: Words) -> None:
        """Show other words and another length."""
        if words != self._words:
            self._words = words
            self.setAccessibleName(_name(words))
            tip = " · ".join(filter(None, (_name(words), words.about)))
            set_plain_tip(self, tip, words.about or _name(words))
            self.update()
        self.setChecked(words.is_chosen)

    def sizeHint(self) -> QSize:
        return QSize(0, _height(self))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if (places := _MOVES.get(Qt.Key(event.key()))) is not None:
            self.move_wanted.emit(places)
        elif event.key() in _PRESSES:
            self.click()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        colours = self._theme.colours
        with QPainter(self) as painter:
            if self.underMouse() or self.isDown():
                painter.fillRect(self.rect(), QColor(colours.hover))
            if self._words.is_chosen:
                painter.fillRect(self.rect(), QColor(colours.selection))
                mark = QRect(0, 0, _MARK, self.height())
                mark = QStyle.visualRect(self.layoutDirection(), self.rect(), mark)
                painter.fillRect(mark, QColor(colours.accent))
            _paint(painter, self, self._words, self._theme)
            if self.hasFocus():
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.setPen(QPen(QColor(colours.accent), 2))
                painter.drawRect(self.rect().adjusted(1, 1, -1, -1))

    def _toggled(self, checked: bool) -> None:
        if checked is not self._words.is_chosen:
            self.chosen.emit()
            self.setChecked(self._words.is_chosen)


class BarLabel(PlainLabel):
    """A bar to read. `about` is all of it in one sentence."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._words = Words("", "", 0)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    def show_words(self, words: Words) -> None:
        """Show other words and another length."""
        self._words = words
        self.setAccessibleName(words.about)
        set_plain_tip(self, words.about)
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(0, _height(self))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            _paint(painter, self, self._words, self._theme)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange:
            self.updateGeometry()


def _name(words: Words) -> str:
    return f"{words.label}: {words.number}" if words.number else words.label


def _height(widget: QWidget) -> int:
    return widget.fontMetrics().height() + _GAP + _THICK + 2 * (MARGIN - 2)


def _paint(painter: QPainter, widget: QWidget, words: Words, theme: Theme) -> None:
    """Paint the label where lines begin, the number where they end, and the bar below."""
    colours, direction = theme.colours, widget.layoutDirection()
    font = QFont(widget.font())
    if words.is_chosen:
        font.setWeight(QFont.Weight.DemiBold)
    metrics = QFontMetrics(font)
    room = widget.rect().adjusted(MARGIN, MARGIN - 2, -MARGIN, 2 - MARGIN)
    line = QRect(room.left(), room.top(), room.width(), metrics.height())
    number = QRect(line)
    number.setLeft(line.right() - metrics.horizontalAdvance(words.number))
    label = line.adjusted(0, 0, -number.width() - MARGIN, 0)
    bar = QRectF(room.left(), room.bottom() - _THICK + 1, room.width(), _THICK)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setFont(font)
    painter.setPen(QColor(colours.text))
    elided = metrics.elidedText(words.label, Qt.TextElideMode.ElideRight, label.width())
    flags = Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine
    for words_place, text in ((label, elided), (number, words.number)):
        place = QStyle.visualRect(direction, room, words_place)
        painter.drawText(
            place, int(flags | QStyle.visualAlignment(direction, Qt.AlignmentFlag.AlignLeft)), text
        )
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(colours.pressed))
    painter.drawRoundedRect(bar, _THICK / 2, _THICK / 2)
    if words.part > 0:
        long = QRectF(bar)
        long.setWidth(max(_THICK, bar.width() * min(1.0, words.part)))
        if direction is Qt.LayoutDirection.RightToLeft:
            long.moveRight(bar.right())
        painter.setBrush(QColor(colours.accent))
        painter.drawRoundedRect(long, _THICK / 2, _THICK / 2)
