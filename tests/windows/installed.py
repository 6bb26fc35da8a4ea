"""Petstore on Wine's drive C, as a setup program installs it, and what it leaves there."""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from tests.support.processes import until
from tests.windows.place import PREFIX
from tests.windows.window import processes_named
from tests.windows.wine import Wine

DRIVE_C = PREFIX / "drive_c"
PERSON = DRIVE_C / "users/root/AppData"
PROFILE = PERSON / "Local/Petstore/Petstore Catalogue"
"""The person's data where no folder is named."""

OF_IT = DRIVE_C / "ProgramData/Petstore"
"""Where docs/for-it.md puts the key of a till."""

SETTINGS = r"Software\Petstore"
POLICIES = r"Software\Policies\Petstore"
UNINSTALL = r"Software\Microsoft\Windows\CurrentVersion\Uninstall\Petstore"
START_MENU = "Microsoft/Windows/Start Menu/Programs/Petstore.lnk"

OURS = tuple("[" + key.replace("\\", "\\\\") for key in (SETTINGS, POLICIES, UNINSTALL))
"""How their keys begin in Wine's files."""

HIVES = {"HKCU": "user.reg", "HKLM": "system.reg"}

OF_OTHERS = re.compile(
    r"DriverDateData|SymbolicLinkValue|(?i:default_monitor)"  # Wine's own, at each of its starts
    r"|CurrentVersion\\Uninstall: =$|Software\\Policies: =$|Local/Programs$"  # Windows' own
    r"|~nsu|PendingFileRenameOperations"  # uninstall.exe's copy, to go when Windows starts again
)

Section = dict[str, str]


@dataclass(frozen=True)
class Scope:
    """Whose installation it is."""

    options: tuple[str, ...]
    folder: Path
    entry: Path
    """That in the Start menu."""

    hive: str

    def install(self, wine: Wine, setup: Path) -> int:
        """Run a setup program silently; returns its exit status."""
        return wine.run([str(setup), "/S", *self.options])

    def uninstall(self, wine: Wine) -> None:
        """Remove it silently, as Windows' settings do."""
        wine.run([str(self.folder / "uninstall.exe"), "/S", *self.options])
        until_removed()

    def told(self, wine: Wine) -> Section:
        """What Windows' list of programs says of it; nothing if it is not there."""
        return registry(wine, self.hive).get(UNINSTALL, {})


ALONE = Scope((), PERSON / "Local/Programs/Petstore", PERSON / "Roaming" / START_MENU, "HKCU")
EVERYBODY = Scope(
    ("/AllUsers",), DRIVE_C / "Program Files/Petstore", DRIVE_C / "ProgramData" / START_MENU, "HKLM"
)


def in_windows(path: Path) -> str:
    """The name of a file on drive C."""
    return "C:\\" + path.relative_to(DRIVE_C).as_posix().replace("/", "\\")


def until_removed() -> None:
    """The program that removes is a copy of itself in another folder."""
    until(lambda: not processes_named("/uninstall.exe", "/Un.exe", "/Un_A.exe", "/Au_.exe"))


def registry(wine: Wine, hive: str) -> dict[str, Section]:
    """The keys of the registry, each with its values. Ends all programs: then it is on the disk."""
    wine.end()
    lines = (PREFIX / HIVES[hive]).read_text("utf-8", "replace").splitlines()
    found: dict[str, Section] = {}
    section: Section = {}
    for line in lines:
        if line.startswith("["):
            section = found.setdefault(line[1:].rpartition("]")[0].replace("\\\\", "\\"), {})
        elif line.startswith(('"', "@")):
            name, _, value = line.partition("=")
            section[name.strip('"')] = value.strip('"').replace("\\\\", "\\").replace('\\"', '"')
    return found


def traces(wine: Wine) -> set[str]:
    """Every file and folder of drive C, and every key and value of the registry."""
    keys = {
        f"{hive}\\{key}: {name}={value}"
        for hive in HIVES
        for key, values in registry(wine, hive).items()
        for name, value in [("", ""), *values.items()]
    }
    return {one for one in [*keys, *_files(DRIVE_C)] if not OF_OTHERS.search(one)}


def _files(folder: Path) -> Iterator[str]:
    for one in folder.iterdir():
        yield str(one)
        if one.is_dir() and not one.is_symlink():
            yield from _files(one)


def clear(wine: Wine) -> None:
    """Forget every installation, a person's data, and IT's."""
    wine.end()
    for file in HIVES.values():
        sections = (PREFIX / file).read_text("utf-8", "surrogateescape").split("\n\n")
        kept = [one for one in sections if not one.startswith(OURS)]
        (PREFIX / file).write_text("\n\n".join(kept), "utf-8", "surrogateescape")
    for scope in (ALONE, EVERYBODY):
        shutil.rmtree(scope.folder, ignore_errors=True)
        scope.entry.unlink(missing_ok=True)
    for data in (PROFILE.parent, OF_IT):
        shutil.rmtree(data, ignore_errors=True)
