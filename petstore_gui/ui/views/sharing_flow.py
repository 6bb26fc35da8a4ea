"""Views in the shop's file: what the dialog shares or removes, and what came of it."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from petstore_gui.catalogue.categories import Categories
from petstore_gui.domain.saved_view import SavedView
from petstore_gui.domain.shared_views import SharedView, ViewChange, view_named
from petstore_gui.domain.shop import ShopFileError
from petstore_gui.support.tasks import Tasks
from petstore_gui.ui.base.question import Question
from petstore_gui.ui.text.pet_text import quoted_name
from petstore_gui.ui.text.shared_view_text import not_shared_sentence, view_not_saved_sentence
from petstore_gui.ui.text.words import tr
from petstore_gui.ui.views.view_conflict_dialog import ViewConflictDialog
from petstore_gui.ui.views.views_dialog import ViewsDialog
from petstore_gui.ui.window.messages import Messages


class SharingFlow(QObject):
    """Serves one dialog at a time. What ends after it was closed is told in the window.

    `words_of`: what a view shows.
    """

    def __init__(
        self,
        categories: Categories,
        tasks: Tasks,
        messages: Messages,
        words_of: Callable[[SharedView], str],
        window: QWidget,
    ) -> None:
        super().__init__(window)
        self._categories = categories
        self._tasks = tasks
        self._messages = messages
        self._words_of = words_of
        self._window = window
        self._dialog: ViewsDialog | None = None

    def serve(self, dialog: ViewsDialog) -> None:
        """Do what is chosen in this dialog."""
        self._dialog = dialog
        dialog.share_chosen.connect(self._share)
        dialog.removal_chosen.connect(self._ask_to_remove)
        dialog.stop_chosen.connect(self._categories.stop_waiting)
        dialog.finished.connect(self._forget)

    def _forget(self) -> None:
        self._dialog = None

    def _share(self, saved: SavedView) -> None:
        shop = self._categories.shop
        count = len(shop.views) + (view_named(saved.name, shop) is None)
        is_shared = self._categories.is_shared
        if problem := not_shared_sentence(saved, count, is_shared=is_shared):
            self._tell(problem)
        else:
            self._change(ViewChange(saved.name, saved, None))

    def _ask_to_remove(self, view: SharedView) -> None:
        words = tr("The view {name} will be gone on every computer of the shop.")
        question = Question(
            tr("Remove the view for all?"),
            words.format(name=quoted_name(view.name)),
            (tr("Cancel"), tr("Remove for all")),
            self._dialog or self._window,
        )
        question.confirmed.connect(lambda: self._change(ViewChange(view.name, None, view)))
        question.open()

    def _change(self, change: ViewChange) -> None:
        if self._dialog is not None:
            self._dialog.show_saving()
        self._tasks.start("share view", self._save(change))

    async def _save(self, change: ViewChange) -> None:
        try:
            await self._categories.change_view(change)
        except ShopFileError as error:
            self._tell(view_not_saved_sentence(error.problem))
            return
        self._tell("")
        found = view_named(change.name, self._categories.shop)
        if found != change.wanted:
            self._ask(ViewChange(change.name, change.wanted, found))
            return
        words = tr("The view {name} is shared with the shop.")
        if change.wanted is None:
            words = tr("The view {name} is removed for all computers of the shop.")
        self._messages.report(words.format(name=quoted_name(change.name)))

    def _tell(self, problem: str) -> None:
        """Show why nothing was saved; "" if it was, or somebody is asked."""
        if self._dialog is not None:
            self._dialog.end_saving(problem)
        elif problem:
            self._messages.report_problem(problem)

    def _ask(self, change: ViewChange) -> None:
        question = ViewConflictDialog(change, self._words_of, self._dialog or self._window)
        question.overrule_chosen.connect(lambda: self._change(change))
        question.open()
