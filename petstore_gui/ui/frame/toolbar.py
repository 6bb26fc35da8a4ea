"""The row above the filters: search with its result, and the buttons for what staff do most."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QAction, QFocusEvent, QKeyEvent, QKeySequence, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QPushButton, QStyle, QToolButton, QWidget

from petstore_gui.catalogue.list_facts import Facts
from petstore_gui.ui.base.boxes import filled
from petstore_gui.ui.base.dialog import ENTER
from petstore_gui.ui.frame.actions import WindowActions
from petstore_gui.ui.look.icons import ICON_SIZE, icon
from petstore_gui.ui.look.theme import Theme
from petstore_gui.ui.words.list_text import found_words
from petstore_gui.ui.words.plain_text import PlainLabel
from petstore_gui.ui.words.words import tr

_GAP = 10
"""Pixels between two parts."""


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
        self.setToolTip(self.placeholderText())  # which is cut where there is little room
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

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the button that clears, which is larger than Qt's, within the field."""
        super().resizeEvent(event)
        for clear in self.findChildren(QToolButton):
            clear.setGeometry(
                QStyle.alignedRect(
                    self.layoutDirection(),
                    Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter,
                    clear.size(),
                    self.rect().adjusted(4, 0, -4, 0),  # beside the rounded edge
                )
            )

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


class Toolbar(QWidget):
    """Search with the number of matches, Refresh, Settings and Add animal."""

    def __init__(self, actions: WindowActions, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self.search = SearchField()
        self._result = PlainLabel(kind="quiet")
        self._result.setObjectName("searchResult")
        search = filled(QHBoxLayout(), (self.search, 1), self._result, gap=_GAP)
        why_not = "" if actions.add.isEnabled() else actions.read_only.text()
        self._add = _button("button-add", tr("Add animal"), actions.add, tip=why_not)
        self._add.setProperty("kind", "primary")
        if why_not:
            self._add.setEnabled(False)
            self._add.setAccessibleDescription(why_not)
        self._refresh = _button("button-refresh", tr("Refresh"), actions.refresh)
        self._refresh.setAccessibleName(tr("Refresh"))
        self._settings = _button("button-settings", "", actions.settings, tip=tr("Settings"))
        self._settings.setAccessibleName(tr("Settings"))
        buttons = self._refresh, self._settings, self._add
        self._row = filled(QHBoxLayout(self), (search, 10), 1, *buttons, gap=_GAP)
        theme.changed.connect(self._update_icons)
        self._update_icons()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Leave out the word beside the sign of Refresh where there is no room for it."""
        super().resizeEvent(event)
        self._refresh.setText(tr("Refresh"))
        if self._row.minimumSize().width() > self.width():
            self._refresh.setText("")

    def show_facts(self, facts: Facts) -> None:
        """Show how many animals match, once all of them have been looked at."""
        is_searched = bool(facts.view.search.strip()) and facts.arranged is None
        self._result.setText(found_words(facts.counts.matching) if is_searched else "")
        self.search.setAccessibleDescription(self._result.text())

    def _update_icons(self) -> None:
        colours, percent = self._theme.colours, self._theme.type_size
        for button in (self._add, self._refresh, self._settings):
            button.setIconSize(ICON_SIZE * percent / 100)
        add = colours.on_accent, colours.on_accent_focus, percent
        self._add.setIcon(icon("add", *add, disabled=colours.text_disabled))
        self._refresh.setIcon(icon("refresh", colours.text_quiet, percent=percent))
        self._settings.setIcon(icon("settings", colours.text_quiet, percent=percent))


def _button(name: str, words: str, action: QAction, *, tip: str = "") -> QPushButton:
    """A button for an action; its tool tip has the keys, unless it has another."""
    button = QPushButton(words)
    button.setObjectName(name)
    button.clicked.connect(action.trigger)

    def show_keys() -> None:
        button.setToolTip(tip or action.shortcut().toString(QKeySequence.SequenceFormat.NativeText))

    action.changed.connect(show_keys)
    show_keys()
    return button
