"""The direction in which the window is read: in Arabic, from right to left."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QLayout, QWidget


def is_leftwards() -> bool:
    """Whether lines begin at the right."""
    return QGuiApplication.layoutDirection() is Qt.LayoutDirection.RightToLeft


def set_margins(of: QLayout | QWidget, begin: int, top: int, end: int, bottom: int) -> None:
    """Set the margins in pixels, from where lines begin; Qt mirrors none."""
    left, right = (end, begin) if is_leftwards() else (begin, end)
    of.setContentsMargins(left, top, right, bottom)


def mirrored(box: QRectF, around: QRectF) -> QRectF:
    """Where a box is within another one, if that is read from right to left."""
    return box.translated(2 * (around.center() - box.center()).x(), 0) if is_leftwards() else box
