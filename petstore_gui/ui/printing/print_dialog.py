"""The dialog that asks what to print, and shows it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TypeAlias

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QImage, QPageSize, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractScrollArea,
    QFrame,
    QHBoxLayout,
    QLineEdit,
    QVBoxLayout,
    QWidget,
)

from petstore_gui.support.tasks import run_slice
from petstore_gui.ui.base.boxes import filled
from petstore_gui.ui.base.dialog import Dialog, button_row, column_of, push_button
from petstore_gui.ui.base.form import ChoiceField, FormField, ScrollingForm
from petstore_gui.ui.printing.label_sizes import CARDS, labels_for
from petstore_gui.ui.printing.pages import Pages, page_words
from petstore_gui.ui.printing.print_choice import PAPERS, Code, PrintChoice, What, paper_size
from petstore_gui.ui.words.export_text import (
    animals_choices,
    label_words,
    size_words,
    what_words,
)
from petstore_gui.ui.words.plain_text import PlainLabel
from petstore_gui.ui.words.words import tr

_LONG = 60.0
"""Seconds, longer than any page takes."""

_STEP = 300
"""Of the bar of the preview, for a page: pixels that a finger moves to turn it."""


class PagePreview(QAbstractScrollArea):
    """Shows one page as it will be on paper, as large as there is room; its bar turns the pages.

    Qt's own preview paints every page before it shows the first one.
    """

    def __init__(self) -> None:
        super().__init__()
        self.setAccessibleName(tr("Preview"))
        self.setMinimumSize(QSize(80, 60))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.viewport().setAutoFillBackground(False)
        # A bar that comes and goes could crash the program: see `ScrollingForm`.
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._pages: Pages | None = None
        self._image: QImage | None = None
        self.page = 0

    def sizeHint(self) -> QSize:
        return QSize(420, 560)

    def show_pages(self, pages: Pages) -> None:
        """Show these pages from now on: the same page as before, or the last one."""
        self._pages = pages
        self.verticalScrollBar().setPageStep(_STEP)
        self.verticalScrollBar().setSingleStep(_STEP)
        self.verticalScrollBar().setRange(0, (pages.count - 1) * _STEP)
        self._show_anew()

    def _show_anew(self) -> None:
        self._image = None  # to paint a page takes longer than a repaint may
        self.viewport().update()

    def scrollContentsBy(self, _dx: int, _dy: int) -> None:
        page = round(self.verticalScrollBar().value() / _STEP)
        if page != self.page:
            self.page = page
            self._show_anew()

    def resizeEvent(self, _event: QResizeEvent) -> None:
        self._show_anew()

    def paintEvent(self, _event: QPaintEvent) -> None:
        if self._pages is None:
            return
        image = self._image = self._image or self._painted(self._pages)
        size, room = image.deviceIndependentSize(), self.viewport().size()
        left, top = (room.width() - size.width()) / 2, (room.height() - size.height()) / 2
        painter = QPainter(self.viewport())
        painter.drawImage(round(left), round(top), image)
        painter.setPen(self.palette().mid().color())
        painter.drawRect(round(left), round(top), round(size.width()) - 1, round(size.height()) - 1)

    def _painted(self, pages: Pages) -> QImage:
        ratio, paper, room = self.devicePixelRatio(), pages.paper, self.viewport().size()
        scale = min(room.width() / paper.width(), room.height() / paper.height()) * ratio
        image = QImage((paper * scale).toSize(), QImage.Format.Format_RGB32)
        image.fill(Qt.GlobalColor.white)
        with QPainter(image) as painter:
            painter.setRenderHint(QPainter.RenderHint.TextAntialiasing)
            run_slice(pages.paint(painter, scale, self.page), _LONG)
        image.setDevicePixelRatio(ratio)
        return image


_SIZE = 48, 40
"""In heights of a line of text."""

_SHOP_MAX = 60
"""Characters of the name of the shop."""

LayOut: TypeAlias = Callable[[PrintChoice, QPageSize], Pages]
"""The pages of a choice, and of this size if they are those of a list."""


class PrintDialog(Dialog):
    """Shows the pages that `lay_out` makes of a choice; `counts`: animals shown, and selected.

    Its owner connects the buttons `pdf` and `send`.
    """

    def __init__(
        self,
        choice: PrintChoice,
        lay_out: LayOut,
        counts: tuple[int, int],
        parent: QWidget,
    ) -> None:
        super().__init__(tr("Print"), parent, size=_SIZE)
        self._lay_out = lay_out
        papers = {one: QPageSize.name(one) for one in PAPERS}
        cards = {key: size_words(size) for key, size in CARDS.items()}
        sizes = labels_for(paper_size(choice.paper))
        labels = {key: label_words(one) for key, one in sizes.items()}
        animals = animals_choices(*counts)
        self._what = ChoiceField(tr("What"), what_words(), choice.what, lines=0)
        self._paper = ChoiceField(tr("Paper"), papers, choice.paper, lines=0)
        self._card = ChoiceField(tr("Size"), cards, choice.card, lines=0)
        self._label = ChoiceField(tr("Size"), labels, choice.label, lines=0)
        self._animals = ChoiceField(tr("Animals"), animals, bool(counts[1]), lines=0)
        codes = {Code.QR: tr("QR code"), Code.BARS: tr("Bar code")}
        self._code = ChoiceField(tr("Code"), codes, choice.code, lines=0)
        self._shop = QLineEdit(choice.shop)
        self._shop.setMaxLength(_SHOP_MAX)
        shop = FormField(tr("Name of the shop"), self._shop, lines=0)
        self._of_cards = self._animals, self._code, shop
        self._preview, self._place = PagePreview(), PlainLabel(name="page")
        choices = self._what, self._paper, self._card, self._label, self._animals, self._code
        self._add_parts((*choices, shop))
        self._preview.verticalScrollBar().valueChanged.connect(self._show_place)
        for field in choices:
            field.control.currentIndexChanged.connect(self._show)
        self._shop.textChanged.connect(self._show)
        self._show()

    @property
    def choice(self) -> PrintChoice:
        """What is chosen now."""
        return PrintChoice(
            self._what.choice,
            self._paper.choice,
            self._card.choice,
            self._label.choice,
            self._code.choice,
            self._shop.text().strip(),
            selected_only=self._animals.choice,
        )

    def _add_parts(self, fields: Iterable[FormField]) -> None:
        shown = filled(QVBoxLayout(), (self._preview, 1), self._place)
        shown.setAlignment(self._place, Qt.AlignmentFlag.AlignHCenter)
        beside = filled(QHBoxLayout(), (ScrollingForm(fields), 1), (shown, 1), gap=16)
        self.pdf = push_button(tr("Save as PDF…"), name=tr("Save as PDF"))
        self.send = push_button(tr("Print…"), name=tr("Print"))
        cancel = push_button(tr("Cancel"), self.reject)
        buttons = button_row(cancel, self.send, left=(self.pdf,), default=self.send)
        column_of(self, beside, buttons)

    def _show(self) -> None:
        choice = self.choice
        are_wanted: dict[QWidget, bool] = {
            self._card: choice.what is What.CARDS,
            self._label: choice.what is What.LABELS,
            self._paper: choice.what is not What.LABELS,
            **dict.fromkeys(self._of_cards, choice.what is not What.LIST),
        }
        for field, is_wanted in are_wanted.items():
            field.setVisible(is_wanted)
        self._preview.show_pages(self._lay_out(choice, choice.page_size))
        self._show_place()

    def _show_place(self) -> None:
        last = self._preview.verticalScrollBar().maximum() // _STEP
        words = page_words(self._preview.page, last + 1)
        self._place.setText(words)
        self._preview.setAccessibleDescription(words)
