"""Programs of Debian 12 for these tests, in a folder that git ignores."""

from __future__ import annotations

import hashlib
import subprocess
from pathlib import Path

FOLDER = Path(__file__).parents[2] / ".cache/cluster"

# fmt: off
PACKAGES = {
    "haproxy=2.6.12-1+deb12u4":
        "97ca097d12b43fc5cb1b17aa5e84957735ef312a2e02cf8a99512fa1abe8a955",
    "liblua5.3-0=5.3.6-2":
        "576ad8ef2e9f6ad21f29f0c90dac17448deefee8f3912877c2a0911b77e5d3ca",
    "libopentracing-c-wrapper0=1.1.3-3+b1":
        "68013bf6296a776923622c871bed26bc7b6bfe5f84b0fa2707a06382d1db2692",
    "libopentracing1=1.6.0-4":
        "af62b62a99979253a79e3443f7dabe13f1f33bc2fc024f99039e3868a67f26f4",
    "pgbouncer=1.18.0-1+deb12u1":
        "b8468c31f94596da0967b1a27980a0a036268eb8e53d3e647651bd7b82b6f65e",
    "libc-ares2=1.18.1-3":
        "087fd5c2ac883202e1786ab45617cdab7f77bc7f060d58cca177ddf6b6c3fa73",
}
# fmt: on
"""With the SHA-256 of each file, for amd64."""

LIBRARIES = FOLDER / "usr/lib/x86_64-linux-gnu"
HAPROXY = FOLDER / "usr/sbin/haproxy"
PGBOUNCER = FOLDER / "usr/sbin/pgbouncer"


def unpack() -> None:
    """Download and unpack what is missing."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for package, digest in PACKAGES.items():
        done = FOLDER / f"{digest}.done"
        if not done.exists():
            subprocess.run(["apt-get", "download", package], cwd=FOLDER, check=True)
            [file] = FOLDER.glob(f"{package.partition('=')[0]}_*.deb")
            found = hashlib.sha256(file.read_bytes()).hexdigest()
            assert found == digest, f"{file} is not the file that is expected"
            subprocess.run(["dpkg", "-x", file, FOLDER], check=True)
            done.touch()
