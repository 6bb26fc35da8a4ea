"""The virtual environment with the locked packages and the project itself."""

from __future__ import annotations

import hashlib
import shutil
import sys
from pathlib import Path

from system import SetupError, asked, run, tell

SUPPORTED = ("3.11", "3.12", "3.13")
PYTHON = Path(".venv/bin/python")


def wanted() -> dict[str, str]:
    """What .venv depends on: its folder, since its programs contain the path, and two files."""
    digests = [
        hashlib.sha256(Path(name).read_bytes()).hexdigest()
        for name in ("requirements.lock", "pyproject.toml")
    ]
    return {"place": str(Path.cwd()), "lock": digests[0], "project": digests[1]}


def suitable_python() -> str:
    """A Python that this project supports: the one that runs this, or the newest in the PATH."""
    names = [sys.executable, *(f"python{version}" for version in reversed(SUPPORTED))]
    for python in filter(None, map(shutil.which, names)):
        if asked(python, "import sys; print('%d.%d' % sys.version_info[:2])") in SUPPORTED:
            return python
    msg = f"Python {', '.join(SUPPORTED)} are supported. Install one of them."
    raise SetupError(msg)


def prepare(python: str, before: dict[str, str], wanted: dict[str, str]) -> None:
    """Install what has changed since `before`; start over if there is no finished .venv."""
    if not PYTHON.exists() or before.get("place") != wanted["place"]:
        before = {}
        tell(f"Making .venv with {python} ...")
        if not run([python, "-I", "-m", "venv", "--clear", ".venv"]):
            raise SetupError("The environment .venv could not be made; the reason stands above.")
    if before.get("lock") != wanted["lock"]:
        tell("Installing the locked packages into .venv (about 300 MB, some minutes at first) ...")
        install("--require-hashes", "--only-binary=:all:", "--requirement", "requirements.lock")
    if before.get("project") != wanted["project"]:
        tell("Installing the project itself ...")
        install("--no-index", "--no-deps", "--no-build-isolation", "--quiet", "--editable", ".")
    # As pip compiles packages, even with PYTHONDONTWRITEBYTECODE.
    run([str(PYTHON), "-I", "-m", "compileall", "-q", "petstore_gui"])


def install(*arguments: str) -> None:
    """Run pip's install in .venv. Raises `SetupError`."""
    if not run([str(PYTHON), "-I", "-m", "pip", "install", "--no-input", *arguments]):
        msg = (
            "pip stopped; its reason stands above. If that is the network: PIP_INDEX_URL and"
            " PIP_PROXY name one of your own. Then type the same command again."
        )
        raise SetupError(msg)
