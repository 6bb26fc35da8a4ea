"""The buttons that choose the colour and the icon of a category."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec
from PySide6.QtCore import QSize, Signal
from PySide6.QtWidgets import QMenu, QPushButton

from petstore_gui.domain.category import Category, CategoryColour, CategoryIcon
from petstore_gui.ui.table.category_mark import mark_size, marks_on
from petstore_gui.ui.text.category_text import colour_word, icon_word
from petstore_gui.ui.text.words import tr


class PaletteButton(QPushButton):
    """Opens a menu of what one part of a mark can be.

    Signals:
        chosen(object): one of them.
    """

    chosen = Signal(object)

    def __init__(self, text: str, part: str, words: Mapping[object, str]) -> None:
        super().__init__(text)
        self._part = part
        side = mark_size(self.fontMetrics())
        self.setIconSize(QSize(side, side))
        menu = QMenu(self)
        menu.setAccessibleName(text)
        self._choices = {one: menu.addAction(word) for one, word in words.items()}
        for one, action in self._choices.items():
            action.triggered.connect(lambda _checked=False, one=one: self.chosen.emit(one))
        self.setMenu(menu)

    def show_mark(self, mark: Category) -> None:
        """Show what the mark is, and what it can become."""
        marks, side = marks_on(self), self.iconSize().width()
        self.setIcon(marks.icon(mark, side))
        for one, action in self._choices.items():
            action.setIcon(marks.icon(msgspec.structs.replace(mark, **{self._part: one}), side))


class ColourButton(PaletteButton):
    """Chooses a colour."""

    def __init__(self) -> None:
        super().__init__(tr("Colour"), "colour", {one: colour_word(one) for one in CategoryColour})


class IconButton(PaletteButton):
    """Chooses an icon."""

    def __init__(self) -> None:
        super().__init__(tr("Icon"), "icon", {one: icon_word(one) for one in CategoryIcon})
