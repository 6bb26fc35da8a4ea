"""The list as a CSV file in which a spreadsheet finds no formula."""

from __future__ import annotations

import csv
import io
import re
from collections.abc import Iterable, Iterator, Sequence

from petstore_gui.catalogue.export.choice import Separator
from petstore_gui.catalogue.export.exported_list import Value

_SIGNS = r"=+\-@\uff1d\uff0b\uff0d\uff20"
_ANY_SIGN = re.compile(rf"[{_SIGNS}\t\r]")
_STARTS_A_FORMULA = re.compile(rf"\A(?=\s*[{_SIGNS}\t\r])")
# Some spreadsheets also split cells at other characters, and look inside quotes.
_FORMULA_INSIDE = re.compile(rf"([;,\t\r\n\"][^\S\t\r\n]*)(?=[{_SIGNS}])")
_PLAIN_NEGATIVE = re.compile(r"-[0-9]+(\.[0-9]+)?")


def safe_cell(text: str) -> str:
    """`text` as a cell that no spreadsheet takes for a formula: with an apostrophe before signs.

    A plain negative number stays as it is.
    """
    if not _ANY_SIGN.search(text) or _PLAIN_NEGATIVE.fullmatch(text):
        return text
    return _FORMULA_INSIDE.sub(r"\1'", _STARTS_A_FORMULA.sub("'", text))


def starts_a_formula(text: str) -> bool:
    """Whether a spreadsheet would take a typed text for a formula."""
    return _STARTS_A_FORMULA.match(text) is not None


def csv_lines(
    lines: Iterable[Sequence[Value]], separator: Separator = Separator.COMMA
) -> Iterator[str]:
    """Each line in the format of RFC 4180, with its line end."""
    line = io.StringIO()
    writer = csv.writer(line, delimiter=separator.character, quoting=csv.QUOTE_ALL)
    for cells in lines:
        writer.writerow([safe_cell(one) if isinstance(one, str) else one for one in cells])
        yield line.getvalue()
        line.seek(0)
        line.truncate()
