"""The Debian packages that a frozen program depends on, read from its files."""

from __future__ import annotations

import re
import subprocess
from collections.abc import Iterator
from pathlib import Path

from petstore_gui.support.system_libraries import PACKAGES

_ELF = b"\x7fELF"
_NEEDED = re.compile(r"^\s+NEEDED\s+(\S+)$", re.MULTILINE)
_C_LIBRARY = re.compile(r"\bGLIBC_(\d+)\.(\d+)")


class UnknownLibrary(Exception):
    """No Debian package is known for some libraries. `str()` names them."""


def depends(folder: Path) -> list[str]:
    """The Debian packages that the programs and libraries in `folder` need.

    Raises `UnknownLibrary`.
    """
    elves = list(_elves_in(folder))
    headers = [_headers(elf) for elf in elves]
    shipped = {elf.name for elf in elves} | {path.name for path in folder.rglob("*.so*")}
    needed = {name for text in headers for name in _NEEDED.findall(text)} - shipped
    if unknown := sorted(needed - PACKAGES.keys()):
        raise UnknownLibrary(f"no package is known for {', '.join(unknown)}")
    packages = {PACKAGES[name] for name in needed}
    oldest = max((int(a), int(b)) for text in headers for a, b in _C_LIBRARY.findall(text))
    c_library = f"libc6 (>= {oldest[0]}.{oldest[1]})"
    return sorted({*packages - {"libc6"}, c_library})


def _elves_in(folder: Path) -> Iterator[Path]:
    for path in sorted(folder.rglob("*")):
        if path.is_file() and not path.is_symlink():
            with path.open("rb") as file:
                if file.read(len(_ELF)) == _ELF:
                    yield path


def _headers(elf: Path) -> str:
    return subprocess.run(
        ["objdump", "--private-headers", elf], check=True, capture_output=True, encoding="utf-8"
    ).stdout
