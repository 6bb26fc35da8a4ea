"""The search field, and how many animals match."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QToolButton, QWidget

from petstore_gui.catalogue.list_facts import Facts
from petstore_gui.ui.base.dialog import ENTER
from petstore_gui.ui.text.list_text import found_words
from petstore_gui.ui.text.plain_text import PlainLabel
from petstore_gui.ui.text.words import tr


class SearchField(QLineEdit):
    """Esc clears what was typed; without a text, the window gets it.

    Ctrl+Z undoes what was typed since the focus came here; before that, it is the window's.

    Signals:
        rows_wanted(): the user wants to go on in the rows.
        first_wanted(): the user wants what was searched for.
    """

    rows_wanted = Signal()
    first_wanted = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._is_edited = False
        self.textEdited.connect(self._note_edit)
        self.setObjectName("search")
        self.setAccessibleName(tr("Search"))
        self.setPlaceholderText(tr("Search name, ID or category"))
        self.setClearButtonEnabled(True)
        for clear in self.findChildren(QToolButton):
            clear.setAccessibleName(tr("Clear search"))

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QKeyEvent) and event.type() is QEvent.Type.ShortcutOverride:
            is_taken = event.key() == Qt.Key.Key_Escape and bool(self.text())
            event.setAccepted(is_taken)  # else it would stop loading
            is_undo = event.matches(QKeySequence.StandardKey.Undo)
            if is_taken or (is_undo and not self._is_edited):
                return True
        return super().event(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self._is_edited = False

    def _note_edit(self) -> None:
        self._is_edited = True

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self.text():
            self.clear()
        elif event.key() == Qt.Key.Key_Down:
            self.rows_wanted.emit()
        elif event.key() in ENTER:
            self.first_wanted.emit()
        else:
            super().keyPressEvent(event)


class SearchBar(QWidget):
    """The field, with the number of matches beside it."""

    def __init__(self) -> None:
        super().__init__()
        self.field = SearchField()
        self._result = PlainLabel()
        self._result.setObjectName("searchResult")
        self._result.setProperty("kind", "quiet")
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(10)
        row.addWidget(self.field, 1)
        row.addWidget(self._result)

    def show_facts(self, facts: Facts) -> None:
        """Show how many animals match, once all of them have been looked at."""
        is_searched = bool(facts.view.search.strip()) and facts.arranged is None
        self._result.setText(found_words(facts.counts.matching) if is_searched else "")
