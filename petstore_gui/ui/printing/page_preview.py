"""The preview of a page."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QImage, QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from petstore_gui.support.tasks import run_slice
from petstore_gui.ui.printing.pages import Pages
from petstore_gui.ui.text.words import tr

_LONG = 60.0
"""Seconds, longer than any page takes."""

_STEPS: dict[int, int] = {
    Qt.Key.Key_PageDown: 1,
    Qt.Key.Key_Down: 1,
    Qt.Key.Key_PageUp: -1,
    Qt.Key.Key_Up: -1,
}


class PagePreview(QWidget):
    """Shows one page as it will be on paper, as large as there is room.

    Qt's own preview paints every page before it shows the first one.

    Signals:
        page_shown(int, int): another page is shown, counted from 0, of so many.
    """

    page_shown = Signal(int, int)

    def __init__(self) -> None:
        super().__init__()
        self.setAccessibleName(tr("Preview"))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMinimumSize(QSize(80, 60))
        self._pages: Pages | None = None
        self._image: QImage | None = None
        self.page = 0

    def sizeHint(self) -> QSize:
        return QSize(420, 560)

    def show_pages(self, pages: Pages) -> None:
        """Show these pages from now on."""
        self._pages = pages
        self.show_page(self.page)

    def show_page(self, page: int) -> None:
        """Show a page, or the nearest that there is."""
        if self._pages is not None:
            self.page = min(max(page, 0), self._pages.count - 1)
            self._image = None
            self.update()
            self.page_shown.emit(self.page, self._pages.count)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if step := _STEPS.get(event.key()):
            self.show_page(self.page + step)
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._image = None

    def paintEvent(self, _event: QPaintEvent) -> None:
        if self._pages is None:
            return
        if self._image is None:
            self._image = self._painted(self._pages)
        image = self._image
        size = image.deviceIndependentSize()
        left, top = (self.width() - size.width()) / 2, (self.height() - size.height()) / 2
        painter = QPainter(self)
        painter.drawImage(round(left), round(top), image)
        painter.setPen(self.palette().mid().color())
        painter.drawRect(round(left), round(top), round(size.width()) - 1, round(size.height()) - 1)

    def _painted(self, pages: Pages) -> QImage:
        ratio, paper = self.devicePixelRatio(), pages.paper
        scale = min(self.width() / paper.width(), self.height() / paper.height()) * ratio
        image = QImage((paper * scale).toSize(), QImage.Format.Format_RGB32)
        image.fill(Qt.GlobalColor.white)
        painter = QPainter(image)
        painter.setRenderHint(QPainter.RenderHint.TextAntialiasing)
        run_slice(pages.paint(painter, scale, self.page), _LONG)
        painter.end()
        image.setDevicePixelRatio(ratio)
        return image
