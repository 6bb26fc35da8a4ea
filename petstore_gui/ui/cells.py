"""What the table asks of a model beyond Qt's own roles."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import Qt

from petstore_gui.catalogue.view import Column

STATUS_ROLE = Qt.ItemDataRole.UserRole
"""The status as the service gave it, or None; the display role has the word for it."""

MARK_ROLE = Qt.ItemDataRole.UserRole + 1
"""In the column of names: the word for what is other since staff looked, or None."""

NOTE_ROLE = Qt.ItemDataRole.UserRole + 2
"""In the column of names: when an animal was seen last that the newest list does not show."""

CELL_ROLE = Qt.ItemDataRole.UserRole + 3
"""A `Cell`: all that the delegate needs, in one question."""

CELL_MOST = 1_000
"""How many characters of a name a cell hands to the display; the clipboard gets all of them."""

_AT_END = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_AT_BEGINNING = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


class Cell(NamedTuple):
    """What is painted in a cell. `is_noted`: `MARK_ROLE` or `NOTE_ROLE` has something to say."""

    column: int
    text: str
    status: str | None = None
    is_noted: bool = False


def alignment(column: int) -> Qt.AlignmentFlag:
    """How a column stands: numbers end below each other."""
    return _AT_END if column in (Column.ID, Column.CATEGORY) else _AT_BEGINNING
