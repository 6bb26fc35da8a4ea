"""The fields of the dialog Print."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeVar

from PySide6.QtCore import Signal
from PySide6.QtGui import QPageSize
from PySide6.QtWidgets import QCheckBox, QComboBox, QSizePolicy

from petstore_gui.ui.printing.print_choice import PAPERS, PrintChoice, What, paper_size
from petstore_gui.ui.printing.stock import CARDS, labels_for
from petstore_gui.ui.text.print_text import animals_choices, card_words, label_words, what_words
from petstore_gui.ui.text.words import tr
from petstore_gui.ui.widgets.choices import ComboBox
from petstore_gui.ui.widgets.form_field import FormField
from petstore_gui.ui.widgets.scrolling_form import ScrollingForm

_T = TypeVar("_T")

_LETTERS = 8
"""Of a choice that are in sight where there is little room."""


class PrintForm(ScrollingForm):
    """Asks what to print, on which paper, and for which animals.

    Signals:
        choice_changed(PrintChoice): the user has chosen something else.
    """

    choice_changed = Signal(object)

    def __init__(self, choice: PrintChoice) -> None:
        what, paper, card, label, animals = (ComboBox() for _ in range(5))
        test = QCheckBox(tr("Test page"))
        # As wide as its words: a click beside them would do nothing.
        test.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        papers = {one: QPageSize.name(one) for one in PAPERS}
        _fill(what, what_words(), choice.what)
        _fill(paper, papers, choice.paper)
        _fill(card, {key: card_words(size) for key, size in CARDS.items()}, choice.card)
        labels = labels_for(paper_size(choice.paper))
        _fill(label, {key: label_words(stock) for key, stock in labels.items()}, choice.label)
        fields = {
            what: FormField(tr("What"), what, lines=0),
            card: FormField(tr("Size"), card, lines=0),
            label: FormField(tr("Size"), label, lines=0),
            paper: FormField(tr("Paper"), paper, lines=0),
            animals: FormField(tr("Animals"), animals, lines=0),
        }
        super().__init__((*fields.values(), test))
        self._what, self._paper, self._card, self._label = what, paper, card, label
        self._animals, self._test, self._fields = animals, test, fields
        self._show_fields()
        for combo in fields:
            combo.currentIndexChanged.connect(self._change)
        test.toggled.connect(self._change)

    @property
    def choice(self) -> PrintChoice:
        """What is chosen now."""
        return PrintChoice(
            What(self._what.currentData()),
            PAPERS[self._paper.currentIndex()],
            self._card.currentData(),
            self._label.currentData(),
            selected_only=bool(self._animals.currentData()),
            is_test=self._test.isChecked(),
        )

    def show_counts(self, shown: int, selected: int) -> None:
        """Offer cards for all animals, and for the selected ones: these first, if there are any."""
        self._animals.clear()
        _fill(self._animals, animals_choices(shown, selected), bool(selected))

    def _change(self) -> None:
        self._show_fields()
        self.choice_changed.emit(self.choice)

    def _show_fields(self) -> None:
        what = self.choice.what
        self._fields[self._card].setVisible(what is What.CARDS)
        self._fields[self._label].setVisible(what is What.LABELS)
        self._fields[self._paper].setVisible(what is not What.LABELS)
        for one in (self._fields[self._animals], self._test):
            one.setVisible(what in (What.CARDS, What.LABELS))


def _fill(combo: QComboBox, words: Mapping[_T, str], chosen: _T) -> None:
    combo.setSizeAdjustPolicy(combo.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
    combo.setMinimumContentsLength(_LETTERS)
    for one, word in words.items():
        combo.addItem(word, one)
    combo.setCurrentIndex(list(words).index(chosen))
