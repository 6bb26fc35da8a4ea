"""Naming categories: the dialog, its changes, and what went wrong."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QApplication

from petstore_gui.domain.category import Category, CategoryChanges
from petstore_gui.domain.errors import RequestError
from petstore_gui.domain.view import Filter
from petstore_gui.ui.frame.flow import Flow
from petstore_gui.ui.words.category_text import count_words, names_not_saved_sentence
from petstore_gui.ui.words.error_text import error_sentence
from petstore_gui.ui.words.words import kept_sentence, tr

if TYPE_CHECKING:
    from petstore_gui.ui.categories.categories_dialog import CategoriesDialog
    from petstore_gui.ui.frame.window_contents import WindowContents


class CategoriesFlow(Flow):
    """Shows the names, and passes the changes of the dialog to their owner.

    Signals:
        saved(CategoryChanges): the changes of the dialog were made.
    """

    saved = Signal(object)

    def __init__(self, contents: WindowContents) -> None:
        super().__init__(contents)
        central, catalogue = self._central, self._catalogue
        self._names = names = catalogue.category_names
        self._dialog: CategoriesDialog | None = None
        self._table, self._filter = central.table, central.filters.category
        contents.actions.categories.triggered.connect(lambda: self.open())  # noqa: PLW0108 - without its argument
        self._table.naming_wanted.connect(self.open)
        self._filter.list_wanted.connect(
            lambda: self._filter.show_counts(catalogue.categories(catalogue.facts.view.filter))
        )
        names.changed.connect(self._show)
        overruled = tr("Another computer had changed the categories. Yours are kept now.")
        names.overruled.connect(lambda: self._messages.report_problem(overruled))
        damaged = tr("The names of the categories could not be read.")
        names.damaged.connect(
            lambda aside: central.banner.show_damaged(damaged, kept_sentence(aside))
        )
        catalogue.list_ended.connect(self._read_again)

    def open(self, number: int | None = None, new: Sequence[Category] = ()) -> None:
        """Show the dialog, with `new` categories, and edit the name of this one in it."""
        if self._dialog is None:
            from petstore_gui.ui.categories.categories_dialog import CategoriesDialog  # noqa: PLC0415 - not before the first rows

            window = QApplication.activeModalWidget() or self._window  # that of an import, maybe
            self._dialog = dialog = CategoriesDialog(self._categories(), window, new)
            dialog.changes_chosen.connect(
                lambda changes: self._tasks.start("save categories", self._save(dialog, changes))
            )
            dialog.destroyed.connect(lambda: self._forget(dialog))  # with the one below it, maybe
            dialog.finished.connect(lambda: self._forget(dialog))
            dialog.open()
        if number is not None:
            self._dialog.edit_name(number)

    def _forget(self, dialog: CategoriesDialog) -> None:
        if self._dialog is dialog:
            self._dialog = None

    def _categories(self) -> list[tuple[int, Category | None, str]]:
        names, facts = self._names.by_id, self._catalogue.facts
        counts = dict.fromkeys(names, 0) | dict(self._catalogue.categories())
        return [
            (number, names.get(number), count_words(count, Filter.ALL, facts))
            for number, count in sorted(counts.items())
        ]

    async def _save(self, dialog: CategoriesDialog, changes: CategoryChanges) -> None:
        try:
            await self._names.change(changes, dict(self._catalogue.categories()))
        except RequestError as error:
            sentence = names_not_saved_sentence(error)
            if self._dialog is dialog:
                dialog.end_saving(sentence)
            else:
                self._messages.report_problem(sentence, details=error_sentence(error))
        else:
            if self._dialog is dialog:
                dialog.accept()
            self.saved.emit(changes)

    def _read_again(self) -> None:
        """Read the names with the list, but never change them while somebody edits them."""
        if self._dialog is None:
            self._names.read()

    def _show(self) -> None:
        self._table.show_categories(self._names.by_id)
        self._filter.show_names(self._names.by_id)
