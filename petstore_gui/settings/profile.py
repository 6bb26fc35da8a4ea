"""A profile: the folder with everything of one person's catalogue. Profiles share nothing.

Nothing here needs Qt: this computer's service is started before Qt is imported.
"""

from __future__ import annotations

import logging
import os
from dataclasses import dataclass
from pathlib import Path
from typing import TextIO

from petstore_gui.domain.deployment import Deployment
from petstore_gui.support.file_lock import FileLock, lock_file
from petstore_gui.support.private_files import (
    FOLDER_OF_OWNER_ALONE,
    OWNER_ALONE,
    make_private_folder,
)

_NAME_LENGTH = 12
_HINT_LENGTH_MAX = 64

log = logging.getLogger(__name__)


class ProfileNotWritable(Exception):
    """The folder of a profile cannot be used. `reason` is the operating system's."""

    def __init__(self, path: Path, error: OSError) -> None:
        self.path = path
        self.reason = error.strerror or type(error).__name__
        super().__init__(f"{path}: {self.reason}")


@dataclass(frozen=True)
class Profile:
    """The files of a profile. `is_default`: the person named no folder."""

    directory: Path
    is_default: bool

    @property
    def settings_file(self) -> Path | None:
        """The settings; None where they are in the platform's own place."""
        return None if self.is_default else self.directory / "settings.ini"

    @property
    def store_file(self) -> Path:
        """The database of this computer's own service."""
        return self.directory / "store" / "animals.sqlite"

    @property
    def records(self) -> Path:
        """The folder of histories and outboxes."""
        return self.directory / "records"

    @property
    def logs(self) -> Path:
        """The folder of the log files."""
        return self.directory / "logs"

    @property
    def service_log(self) -> Path:
        """The log of this computer's service."""
        return self.logs / "service.log"

    @property
    def lock_file(self) -> Path:
        """Held by the one window that runs on this profile."""
        return self.directory / "lock"

    @property
    def name(self) -> str:
        """12 hexadecimal digits that identify the folder, for key-store entries and sockets."""
        import hashlib  # noqa: PLC0415 - not before the first rows

        path = os.path.normcase(self.directory)
        return hashlib.sha256(os.fsencode(path)).hexdigest()[:_NAME_LENGTH]

    def active_hint(self) -> Deployment:
        """The deployment that was active last; the local one where that is not known.

        A hint that can be read before Qt is imported: the settings have the last word.
        """
        try:
            with self._hint_file.open(encoding="ascii") as file:
                return Deployment(file.read(_HINT_LENGTH_MAX).strip())
        except (OSError, ValueError):
            return Deployment.LOCAL

    def remember_active(self, deployment: Deployment) -> None:
        """Write the hint. Where the disk refuses, the next start takes longer."""
        try:
            with _opened_private(self._hint_file) as file:
                file.write(f"{deployment}\n")
        except OSError as error:
            log.info("the active deployment is not remembered: %s", error)

    @property
    def _hint_file(self) -> Path:
        return self.directory / "active"


def open_profile(directory: Path | None) -> Profile:
    """The profile in `directory`, or the person's default one; created where it does not exist.

    Only its owner can read the folder, unless it held files before. Raises `ProfileNotWritable`.
    """
    path = Path(os.path.realpath(directory or _default_directory()))
    profile = Profile(path, is_default=directory is None)
    try:
        make_private_folder(path)
        for folder in (profile.store_file.parent, profile.records, profile.logs):
            folder.mkdir(mode=FOLDER_OF_OWNER_ALONE, exist_ok=True)
            _try_to_write(folder)
        _try_to_write(path)
    except OSError as error:
        raise ProfileNotWritable(path, error) from error
    return profile


def lock_profile(profile: Profile) -> FileLock | None:
    """The lock of the profile, or None where another window has it. Raises `ProfileNotWritable`."""
    try:
        return lock_file(profile.lock_file)
    except OSError as error:
        raise ProfileNotWritable(profile.lock_file, error) from error


def _default_directory() -> Path:
    from platformdirs import user_data_path  # noqa: PLC0415 - not needed where a folder is named

    return user_data_path("Petstore Catalogue", "Petstore")


def _opened_private(path: Path) -> TextIO:
    flags = os.O_WRONLY | os.O_CREAT | os.O_TRUNC
    return os.fdopen(os.open(path, flags, OWNER_ALONE), "w", encoding="ascii")


def _try_to_write(folder: Path) -> None:
    """On Windows and network drives, only trying tells whether a folder can be written."""
    probe = folder / f".probe-{os.getpid()}"
    probe.touch()
    probe.unlink()
