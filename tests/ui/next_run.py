"""What the next run of a window reads."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QSettings

from petstore_gui.settings.preferences import Preferences, open_preferences
from petstore_gui.settings.profile import open_profile


def preferences_in(folder: Path) -> Preferences:
    """The settings of the profile in a folder; IT has preset none."""
    none = QSettings(str(folder / "none.conf"), QSettings.Format.IniFormat)
    return open_preferences(open_profile(folder / "profile"), none)
