"""Puts a damaged settings file aside, so that it is not overwritten."""

from __future__ import annotations

import logging
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from petstore_gui.settings.plain_ini import is_plain_ini
from petstore_gui.support.put_aside import put_file_aside

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class DamagedSettings:
    """A damaged settings file. `kept` is its new name, None if it could not be renamed."""

    file: Path
    kept: Path | None


def put_aside_if_damaged(file: Path, now: datetime) -> DamagedSettings | None:
    """Put `file` aside, with `now` in its new name, if settings cannot be read from it."""
    damage = damage_of(file)
    if damage is None:
        return None
    try:
        kept = put_file_aside(file, "damaged", now)
    except OSError as error:
        log.info("settings file %s cannot be renamed: %s", file, error)
        kept = None
    log.info("settings file %s put aside as %s: %s", file, kept, damage)
    return DamagedSettings(file, kept)


def damage_of(file: Path) -> str | None:
    """Why settings cannot be read from `file`; None if they can, or if it does not exist."""
    try:
        if not file.exists():
            return None
        if not file.is_file():
            return "not a file"
        text = file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        return str(error)
    return None if is_plain_ini(text) else "not a plain ini file"
