"""The search field, and how many animals match."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QKeySequence, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QStyle, QToolButton, QWidget

from petstore_gui.catalogue.list_facts import Facts
from petstore_gui.ui.base.dialog import ENTER
from petstore_gui.ui.text.list_text import found_words
from petstore_gui.ui.text.plain_text import PlainLabel
from petstore_gui.ui.text.words import tr

_CHARACTERS = 52
"""Of average width, in the widest field: about 420 pixels."""
_FRAME = 30
"""Pixels of a field beside its text."""
_LEAST_CHARACTERS = 12
_CLEAR_GAP = 5
"""Pixels between the button that clears and the edge of the field."""


class SearchField(QLineEdit):
    """Esc clears what was typed; without a text, the window gets it.

    Ctrl+Z undoes what was typed since the focus came here; before that, it is the window's.

    Signals:
        rows_wanted(): the user wants to go on in the rows.
        first_wanted(): the user wants the first row.
    """

    rows_wanted = Signal()
    first_wanted = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._is_edited = False
        self.textEdited.connect(self._note_edit)
        self.setObjectName("search")
        self.setAccessibleName(tr("Search"))
        self._fit_type()
        self._clear = QToolButton(self)  # Qt's own does not grow with the type
        self._clear.setAccessibleName(tr("Clear search"))
        self._clear.setToolTip(tr("Clear search (Esc)"))
        self._clear.setCursor(Qt.CursorShape.ArrowCursor)
        self._clear.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._clear.clicked.connect(self.clear)
        self._clear.hide()
        self.textChanged.connect(lambda text: self._clear.setVisible(bool(text)))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange:
            self._fit_type()

    def _fit_type(self) -> None:
        self.setMaximumWidth(_CHARACTERS * self.fontMetrics().averageCharWidth())

    def minimumSizeHint(self) -> QSize:
        hint = super().minimumSizeHint()  # with the room for the button, which Qt's own leaves out
        margins = self.textMargins()
        return QSize(hint.width() - margins.left() - margins.right(), hint.height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place_clear()
        words = tr("Search name, ID or category")
        margins = self.textMargins()
        room = self.width() - _FRAME - margins.left() - margins.right()
        fits = self.fontMetrics().horizontalAdvance(words) <= room
        self.setPlaceholderText(words if fits else tr("Search"))

    def _place_clear(self) -> None:
        size = self._clear.sizeHint()
        left, right = (size.width(), 0) if self.isRightToLeft() else (0, size.width())
        self.setTextMargins(left, 0, right, 0)
        ends = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        room = self.rect().adjusted(_CLEAR_GAP, 0, -_CLEAR_GAP, 0)
        self._clear.setGeometry(QStyle.alignedRect(self.layoutDirection(), ends, size, room))

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
        self._result.hide()
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(10)
        row.addWidget(self.field, 1)
        row.addWidget(self._result)
        row.addStretch()  # else the field stands in the middle of its room

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._make_room()

    def _make_room(self) -> None:
        """Show the number of matches, which the filters also show, only if the field keeps room."""
        least = _LEAST_CHARACTERS * self.fontMetrics().averageCharWidth() + _FRAME
        fits = self.width() - self._result.sizeHint().width() >= least
        self._result.setVisible(bool(self._result.text()) and fits)

    def show_facts(self, facts: Facts) -> None:
        """Show how many animals match, once all of them have been looked at."""
        text = ""
        if facts.view.search.strip() and facts.arranged is None:
            text = found_words(facts.counts.matching)
        self._result.setText(text)
        self._make_room()
