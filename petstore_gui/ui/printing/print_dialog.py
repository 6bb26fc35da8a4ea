"""The dialog that asks what to print, and shows it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeVar

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QImage, QKeyEvent, QPageSize, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from petstore_gui.support.tasks import run_slice
from petstore_gui.ui.base.choices import ComboBox
from petstore_gui.ui.base.dialog import Dialog, button_row, column_of, make_default
from petstore_gui.ui.base.form import FormField, ScrollingForm
from petstore_gui.ui.printing.label_sizes import CARDS, labels_for
from petstore_gui.ui.printing.pages import Pages, page_words
from petstore_gui.ui.printing.print_choice import PAPERS, PrintChoice, What, paper_size
from petstore_gui.ui.words.export_text import animals_choices, card_words, label_words, what_words
from petstore_gui.ui.words.plain_text import PlainLabel
from petstore_gui.ui.words.words import tr

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


_T = TypeVar("_T")

_LETTERS = 8
"""Of a choice that are in sight where there is little room."""


class PrintDialog(Dialog):
    """Shows the pages that `lay_out` makes of a choice; `counts`: animals shown, and selected.

    Its owner connects the buttons `pdf` and `send`.
    """

    def __init__(
        self,
        choice: PrintChoice,
        lay_out: Callable[[PrintChoice], Pages],
        counts: tuple[int, int],
        parent: QWidget,
    ) -> None:
        super().__init__(tr("Print"), parent)
        self.resize_to_lines(48, 40)
        self._lay_out = lay_out
        self._what, self._paper, self._card, self._label, self._animals = boxes = tuple(
            ComboBox() for _ in range(5)
        )
        labels = labels_for(paper_size(choice.paper))
        _fill(self._what, what_words(), choice.what)
        _fill(self._paper, {one: QPageSize.name(one) for one in PAPERS}, choice.paper)
        _fill(self._card, {key: card_words(size) for key, size in CARDS.items()}, choice.card)
        _fill(self._label, {key: label_words(one) for key, one in labels.items()}, choice.label)
        _fill(self._animals, animals_choices(*counts), bool(counts[1]))
        words = tr("What"), tr("Paper"), tr("Size"), tr("Size"), tr("Animals")
        fields = zip(boxes, words, strict=True)
        self._fields = {box: FormField(word, box, lines=0) for box, word in fields}
        self._preview, self._place = PagePreview(), PlainLabel()
        self._place.setObjectName("page")
        self._previous, self._next = QPushButton(tr("Previous")), QPushButton(tr("Next"))
        self._add_parts()
        self._preview.page_shown.connect(self._show_place)
        for box in boxes:
            box.currentIndexChanged.connect(self._show)
        self._show()

    @property
    def choice(self) -> PrintChoice:
        """What is chosen now."""
        return PrintChoice(
            What(self._what.currentData()),
            PAPERS[self._paper.currentIndex()],
            self._card.currentData(),
            self._label.currentData(),
            selected_only=bool(self._animals.currentData()),
        )

    def _add_parts(self) -> None:
        pages = QHBoxLayout()
        pages.addStretch()
        for widget in (self._previous, self._place, self._next):
            pages.addWidget(widget)
        pages.addStretch()
        shown = QVBoxLayout()
        shown.addWidget(self._preview, 1)
        shown.addLayout(pages)
        beside = QHBoxLayout()
        beside.setSpacing(16)
        beside.addWidget(ScrollingForm(self._fields.values()), 1)
        beside.addLayout(shown, 1)
        layout = column_of(self)
        layout.addLayout(beside, 1)
        words = tr("Cancel"), tr("Save as PDF…"), tr("Print…")
        cancel, self.pdf, self.send = map(QPushButton, words)
        named = (self._previous, tr("Previous page")), (self._next, tr("Next page"))
        for button, name in (*named, (self.pdf, tr("Save as PDF")), (self.send, tr("Print"))):
            button.setAccessibleName(name)
        self._previous.clicked.connect(lambda: self._preview.show_page(self._preview.page - 1))
        self._next.clicked.connect(lambda: self._preview.show_page(self._preview.page + 1))
        cancel.clicked.connect(self.reject)
        make_default(self.send, (self.send, cancel, self.pdf, self._previous, self._next))
        layout.addLayout(button_row(cancel, self.send, left=(self.pdf,)))

    def _show(self) -> None:
        what = self.choice.what
        for box, is_wanted in (
            (self._card, what is What.CARDS),
            (self._label, what is What.LABELS),
            (self._paper, what is not What.LABELS),
            (self._animals, what is not What.LIST),
        ):
            self._fields[box].setVisible(is_wanted)
        self._preview.show_pages(self._lay_out(self.choice))

    def _show_place(self, page: int, count: int) -> None:
        words = page_words(page, count)
        self._place.setText(words)
        self._preview.setAccessibleDescription(words)
        self._previous.setEnabled(page > 0)
        self._next.setEnabled(page < count - 1)


def _fill(combo: QComboBox, words: Mapping[_T, str], chosen: _T) -> None:
    combo.setSizeAdjustPolicy(combo.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
    combo.setMinimumContentsLength(_LETTERS)
    for one, word in words.items():
        combo.addItem(word, one)
    combo.setCurrentIndex(list(words).index(chosen))
