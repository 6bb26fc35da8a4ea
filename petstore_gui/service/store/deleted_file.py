"""Saves a database whose file was deleted while it is open."""

from __future__ import annotations

import logging
import sqlite3
from contextlib import closing
from pathlib import Path

from petstore_gui.support.clock import local_now
from petstore_gui.support.held_files import rename, unlink
from petstore_gui.support.private_files import make_private
from petstore_gui.support.put_aside import unused_name, with_log

_log = logging.getLogger(__name__)


def write_again(path: Path, connection: sqlite3.Connection) -> None:
    """Write the open database under its name again, or beside the file that has this name now."""
    name = unused_name(path, "saved", local_now()) if path.exists() else path
    part = name.with_name(f"{name.name}.part")
    try:
        make_private(part)
        with closing(sqlite3.connect(part)) as target:
            connection.backup(target)
        for file in with_log(name):  # its log must not meet the new file
            unlink(file)
        rename(part, name)
    except (OSError, sqlite3.Error) as error:
        _log.error("%s was deleted while it was in use, and is lost: %s", path, error)
    else:
        _log.error("%s was deleted while it was in use: it was saved as %s", path, name)
