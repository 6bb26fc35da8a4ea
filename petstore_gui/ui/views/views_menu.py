"""The entries of the menu "Views": those of this computer, then those of the shop."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, Qt, QTimer, Signal
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMenu

from petstore_gui.domain.saved_view import KEYS_MAX, SavedView
from petstore_gui.domain.shared_views import SharedView
from petstore_gui.ui.text.plain_text import visible
from petstore_gui.ui.text.shared_view_text import shared_view_word

_ONCE = Qt.ConnectionType.SingleShotConnection


class ViewsMenu(QObject):
    """Marks the entries of views that show what stands in the window, which `now` tells.

    Signals:
        view_chosen(SavedView): this view is to be shown.
    """

    view_chosen = Signal(object)

    def __init__(self, menu: QMenu, now: Callable[[], SavedView], parent: QObject) -> None:
        super().__init__(parent)
        self._menu = menu
        self._now = now
        self._entries: list[QAction] = []
        self._of_views: list[tuple[SavedView, QAction]] = []
        self._next: tuple[Sequence[SavedView], Sequence[SharedView]] = (), ()
        menu.aboutToShow.connect(self._mark_shown)

    def show_views(self, own: Sequence[SavedView], shared: Sequence[SharedView]) -> None:
        """Show these; if the menu is open, once it is closed, so that no entry moves."""
        self._next = own, shared
        if self._menu.isVisible():
            later = QTimer.singleShot
            self._menu.aboutToHide.connect(lambda: later(0, self._fill), _ONCE)
        else:
            self._fill()

    def _fill(self) -> None:
        for entry in self._entries:
            self._menu.removeAction(entry)
            entry.deleteLater()
        (own, shared), self._of_views = self._next, []
        entries = [
            self._entry(f"view-{at}", visible(one.name), one) for at, one in enumerate(own, 1)
        ]
        if own and shared:
            entries.append(self._separator())
        self._entries = entries + [
            self._entry(f"shop-view-{at}", shared_view_word(one), one)
            for at, one in enumerate(shared, 1)
        ]
        for place, (_view, entry) in enumerate(self._of_views[:KEYS_MAX], 1):
            entry.setShortcut(QKeySequence(f"Ctrl+{place}"))
        self._menu.addActions(self._entries)

    def _separator(self) -> QAction:
        separator = QAction(self._menu)
        separator.setSeparator(True)
        return separator

    def _entry(self, name: str, text: str, view: SharedView) -> QAction:
        entry = QAction(text.replace("&", "&&"), self._menu)
        entry.setObjectName(name)
        entry.setCheckable(True)
        if isinstance(view, SavedView):
            self._of_views.append((view, entry))
            entry.triggered.connect(lambda: self.view_chosen.emit(view))
        else:
            entry.setEnabled(False)
        return entry

    def _mark_shown(self) -> None:
        now = self._now()
        for view, entry in self._of_views:
            entry.setChecked(view.shows_the_same(now))
