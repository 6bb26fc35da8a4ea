"""A key as it was looked up, and the file in which IT gives one to the accounts of a till."""

from __future__ import annotations

import os
import stat
import sys
from dataclasses import dataclass, field
from enum import Enum
from pathlib import Path

from petstore_gui.domain.api_key import KEY_LENGTH_MAX, KeyProblem, check_key
from petstore_gui.domain.errors import QT_TR_NOOP

_BYTES_MAX = 2 * KEY_LENGTH_MAX


class StoreState(Enum):
    """How the key store answered, or IT's file where it had no key.

    Why the file gives none is a sentence for staff.
    """

    OPEN = "it can be read"
    LOCKED = "a person has to unlock it first"
    NONE = "this computer has none"
    REFUSED = "it declined, or did not answer in time"
    OF_IT = "the key is from IT's file"
    FILE_UNREADABLE = QT_TR_NOOP("The key file that IT set cannot be read. Tell IT.")
    FILE_NOT_PRIVATE = QT_TR_NOOP("Everybody on this computer can read IT's key file. Tell IT.")
    FILE_WITHOUT_KEY = QT_TR_NOOP("The key file that IT set holds no key. Tell IT.")


@dataclass(frozen=True)
class StoredKey:
    """The key that was found, if any, and how the key store answered."""

    key: str | None = field(repr=False)
    state: StoreState = StoreState.OPEN


def read_key_file(name: str) -> StoredKey:
    """The key in IT's file, or why it is not used. May block for ever.

    `name` is a path, which may begin with ~ for the person's folder, or else the name of a
    credential that systemd passed to this program.
    """
    folder = os.environ.get("CREDENTIALS_DIRECTORY", os.devnull)  # in which there is no file
    try:
        with Path(folder, os.path.expanduser(name)).open("rb") as file:  # noqa: PTH111 - Path's raises
            mode = os.fstat(file.fileno()).st_mode
            content = file.read(_BYTES_MAX)
    except (OSError, ValueError):
        return StoredKey(None, StoreState.FILE_UNREADABLE)
    # Not the group: IT gives a till's accounts one, and the mode of a credential with an access
    # list shows the list's limit there. Windows has no such bits.
    if sys.platform != "win32" and mode & stat.S_IRWXO:
        return StoredKey(None, StoreState.FILE_NOT_PRIVATE)
    key = valid_key(content.decode("utf-8-sig", "replace"))  # editors on Windows write a mark first
    return StoredKey(key, StoreState.OF_IT if key else StoreState.FILE_WITHOUT_KEY)


def valid_key(text: str | None) -> str | None:
    """The key that a text is, if it is one."""
    key = check_key(text or "")
    return None if isinstance(key, KeyProblem) else key
