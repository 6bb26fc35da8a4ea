"""Naming categories: the dialog, its changes, and what went wrong."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication, QWidget

from petstore_gui.catalogue.catalogue import Catalogue
from petstore_gui.domain.shop import NameChange, ShopProblem
from petstore_gui.domain.view import Filter
from petstore_gui.ui.style.theme import Theme
from petstore_gui.ui.text.category_text import kept_sentence, repair_words, shop_file_sentence
from petstore_gui.ui.text.list_text import completeness_sentence
from petstore_gui.ui.text.summary_text import count_words
from petstore_gui.ui.text.words import tr
from petstore_gui.ui.window.central_widget import CentralWidget
from petstore_gui.ui.window.messages import Message, MessageButton, Messages

if TYPE_CHECKING:
    from petstore_gui.ui.categories.categories_dialog import CategoriesDialog, CategoryRow


class CategoriesFlow(QObject):
    """Shows the names, and passes the changes of the dialog to their owner."""

    def __init__(
        self,
        catalogue: Catalogue,
        central: CentralWidget,
        messages: Messages,
        theme: Theme,
        window: QWidget,
    ) -> None:
        super().__init__(window)
        self._catalogue = catalogue
        self._categories = catalogue.category_names
        self._messages = messages
        self._theme = theme
        self._window = window
        self._dialog: CategoriesDialog | None = None
        self._told: Message | None = None
        self._left: Message | None = None
        self._table, self._filter = central.table, central.filters.category
        self._table.naming_wanted.connect(self.open)
        self._filter.list_wanted.connect(self._fill_filter)
        self._categories.changed.connect(self._show)
        self._categories.written.connect(self._close_saved)
        self._categories.failed.connect(self._show_failure)
        self._categories.conflicted.connect(self._ask)
        catalogue.list_ended.connect(self._read_again)

    def open(self, number: int | None = None) -> None:
        """Show the dialog, and edit the name of this category in it."""
        from petstore_gui.ui.categories.categories_dialog import CategoriesDialog  # noqa: PLC0415 - not before the first rows

        if self._dialog is None:
            window = QApplication.activeModalWidget() or self._window  # that of an import, maybe
            self._dialog = dialog = CategoriesDialog(self._theme, window)
            dialog.changes_chosen.connect(self._categories.change)
            dialog.repair_chosen.connect(self._repair)
            dialog.stop_chosen.connect(self._categories.stop_waiting)
            dialog.finished.connect(lambda: self._forget(dialog))
            dialog.destroyed.connect(lambda: self._forget(dialog))  # with the one below it
            self._show_in(dialog)
            dialog.open()
            if self._categories.problem is not None:
                self._categories.read()  # it may be well again
            self._dialog.edit_name()
        if number is not None:
            self._dialog.edit_name(number)

    def _forget(self, dialog: CategoriesDialog) -> None:
        if self._dialog is dialog:
            self._dialog = None

    def _close_saved(self) -> None:
        if self._dialog is not None:
            self._dialog.close_saved()

    def _read_again(self) -> None:
        """Read the names with the list, but never change them while somebody edits them."""
        if self._dialog is None or not self._categories.can_be_changed:
            self._categories.read()

    def _fill_filter(self) -> None:
        self._filter.show_counts(self._catalogue.categories())

    def _show(self) -> None:
        self._table.show_categories(self._categories.by_id)
        self._filter.show_names(self._categories.by_id)
        if self._categories.problem is None:
            self._messages.end(self._told)
        if self._dialog is not None:
            self._show_in(self._dialog)

    def _show_in(self, dialog: CategoriesDialog) -> None:
        facts, problem = self._catalogue.facts, self._categories.problem
        kept = kept_sentence(is_shared=self._categories.is_shared, is_usable=problem is None)
        dialog.show_categories(
            self._rows(),
            self._categories.by_id,
            about="\n".join(filter(None, (completeness_sentence(facts), kept))),
            problem="" if problem is None else self._sentence(problem),
            repair=repair_words(problem, is_shared=self._categories.is_shared),
            can_be_changed=self._categories.can_be_changed,
        )

    def _rows(self) -> list[CategoryRow]:
        from petstore_gui.ui.categories.categories_dialog import CategoryRow  # noqa: PLC0415 - not before the first rows

        facts = self._catalogue.facts
        counts = dict.fromkeys(self._categories.by_id, 0) | dict(self._catalogue.categories())
        return [
            CategoryRow(number, count_words(count, Filter.ALL, facts))
            for number, count in sorted(counts.items())
        ]

    def _repair(self) -> None:
        if self._categories.problem is ShopProblem.MISSING:
            self._categories.publish()
        else:
            self._categories.put_aside()

    def _sentence(self, problem: ShopProblem) -> str:
        names = self._categories
        return shop_file_sentence(problem, names.read_at, is_shared=names.is_shared)

    def _show_failure(self, problem: ShopProblem) -> None:
        sentence = self._sentence(problem)
        if self._dialog is None:
            self._told = self._messages.report_problem(sentence)
        else:
            self._dialog.show_problem(sentence)

    def _ask(self, change: NameChange) -> None:
        from petstore_gui.ui.categories.name_conflict_dialog import NameConflictDialog  # noqa: PLC0415 - for this case alone

        window = QApplication.activeModalWidget() or self._window
        question = NameConflictDialog(change, self._categories.by_id, window)
        question.overrule_chosen.connect(lambda: self._categories.change([change]))
        question.left.connect(lambda: self._tell_left(change))
        question.open()

    def _tell_left(self, change: NameChange) -> None:
        words = tr("What was entered here for category {number} was not saved.")
        button = MessageButton(tr("Choose…"), lambda: self._ask_again(change))
        self._left = self._messages.report_problem(words.format(number=change.number), button)

    def _ask_again(self, change: NameChange) -> None:
        self._messages.end(self._left)
        if (found := self._categories.by_id.get(change.number)) != change.wanted:
            self._ask(NameChange(change.number, change.wanted, found))
