"""A spreadsheet with animals."""

from __future__ import annotations

import io
from datetime import UTC, datetime

import xlsxwriter

ROWS: list[list[str | float | bool]] = [
    ["Name", "Category", "Status"],
    ["Rex", 7, "sold"],
    [],
    ["0033", "0033", "9e42"],
    ["Ada", 1.5, True],
    ["Bo", 12345678901234567890, "sold"],
]


def xlsx() -> bytes:
    written = io.BytesIO()
    book = xlsxwriter.Workbook(written)
    book.add_worksheet("Empty")
    sheet = book.add_worksheet("Pets")
    for number, row in enumerate(ROWS):
        for column, cell in enumerate(row):
            sheet.write(number, column, cell)
    day = book.add_format({"num_format": "yyyy-mm-dd"})
    sheet.write_datetime(6, 1, datetime(2026, 11, 22, tzinfo=UTC).replace(tzinfo=None), day)
    book.close()
    return written.getvalue()
