"""The bars of the summary, below a heading each."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QProgressBar, QSizePolicy, QVBoxLayout, QWidget

from petstore_gui.ui.base.boxes import filled
from petstore_gui.ui.words.plain_text import PlainLabel, dotted, set_plain_tip
from petstore_gui.ui.words.words import labelled


class Bar(NamedTuple):
    """What a bar shows. `value`: its length. `about`: all of it in a sentence."""

    label: str
    number: str
    value: int
    about: str = ""


class Section(QWidget):
    """Bars below a heading and a note."""

    def __init__(self, heading: str, name: str) -> None:
        super().__init__()
        self._note = PlainLabel(kind="quiet")
        self._note.setObjectName(name)
        self._note.setWordWrap(True)
        self._note.hide()
        self._bars: list[_Bar] = []
        label = PlainLabel(heading, "label")
        self._column = filled(QVBoxLayout(self), label, self._note, margins=(9, 6, 9, 0))

    def show_bars(self, bars: Sequence[Bar], note: str = "") -> None:
        """Show these bars, as long as they are beside the longest."""
        self._note.setText(note)
        self._note.setVisible(bool(note))
        while len(self._bars) > len(bars):
            self._bars.pop().deleteLater()
        while len(self._bars) < len(bars):
            self._bars.append(_Bar())
            self._column.addWidget(self._bars[-1])
        longest = max((one.value for one in bars), default=0)
        for widget, one in zip(self._bars, bars, strict=True):
            widget.show_bar(one, longest)


class _Bar(QProgressBar):
    """A bar with its words and its number in it."""

    _words = ""

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("kind", "bar")
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    def show_bar(self, bar: Bar, longest: int) -> None:
        self._words = labelled(bar.label, bar.number) if bar.number else bar.label
        self.setAccessibleName(self._words)
        set_plain_tip(self, dotted(self._words, bar.about), bar.about)
        self.setRange(0, 1_000)  # a count may be larger than Qt's integers
        self.setValue(1_000 * bar.value // max(longest, 1))
        self.update()

    def text(self) -> str:
        """The words; in a format, Qt would replace parts of a name."""
        room = self.width() - 2 * self.fontMetrics().averageCharWidth()
        mode = Qt.TextElideMode.ElideMiddle
        return self.fontMetrics().elidedText(self._words, mode, room)
