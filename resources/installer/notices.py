"""The licences of everything shipped, found from what was frozen, so that none is forgotten."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from importlib import metadata
from pathlib import Path

from product import INSTALLER, ROOT

TEXT = re.compile(r"(licen[cs]e|copying|notice|authors)", re.IGNORECASE)
QT = ("PySide6_Essentials", "shiboken6")
"""Their wheels contain no licence text; it is in `licences/`."""


BOOTLOADER = "pyinstaller"
"""PyInstaller's bootloader starts the executable; its modules are not frozen."""


class MissingLicence(Exception):
    """A component would be shipped without its licence. `str()` names it."""


@dataclass(frozen=True)
class Component:
    """A third-party component, with the files of its licence."""

    name: str
    version: str
    texts: tuple[Path, ...]


def write_notices(folder: Path, record: Path, libraries: str) -> None:
    """Write the notice and every licence into `folder`; `record` is the list that the spec wrote.

    `libraries` says where Qt's libraries are. Raises `MissingLicence`.
    """
    folder.mkdir(parents=True)
    shipped = json.loads(record.read_text(encoding="utf-8"))
    components = sorted(
        [*_packages(shipped["modules"]), _python(), *_of_the_system(shipped["sources"])],
        key=lambda component: component.name.lower(),
    )
    for component in components:
        for number, text in enumerate(component.texts):
            suffix = f"-{number + 1}" if number else ""
            shutil.copyfile(text, folder / f"{component.name}{suffix}.txt")
    shutil.copyfile(ROOT / "LICENSE", folder / "petstore-gui.txt")
    listed = [f"{component.name} {component.version}" for component in components]
    qt = ""
    if QT[0] in {component.name for component in components}:
        shutil.copyfile(ROOT / "resources/fonts/OFL.txt", folder / "Inter.txt")
        listed.append("Inter 4")
        qt = _text("QT.txt").format(qt=metadata.version(QT[0]), libraries=libraries)
    notice = _text("NOTICE.txt").format(qt=qt, components="\n".join([*listed, ""]))
    (folder / "NOTICE.txt").write_text(notice, encoding="utf-8")


def _text(name: str) -> str:
    return (INSTALLER / "licences" / name).read_text(encoding="utf-8")


def _packages(modules: Iterable[str]) -> Iterator[Component]:
    owners = metadata.packages_distributions()
    frozen = {name.partition(".")[0] for name in modules}
    names = {owner for module in frozen for owner in owners.get(module, ())}
    qt = QT if "PySide6" in frozen else ()
    for name in sorted({*names, BOOTLOADER, *qt} - {"petstore-gui"}, key=str.lower):
        texts = tuple(_texts_of(name))
        if not texts:
            raise MissingLicence(f"{name} has no licence text in its package")
        yield Component(name, metadata.version(name), texts)


def _texts_of(name: str) -> Iterator[Path]:
    if name in QT:
        yield from (INSTALLER / "licences" / text for text in ("LGPL-3.0.txt", "GPL-3.0.txt"))
        return
    for file in sorted(metadata.files(name) or (), key=str):
        if ".dist-info" in file.parts[0] and TEXT.match(file.name):
            yield Path(str(file.locate()))


def _python() -> Component:
    library = Path(sys.base_prefix)
    inside = library / "lib" / f"python{sys.version_info.major}.{sys.version_info.minor}"
    places = (
        inside / "LICENSE.txt",
        library / "LICENSE.txt",
        Path("/usr/share/doc/python3/copyright"),
    )
    for place in places:
        if place.is_file():
            return Component("Python", sys.version.split()[0], (place,))
    raise MissingLicence("the licence of Python is not beside it")


def _of_the_system(sources: Iterable[str]) -> Iterator[Component]:
    """Libraries from Debian, whose packages contain their licences."""
    packages: set[str] = set()
    for source in sources:
        if source.startswith(("/lib/", "/usr/lib/")):
            packages.add(_owner(Path(source)))
    for package in sorted(packages):
        text = Path("/usr/share/doc") / package.partition(":")[0] / "copyright"
        if not text.is_file():
            raise MissingLicence(f"Debian's package {package} has no copyright file here")
        version = _asked("dpkg-query", "--show", "--showformat=${Version}", package)
        yield Component(package.partition(":")[0], version, (text,))


def _owner(library: Path) -> str:
    """The Debian package of a file, which dpkg may list under its path before the /usr merge."""
    resolved = library.resolve()
    for name in (library, resolved, Path(str(resolved).removeprefix("/usr"))):
        found = subprocess.run(
            ["dpkg-query", "--search", name], capture_output=True, encoding="utf-8", check=False
        )
        if found.returncode == 0:
            return found.stdout.partition(": ")[0]
    raise MissingLicence(f"no package of this system has {library}")


def _asked(*command: str) -> str:
    return subprocess.run(command, check=True, capture_output=True, encoding="utf-8").stdout.strip()
