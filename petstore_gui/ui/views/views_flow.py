"""Saved views: their entries in the menu View, and their dialogs."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtGui import QAction, QKeySequence

from petstore_gui.domain.category import same_name
from petstore_gui.domain.saved_view import SavedView
from petstore_gui.settings.saved_views import SavedViews
from petstore_gui.ui.frame.flow import Flow
from petstore_gui.ui.frame.window_contents import WindowContents
from petstore_gui.ui.views.views_dialogs import ViewsDialog, view_name_dialog
from petstore_gui.ui.words.overview_text import name_words, view_problem_sentence
from petstore_gui.ui.words.pet_text import quoted_name
from petstore_gui.ui.words.plain_text import visible
from petstore_gui.ui.words.settings_text import not_written_sentence
from petstore_gui.ui.words.words import tr

_KEYS_MAX = 9
"""How many views have keys: Ctrl+1 to Ctrl+9."""


class ViewsFlow(Flow):
    """Shows the views of the deployment in the menu, and saves them as the dialogs ask."""

    def __init__(self, contents: WindowContents, views: SavedViews) -> None:
        super().__init__(contents)
        self._saved = views
        self._menu = contents.actions.view_menu
        self._entries: list[tuple[SavedView, QAction]] = []
        self._menu.aboutToShow.connect(self._mark_shown)
        contents.actions.save_view.triggered.connect(self._ask_name)
        contents.actions.manage_views.triggered.connect(self._manage)
        contents.deployment_changed.connect(self._show_entries)
        self._show_entries()

    def _show_entries(self) -> None:
        for _, entry in self._entries:
            self._menu.removeAction(entry)
            entry.deleteLater()
        views = self._saved.of(self._contents.deployment)
        self._entries = [(view, self._entry(view, at)) for at, view in enumerate(views, 1)]

    def _entry(self, view: SavedView, at: int) -> QAction:
        entry = self._menu.addAction(visible(view.name).replace("&", "&&"))
        entry.setObjectName(f"view-{at}")
        entry.setCheckable(True)
        entry.triggered.connect(lambda: self._show(view))
        if at <= _KEYS_MAX:
            entry.setShortcut(QKeySequence(f"Ctrl+{at}"))
        return entry

    def _mark_shown(self) -> None:
        now = self._now()
        for view, entry in self._entries:
            entry.setChecked(view.shows_the_same(now))

    def _show(self, saved: SavedView) -> None:
        self._central.table.show_columns(saved.columns)
        self._central.choose_view(saved.view)

    def _now(self) -> SavedView:
        """What stands in the window."""
        return SavedView("", self._catalogue.facts.view, tuple(self._central.table.shown_columns()))

    def _ask_name(self) -> None:
        now = self._now()
        view_name_dialog(
            name_words(now, self._catalogue.category_names.by_id),
            lambda name: view_problem_sentence(replace(now, name=name)),
            lambda name: self._keep(replace(now, name=name)),
            self._window,
        ).open()

    def _keep(self, saved: SavedView) -> None:
        """Save a view, in the place of the one with its name or else as the last."""
        views, wanted = self._saved.of(self._contents.deployment), same_name(saved.name)
        if any(same_name(one.name) == wanted for one in views):
            views = [saved if same_name(one.name) == wanted else one for one in views]
        else:
            views.append(saved)
        if self._put(views, self._at_start):
            words = tr("The view {name} is saved: see the menu View.")
            self._messages.report(words.format(name=quoted_name(saved.name)))

    def _manage(self) -> None:
        views = self._saved.of(self._contents.deployment)
        dialog = ViewsDialog(views, self._at_start, self._window)
        dialog.saved.connect(self._put)
        dialog.open()

    def _put(self, views: Sequence[SavedView], at_start: str) -> bool:
        is_written = self._saved.put(self._contents.deployment, views, at_start)
        self._show_entries()
        if not is_written:
            self._messages.report_problem(not_written_sentence())
        return is_written

    @property
    def _at_start(self) -> str:
        saved = self._saved.at_start(self._contents.deployment)
        return "" if saved is None else saved.name
