"""How far the cells of a packed sheet reach, before anything makes room for them.

A cell far away from all others, or one that is repeated a million times, is a few bytes in the file
and gigabytes in memory.
"""

from __future__ import annotations

import re

from petstore_gui.importing.tables import CELLS_MAX, ROWS_MAX, FileProblem, NotReadable

_TAG = re.compile(
    rb"<(?:\w+:)?(table-row|row|(?:covered-)?table-cell|c|table)\b([^>]*?)(/?)>|</(?:\w+:)?(table-row)>"
)
_REFERENCE = re.compile(rb'\br="([A-Z]{0,3})([0-9]{1,9})"')
_REPEATED = re.compile(rb'number-(?:rows|columns)-repeated="([0-9]{1,9})"')
_TAIL_MAX = 64 * 1024


class SheetExtent:
    """Looks at the XML of a sheet, piece by piece. Raises `NotReadable` if it reaches too far."""

    def __init__(self) -> None:
        self._tail = b""
        self._row = self._column = 0  # of the last tag
        self._rows_repeated = 1
        self._last_row = self._last_column = 0  # with a content

    def look(self, piece: bytes) -> None:
        """Look at the next piece."""
        xml = self._tail + piece
        end = xml.rfind(b"<")
        self._tail = xml[end:][:_TAIL_MAX] if end >= 0 else b""
        for tag, attributes, is_empty, _end in _TAG.findall(xml[:end] if end >= 0 else xml):
            if tag in (b"row", b"table-row", b"table"):
                self._begin_row(tag, attributes)
            elif tag:
                self._add_cell(tag, attributes, is_empty=bool(is_empty))
        if self._last_row > ROWS_MAX * 2:  # rows without content do not count as rows
            raise NotReadable(FileProblem.TOO_MANY_ROWS)
        if self._last_row * self._last_column > CELLS_MAX * 2:
            raise NotReadable(FileProblem.TOO_MANY_CELLS)

    def _begin_row(self, tag: bytes, attributes: bytes) -> None:
        self._column = 0
        if tag == b"table":
            self._row, self._rows_repeated = 0, 1
            return
        self._row += self._rows_repeated if tag == b"table-row" else 1
        self._rows_repeated = _number(_REPEATED, attributes) or 1
        if tag == b"row":
            self._rows_repeated = 1
            self._row = _number(_REFERENCE, attributes) or self._row

    def _add_cell(self, tag: bytes, attributes: bytes, *, is_empty: bool) -> None:
        found = _REFERENCE.search(attributes) if tag == b"c" else None
        if found:
            self._column, self._row = _column_number(found[1]), int(found[2])
        else:
            self._column += _number(_REPEATED, attributes) or 1
        has_content = not is_empty or b"value-type=" in attributes
        if has_content:
            self._last_row = max(self._last_row, self._row + self._rows_repeated - 1)
            self._last_column = max(self._last_column, self._column)


def _number(pattern: re.Pattern[bytes], attributes: bytes) -> int:
    found = pattern.search(attributes)
    return int(found.groups()[-1]) if found else 0


def _column_number(letters: bytes) -> int:
    number = 0
    for letter in letters:
        number = number * 26 + letter - ord("A") + 1
    return number
