"""Freezes the program with Windows' PyInstaller; makensis, on Linux, makes it a setup program."""

from __future__ import annotations

import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[2]
sys.path[:0] = [str(ROOT / "resources/installer"), str(ROOT)]

import build  # noqa: E402
import tree  # noqa: E402
from product import INSTALLER, Product  # noqa: E402


def keep(product: Product, frozen: Path, licences: Path) -> list[Path]:
    """In place of packing it: the folders as setup programs will contain them."""
    folders = [frozen, frozen.with_name("tested")]
    for folder in folders:
        tree.copy(licences, folder / "licences")
        tree.copy(INSTALLER / "policy", folder / "policy")
    return folders


if __name__ == "__main__":
    build.BUILD = build.DIST = ROOT / ".windows/build"
    vars(build)["INSTALLER"] = HERE  # of the spec
    build.PACKERS["win32"] = keep
    sys.exit(build.main())
