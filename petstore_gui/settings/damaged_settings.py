"""A settings file that no settings can be read from is put aside, not overwritten."""

from __future__ import annotations

import logging
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from petstore_gui.settings.plain_ini import is_plain_ini

log = logging.getLogger(__name__)

_TRIES = 100


@dataclass(frozen=True)
class DamagedSettings:
    """A damaged settings file. `kept` is where it lies now, or None where it could not be moved."""

    file: Path
    kept: Path | None


def put_aside_if_damaged(file: Path, now: datetime) -> DamagedSettings | None:
    """Move `file` out of the way, with the date in its new name, if it is no settings file."""
    damage = _damage(file)
    if damage is None:
        return None
    kept = _move_away(file, now)
    log.info("settings file %s put aside as %s: %s", file, kept, damage)
    return DamagedSettings(file, kept)


def _damage(file: Path) -> str | None:
    if not file.exists():
        return None
    if not file.is_file():
        return "not a file"
    try:
        text = file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        return str(error)
    return None if is_plain_ini(text) else "not a plain ini file"


def _move_away(file: Path, now: datetime) -> Path | None:
    stamp = now.strftime("%Y-%m-%d-%H%M%S")
    for number in range(_TRIES):
        kept = file.with_name(f"{file.name}.damaged-{stamp}" + (f"-{number}" if number else ""))
        if kept.exists():
            continue
        try:
            return file.rename(kept)
        except OSError as error:
            log.info("settings file %s cannot be moved: %s", file, error)
            return None
    return None
