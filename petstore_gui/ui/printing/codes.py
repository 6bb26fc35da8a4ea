"""Codes for scanners, in whole dots of the device where it has enough of them."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import accumulate
from typing import TypeAlias

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QTransform

from petstore_gui.ui.printing.pages import INK

QUIET = 10
"""Modules that stay white at each end."""

_WIDTHS = """
    212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232
    122132 122231 113222 123122 123221 223211 221132 221231 213212 223112 312131 311222 321122
    321221 312212 322112 322211 212123 212321 232121 111323 131123 131321 112313 132113 132311
    211313 231113 231311 112133 112331 132131 113123 113321 133121 313121 211331 231131 213113
    213311 213131 311123 311321 331121 312113 312311 332111 314111 221411 431111 111224 111422
    121124 121421 141122 141221 112214 112412 122114 122411 142112 142211 241211 221114 413111
    241112 134111 111242 121142 121241 114212 124112 124211 411212 421112 421211 212141 214121
    412121 111143 111341 131141 114113 114311 411113 411311 113141 114131 311141 411131 211412
    211214 211232 2331112
"""
_PATTERNS = tuple(_WIDTHS.split())
"""Widths of bars and gaps in turn, in modules, by the value of a symbol character."""

_TO_PAIRS, _START, _START_PAIRS, _STOP = 99, 104, 105, 106


def code_128(number: int) -> tuple[int, ...]:
    """The widths of bars and gaps in turn, in modules; the first and the last are bars.

    Digits go by twos. A minus sign, and the first of an odd number of digits, come one by one.
    """
    text = str(number)
    count_alone = len(text) % 2 if number >= 0 else 2 - len(text) % 2
    values = [_START, *(ord(one) - ord(" ") for one in text[:count_alone])] if count_alone else []
    if rest := text[count_alone:]:
        values.append(_TO_PAIRS if values else _START_PAIRS)
        values += [int(rest[place : place + 2]) for place in range(0, len(rest), 2)]
    check = (values[0] + sum(place * value for place, value in enumerate(values))) % 103
    return tuple(int(width) for value in (*values, check, _STOP) for width in _PATTERNS[value])


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


def qr_code(text: str) -> QrMatrix:
    """The modules of a QR code, row by row; 1 is dark. It has room for any int64.

    Trying every mask for the best picture would take six times as long: scanners read each.
    """
    import segno  # noqa: PLC0415 - only when used: the first import takes long

    return segno.make_qr(text, version=1, error="m", mask=0, boost_error=False).matrix
