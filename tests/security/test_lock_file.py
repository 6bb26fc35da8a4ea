"""Only reviewed packages are installed: the lock file has the version and digests of each."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
LOCK = (ROOT / "requirements.lock").read_text("utf-8")
ENTRIES = [entry for entry in re.split(r"\n(?=\S)", LOCK) if not entry.startswith("#")]


def test_every_package_has_one_version_and_its_digests() -> None:
    assert len(ENTRIES) > 50
    for entry in ENTRIES:
        assert re.match(r"[\w.-]+(\[[\w,]+\])?==[\w.!+]+( ; .+)? \\\n", entry), entry
        assert re.search(r"--hash=sha256:[0-9a-f]{64}", entry), entry


def test_the_lock_names_no_address() -> None:
    assert "://" not in LOCK
    assert "--index-url" not in LOCK


def test_nothing_is_installed_without_its_digest() -> None:
    environment = (ROOT / "resources" / "setup" / "prepare.py").read_text("utf-8")
    assert "--require-hashes" in environment
