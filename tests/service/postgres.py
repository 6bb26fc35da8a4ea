"""A separate PostgreSQL server for tests, if the system has PostgreSQL installed."""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.support.processes import until

BINARIES = max(Path("/usr/lib/postgresql").glob("*/bin"), default=None)
USER = "petstore"


@contextmanager
def postgres() -> Iterator[str]:
    """Run a server on a socket in a temporary folder; yields its URL.

    PostgreSQL refuses to run as root, so root runs it as `nobody`.
    """
    assert BINARIES
    with tempfile.TemporaryDirectory(prefix="petstore-pg-") as name:
        folder = Path(name)
        as_user = _as_nobody(folder) if os.geteuid() == 0 else []
        data = folder / "data"
        initdb: list[str | Path] = [
            BINARIES / "initdb",
            "-D",
            data,
            "-U",
            USER,
            "-A",
            "trust",
            "-E",
            "UTF8",
            "-N",
        ]
        subprocess.run([*as_user, *initdb], check=True, capture_output=True, cwd=folder)
        options: list[str | Path] = ["-k", folder, "-c", "listen_addresses=", "-c", "fsync=off"]
        with subprocess.Popen(
            [*as_user, BINARIES / "postgres", "-D", data, *options],
            stderr=subprocess.DEVNULL,
            cwd=folder,
        ) as server:
            try:
                until(lambda: _is_ready(folder))
                yield f"postgresql://{USER}@/postgres?host={folder}"
            finally:
                server.terminate()


def _as_nobody(folder: Path) -> list[str]:
    shutil.chown(folder, "nobody", "nogroup")
    return ["setpriv", "--reuid=nobody", "--regid=nogroup", "--clear-groups"]


def _is_ready(folder: Path) -> bool:
    assert BINARIES
    asked: list[str | Path] = [BINARIES / "pg_isready", "-q", "-h", folder]
    return subprocess.run(asked, check=False).returncode == 0
