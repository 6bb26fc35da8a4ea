"""The installer of this platform, under dist/: `make installer`."""

from __future__ import annotations

import argparse
import os
import shlex
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import tree
from icons import write_ico
from notices import MissingLicence, write_notices
from product import ICON_SIZES, ICONS, INSTALLER, ROOT, SERVER, Product
from setup_picture import draw_setup_picture

Packer = Callable[[Product, Path, Path], list[Path]]
"""Packs a frozen program with its licences; returns the files."""

BUILD = ROOT / "build" / "installer"
DIST = ROOT / "dist"

STEADY = {"PYTHONHASHSEED": "0", "TZ": "UTC", "LC_ALL": "C.UTF-8"}
"""Variables that would otherwise make two builds of one commit differ."""

SIGN = os.environ.get("PETSTORE_SIGN", "")
"""The command that signs a Windows file, whose name is its last argument; empty to sign nothing."""


def main() -> int:
    """Freeze the program and pack it; prints the files that it made."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--only", choices=("deb",), help="make this one alone")
    arguments = parser.parse_args()
    pack = _debian if arguments.only else PACKERS[sys.platform]
    DIST.mkdir(exist_ok=True)
    try:
        for file in _made(Product(), pack):
            print(file.relative_to(ROOT))
        if sys.platform == "linux":
            for file in _made(Product(SERVER), _debian):
                print(file.relative_to(ROOT))
    except MissingLicence as problem:
        sys.stderr.write(f"petstore: {problem}\n")
        return 1
    return 0


def _made(product: Product, pack: Packer) -> list[Path]:
    frozen = freeze(product)
    licences = BUILD / "licences" / product.command
    shutil.rmtree(licences, ignore_errors=True)
    write_notices(licences, BUILD / "work/petstore/shipped.json", "the program's folder")
    return pack(product, frozen, licences)


def freeze(product: Product) -> Path:
    """Run PyInstaller; returns the folder with the program."""
    command = [
        *[sys.executable, "-m", "PyInstaller", "--noconfirm", "--log-level", "ERROR"],
        *["--distpath", str(BUILD / "frozen"), "--workpath", str(BUILD / "work")],
        str(INSTALLER / "petstore.spec"),
    ]
    environment = {
        **os.environ,
        **STEADY,
        "PETSTORE_PROGRAM": product.command,
        "SOURCE_DATE_EPOCH": str(product.made),
    }
    subprocess.run(command, check=True, env=environment, cwd=ROOT)
    return BUILD / "frozen" / product.command


def _linux(product: Product, frozen: Path, licences: Path) -> list[Path]:
    return [_portable(product, frozen, licences), *_debian(product, frozen, licences)]


def _debian(product: Product, frozen: Path, licences: Path) -> list[Path]:
    if not shutil.which("dpkg-deb"):
        sys.stderr.write("petstore: no .deb: this system has no dpkg-deb\n")
        return []
    from debian import Package  # noqa: PLC0415 - it reads ELF files, which only Linux has

    return [Package(product, frozen, licences, BUILD / "deb").build(DIST)]


def _portable(product: Product, frozen: Path, licences: Path) -> Path:
    name = f"{product.command}-{product.version}-linux-{os.uname().machine}"
    folder = BUILD / "portable" / name
    shutil.rmtree(folder.parent, ignore_errors=True)
    tree.copy(frozen, folder)
    tree.copy(licences, folder / "licences")
    tree.copy_pages(ROOT / "docs", folder / "docs")
    tree.normalise(folder, product.made)
    archive = DIST / f"{name}.tar.gz"
    tree.pack(folder, archive, product.made)
    return archive


def _macos(product: Product, _frozen: Path, licences: Path) -> list[Path]:
    name = f"{product.title}-{product.version}-macos-{os.uname().machine}"
    folder = BUILD / "portable" / name
    shutil.rmtree(folder.parent, ignore_errors=True)
    tree.copy(BUILD / "frozen" / f"{product.title}.app", folder / f"{product.title}.app")
    tree.copy(licences, folder / "licences")  # not in the bundle, which is signed already
    tree.copy(INSTALLER / "policy", folder / "policy")
    archive = DIST / f"{name}.zip"
    archive.unlink(missing_ok=True)
    subprocess.run(["ditto", "-c", "-k", "--keepParent", folder, archive], check=True)
    return [archive]


def _windows(product: Product, frozen: Path, licences: Path) -> list[Path]:
    tree.copy(licences, frozen / "licences")
    tree.copy(INSTALLER / "policy", frozen / "policy")
    for program in sorted(frozen.glob("*.exe")) if SIGN else ():
        subprocess.run([*shlex.split(SIGN), str(program)], check=True)
    installer = DIST / f"{product.title}-{product.version}-windows.exe"
    subprocess.run(nsis_command(product, frozen, installer, BUILD), check=True)
    return [installer]


def nsis_command(product: Product, frozen: Path, installer: Path, drawn: Path) -> list[str]:
    """The command that makes `installer` from a frozen folder; `drawn` gets its pictures."""
    pictures = {size: ICONS / f"app-{size}.png" for size in ICON_SIZES}
    words = {
        "COMMAND": product.command,
        "FROZEN": str(frozen),
        "ICON": str(write_ico(pictures, drawn / "setup.ico")),
        "INSTALLER": str(installer),
        "PICTURE": str(draw_setup_picture(pictures[256], drawn / "setup.bmp")),
        "PUBLISHER": product.publisher,
        "SUMMARY": product.summary,
        "TITLE": product.title,
        "VERSION": product.version,
    }
    if SIGN:
        words["SIGN"] = SIGN
    defined = [f"-D{name}={value}" for name, value in words.items()]
    script = str(INSTALLER / "windows/petstore.nsi")
    return ["makensis", "-V2", "-WX", "-INPUTCHARSET", "UTF8", *defined, script]


PACKERS = {"linux": _linux, "darwin": _macos, "win32": _windows}


if __name__ == "__main__":
    sys.path.insert(0, str(ROOT))
    sys.exit(main())
