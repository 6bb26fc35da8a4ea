"""The system libraries and programs that Qt's wheels do not contain."""

from __future__ import annotations

import ctypes
import os
import shlex
import shutil
import subprocess
import sys
from pathlib import Path
from runpy import run_path

ROOT = Path(__file__).resolve().parents[2]

LIBRARIES = run_path(str(ROOT / "petstore_gui/support/system_libraries.py"))["PACKAGES"]
"""Shared libraries that the program needs, and the Debian packages that have them."""

PROGRAMS = {
    "Xvfb": "xvfb",
    "dbus-daemon": "dbus",
    "xdotool": "xdotool",
    "/usr/libexec/at-spi-bus-launcher": "at-spi2-core",
    "objdump": "binutils",
}
"""Programs that only tests need, of the screen, the screen reader and the frozen program."""

LOCALES = Path("/usr/share/i18n/locales/tr_TR")
"""From this, tests make the locales in which they start the program."""

HAS_PIP = "import venv, ensurepip; print(ensurepip.version())"
LIBPYTHON = "import sysconfig as s; print(*s.get_config_vars('LIBDIR', 'INSTSONAME'), sep='/')"


class SetupError(Exception):
    """The setup cannot continue. `str()` is one line that says what to do."""


def tell(line: str) -> None:
    """Print one line to standard error."""
    print(f"petstore: {line}", file=sys.stderr, flush=True)


def run(command: list[str]) -> bool:
    """Run a program with its output on standard error; returns whether it exited with 0."""
    return subprocess.run(command, stdout=2, check=False).returncode == 0


def asked(python: str, code: str) -> str:
    """What code prints in another Python, or "" if it fails."""
    pipe, null = subprocess.PIPE, subprocess.DEVNULL
    done = subprocess.run([python, "-I", "-c", code], stdout=pipe, stderr=null, check=False)
    return done.stdout.decode().strip() if done.returncode == 0 else ""


def missing(purpose: str, python: str) -> list[str]:
    """The Debian packages that are missing to `run` or to `test`."""
    if not sys.platform.startswith("linux"):
        return []
    version = asked(python, "import sys; print('python%d.%d' % sys.version_info[:2])")
    packages = [package for name, package in LIBRARIES.items() if not loads(name)]
    if not asked(python, HAS_PIP):
        packages.append(f"{version}-venv")
    if purpose == "test":
        packages += {package for name, package in PROGRAMS.items() if not shutil.which(name)}
        library = asked(python, LIBPYTHON)  # for the frozen program
        if ".so" in library and not (loads(library) or loads(Path(library).name)):
            packages.append(f"lib{version}")
        if not LOCALES.exists():
            packages.append("locales")
    return sorted(set(packages))


def loads(library: str) -> bool:
    """Whether the system's loader finds a shared library."""
    try:
        ctypes.CDLL(library)
    except OSError:
        return False
    return True


def install(packages: list[str]) -> None:
    """Install Debian packages. Raises `SetupError` that says what to type."""
    names = " ".join(packages)
    if not shutil.which("apt-get"):
        raise SetupError(f"Install with this system's packages what Debian calls {names}")
    command = f"apt-get update -q; apt-get install --yes --no-install-recommends -q {names}"
    by_hand = f"Type this once, then the same command again:  su - -c {shlex.quote(command)}"
    become_root = [] if os.geteuid() == 0 else ["sudo"]
    if become_root and not shutil.which("sudo"):
        raise SetupError(by_hand)
    tell(f"Installing from Debian what Qt and the tests need: {names}")
    if not run([*become_root, "env", "DEBIAN_FRONTEND=noninteractive", "sh", "-c", command]):
        raise SetupError(f"That did not work; its reason stands above. {by_hand}")
