"""A file as it was read from the disk, before anybody knows what is in it."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import msgspec

from petstore_gui.importing.tables import BYTES_MAX, FileProblem, NotReadable
from petstore_gui.importing.text_tables import Format, proposed_format
from petstore_gui.importing.workbooks import is_workbook


class FileContent(msgspec.Struct, frozen=True):
    """The content of a file. `how` is the proposed way to read it; None: it is a spreadsheet."""

    name: str
    content: bytes
    how: Format | None = None


def read_one(paths: Sequence[Path]) -> FileContent:
    """Read a file, if it is the only one; it may block. Raises `NotReadable`."""
    path, *others = paths
    if others:
        raise NotReadable(FileProblem.SEVERAL)
    try:
        with path.open("rb") as file:
            content = file.read(BYTES_MAX + 1)
    except OSError as error:
        raise NotReadable(_problem_of(path, error), error.strerror or str(error)) from error
    return content_of(path.name, content)


def content_of(name: str, content: bytes) -> FileContent:
    """What was read from a file, or pasted. Raises `NotReadable`."""
    if len(content) > BYTES_MAX:
        raise NotReadable(FileProblem.TOO_LARGE)
    return FileContent(name, content, None if is_workbook(content) else proposed_format(content))


def _problem_of(path: Path, error: OSError) -> FileProblem:
    if path.is_dir():  # on Windows, no error of its own
        return FileProblem.A_FOLDER
    if isinstance(error, FileNotFoundError):
        return FileProblem.NOT_THERE
    return FileProblem.FORBIDDEN if isinstance(error, PermissionError) else FileProblem.NOT_READ
