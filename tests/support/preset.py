"""What IT has set on a computer."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QSettings


def settings_by_it(folder: Path, text: str, name: str = "system.conf") -> QSettings:
    """Settings of the whole computer in a new file, as IT would install them."""
    file = folder / name
    file.write_text(text, encoding="utf-8")
    return QSettings(str(file), QSettings.Format.IniFormat)
