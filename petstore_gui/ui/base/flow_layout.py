"""A row of widgets that wraps if it is too long for one line."""

from __future__ import annotations

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtWidgets import QLayout, QLayoutItem, QStyle, QWidget

_GAP = 8
"""Pixels between two widgets, and between two lines."""


class FlowLayout(QLayout):
    """Lays out widgets like words in a text; `last_at_end` puts the last one at its line's end."""

    def __init__(
        self,
        *parts: QWidget | QLayout,
        parent: QWidget | None = None,
        last_at_end: bool = False,
    ) -> None:
        super().__init__(parent)
        self._items: list[QLayoutItem] = []
        self._last_at_end = last_at_end
        self.setContentsMargins(0, 0, 0, 0)
        self.setSpacing(_GAP)
        for part in parts:
            if isinstance(part, QWidget):
                self.addWidget(part)
            else:
                self.addChildLayout(part)
                self.addItem(part)

    def addItem(self, item: QLayoutItem) -> None:
        self._items.append(item)

    def count(self) -> int:
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    def expandingDirections(self) -> Qt.Orientation:
        return Qt.Orientation(0)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        heights = [_height(line) for line in self._lines(width)]
        return sum(heights) + self.spacing() * (len(heights) - 1)

    def sizeHint(self) -> QSize:
        hints = [item.sizeHint() for item in self._visible_items()]
        gaps = self.spacing() * max(0, len(hints) - 1)
        return QSize(sum(hint.width() for hint in hints) + gaps, _tallest(hints))

    def minimumSize(self) -> QSize:
        least = [item.minimumSize() for item in self._visible_items()]
        return QSize(max((one.width() for one in least), default=0), _tallest(least))

    def setGeometry(self, rect: QRect) -> None:
        super().setGeometry(rect)
        top = rect.top()
        for line in self._lines(rect.width()):
            self._place(line, QRect(rect.left(), top, rect.width(), _height(line)))
            top += _height(line) + self.spacing()

    def _place(self, line: Line, room: QRect) -> None:
        parent = self.parentWidget()
        direction = Qt.LayoutDirection.LeftToRight if parent is None else parent.layoutDirection()
        left = room.left()
        for item, size in line:
            if self._last_at_end and item is self._items[-1]:
                left = room.left() + room.width() - size.width()
            top = room.top() + (room.height() - size.height()) // 2
            item.setGeometry(QStyle.visualRect(direction, room, QRect(left, top, *size.toTuple())))
            left += size.width() + self.spacing()

    def _lines(self, width: int) -> list[Line]:
        lines: list[Line] = [[]]
        left = width
        for item in self._visible_items():
            size = _size_within(item, width)
            if lines[-1] and size.width() > left:
                lines.append([])
                left = width
            lines[-1].append((item, size))
            left -= size.width() + self.spacing()
        return lines

    def _visible_items(self) -> list[QLayoutItem]:
        return [item for item in self._items if not item.isEmpty()]


Line = list[tuple[QLayoutItem, QSize]]


def _size_within(item: QLayoutItem, width: int) -> QSize:
    hint = item.sizeHint()
    wide = min(hint.width(), width)
    return QSize(wide, item.heightForWidth(wide) if item.hasHeightForWidth() else hint.height())


def _height(line: Line) -> int:
    return _tallest([size for _, size in line])


def _tallest(sizes: list[QSize]) -> int:
    return max((size.height() for size in sizes), default=0)
