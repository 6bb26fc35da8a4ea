"""Folders for packages: every build has the same bytes, modes and dates."""

from __future__ import annotations

import gzip
import os
import shutil
import tarfile
from collections.abc import Iterator
from pathlib import Path

PROGRAM = 0o755
FILE = 0o644

COMPRESSION = 6
"""gzip's default level: 9 takes three times as long and saves 1 %."""


def write(file: Path, content: str, mode: int = FILE) -> None:
    """Write a text file, and create its folder if necessary."""
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(content, encoding="utf-8", newline="\n")
    file.chmod(mode)


def copy(source: Path, target: Path) -> None:
    """Copy a file or a folder; links stay links."""
    target.parent.mkdir(parents=True, exist_ok=True)
    if source.is_dir():
        shutil.copytree(source, target, symlinks=True)
    else:
        shutil.copy(source, target)


def copy_pages(source: Path, target: Path) -> None:
    """Copy the pages of a folder, and the drawings that they show."""
    for page in everything_in(source):
        if page.suffix in (".md", ".svg"):
            copy(page, target / page.relative_to(source))


def everything_in(folder: Path) -> Iterator[Path]:
    """All files and folders in a folder, in an order that depends only on their names."""
    yield from sorted(folder.rglob("*"), key=lambda path: path.relative_to(folder).as_posix())


def normalise(folder: Path, made: int) -> None:
    """Give everything in a folder the date `made` and a mode that is the same on every computer."""
    for path in [folder, *everything_in(folder)]:
        if not path.is_symlink():
            is_program = path.is_dir() or (os.access(path, os.X_OK) and ".so" not in path.name)
            path.chmod(PROGRAM if is_program else FILE)
        os.utime(path, (made, made), follow_symlinks=False)


def pack(folder: Path, archive: Path, made: int) -> None:
    """Pack a folder into a .tar.gz, under its own name."""
    with (
        archive.open("wb") as raw,
        gzip.GzipFile("", "wb", COMPRESSION, raw, mtime=made) as packed,
        tarfile.open(fileobj=packed, mode="w", format=tarfile.PAX_FORMAT) as tar,
    ):
        for path in [folder, *everything_in(folder)]:
            tar.add(path, path.relative_to(folder.parent), recursive=False, filter=_owned_by_root)


def _owned_by_root(entry: tarfile.TarInfo) -> tarfile.TarInfo:
    entry.uid = entry.gid = 0
    entry.uname = entry.gname = "root"
    entry.mtime = int(entry.mtime)
    return entry
