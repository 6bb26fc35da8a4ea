"""Pictures of the screen, small enough to store with the sources."""

from __future__ import annotations

import collections
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

from PySide6.QtCore import QRect
from PySide6.QtGui import QGuiApplication, QImage

from tests.support.waiting import PATIENCE

COLOURS_MAX = 256


def take_picture(screen: Mapping[str, str], path: Path, box: tuple[int, int, int, int]) -> None:
    """Save a rectangle of a screen (x, y, width, height), from a separate process."""
    path.parent.mkdir(parents=True, exist_ok=True)
    command = [sys.executable, "-m", "tests.support.picture", str(path), *map(str, box)]
    quiet = {**screen, "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "0"}
    subprocess.run(command, env=quiet, check=True, timeout=PATIENCE)


def with_palette(picture: QImage) -> QImage:
    """The same picture in its 256 most common colours: a third of the bytes, no dithering."""
    pixels = picture.convertToFormat(QImage.Format.Format_RGB32)
    counts = collections.Counter(memoryview(pixels.constBits()).cast("I"))
    table = [colour for colour, _ in counts.most_common(COLOURS_MAX)]
    return pixels.convertToFormat(QImage.Format.Format_Indexed8, table)


def _grab(path: str, *box: int) -> None:
    application = QGuiApplication([])
    picture = application.primaryScreen().grabWindow(0).toImage().copy(QRect(*box))
    if picture.isNull() or not with_palette(picture).save(path, quality=0):
        sys.exit(f"no picture could be saved as {path}")


if __name__ == "__main__":
    _grab(sys.argv[1], *map(int, sys.argv[2:]))
