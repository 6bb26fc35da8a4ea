"""The user's position in the table, restored when the rows change."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec
from PySide6.QtCore import QItemSelection, QItemSelectionModel, QItemSelectionRange
from PySide6.QtWidgets import QTableView

from petstore_gui.domain.view import Column
from petstore_gui.ui.table.pet_table_model import PetTableModel

_RESTORED_MAX = 2_000
"""How many selected animals are selected again among new rows."""


class ScrollAnchor(msgspec.Struct, frozen=True):
    """The current animal, the selected ones and the one at the top, by id, as lines change.

    `unadded`: the selected adds, by key.
    """

    current: int | None
    column: int
    selected: tuple[int, ...]
    unadded: tuple[str, ...]
    all_selected: bool
    top: int | None
    top_offset: int


def selected_ranges(table: QTableView) -> list[QItemSelectionRange]:
    """The selection as Qt stores it: few ranges of many lines."""
    selection: Iterable[QItemSelectionRange] = table.selectionModel().selection()  # type: ignore[assignment]
    return list(selection)


def selected_lines(table: QTableView) -> list[int]:
    """The selected lines, from the top."""
    ranges = selected_ranges(table)
    return sorted({line for one in ranges for line in range(one.top(), one.bottom() + 1)})


def scroll_anchor(table: QTableView, model: PetTableModel) -> ScrollAnchor:
    """The user's position now."""
    count = sum(one.height() for one in selected_ranges(table))
    lines = selected_lines(table) if count <= _RESTORED_MAX else []
    current = table.selectionModel().currentIndex()
    top = table.rowAt(0)
    return ScrollAnchor(
        current=model.pet_id(current.row()) if current.isValid() else None,
        column=max(current.column(), 0),
        selected=tuple(pet for line in lines if (pet := model.pet_id(line)) is not None),
        unadded=tuple(key for line in lines if (key := model.unadded_key(line)) is not None),
        all_selected=bool(count) and count == model.rowCount(),
        top=model.pet_id(top) if top > 0 else None,
        top_offset=table.rowViewportPosition(top) if top > 0 else 0,
    )


def restore_anchor(anchor: ScrollAnchor, table: QTableView, model: PetTableModel) -> None:
    """Select and scroll to those animals that are still there."""
    if anchor.all_selected and len(anchor.selected) != 1:
        table.selectAll()
    else:
        _select_again(anchor, table, model)
    line = None if anchor.top is None else model.line_of(anchor.top)
    if line is not None:
        table.verticalScrollBar().setValue(line * table.rowHeight(line) - anchor.top_offset)


def _select_again(anchor: ScrollAnchor, table: QTableView, model: PetTableModel) -> None:
    selection, flags = QItemSelection(), QItemSelectionModel.SelectionFlag
    last = len(Column) - 1
    pets = model.lines_of(anchor.selected) if anchor.selected else []
    adds = model.unadded_lines(anchor.unadded)
    for line in (*adds, *pets):
        selection.select(model.index(line, 0), model.index(line, last))
    table.selectionModel().select(selection, flags.Select)
    current = next(iter(adds), None) if anchor.current is None else model.line_of(anchor.current)
    if current is not None:
        index = model.index(current, anchor.column)
        table.selectionModel().setCurrentIndex(index, flags.NoUpdate)
