"""A menu that adds mnemonic letters and ellipses to its actions, whose names stay plain."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QAction, QActionEvent, QKeyEvent
from PySide6.QtWidgets import QApplication, QMenu, QStyleOptionMenuItem, QWidget

OPENS_DIALOG = "opensDialog"
"""The property of an action that opens a dialog and does not say so in its name."""

_SHORTCUT_GAP = 20
"""Pixels between words and shortcuts, beyond those that Qt leaves."""

_WITH_LETTERS = (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.AltModifier)


def letter_places(texts: Sequence[str]) -> list[int | None]:
    """The place of the mnemonic letter in each text; no two texts have the same letter.

    First letters come first, then those of the other words, then any other.
    """
    taken: dict[str, int] = {}
    places: list[int | None] = [None] * len(texts)
    for may_begin in (_first, _begins_word, _any):
        for line, text in enumerate(texts):
            found = (
                place
                for place, letter in enumerate(text)
                if letter.isalnum() and letter.upper() not in taken and may_begin(text, place)
            )
            if places[line] is None and (place := next(found, None)) is not None:
                places[line] = taken[text[place].upper()] = place
    return places


def _first(_text: str, place: int) -> bool:
    return place == 0


def _begins_word(text: str, place: int) -> bool:
    return text[place - 1] == " "


def _any(_text: str, _place: int) -> bool:
    return True


class Menu(QMenu):
    """Gives each action a letter to press; "…" follows those that open a dialog."""

    def __init__(self, title: str, parent: QWidget) -> None:
        super().__init__(title, parent)
        self._letters: dict[QAction, int] | None = None
        self.aboutToShow.connect(self._part_shortcuts_from_words)

    def initStyleOption(self, option: QStyleOptionMenuItem, action: QAction) -> None:
        super().initStyleOption(option, action)
        place = self._places().get(action)
        words, tab, keys = option.text.partition("\t")
        if place is not None:
            words = f"{words[:place]}&{words[place:]}"
        if action.property(OPENS_DIALOG):
            words += "…"
        option.text = f"{words}{tab}{keys}"

    def _part_shortcuts_from_words(self) -> None:
        """Make room for what Qt measures without: the ellipsis, and a gap that can be seen."""
        if all(one.shortcut().isEmpty() for one in self.actions()):
            return
        self._measure(0)
        room = self.fontMetrics().horizontalAdvance("…") + _SHORTCUT_GAP
        self._measure(self.sizeHint().width() + room)

    def _measure(self, least: int) -> None:
        self.setMinimumWidth(least)
        QApplication.sendEvent(self, QEvent(QEvent.Type.FontChange))  # or Qt keeps the old places

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.modifiers() in _WITH_LETTERS and event.text():
            for action, place in self._places().items():
                if action.text()[place].upper() == event.text().upper() and action.isEnabled():
                    self.setActiveAction(action)
                    event = QKeyEvent(
                        QEvent.Type.KeyPress, Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier
                    )
                    break
        super().keyPressEvent(event)

    def actionEvent(self, event: QActionEvent) -> None:
        """An action was added, changed or removed."""
        self._letters = None
        super().actionEvent(event)

    def _places(self) -> dict[QAction, int]:
        """Asked for by each action that is measured or painted: found once for all."""
        if self._letters is None:
            actions = [one for one in self.actions() if one.isVisible() and not one.isSeparator()]
            places = zip(actions, letter_places([one.text() for one in actions]), strict=True)
            self._letters = {one: place for one, place in places if place is not None}
        return self._letters
