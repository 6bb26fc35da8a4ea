"""The settings of earlier versions, which QSettings wrote: read once, as plain text alone.

QSettings restores any object written as `@Variant(...)`, and PySide unpickles Python objects, so a
planted file could run code. Values that begin with "@", such as the window's place, are left out.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

from PySide6.QtCore import QSettings, QStandardPaths

from petstore_gui.settings.places import APPLICATION, ORGANISATION, native_settings
from petstore_gui.settings.profile import Profile

_LINE = re.compile(r'\s*([^=\s\[;#\0][^=\0]*?)\s*=\s*("(?:[^"\\]|\\.)*"|[^\0]*?)\s*')
_SECTION = re.compile(r"\s*\[([^\0]*)\]\s*")
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
    values, section = dict[str, object](), ""
    for line in text.removeprefix("\ufeff").splitlines():
        if header := _SECTION.fullmatch(line):
            section = f"{header[1]}/"
        elif found := _LINE.fullmatch(line):
            key, raw = found[1].replace("\\", "/"), found[2]
            if not raw.startswith(("@", "\\")):
                values[section + key] = _plain(raw)
        elif line.strip() and line.lstrip()[0] not in ";#":
            raise ValueError("not a plain ini file")
    return values


def _plain(raw: str) -> str:
    """A value without quotation marks and escapes, which stand for units of UTF-16."""
    text = _ESCAPE.sub(_letter, raw.removeprefix('"').removesuffix('"'))
    return text.encode("utf-16", "surrogatepass").decode("utf-16", "replace")


def _letter(escape: re.Match[str]) -> str:
    return chr(int(escape[1], 16)) if escape[1] else _LETTERS.get(escape[2], escape[2])
