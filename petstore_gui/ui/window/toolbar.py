"""The row above the filters: search, and the buttons for what staff do most."""

from __future__ import annotations

from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget

from petstore_gui.ui.style.icons import ICON_SIZE, icon
from petstore_gui.ui.style.theme import Theme
from petstore_gui.ui.text.words import tr
from petstore_gui.ui.window.actions import WindowActions


class Toolbar(QWidget):
    """Search, Refresh, Settings and Add animal."""

    def __init__(self, search: QWidget, actions: WindowActions, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._add = _button("button-add", tr("Add animal"), actions.add)
        self._add.setProperty("kind", "primary")
        self._refresh = _button("button-refresh", tr("Refresh"), actions.refresh)
        self._settings = _button("button-settings", "", actions.settings)
        self._settings.setAccessibleName(tr("Settings"))
        self._settings.setToolTip(tr("Settings"))
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(10)
        row.addWidget(search, 10)
        row.addStretch(1)
        for button in (self._refresh, self._settings, self._add):
            row.addWidget(button)
        theme.changed.connect(self._update_icons)
        self._update_icons()

    def forbid_adding(self, why: str) -> None:
        """Disable the Add button, which says why."""
        self._add.setEnabled(False)
        self._add.setAccessibleDescription(why)
        self._add.setToolTip(why)

    def _update_icons(self) -> None:
        colours, percent = self._theme.colours, self._theme.type_size
        for button in (self._add, self._refresh, self._settings):
            button.setIconSize(ICON_SIZE * percent / 100)
        add = colours.on_accent, colours.on_accent_focus, percent
        self._add.setIcon(icon("add", *add, disabled=colours.text_quiet))
        self._refresh.setIcon(icon("refresh", colours.text_quiet, percent=percent))
        self._settings.setIcon(icon("settings", colours.text_quiet, percent=percent))


def _button(name: str, words: str, action: QAction) -> QPushButton:
    """A button for an action; its tool tip has the keys."""
    button = QPushButton(words)
    button.setObjectName(name)
    button.setToolTip(action.shortcut().toString(QKeySequence.SequenceFormat.NativeText))
    button.clicked.connect(action.trigger)
    return button
