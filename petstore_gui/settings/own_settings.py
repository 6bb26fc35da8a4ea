"""One person's settings, in a file of JSON in the profile.

Qt reads and writes it: the modules of Python for that would delay the first rows.
"""

from __future__ import annotations

import logging
import re
import sys
from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path

from PySide6.QtCore import (
    QByteArray,
    QFileDevice,
    QIODevice,
    QJsonDocument,
    QSaveFile,
    QSettings,
    QStandardPaths,
)

from petstore_gui.settings.places import APPLICATION, ORGANISATION, native_settings
from petstore_gui.settings.profile import Profile
from petstore_gui.support.put_aside import put_file_aside

_ESCAPE = re.compile(r"\\(?:x([0-9a-fA-F]{1,4})|(.))")
_LETTERS = {"n": "\n", "t": "\t", "r": "\r"}


def earlier_file(profile: Profile) -> Path | None:
    """Where an earlier version kept its settings; None for the registry or a property list."""
    if not profile.is_default:
        return profile.directory / "settings.ini"
    if sys.platform in ("win32", "darwin"):
        return None
    place = QStandardPaths.StandardLocation.GenericConfigLocation
    return Path(QStandardPaths.writableLocation(place), ORGANISATION, f"{APPLICATION}.conf")


def native_values() -> dict[str, object]:
    """The values in the registry or the property list, which no file can disguise."""
    stored = native_settings(QSettings.Scope.UserScope)
    return {key: stored.value(key) for key in stored.allKeys()}


def ini_values(text: str) -> dict[str, object]:
    """The plain values of an ini file. Raises `ValueError` if it is none."""
    from configparser import Error, RawConfigParser  # noqa: PLC0415 - for an earlier version's file

    if "\0" in text:  # after a power cut
        raise ValueError("not a text")
    parser = RawConfigParser(delimiters="=", strict=False)
    parser.optionxform = str  # type: ignore[assignment,method-assign] # as documented
    try:
        parser.read_string(text.removeprefix("\ufeff"))
    except Error as error:
        raise ValueError(str(error)) from error
    return {
        f"{section}/{key}".replace("\\", "/"): _plain(raw)
        for section in parser.sections()
        for key, raw in parser.items(section)
        if not raw.startswith(("@", "\\"))
    }


def _plain(raw: str) -> str:
    """A value without quotation marks and escapes, which stand for units of UTF-16."""
    text = _ESCAPE.sub(_letter, raw.removeprefix('"').removesuffix('"'))
    return text.encode("utf-16", "surrogatepass").decode("utf-16", "replace")


def _letter(escape: re.Match[str]) -> str:
    return chr(int(escape[1], 16)) if escape[1] else _LETTERS.get(escape[2], escape[2])


_OWNER = QFileDevice.Permission.ReadOwner | QFileDevice.Permission.WriteOwner

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class DamagedSettings:
    """A settings file could not be read. `kept` is its new name, None if it has none."""

    kept: Path | None


@dataclass(frozen=True)
class OwnSettings:
    """The settings in a file, as they were when the program started; None: they are not kept."""

    file: Path | None
    values: Mapping[str, object] = field(default_factory=dict)

    def write(self, changes: Mapping[str, object]) -> bool:
        """Replace the file at once, with these changes; None removes a key. False if that fails."""
        if self.file is None:
            return False
        values = {k: v for k, v in {**self.values, **changes}.items() if v is not None}
        file = QSaveFile(str(self.file))
        is_written = (
            file.open(QIODevice.OpenModeFlag.WriteOnly)
            and file.setPermissions(_OWNER)
            and file.write(QJsonDocument.fromVariant(values).toJson()) > 0
            and file.commit()
        )
        if not is_written:
            log.info("settings cannot be written to %s: %s", self.file, file.errorString())
        return is_written


def read_settings(profile: Profile) -> OwnSettings:
    """The settings of a profile, or those of an earlier version. Raises `SettingsDamaged`."""
    own = profile.settings_file
    file = own if own.exists() else earlier_file(profile)
    return OwnSettings(own, native_values() if file is None else _values_of(file))


class SettingsDamaged(Exception):
    """A file holds no settings. `str()` says why."""

    def __init__(self, file: Path, why: str) -> None:
        super().__init__(why)
        self.file = file


def open_settings(profile: Profile, now: datetime) -> tuple[OwnSettings, DamagedSettings | None]:
    """The settings of a profile; a damaged file is put aside, with `now` in its new name."""
    try:
        return read_settings(profile), None
    except SettingsDamaged as damage:
        log.info("settings file %s: %s", damage.file, damage)
        try:
            kept = put_file_aside(damage.file, "damaged", now)
        except OSError as error:
            log.info("settings file %s cannot be renamed: %s", damage.file, error)
            return OwnSettings(None), DamagedSettings(None)
        return OwnSettings(profile.settings_file), DamagedSettings(kept)


def _values_of(file: Path) -> dict[str, object]:
    try:
        if not file.exists():
            return {}
        content = file.read_bytes()
        if file.suffix != ".json":
            return ini_values(content.decode())
    except (OSError, ValueError) as error:
        raise SettingsDamaged(file, str(error)) from error
    values = QJsonDocument.fromJson(QByteArray(content)).toVariant()
    if not isinstance(values, dict):
        raise SettingsDamaged(file, "not an object of JSON")
    return values
