"""Freezes the program with Windows' PyInstaller; makensis, on Linux, makes it a setup program."""

from __future__ import annotations

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]
sys.path[:0] = [str(ROOT / "resources/installer"), str(ROOT)]

import build  # noqa: E402
import tree  # noqa: E402
from product import Product  # noqa: E402


def keep(product: Product, frozen: Path, licences: Path) -> list[Path]:
    """In place of packing it: the folder as the setup program will contain it."""
    tree.copy(licences, frozen / "licences")
    return [frozen]


if __name__ == "__main__":
    build.BUILD = build.DIST = ROOT / ".windows/build"
    build.PACKERS["win32"] = keep
    sys.exit(build.main())
