"""Where everything for Windows lies: a folder of the checkout that git ignores."""

from __future__ import annotations

from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
HERE = Path(__file__).resolve().parent

CACHE = ROOT / ".windows"
DOWNLOADS = CACHE / "downloads"
PYTHON = CACHE / "python"
PACKAGES = PYTHON / "Lib" / "site-packages"
PREFIX = CACHE / "prefix"
HOME = CACHE / "home"
LOGS = CACHE / "logs"
STAMP = CACHE / "ready.json"
PICTURES = CACHE / "pictures"
