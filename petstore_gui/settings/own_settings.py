"""One person's settings on disk: in a file, or where the platform's programs keep theirs."""

from __future__ import annotations

import logging
import sys
from collections.abc import Mapping
from pathlib import Path

from PySide6.QtCore import QSettings, QStandardPaths

from petstore_gui.settings.damaged_settings import damage_of
from petstore_gui.settings.places import APPLICATION, ORGANISATION, native_settings
from petstore_gui.settings.profile import Profile
from petstore_gui.support.private_files import replace_private
from petstore_gui.support.real_path import real_path

log = logging.getLogger(__name__)


class OwnSettings:
    """The settings in `file`, or in the platform's registry or service if it is None.

    A QSettings that has changes would wait, in any turn of the event loop, for the lock beside its
    file: 30 s for another computer's, as in a profile on a network drive, and without end for a
    folder or a pipe of that name. So the changes to a file are written to a new one, which replaces
    it. Only one window has the profile, and nobody else writes here.
    """

    def __init__(self, file: Path | None) -> None:
        self._file = file
        self._read = self._opened()

    def value(self, key: str) -> object:
        """What was stored under a key when this was created; None if there was nothing."""
        return self._read.value(key)

    def write(self, changes: Mapping[str, object]) -> bool:
        """Write to disk what has changed since this was created; None removes a key.

        False if that fails.
        """
        if self._file is None:
            return _apply(changes, self._opened())
        # Somebody may have edited the file in the meantime.
        base = self._read if damage_of(self._file) else self._opened()
        values = {key: base.value(key) for key in base.allKeys() if key} | dict(changes)
        try:
            replace_private(real_path(self._file), _ini_of(values))
        except OSError as error:
            log.info("settings cannot be written to %s: %s", self._file, error)
            return False
        return True

    def _opened(self) -> QSettings:
        if self._file is None:
            return native_settings(QSettings.Scope.UserScope)
        return QSettings(str(self._file), QSettings.Format.IniFormat)


def settings_file_of(profile: Profile) -> Path | None:
    """The settings file; None if the platform uses a registry or a service instead."""
    if profile.settings_file is not None:
        return profile.settings_file
    if sys.platform in ("win32", "darwin"):
        return None
    place = QStandardPaths.StandardLocation.GenericConfigLocation
    folder = Path(QStandardPaths.writableLocation(place))
    return folder / ORGANISATION / f"{APPLICATION}.conf"


def _ini_of(values: Mapping[str, object]) -> bytes:
    """The content of a settings file with these values. Raises `OSError`."""
    import tempfile  # noqa: PLC0415 - not before the first rows

    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "settings.ini"
        file.touch()
        if not _apply(values, QSettings(str(file), QSettings.Format.IniFormat)):
            raise OSError("Qt cannot write them")
        return file.read_bytes()


def _apply(changes: Mapping[str, object], settings: QSettings) -> bool:
    for key, value in changes.items():
        if value is None:
            settings.remove(key)
        else:
            settings.setValue(key, value)
    settings.sync()
    return settings.status() is QSettings.Status.NoError
