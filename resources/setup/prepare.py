"""Prepare a checkout to `run` or to `test`: system libraries, virtual environment, packages.

Runs on the system's Python, from 3.7 on, without any packages. Returns at once if nothing is
missing. Writes only to standard error: standard output belongs to the commands that follow.
"""

from __future__ import annotations

import fcntl
import hashlib
import json
import os
import shutil
import sys
from pathlib import Path

import system
from system import ROOT, SetupError, asked, run, tell

STAMP = Path(".venv/ready.json")
"""What the last finished call prepared."""

SUPPORTED = ("3.11", "3.12", "3.13")
PYTHON = Path(".venv/bin/python")


def main() -> int:
    """Prepare for `sys.argv[1]`, "run" or "test". The exit status is 0 if everything is ready."""
    os.chdir(str(ROOT))
    try:
        if not is_ready(sys.argv[1]):
            with open("requirements.lock", "rb") as lock:  # noqa: PTH123 - always there
                fcntl.flock(lock, fcntl.LOCK_EX)  # another call may work on the same checkout
                prepare(sys.argv[1])
    except SetupError as problem:
        tell(str(problem))
        return 1
    return 0


def prepare(purpose: str) -> None:
    """Install what is missing, and record it in the stamp."""
    if is_ready(purpose):  # another call did it
        return
    before, now = stamped(), wanted()
    python = suitable_python()
    packages = system.missing(purpose, python)
    if packages:
        system.install(packages)
    if STAMP.exists():
        STAMP.unlink()  # a call that does not finish leaves no stamp: the next one starts over
    install_into_venv(python, before, now)
    STAMP.write_text(json.dumps({**now, "purpose": purpose}), encoding="utf-8")
    tell("Ready.")


def is_ready(purpose: str) -> bool:
    """Whether the stamp of this folder says that nothing is missing."""
    before = stamped()
    is_enough = PYTHON.exists() and before.get("purpose") in ("test", purpose)
    return is_enough and wanted().items() <= before.items()


def stamped() -> dict[str, str]:
    """The stamp of the last finished call; empty if it is missing or damaged."""
    try:
        return dict(json.loads(STAMP.read_text(encoding="utf-8")))
    except (OSError, ValueError):
        return {}


def wanted() -> dict[str, str]:
    """What .venv depends on: its folder, since its programs contain the path, and two files."""
    files = {"lock": Path("requirements.lock"), "project": Path("pyproject.toml")}
    digests = {name: hashlib.sha256(file.read_bytes()).hexdigest() for name, file in files.items()}
    return {"place": str(Path.cwd()), **digests}


def suitable_python() -> str:
    """A Python that this project supports: the one that runs this, or the newest in the PATH."""
    names = [sys.executable, *(f"python{version}" for version in reversed(SUPPORTED))]
    for python in filter(None, map(shutil.which, names)):
        if asked(python, "import sys; print('%d.%d' % sys.version_info[:2])") in SUPPORTED:
            return python
    raise SetupError(f"Install a supported version of Python: {', '.join(SUPPORTED)}.")


def install_into_venv(python: str, before: dict[str, str], wanted: dict[str, str]) -> None:
    """Install what has changed since `before`; start over if there is no finished .venv."""
    if not PYTHON.exists() or before.get("place") != wanted["place"]:
        before = {}
        tell(f"Making .venv with {python} ...")
        if not run([python, "-I", "-m", "venv", "--clear", ".venv"]):
            raise SetupError("The environment .venv could not be made; the reason stands above.")
    if before.get("lock") != wanted["lock"]:
        tell("Installing the locked packages into .venv (about 300 MB, some minutes at first) ...")
        pip_install("--require-hashes", "--only-binary=:all:", "--requirement", "requirements.lock")
    if before.get("project") != wanted["project"]:
        tell("Installing the project itself ...")
        pip_install("--no-index", "--no-deps", "--no-build-isolation", "--quiet", "--editable", ".")
    # As pip compiles packages, even with PYTHONDONTWRITEBYTECODE.
    run([str(PYTHON), "-I", "-m", "compileall", "-q", "petstore_gui"])


def pip_install(*arguments: str) -> None:
    """Run pip's install in .venv. Raises `SetupError`."""
    if not run([str(PYTHON), "-I", "-m", "pip", "install", "--no-input", *arguments]):
        raise SetupError("pip stopped; its reason stands above. PIP_INDEX_URL names another index.")


if __name__ == "__main__":
    sys.exit(main())
