"""The picture on the last page of the setup program for Windows, drawn from the icon."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QImage, QPainter

from petstore_gui.ui.look.palette import LIGHT

WIDTH, HEIGHT = 164, 314
"""Pixels: what the page has room for at 100 %. Windows stretches it for other scales."""

ICON = QRect(34, 24, 96, 96)


def draw_setup_picture(icon: Path, file: Path) -> Path:
    """Write the picture, with the icon (a PNG file) on it, as the bitmap (.bmp) that NSIS wants."""
    picture = QImage(WIDTH, HEIGHT, QImage.Format.Format_RGB888)
    picture.fill(LIGHT.page)
    small = QImage(str(icon)).scaled(ICON.size(), mode=Qt.TransformationMode.SmoothTransformation)
    with QPainter(picture) as painter:
        painter.drawImage(ICON, small)
    if not picture.save(str(file)):
        raise OSError(f"{file} cannot be written")
    return file
