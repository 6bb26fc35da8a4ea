"""Saved views: the entries of their menu, their dialogs, and a view on the clipboard."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import cached_property, partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtGui import QGuiApplication

from petstore_gui.catalogue.catalogue import Catalogue
from petstore_gui.domain.category import Category, same_name
from petstore_gui.domain.deployment import Deployment
from petstore_gui.domain.saved_view import (
    VIEWS_MAX,
    SavedView,
    ViewNotRead,
    is_view_line,
    line_of,
    view_from,
)
from petstore_gui.domain.shared_views import SharedView, UnreadableView, views_in
from petstore_gui.settings.saved_views import SavedViews
from petstore_gui.support.tasks import Tasks
from petstore_gui.ui.style.theme import Theme
from petstore_gui.ui.text.pet_text import quoted_name
from petstore_gui.ui.text.settings_text import newer_settings_sentence, not_written_sentence
from petstore_gui.ui.text.shared_view_text import unreadable_view_words
from petstore_gui.ui.text.view_text import (
    name_words,
    not_pasted_sentence,
    view_name_sentence,
    view_problem_sentence,
    view_words,
)
from petstore_gui.ui.text.words import number, tr
from petstore_gui.ui.views.views_menu import ViewsMenu
from petstore_gui.ui.window.messages import Messages

if TYPE_CHECKING:
    from petstore_gui.ui.views.sharing_flow import SharingFlow
    from petstore_gui.ui.views.views_dialog import ViewsDialog
    from petstore_gui.ui.window.window_contents import WindowContents


class ViewsFlow(QObject):
    """Shows the views of one deployment in the menu, and changes them as its dialogs ask."""

    def __init__(
        self,
        contents: WindowContents,
        catalogue: Catalogue,
        views: SavedViews,
        tasks: Tasks,
        messages: Messages,
        theme: Theme,
    ) -> None:
        window = contents.central.window()
        super().__init__(window)
        self._contents = contents
        self._table = contents.central.table
        self._catalogue = catalogue
        self._categories = catalogue.category_names
        self._saved = views
        self._messages = messages
        self._theme = theme
        self._tasks = tasks
        self._window = window
        self._deployment = contents.deployment
        self._views: tuple[SavedView, ...] = ()
        self._dialog: ViewsDialog | None = None
        self._pasted = self._now()
        self._menu = ViewsMenu(contents.views_menu, self._now, self)
        self._menu.view_chosen.connect(self._choose)
        self._categories.views_changed.connect(self._show_all)
        actions = contents.actions
        actions.save_view.triggered.connect(self._save)
        actions.manage_views.triggered.connect(self._manage)
        actions.copy_view.triggered.connect(self._copy)
        actions.paste_view.triggered.connect(self.paste)

    def show_deployment(self, deployment: Deployment) -> None:
        """Show the views of another deployment."""
        self._deployment = deployment
        self._views = self._saved.of(deployment)
        self._show_all()

    def _show_all(self) -> None:
        shared = views_in(self._categories.shop)
        self._menu.show_views(self._views, shared)
        if self._dialog is not None:
            self._dialog.show_shared(shared)

    def is_on_clipboard(self) -> bool:
        """Whether somebody has copied a view."""
        return is_view_line(QGuiApplication.clipboard().text())

    def paste(self) -> None:
        """Show the view on the clipboard."""
        text = QGuiApplication.clipboard().text()
        try:
            pasted = view_from(text)
        except ViewNotRead as error:
            words = tr(
                "There is no view to paste. Copy a line that begins with Petstore view: first."
            )
            is_view = is_view_line(text)
            self._messages.report_problem(not_pasted_sentence(error) if is_view else words)
            return
        self._pasted = pasted
        self._show(pasted)
        words = tr("The pasted view is shown: {view}.")
        self._messages.report(words.format(view=self._words(pasted)))

    def _choose(self, saved: SavedView) -> None:
        self._show(saved)

    def _show(self, saved: SavedView) -> None:
        self._table.show_columns(saved.columns)
        self._contents.central.choose_view(saved.view)

    def _now(self) -> SavedView:
        """What stands in the window."""
        return SavedView("", self._catalogue.facts.view, tuple(self._table.shown_columns()))

    def _copy(self) -> None:
        now = self._now()
        shared = views_in(self._categories.shop)
        known = [*self._views, *(one for one in shared if isinstance(one, SavedView))]
        saved = next((one for one in known if one.shows_the_same(now)), now)
        if (problem := saved.problem) is not None:
            self._messages.report_problem(view_problem_sentence(problem))
            return
        QGuiApplication.clipboard().setText(line_of(saved))
        words = tr(
            "The view is copied as a line of text. To show it on another till, paste it there:"
            " Edit > Paste view."
        )
        self._messages.report(words)

    def _save(self) -> None:
        """Ask for the name of what stands in the window, and save it."""
        from petstore_gui.ui.views.view_name_dialog import ViewNameDialog  # noqa: PLC0415 - only when used

        now = self._now()
        pasted = self._pasted.name if self._pasted.shows_the_same(now) else ""
        dialog = ViewNameDialog(
            tr("Save view"),
            pasted or name_words(now, self._names),
            self._words(now),
            partial(self._problem_of, now),
            self._window,
            note_on=self._note_on,
        )
        dialog.name_entered.connect(lambda name: self._keep(replace(now, name=name)))
        dialog.open()

    def _manage(self) -> None:
        from petstore_gui.ui.views.views_dialog import ViewsDialog  # noqa: PLC0415 - only when used

        dialog = ViewsDialog(self._views, self._at_start, self._words, self._theme, self._window)
        dialog.views_changed.connect(self._put)
        dialog.finished.connect(self._forget_dialog)
        dialog.show_shared(views_in(self._categories.shop))
        self._dialog = dialog
        self._sharing.serve(dialog)
        dialog.open()

    def _forget_dialog(self) -> None:
        self._dialog = None

    @cached_property
    def _sharing(self) -> SharingFlow:
        from petstore_gui.ui.views.sharing_flow import SharingFlow  # noqa: PLC0415 - only when used

        return SharingFlow(self._categories, self._tasks, self._messages, self._words, self._window)

    def _problem_of(self, now: SavedView, name: str) -> str:
        """Why the present view cannot be saved under a name; empty if it can."""
        problem = view_name_sentence(replace(now, name=name))
        if problem or len(self._views) < VIEWS_MAX or self._named(name) is not None:
            return problem
        words = tr("There are {most} views already, the most there can be. Remove one first.")
        return words.format(most=number(VIEWS_MAX))

    def _note_on(self, name: str) -> str:
        is_taken = self._named(name) is not None
        return tr("There is already a view with this name. Save replaces it.") if is_taken else ""

    def _named(self, name: str) -> SavedView | None:
        wanted = same_name(name)
        return next((saved for saved in self._views if same_name(saved.name) == wanted), None)

    def _keep(self, saved: SavedView) -> None:
        """Save a view, in the place of the one with its name or else as the last."""
        before, at_start = self._named(saved.name), self._at_start
        views = [saved if one is before else one for one in self._views]
        if before is None:
            views.append(saved)
        elif before.name == at_start:
            at_start = saved.name
        if self._put(views, at_start):
            words = tr("The view {name} is saved: see the menu Views.")
            self._messages.report(words.format(name=quoted_name(saved.name)))

    def _put(self, views: Sequence[SavedView], at_start: str) -> bool:
        is_written = self._saved.put(self._deployment, views, at_start)
        self.show_deployment(self._deployment)
        if not is_written:
            why = newer_settings_sentence if self._saved.is_of_newer else not_written_sentence
            self._messages.report_problem(why())
        return is_written

    @property
    def _at_start(self) -> str:
        saved = self._saved.at_start(self._deployment)
        return "" if saved is None else saved.name

    def _words(self, view: SharedView) -> str:
        return (
            unreadable_view_words()
            if isinstance(view, UnreadableView)
            else view_words(view, self._names)
        )

    @property
    def _names(self) -> Mapping[int, Category]:
        return self._categories.by_id
