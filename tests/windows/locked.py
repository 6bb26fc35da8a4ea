"""The packages of requirements.lock that Windows needs, each with its hashes."""

from __future__ import annotations

import re
from dataclasses import dataclass

from packaging.requirements import Requirement

WINDOWS = {
    "implementation_name": "cpython",
    "os_name": "nt",
    "platform_machine": "AMD64",
    "platform_python_implementation": "CPython",
    "platform_system": "Windows",
    "python_full_version": "3.13.2",
    "python_version": "3.13",
    "sys_platform": "win32",
}
"""Markers mean this system: pip would ask them of the one that it runs on."""

ENTRY = re.compile(r"^(\S.*?)((?: \\\n +--hash=sha256:[0-9a-f]{64})+)$", re.MULTILINE)


@dataclass(frozen=True)
class Locked:
    """A package as pip's --require-hashes wants it."""

    requirement: str
    hashes: tuple[str, ...]

    def __str__(self) -> str:
        lines = [self.requirement, *(f"--hash=sha256:{one}" for one in self.hashes)]
        return " \\\n    ".join(lines) + "\n"


def locked_for_windows(lock: str) -> list[Locked]:
    """The entries of a lock whose markers hold on Windows."""
    found = []
    for entry, hashes in ENTRY.findall(lock):
        requirement = Requirement(entry)
        if requirement.marker is None or requirement.marker.evaluate(WINDOWS):
            pinned = f"{requirement.name}{requirement.specifier}"
            found.append(Locked(pinned, tuple(re.findall(r"[0-9a-f]{64}", hashes))))
    return found
