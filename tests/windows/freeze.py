"""The frozen program of Windows, and its setup programs."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

from tests.windows.place import CACHE, HERE, LOGS, ROOT
from tests.windows.wine import Wine

sys.path[:0] = [str(ROOT / "resources/installer")]

import build  # noqa: E402
from product import Product  # noqa: E402

PRODUCT = Product()
BUILD = CACHE / "build"
FROZEN = BUILD / "frozen" / PRODUCT.command
PROGRAM = FROZEN / f"{PRODUCT.command}.exe"
TESTED = BUILD / "frozen/tested"
"""The same program, which also tells tests what its window shows."""

SETUPS = CACHE / "setups"
SETUP = SETUPS / "Petstore.exe"
SETUP_TESTED = SETUPS / "Petstore-tested.exe"
SETUP_OLDER = SETUPS / "Petstore-older.exe"

OLDER = "0.0.1"
ONLY_IN_OLDER = "_internal/only-in-older.txt"

SETUP_BYTES_MAX = 40_000_000

OF_WINDOWS = ("icuuc.dll", "bcryptprimitives.dll")
"""Stubs of the system's own libraries, for tests alone: they are never shipped."""

FOR_64_BITS = "-XTarget amd64-unicode"
"""Debian's Wine has no 32 bits, for which NSIS otherwise makes setup programs."""

QUICKLY = (
    "-X!pragma warning disable 8020",
    "-X!pragma warning disable 8026",
    "-XSetCompressor /FINAL zlib",
)
"""What overrides the script's own compressor, which takes minutes, and its size of dictionary."""


def freeze(wine: Wine) -> bool:
    """Freeze the program, as it is shipped and once more for tests."""
    shutil.rmtree(BUILD, ignore_errors=True)
    began = time.monotonic()
    LOGS.mkdir(parents=True, exist_ok=True)
    with (LOGS / "freeze.txt").open("wb", buffering=0) as log:
        more = {"SOURCE_DATE_EPOCH": str(PRODUCT.made), "PETSTORE_COMMIT": PRODUCT.commit}
        status = wine.python(str(HERE / "wine_only/freeze.py"), more=more, log=log)
    if status or not TESTED.is_dir():
        print(f"freezing ended with {status}: see {log.name}")
        return False
    files = [one for one in FROZEN.rglob("*") if one.is_file()]
    stubs = [one.name for one in files if one.name.lower() in OF_WINDOWS]
    size = sum(one.stat().st_size for one in files) / 1e6
    seconds = time.monotonic() - began
    print(f"frozen in {seconds:.0f} s: {len(files)} files, {size:.1f} MB")
    if stubs:
        print(f"stubs of the system's libraries are in it: {stubs}")
    return not stubs


def checks_itself(wine: Wine) -> bool:
    """Whether the frozen program's own checks pass; prints them, and what they do not cover.

    Freezes it first if that was not done yet.
    """
    if not PROGRAM.is_file():
        print("freezing the program first: a quarter of an hour, once")
        if not freeze(wine):
            return False
    status = wine.run([str(PROGRAM), "--self-test"])
    print(f"--self-test ended with {status}")
    return status == 0


def pack() -> bool:
    """Make the setup programs: the one that is shipped, and an older and a newer one for tests."""
    SETUPS.mkdir(parents=True, exist_ok=True)
    older, folder = Product(), BUILD / "older"
    older.version = OLDER
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(TESTED, folder, copy_function=os.link)
    (folder / ONLY_IN_OLDER).touch()
    made = (
        _packed(PRODUCT, FROZEN, SETUP),
        _packed(PRODUCT, TESTED, SETUP_TESTED, *QUICKLY),
        _packed(older, folder, SETUP_OLDER, *QUICKLY),
    )
    if not all(made):
        return False
    size = SETUP.stat().st_size
    print(f"setup program: {size / 1e6:.1f} MB")
    return size <= SETUP_BYTES_MAX


def _packed(product: Product, folder: Path, setup: Path, *options: str) -> bool:
    command = build.nsis_command(product, folder, setup, CACHE)
    done = subprocess.run([*command[:1], FOR_64_BITS, *options, *command[1:]], check=False)
    return done.returncode == 0
