"""The table of animals."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Mapping, Sequence
from functools import partial

from PySide6.QtCore import QItemSelectionModel, QModelIndex, QPoint, Qt, Signal
from PySide6.QtGui import QAction, QContextMenuEvent, QGuiApplication, QKeySequence
from PySide6.QtWidgets import QMenu

from petstore_gui.catalogue.rows import Rows
from petstore_gui.catalogue.shown_rows import Shown
from petstore_gui.catalogue.sliced_sort import Lines
from petstore_gui.domain.category import Category
from petstore_gui.domain.view import Column
from petstore_gui.ui.base.touch import FingerScrolling
from petstore_gui.ui.look.theme import Theme
from petstore_gui.ui.table.animal_table import AnimalTable
from petstore_gui.ui.table.pet_table_model import PetTableModel, Unadded
from petstore_gui.ui.table.scroll_anchor import (
    ScrollAnchor,
    restore_anchor,
    scroll_anchor,
    selected_lines,
    selected_ranges,
)
from petstore_gui.ui.words.words import naming_words, tr


class PetTable(AnimalTable):
    """Shows rows as they are given; it does not sort them itself.

    `copy_actions` copy the selected animals, and their ids; `row_actions` open the current animal,
    and add another like it. `help_actions` are at the end of its menu.

    Signals:
        pet_seen(int): the user selected this animal alone; an int64, as an object.
        unadded_opened(str): Enter or a double click on an add, by its key.
        unadded_menu_wanted(str, QPoint): a menu was asked for on an add, by its key; on the screen.
        pet_opened(int): Enter or a double click on an animal; an int64, as an object.
        like_wanted(int): the user wants to add another animal like this; an int64, as an object.
        naming_wanted(int): the user wants to name this category; an int64, as an object.
        copied(): the user copied animals, or their ids.
    """

    pet_seen = Signal(object)
    unadded_opened = Signal(str)
    unadded_menu_wanted = Signal(str, QPoint)
    pet_opened = Signal(object)
    like_wanted = Signal(object)
    naming_wanted = Signal(object)
    copied = Signal()

    def __init__(self, theme: Theme, help_actions: Sequence[QAction] = ()) -> None:
        self._model = PetTableModel()
        super().__init__(theme, self._model)
        FingerScrolling(self)
        self._help_actions = help_actions
        self.setObjectName("animals")
        self.setAccessibleName(tr("Animals"))
        theme.changed.connect(self.viewport().update)
        self._is_restoring = False
        self.activated.connect(self._open)
        self._wanted_anchor: ScrollAnchor | None = None  # to restore once all rows are there
        self._restored_anchor: ScrollAnchor | None = None  # what could be restored so far
        self.selectionModel().selectionChanged.connect(self._selection_changed)
        self.copy_actions = (
            self._make("copy", tr("&Copy"), self._copy_lines, "Ctrl+C"),
            self._make("copy-ids", tr("Copy &ID"), self._copy_ids, "Ctrl+Shift+C"),
        )
        self.row_actions = (
            self._make("show", tr("&Show animal"), lambda: self._open(self.currentIndex())),
            self._make("add-like", tr("Add another &like this"), self._want_like),
        )

    def show_rows(self, shown: Shown) -> None:
        """Show these rows; selection, scroll position and current row stay."""
        if shown.only_appended and self._wanted_anchor is None:
            self._show(shown)
            return
        now = scroll_anchor(self, self._model)
        # Unless the user has moved since the first rows came.
        anchor = (
            self._wanted_anchor if self._wanted_anchor and now == self._restored_anchor else now
        )
        self._show(shown)
        if not shown.only_appended or (shown.is_whole and anchor is not now):
            self._is_restoring = True
            restore_anchor(anchor, self, self._model)
            self._is_restoring = False
        is_wanted = not shown.is_whole and (anchor is not now or not shown.only_appended)
        self._wanted_anchor = anchor if is_wanted else None
        self._restored_anchor = scroll_anchor(self, self._model)

    def show_categories(self, by_id: Mapping[int, Category]) -> None:
        """Show these names of categories from now on."""
        self._model.show_categories(by_id)

    def show_unadded(self, pets: tuple[Unadded, ...]) -> None:
        """Show animals that were not added above all others; what is being read does not move."""
        bar, before = self.verticalScrollBar(), len(self._model.unadded)
        position, added_lines = bar.value(), len(pets) - before
        height = self.verticalHeader().defaultSectionSize()
        self._model.show_unadded(pets)
        if position > before * height and added_lines:
            self.updateGeometries()  # so that the scroll bar knows the new length
            bar.setValue(position + added_lines * height)

    def select_pet(self, pet_id: int) -> bool:
        """Select an animal and scroll to it; False if the current view does not show it."""
        line = self._model.line_of(pet_id)
        if line is not None:
            self._select_line(line)
        return line is not None

    def select_unadded(self, key: str) -> None:
        """Select the row of an add, and scroll to it."""
        for line in self._model.unadded_lines([key]):
            self._select_line(line)

    def follow(self, key: str, pet_id: int) -> None:
        """Select an animal that was added, if the row of its add is the selected one."""
        lines = [one.row() for one in self.selectionModel().selectedRows()]
        if lines and lines == self._model.unadded_lines([key]):
            self.select_pet(pet_id)

    def _select_line(self, line: int) -> None:
        index = self._model.index(line, Column.NAME)
        flags = QItemSelectionModel.SelectionFlag
        # selectRow() does nothing where the columns run from right to left.
        self.selectionModel().setCurrentIndex(index, flags.ClearAndSelect | flags.Rows)
        self.scrollTo(index)

    def go_to_rows(self) -> None:
        """Take the focus, on the current row or else on the first."""
        if self.currentIndex().isValid() and self.selectionModel().hasSelection():
            self.setFocus()
        else:
            self.go_to_first()

    def go_to_first(self) -> None:
        """Select the first animal and take the focus."""
        line = len(self._model.unadded)
        if line < self._model.rowCount():
            self._select_line(line)
        self.setFocus()

    def shown_columns(self) -> list[Column]:
        """The visible columns, in their visual order."""
        header = self.horizontalHeader()
        columns = [Column(header.logicalIndex(place)) for place in range(header.count())]
        return [column for column in columns if not self.isColumnHidden(column)]

    def shown_rows(self) -> tuple[Rows, Lines]:
        """The animals of the service that are shown now, from the top, as row numbers.

        Rows shown later do not change it.
        """
        return self._model.rows, self._model.order

    def selected_rows(self) -> Lines:
        """The selected animals of the service, from the top, as row numbers."""
        order, above = self._model.order, len(self._model.unadded)
        if sum(one.height() for one in selected_ranges(self)) == self._model.rowCount():
            return order
        return array("I", [order[line - above] for line in selected_lines(self) if line >= above])

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        is_by_mouse = event.reason() is QContextMenuEvent.Reason.Mouse
        index = self.indexAt(event.pos()) if is_by_mouse else self.currentIndex()
        key = self._model.unadded_key(index.row())
        if key is not None:
            place = self.viewport().mapToGlobal(self.visualRect(index).bottomLeft())
            self.unadded_menu_wanted.emit(key, event.globalPos() if is_by_mouse else place)
            return
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        for group in (
            self.row_actions,
            self._naming(index, menu),
            self.copy_actions,
            self._help_actions,
        ):
            menu.addActions(group)
            menu.addSeparator()
        menu.popup(event.globalPos())

    def _naming(self, index: QModelIndex, menu: QMenu) -> list[QAction]:
        """The entry that names the category of an animal, if that is one of the service."""
        number = self._model.category_id(index.row()) if index.isValid() else None
        if number is None:
            return []
        action = QAction(naming_words(number, self._model.categories).replace("&", "&&"), menu)
        action.triggered.connect(partial(self.naming_wanted.emit, number))
        return [action]

    def _open(self, index: QModelIndex) -> None:
        if (key := self._model.unadded_key(index.row())) is not None:
            self.unadded_opened.emit(key)
        elif index.isValid():
            self.pet_opened.emit(self._model.pet_id(index.row()))

    def _want_like(self) -> None:
        index = self.currentIndex()
        if index.isValid() and (pet_id := self._model.pet_id(index.row())) is not None:
            self.like_wanted.emit(pet_id)

    def _show(self, shown: Shown) -> None:
        self._model.show(shown)
        self._fit()

    def _selection_changed(self) -> None:
        if self._is_restoring:
            return  # not selected by the user
        ranges = selected_ranges(self)
        if len(ranges) == 1 and ranges[0].height() == 1:
            pet_id = self._model.pet_id(ranges[0].top())
            if pet_id is not None:
                self.pet_seen.emit(pet_id)

    def _make(self, name: str, text: str, do: Callable[[], None], keys: str = "") -> QAction:
        action = QAction(text, self)
        action.setObjectName(name)
        self.addAction(action)
        action.setShortcut(QKeySequence(keys))
        action.setShortcutContext(Qt.ShortcutContext.WidgetShortcut)
        action.triggered.connect(do)
        return action

    def _copy_lines(self) -> None:
        from petstore_gui.ui.dialogs.shown_list import list_columns  # noqa: PLC0415 - not before the first rows

        columns = list_columns(self._model.rows, self.shown_columns(), self._model.categories)
        self._copy(lambda row: "\t".join(str(value_of(row)) for _, value_of in columns))

    def _copy_ids(self) -> None:
        self._copy(lambda row: str(self._model.rows.ids[row]))

    def _copy(self, text_of: Callable[[int], str]) -> None:
        """Copy the selected animals of the service, from the top, one a line."""
        if rows := self.selected_rows():
            QGuiApplication.clipboard().setText("\n".join(map(text_of, rows)))
            self.copied.emit()
