"""Prove that every locked package has a wheel for Macs with Apple silicon: `make wheels`.

Asks the package index that pip is set up for, through pip itself: the wheels are those that would
be installed, with the hashes of requirements.lock. Installs nothing. Exits with 0 if every package
has a wheel, 1 if one has none, 2 if the index cannot be asked.
"""

from __future__ import annotations

import argparse
import json
import re
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path, PurePosixPath
from tempfile import TemporaryDirectory

from advisories import LOCK
from messages import SetupError, tell
from packaging.requirements import Requirement

PYTHON = "3.13"
"""What the workflow builds with."""

MACOS = "13.0"
"""The oldest macOS that Qt's wheels are for; petstore.spec says the same to macOS."""

_BLOCK = re.compile(r"^(?P<named>\S+==[^\\\n]+)(?P<hashes>(?:\\\n +--hash=\S+ ?)+)", re.MULTILINE)
_NOT_ASKED = re.compile(r"Could not fetch URL (?!.* 404 )|Retrying|HTTP error|SSLError|timed out")


def main() -> int:
    """Print the wheel of each package; returns the exit status."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--lock", type=Path, default=LOCK, metavar="FILE")
    lock = parser.parse_args().lock
    try:
        files = wheels(list(entries(lock.read_text(encoding="utf-8"))))
    except SetupError as problem:
        tell(str(problem))
        return 2
    except LookupError as missing:
        tell(f"pip says: {missing}")
        return 1
    print("\n".join(files))
    kinds = Counter(file.removesuffix(".whl").rpartition("_")[2] for file in files)
    here, both = kinds.pop("arm64", 0), kinds.pop("universal2", 0)
    tell(
        f"{len(files)} wheels: {here} for arm64, {both} universal, {kinds.total()} for any system."
    )
    return 0


def entries(lock: str) -> Iterator[str]:
    """The packages of a lock file that macOS needs, each with its hashes."""
    system = {
        "implementation_name": "cpython",
        "os_name": "posix",
        "platform_machine": "arm64",
        "platform_python_implementation": "CPython",
        "platform_system": "Darwin",
        "python_full_version": f"{PYTHON}.0",
        "python_version": PYTHON,
        "sys_platform": "darwin",
    }
    for found in _BLOCK.finditer(lock):
        package = Requirement(found["named"].strip())
        if package.marker is None or package.marker.evaluate(system):
            yield f"{package.name}{package.specifier} {found['hashes'].lstrip()}"


def wheels(packages: list[str]) -> list[str]:
    """The files that pip would install.

    Raises `SetupError` if the index cannot be asked, and `LookupError` if it lacks a wheel.
    """
    if not packages:
        raise SetupError("The lock file names no package: nothing was looked at.")
    with TemporaryDirectory() as folder:
        wanted, report = Path(folder, "wanted.txt"), Path(folder, "report.json")
        wanted.write_text("\n".join(packages), encoding="utf-8")
        tags = ["cp" + PYTHON.replace(".", ""), "abi3", "none"]
        command = [
            *[sys.executable, "-m", "pip", "-vv", "install", "--dry-run"],
            *[
                "--ignore-installed",
                "--no-deps",
                "--only-binary",
                ":all:",
                "--require-hashes",
                "--target",
                folder,
            ],
            *["--platform", f"macosx_{MACOS.replace('.', '_')}_arm64"],
            *["--python-version", PYTHON, "--implementation", "cp"],
            *(word for tag in tags for word in ("--abi", tag)),
            *["--report", str(report), "--requirement", str(wanted)],
        ]
        done = subprocess.run(command, capture_output=True, encoding="utf-8", check=False)
        if done.returncode:
            last = (done.stderr.strip() or "pip says nothing").splitlines()[-1]
            if _NOT_ASKED.search(done.stdout + done.stderr):
                raise SetupError(f"The index cannot be asked, nothing is known: {last}")
            raise LookupError(last)
        chosen = json.loads(report.read_text(encoding="utf-8"))["install"]
    names = sorted(PurePosixPath(each["download_info"]["url"]).name for each in chosen)
    if len(names) != len(packages):
        raise SetupError(f"{len(names)} wheels for {len(packages)} packages, nothing is known.")
    return names


if __name__ == "__main__":
    sys.exit(main())
