"""A profile: the folder with all of one user's data. Profiles share nothing.

Nothing here needs Qt, as this computer's service is started before Qt is imported.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import IO

from petstore_gui.support.file_lock import lock_file
from petstore_gui.support.files import (
    OWNER_ONLY_FOLDER,
    make_private_folder,
    real_path,
    unlink,
)


class ProfileNotWritable(Exception):
    """The folder of a profile cannot be used. `reason` is the system's error message.

    `is_in_the_way`: what is at `path` is not the folder or file that belongs there.
    """

    def __init__(self, path: Path, error: OSError) -> None:
        self.path = path
        self.is_in_the_way = isinstance(
            error, (FileExistsError, IsADirectoryError, NotADirectoryError)
        )
        self.reason = error.strerror or type(error).__name__
        super().__init__(f"{path}: {self.reason}")


class Profile:
    """The files of a profile. `is_default`: no folder was named."""

    def __init__(self, directory: Path, *, is_default: bool) -> None:
        self.directory, self.is_default = directory, is_default
        self.settings_file = directory / "settings.json"
        """The person's settings."""
        self.store_file = directory / "store" / "animals.sqlite"
        """The database of this computer's own animals."""
        self.samples_file = directory / "store" / "samples.sqlite"
        """The database of the sample animals."""
        self.records = directory / "records"
        """The folder of the histories and outboxes."""
        self.logs = directory / "logs"
        """The folder of the log files."""
        self.service_log = self.logs / "service.log"
        """The log of this computer's service."""
        self.lock_file = directory / "lock"
        """The file that the profile's one window keeps locked."""

    @property
    def name(self) -> str:
        """12 hexadecimal digits that identify the folder, for key-store entries and sockets."""
        import hashlib  # noqa: PLC0415 - not needed for the first rows

        path = os.path.normcase(self.directory)
        return hashlib.sha256(os.fsencode(path)).hexdigest()[:12]


def profile_in(directory: Path | None) -> Profile:
    """The profile in `directory`, or the user's default one; nothing is created."""
    return Profile(real_path(directory or _default_directory()), is_default=directory is None)


def open_profile(directory: Path | None) -> Profile:
    """The profile in `directory`, or the user's default one; created if it does not exist.

    Only its owner can read the folder, unless it already had files. Raises `ProfileNotWritable`.
    """
    profile = profile_in(directory)
    path = profile.directory
    try:
        make_private_folder(path)
        for path in (profile.directory, profile.store_file.parent, profile.records, profile.logs):
            path.mkdir(mode=OWNER_ONLY_FOLDER, exist_ok=True)
            probe = path / f".probe-{os.getpid()}"  # on network drives, modes say too little
            probe.touch()
            unlink(probe)
    except OSError as error:
        raise ProfileNotWritable(path, error) from error
    return profile


def lock_profile(profile: Profile) -> IO[bytes] | None:
    """Lock the profile; None if another window has it locked. Raises `ProfileNotWritable`."""
    try:
        return lock_file(profile.lock_file)
    except OSError as error:
        raise ProfileNotWritable(profile.lock_file, error) from error


def _default_directory() -> Path:
    from platformdirs import user_data_path  # noqa: PLC0415 - not needed if a folder is named

    return user_data_path("Petstore Catalogue", "Petstore")
