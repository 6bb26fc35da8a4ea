"""The frozen program of Windows, and its setup program."""

from __future__ import annotations

import shutil
import subprocess
import sys
import time
from pathlib import Path

from tests.windows.place import CACHE, HERE, LOGS, ROOT
from tests.windows.wine import Wine

sys.path[:0] = [str(ROOT / "resources/installer")]

import build  # noqa: E402
from icons import write_ico  # noqa: E402
from product import ICON_SIZES, ICONS, Product  # noqa: E402

BUILD = CACHE / "build"
SETUP = CACHE / "Petstore-windows.exe"

PROGRAM = ("petstore_gui", "resources")
"""What is frozen."""

OF_WINDOWS = ("icuuc.dll", "bcryptprimitives.dll")
"""Stubs of the system's own libraries, for tests alone: they are never shipped."""


def freeze(wine: Wine) -> Path | None:
    """Freeze the program; returns its folder, or None if that failed."""
    shutil.rmtree(BUILD, ignore_errors=True)
    product, began = Product(), time.monotonic()
    LOGS.mkdir(parents=True, exist_ok=True)
    with (LOGS / "freeze.txt").open("wb", buffering=0) as log:
        more = {"SOURCE_DATE_EPOCH": str(product.made)}
        status = wine.python(str(HERE / "wine_only/freeze.py"), more=more, log=log)
    frozen = BUILD / "frozen" / product.command
    if status or not frozen.is_dir():
        print(f"freezing ended with {status}: see {log.name}")
        return None
    stubs = [one.name for one in frozen.rglob("*") if one.name.lower() in OF_WINDOWS]
    files = [one for one in frozen.rglob("*") if one.is_file()]
    size = sum(one.stat().st_size for one in files) / 1e6
    seconds = time.monotonic() - began
    print(f"frozen in {seconds:.0f} s: {len(files)} files, {size:.1f} MB")
    if stubs:
        print(f"stubs of the system's libraries are in it: {stubs}")
    return None if stubs else frozen


def newest(wine: Wine) -> Path | None:
    """The frozen program, frozen anew only if a file of the program has changed since."""
    frozen = BUILD / "frozen" / Product().command
    made = frozen / f"{Product().command}.exe"
    sources = [
        one for name in PROGRAM for one in (ROOT / name).rglob("*.*") if one.suffix != ".pyc"
    ]
    changed = max(one.stat().st_mtime for one in sources)
    is_new = made.is_file() and made.stat().st_mtime > changed
    return frozen if is_new else freeze(wine)


def checks_itself(wine: Wine, frozen: Path) -> bool:
    """Whether the frozen program's own checks pass; prints them."""
    status = wine.run([str(frozen / f"{Product().command}.exe"), "--self-test"])
    print(f"--self-test ended with {status}")
    return status == 0


def pack(frozen: Path) -> bool:
    """Make the setup program, as on Windows."""
    icon = write_ico({size: ICONS / f"app-{size}.png" for size in ICON_SIZES}, CACHE / "setup.ico")
    done = subprocess.run(build.nsis_command(Product(), frozen, SETUP, icon), check=False)
    if done.returncode == 0:
        print(f"setup program: {SETUP.stat().st_size / 1e6:.1f} MB")
    return done.returncode == 0
