"""The virtual environment with the locked packages and the project itself."""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

from messages import SetupError, run, tell

SUPPORTED = ("3.11", "3.12", "3.13")
PYTHON = Path(".venv/bin/python")

MISLEADING = ("PIP_PREFIX", "PIP_ROOT", "PIP_TARGET", "PIP_REQUIRE_HASHES", "PIP_NO_DEPS")
"""A user's pip settings that would install packages elsewhere. Settings of the index stay."""


def wanted() -> dict[str, str]:
    """What .venv depends on: its folder, since its programs contain the path, and two files."""
    return {
        "place": str(Path.cwd()),
        "lock": digest("requirements.lock"),
        "project": digest("pyproject.toml"),
    }


def digest(name: str) -> str:
    """SHA-256 of a file of the checkout."""
    return hashlib.sha256(Path(name).read_bytes()).hexdigest()


def has_python() -> bool:
    """Whether .venv still has its interpreter."""
    return os.access(str(PYTHON), os.X_OK)


def suitable_python() -> str:
    """A Python that this project supports: the one that runs this, or the newest in the PATH."""
    names = [sys.executable, *(f"python{version}" for version in reversed(SUPPORTED))]
    for python in filter(None, map(shutil.which, names)):
        if version_of(python) in SUPPORTED:
            return python
    msg = (
        f"Python {', '.join(SUPPORTED[:-1])} or {SUPPORTED[-1]} is needed; {sys.executable} is"
        f" Python {version_of(sys.executable)}. Install one of them, so that"
        f" `python{SUPPORTED[0]}` starts."
    )
    raise SetupError(msg)


def version_of(python: str) -> str:
    """Major and minor version, or "" if that program does not start."""
    ask = [python, "-I", "-c", "import sys; print('%d.%d' % sys.version_info[:2])"]
    return subprocess.run(
        ask, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, encoding="ascii", check=False
    ).stdout.strip()


def prepare(python: str, before: dict[str, str], wanted: dict[str, str]) -> None:
    """Install what has changed since `before`; start over if there is no finished .venv."""
    if not has_python() or before.get("place") != wanted["place"]:
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
    """Compile the project as pip compiles packages, even with PYTHONDONTWRITEBYTECODE."""
    run([str(PYTHON), "-I", "-m", "compileall", "-q", "petstore_gui"])


def make(python: str) -> None:
    """Create .venv, and delete what was there."""
    tell(f"Making .venv with Python {version_of(python)} ({python}) ...")
    if not run([python, "-I", "-m", "venv", "--clear", ".venv"]):
        raise SetupError("The environment .venv could not be made; the reason stands above.")


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
        raise SetupError(msg)
