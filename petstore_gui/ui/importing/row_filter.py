"""Which rows a table shows: all, or those of one kind."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from petstore_gui.ui.text.plain_text import PlainLabel
from petstore_gui.ui.text.words import number, tr
from petstore_gui.ui.widgets.choices import ComboBox

_LETTERS_SHOWN = 18
"""How many of the words have room, at least."""


class RowFilter(QWidget):
    """Offers kinds of rows, and how many there are of each.

    Signals:
        chosen(): the user wants to see others.
    """

    chosen = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._box = ComboBox()
        self._box.setMinimumContentsLength(_LETTERS_SHOWN)
        policy = ComboBox.SizeAdjustPolicy
        self._box.setSizeAdjustPolicy(policy.AdjustToMinimumContentsLengthWithIcon)
        self._box.currentIndexChanged.connect(lambda _index: self.chosen.emit())
        label = PlainLabel(tr("Rows"))
        label.setProperty("kind", "label")
        label.setBuddy(self._box)
        self._box.setAccessibleName(label.text())
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        row.addWidget(label)
        row.addWidget(self._box, 1)

    @property
    def kind(self) -> int:
        """The place of the chosen kind among those that were offered."""
        return max(self._box.currentIndex(), 0)

    def choose(self, kind: int) -> None:
        """Choose another kind."""
        self._box.setCurrentIndex(kind)

    def offer(self, kinds: Iterable[tuple[str, int]]) -> None:
        """Offer kinds by their words and counts; the place of the chosen one stays."""
        kind = self.kind
        with QSignalBlocker(self._box):
            self._box.clear()
            self._box.addItems([f"{words} ({number(count)})" for words, count in kinds])
            self._box.setCurrentIndex(kind)
