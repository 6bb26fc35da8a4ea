"""The dialog that asks what to print, and shows it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeVar

from PySide6.QtCore import Signal
from PySide6.QtGui import QPageSize
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from petstore_gui.ui.base.choices import ComboBox
from petstore_gui.ui.base.dialog import Dialog, button_row, column_of, make_default
from petstore_gui.ui.base.form import FormField, ScrollingForm
from petstore_gui.ui.printing.page_preview import PagePreview
from petstore_gui.ui.printing.pages import Pages, page_words
from petstore_gui.ui.printing.print_choice import PAPERS, PrintChoice, What, paper_size
from petstore_gui.ui.printing.stock import CARDS, labels_for
from petstore_gui.ui.text.export_text import animals_choices, card_words, label_words, what_words
from petstore_gui.ui.text.plain_text import PlainLabel
from petstore_gui.ui.text.words import tr

_T = TypeVar("_T")

_LETTERS = 8
"""Of a choice that are in sight where there is little room."""


class PrintDialog(Dialog):
    """Shows the pages that `lay_out` makes of a choice; `counts`: animals shown, and selected.

    Signals:
        print_chosen(PrintChoice): print them.
        pdf_chosen(PrintChoice): save them as a PDF file.
    """

    print_chosen = Signal(object)
    pdf_chosen = Signal(object)

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
        cancel, pdf, send = map(QPushButton, (tr("Cancel"), tr("Save as PDF…"), tr("Print…")))
        named = (self._previous, tr("Previous page")), (self._next, tr("Next page"))
        for button, name in (*named, (pdf, tr("Save as PDF")), (send, tr("Print"))):
            button.setAccessibleName(name)
        self._previous.clicked.connect(lambda: self._preview.show_page(self._preview.page - 1))
        self._next.clicked.connect(lambda: self._preview.show_page(self._preview.page + 1))
        cancel.clicked.connect(self.reject)
        pdf.clicked.connect(lambda: self.pdf_chosen.emit(self.choice))
        send.clicked.connect(lambda: self.print_chosen.emit(self.choice))
        make_default(send, (send, cancel, pdf, self._previous, self._next))
        layout.addLayout(button_row(cancel, send, left=(pdf,)))

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
