"""One person's settings, in a file of JSON in the profile.

Qt reads and writes it: the modules of Python for that would delay the first rows.
"""

from __future__ import annotations

import logging
import re
import sys
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path

from PySide6.QtCore import QByteArray, QJsonDocument, QSettings

from petstore_gui.settings.places import native_settings
from petstore_gui.settings.profile import Profile
from petstore_gui.support.clock import local_now
from petstore_gui.support.files import real_path, replace_private
from petstore_gui.support.put_aside import put_file_aside

_LETTERS = {"n": "\n", "t": "\t", "r": "\r"}

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class DamagedSettings:
    """A file that holds no settings, and why. `kept` is its new name, None if it has none."""

    file: Path
    why: str
    kept: Path | None = None


@dataclass(frozen=True)
class OwnSettings:
    """The settings in a file, as they were when the program started; None: they are not kept."""

    file: Path | None
    values: Mapping[str, object] = field(default_factory=dict)
    damage: DamagedSettings | None = None

    def write(self, changes: Mapping[str, object]) -> bool:
        """Replace the file at once, with these changes; None removes a key. False if that fails."""
        if self.file is None:
            return False
        values = {k: v for k, v in {**self.values, **changes}.items() if v is not None}
        try:
            content = bytes(QJsonDocument.fromVariant(values).toJson().data())
            replace_private(real_path(self.file), content)  # a link stays one
        except OSError as error:
            log.info("settings cannot be written to %s: %s", self.file, error)
            return False
        return True


def read_settings(profile: Profile) -> OwnSettings:
    """The settings of a profile, or those of an earlier version; none of a damaged file."""
    own = profile.settings_file
    file = own if own.exists() else _earlier_file(profile)
    try:
        return OwnSettings(own, _native_values() if file is None else _values_of(file))
    except (OSError, ValueError) as error:
        return OwnSettings(None, damage=DamagedSettings(file or own, str(error)))


def put_damage_aside(damage: DamagedSettings, profile: Profile) -> OwnSettings:
    """Begin anew beside a damaged file, which gets a new name; nothing is kept if it cannot."""
    log.info("settings file %s: %s", damage.file, damage.why)
    try:
        kept = put_file_aside(damage.file, "damaged", local_now())
    except OSError as error:
        log.info("settings file %s cannot be renamed: %s", damage.file, error)
        return OwnSettings(None, damage=damage)
    return OwnSettings(profile.settings_file, damage=replace(damage, kept=kept))


def _earlier_file(profile: Profile) -> Path | None:
    """Where an earlier version kept its settings; None for the registry or a property list."""
    if not profile.is_default:
        return profile.directory / "settings.ini"
    is_file = sys.platform not in ("win32", "darwin")
    return Path(native_settings(QSettings.Scope.UserScope).fileName()) if is_file else None


def _native_values() -> dict[str, object]:
    """The values in the registry or the property list, which no file can disguise."""
    stored = native_settings(QSettings.Scope.UserScope)
    return {key: stored.value(key) for key in stored.allKeys()}


def _values_of(file: Path) -> dict[str, object]:
    """The values in a file, if there is one. Raises `OSError` or `ValueError`."""
    if not file.exists():
        return {}
    content = file.read_bytes()
    if file.suffix != ".json":
        return ini_values(content.decode("utf-8-sig"))
    values = QJsonDocument.fromJson(QByteArray(content)).toVariant()
    if not isinstance(values, dict):
        raise ValueError("not an object of JSON")  # noqa: TRY004 - as a file that is no ini
    return values


def ini_values(text: str) -> dict[str, object]:
    """The plain values of an ini file. Raises `ValueError` if it is none.

    QSettings would also restore objects, with code of whoever wrote the file.
    """
    from configparser import Error, RawConfigParser  # noqa: PLC0415 - for an earlier version's file

    if "\0" in text:  # after a power cut
        raise ValueError("not a text")
    parser = RawConfigParser(delimiters="=", strict=False)
    parser.optionxform = str  # type: ignore[assignment,method-assign] # as documented
    try:
        parser.read_string(text)
    except Error as error:
        raise ValueError(str(error)) from error
    return {
        f"{section}/{key}".replace("\\", "/"): _plain(raw)
        for section in parser.sections()
        for key, raw in parser.items(section)
        if not raw.startswith(("@", "\\"))
    }


def _plain(raw: str) -> str:
    """A value without quotation marks and escapes."""
    text = raw.removeprefix('"').removesuffix('"')
    return re.sub(r"\\(.)", lambda escape: _LETTERS.get(escape[1], escape[1]), text)
