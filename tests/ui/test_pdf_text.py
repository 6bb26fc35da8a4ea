"""The text of a PDF file, as it is searched and copied."""

from __future__ import annotations

import re

import pytest
from PySide6.QtCore import QBuffer, QIODevice
from PySide6.QtGui import QPainter, QPdfWriter

from petstore_gui.ui.printing.pages import paper_font


def copied(pdf: bytes) -> set[str]:
    """The characters that the glyphs of a PDF file stand for, as it says."""
    ranges = re.findall(rb"^<\w+> <\w+> (<.*>|\[.*\])$", pdf, re.MULTILINE)
    return {chr(int(code, 16)) for code in re.findall(rb"<(\w+)>", b" ".join(ranges))}


@pytest.mark.usefixtures("theme")
@pytest.mark.parametrize("is_bold", [False, True])
def test_signs_between_digits_stay_in_the_text(*, is_bold: bool) -> None:
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    with QPainter(writer) as painter:
        painter.setFont(paper_font(200, is_bold=is_bold))
        painter.drawText(200, 400, "04:37, 16–20")
    assert {":", "–"} < copied(bytes(buffer.data().data()))
