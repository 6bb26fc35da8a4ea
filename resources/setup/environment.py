"""The virtual environment with the locked packages and the project itself."""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

from telling import Unready, run, tell

FIT = ("3.11", "3.12", "3.13")
PYTHON = Path(".venv/bin/python")

MISLEADING = ("PIP_PREFIX", "PIP_ROOT", "PIP_TARGET", "PIP_REQUIRE_HASHES", "PIP_NO_DEPS")
"""Settings of a person's pip that would put packages elsewhere. Those that say where from stay."""


def wanted() -> dict[str, str]:
    """What .venv has to be made from: the place, since its programs name it, and two digests."""
    return {
        "place": str(Path.cwd()),
        "lock": digest("requirements.lock"),
        "project": digest("pyproject.toml"),
    }


def digest(name: str) -> str:
    """SHA-256 of a file of the checkout."""
    return hashlib.sha256(Path(name).read_bytes()).hexdigest()


def is_alive() -> bool:
    """Whether the interpreter of .venv is still there."""
    return os.access(str(PYTHON), os.X_OK)


def fit_python() -> str:
    """The first Python that this project runs on: the one that runs this, else by name."""
    names = [sys.executable, *(f"python{version}" for version in reversed(FIT))]
    for python in filter(None, map(shutil.which, names)):
        if user_version(python) in FIT:
            return python
    msg = (
        f"Python {', '.join(FIT[:-1])} or {FIT[-1]} is needed; {sys.executable} is Python"
        f" {user_version(sys.executable)}. Install one of them, so that `python{FIT[0]}` starts."
    )
    raise Unready(msg)


def user_version(python: str) -> str:
    """Major and minor version, or nothing where that program does not start."""
    ask = [python, "-I", "-c", "import sys; print('%d.%d' % sys.version_info[:2])"]
    return subprocess.run(
        ask, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, encoding="ascii", check=False
    ).stdout.strip()


def prepare(python: str, before: dict[str, str], wanted: dict[str, str]) -> None:
    """Install what differs from `before`; start over where `before` knows no finished .venv."""
    if not is_alive() or before.get("place") != wanted["place"]:
        before = {}
        make(python)
    if before.get("lock") != wanted["lock"]:
        tell("Installing the locked packages into .venv (about 300 MB, some minutes at first) ...")
        install("--require-hashes", "--only-binary=:all:", "--requirement", "requirements.lock")
    if before.get("project") != wanted["project"]:
        tell("Installing the project itself ...")
        install("--no-index", "--no-deps", "--no-build-isolation", "--quiet", "--editable", ".")
    compile_all()


def compile_all() -> None:
    """Compile the project as pip does packages, also where Python is told to leave no files."""
    run([str(PYTHON), "-I", "-m", "compileall", "-q", "petstore_gui"])


def make(python: str) -> None:
    """Make .venv anew, whatever stood there."""
    tell(f"Making .venv with Python {user_version(python)} ({python}) ...")
    if not run([python, "-I", "-m", "venv", "--clear", ".venv"]):
        raise Unready("The environment .venv could not be made; the reason stands above.")


def install(*arguments: str) -> None:
    """Run pip's install in .venv."""
    environment = {name: value for name, value in os.environ.items() if name not in MISLEADING}
    environment.update(PIP_USER="0", PIP_DISABLE_PIP_VERSION_CHECK="1")
    pip = [str(PYTHON), "-I", "-m", "pip", "install", "--no-input", *arguments]
    if not run(pip, environment):
        msg = (
            "pip stopped; its reason stands above. If that is the network: PIP_INDEX_URL and"
            " PIP_PROXY name one of your own. Then type the same command again."
        )
        raise Unready(msg)
