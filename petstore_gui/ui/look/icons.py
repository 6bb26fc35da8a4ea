"""The program's icons in any colour, sharp at every scale."""

from __future__ import annotations

from PySide6.QtCore import QByteArray, QRectF, QSize, Qt
from PySide6.QtGui import QIcon, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from petstore_gui.support.own_program import resource
from petstore_gui.ui.look.direction import is_leftwards

_SIZE = 18
_GAP = 5
ICON_SIZE = QSize(_SIZE + _GAP, _SIZE)
"""Logical pixels. Style sheets cannot set a gap between icon and text: the icon includes one."""

_DRAWN_IN = "#000"


def icon(
    name: str, colour: str, focused: str = "", percent: int = 100, *, disabled: str = ""
) -> QIcon:
    """An icon of resources/icons in `colour`, and in `focused` on a button that has the focus.

    `disabled`: its colour on a button that cannot be pressed; otherwise Qt makes `colour` paler.
    `percent`: its size compared with `ICON_SIZE`; Qt makes no icon larger than it was drawn.
    Raises FileNotFoundError for an unknown name.
    """
    drawn = QIcon()
    mode = QIcon.Mode
    for one, of_mode in ((mode.Normal, colour), (mode.Active, focused), (mode.Disabled, disabled)):
        if of_mode:
            _draw(drawn, name, of_mode, one, percent)
    return drawn


def _draw(drawn: QIcon, name: str, colour: str, mode: QIcon.Mode, percent: int) -> None:
    svg = renderer(name, colour)
    for scale in (1, 2, 3):
        side, width = (size * scale * percent // 100 for size in (_SIZE, _SIZE + _GAP))
        pixmap = QPixmap(width, side)
        pixmap.fill(Qt.GlobalColor.transparent)
        with QPainter(pixmap) as painter:
            left = width - side if is_leftwards() else 0  # beside the gap
            svg.render(painter, QRectF(left, 0, side, side))
        pixmap.setDevicePixelRatio(scale)
        drawn.addPixmap(pixmap, mode)


def renderer(name: str, colour: str) -> QSvgRenderer:
    """What draws an icon of resources/icons in `colour`, at any size.

    Raises FileNotFoundError for an unknown name.
    """
    text = resource("icons", f"{name}.svg").read_text("utf-8").replace(_DRAWN_IN, colour)
    return QSvgRenderer(QByteArray(text.encode()))


def program_icon() -> QIcon:
    """The program's own icon, in every size."""
    drawn = QIcon()
    for size in (16, 24, 32, 48, 64, 128, 256):
        drawn.addFile(str(resource("icons", f"app-{size}.png")))
    return drawn
