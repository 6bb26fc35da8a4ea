"""Codes for scanners, in whole dots of the device where it has enough of them."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import accumulate
from typing import TypeAlias

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QTransform

from petstore_gui.ui.printing.code_128 import QUIET, code_128
from petstore_gui.ui.printing.pages import INK

_FEWEST_DOTS = 2
"""Of a module: one dot is too fine for scanners, so the screen's fractions are as good."""

_WIDEST_MODULE = 5.0
"""Of bars, in tenths of a millimetre: wider ones are no easier to read."""

_QR_QUIET = 4
_DARK = re.compile(rb"\x01+")

QrMatrix: TypeAlias = "Sequence[bytes | bytearray]"
"""The modules of a QR code, row by row; 1 is dark."""


def paint_bars(painter: QPainter, box: QRectF, number: int) -> None:
    """Paint a number in Code 128 in the middle of a box, in the painter's units."""
    widths = code_128(number)
    count = sum(widths) + 2 * QUIET
    wide = min(box.width(), count * _WIDEST_MODULE)
    room = QRectF(box.center().x() - wide / 2, box.top(), wide, box.height())
    starts = list(accumulate(widths, initial=QUIET))
    bars = [QRectF(starts[place], 0, widths[place], 1) for place in range(0, len(widths), 2)]
    _fill(painter, room, bars, (count, 1))


def paint_squares(painter: QPainter, box: QRectF, matrix: QrMatrix) -> None:
    """Paint the rows of a QR code in a square box, in the painter's units."""
    count = len(matrix) + 2 * _QR_QUIET
    squares = [
        QRectF(_QR_QUIET + run.start(), row, run.end() - run.start(), 1)
        for row, modules in enumerate(matrix, _QR_QUIET)
        for run in _DARK.finditer(modules)
    ]
    _fill(painter, box, squares, (count, count))


def _fill(painter: QPainter, box: QRectF, dark: list[QRectF], counts: tuple[int, int]) -> None:
    """Fill the dark boxes of a code, in modules; with its white edge it is `counts` wide and high.

    All at once: a viewer would show white lines between single boxes.
    """
    room = painter.transform().mapRect(box)
    module = room.width() / counts[0]
    if module >= _FEWEST_DOTS:
        module = float(int(module))
    is_square = counts[1] > 1
    high = module if is_square else room.height()
    left = float(round(room.center().x() - counts[0] * module / 2))
    top = float(round(room.center().y() - counts[1] * high / 2))
    painter.save()
    painter.setTransform(QTransform(module, 0, 0, high, left, top))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(INK)
    painter.drawRects(dark)
    painter.restore()
