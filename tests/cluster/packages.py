"""Programs of Debian 12 for these tests, in a folder that git ignores."""

from __future__ import annotations

import subprocess
from pathlib import Path

FOLDER = Path(__file__).parents[2] / ".cache/cluster"
PACKAGES = ("haproxy", "postgresql-15")

LIBRARIES = f"{FOLDER}/usr/lib/x86_64-linux-gnu:{FOLDER}/lib/x86_64-linux-gnu"
HAPROXY = FOLDER / "usr/sbin/haproxy"
POSTGRESQL_15 = FOLDER / "usr/lib/postgresql/15/bin"


def unpack() -> None:
    """Download the packages and what they need and this computer has not, and unpack them.

    apt checks the signatures. Nothing is installed, and nobody has to be root.
    """
    done = FOLDER / f"{'+'.join(PACKAGES)}.done"
    if done.exists():
        return
    archives = FOLDER / "archives"
    (archives / "partial").mkdir(parents=True, exist_ok=True)
    options = ["-o", f"Dir::Cache::archives={archives}", "-o", "Debug::NoLocking=1"]
    only_fetch = ["--download-only", "--reinstall", "--no-install-recommends", "--yes"]
    subprocess.run(["apt-get", "install", *only_fetch, *options, *PACKAGES], check=True)
    for package in archives.glob("*.deb"):
        subprocess.run(["dpkg", "-x", package, FOLDER], check=True)
    done.touch()
