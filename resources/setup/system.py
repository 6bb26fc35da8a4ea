"""The system libraries and programs that Qt's wheels do not contain."""

from __future__ import annotations

import ctypes
import os
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

from messages import SetupError, run, tell

LIBRARIES = {
    "libGL.so.1": "libgl1",
    "libEGL.so.1": "libegl1",
    "libfontconfig.so.1": "libfontconfig1",
    "libglib-2.0.so.0": "libglib2.0-0",
    "libxkbcommon.so.0": "libxkbcommon0",
    "libdbus-1.so.3": "libdbus-1-3",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-image.so.0": "libxcb-image0",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-randr.so.0": "libxcb-randr0",
    "libxcb-render-util.so.0": "libxcb-render-util0",
    "libxcb-shape.so.0": "libxcb-shape0",
    "libxcb-xkb.so.1": "libxcb-xkb1",
    "libX11-xcb.so.1": "libx11-xcb1",
    "libwayland-cursor.so.0": "libwayland-cursor0",
}
"""Shared libraries, and the Debian packages that have them."""

PROGRAMS = {
    "Xvfb": "xvfb",
    "dbus-daemon": "dbus",
    "xdotool": "xdotool",
    "/usr/libexec/at-spi-bus-launcher": "at-spi2-core",
    "objdump": "binutils",
    "strip": "binutils",
}
"""Programs that only tests need, of the screen, the screen reader and the frozen program."""

LOCALE_SOURCE, LOCALE_PACKAGE = Path("/usr/share/i18n/locales/tr_TR"), "locales"
"""From this, tests make the locales in which they start the program."""

APT = "apt-get install --yes --no-install-recommends"


def covers(done: str | None, purpose: str) -> bool:
    """Whether what was prepared is enough: "test" includes everything that "run" needs."""
    return done in ("test", purpose)


def prepare(purpose: str, python: str) -> None:
    """Install what is missing, as root or with sudo; raises `SetupError` that says what to type."""
    if not sys.platform.startswith("linux"):
        return
    if packages := missing(purpose, python):
        install(packages)
        if packages := missing(purpose, python):
            raise SetupError(f"Still missing after the installation: {' '.join(packages)}")


def missing(purpose: str, python: str) -> list[str]:
    """The Debian packages that are missing."""
    libraries = [package for name, package in LIBRARIES.items() if not loads(name)]
    if purpose == "run":
        return missing_venv(python) + libraries
    programs = {package for name, package in PROGRAMS.items() if not shutil.which(name)}
    programs |= set() if LOCALE_SOURCE.exists() else {LOCALE_PACKAGE}
    return missing_venv(python) + libraries + sorted(programs) + missing_libpython(python)


def missing_libpython(python: str) -> list[str]:
    """The Debian package with Python as a shared library, if it is missing."""
    ask = (
        "import sys, sysconfig;"
        " print('python%d.%d' % sys.version_info[:2],"
        " *sysconfig.get_config_vars('INSTSONAME', 'LIBDIR'))"
    )
    name, library, folder = subprocess.run(
        [python, "-I", "-c", ask], stdout=subprocess.PIPE, encoding="ascii", check=True
    ).stdout.split()
    is_there = Path(folder, library).exists() or loads(library)
    return [] if is_there or ".so" not in library else [f"lib{name}"]


def loads(library: str) -> bool:
    """Whether the system's loader finds a shared library."""
    try:
        ctypes.CDLL(library)
    except OSError:
        return False
    return True


def missing_venv(python: str) -> list[str]:
    """The Debian package with venv and pip, if it is missing."""
    ask = "import sys, venv, ensurepip; sys.exit(not ensurepip.version())"
    with_pip = subprocess.run(
        [python, "-I", "-c", ask], stderr=subprocess.DEVNULL, check=False
    ).returncode
    name = subprocess.run(
        [python, "-I", "-c", "import sys; print('python%d.%d-venv' % sys.version_info[:2])"],
        stdout=subprocess.PIPE,
        encoding="ascii",
        check=True,
    ).stdout.strip()
    return [name] if with_pip else []


def install(packages: list[str]) -> None:
    """Install Debian packages."""
    if not shutil.which("apt-get"):
        msg = f"Install with this system's package manager what Debian calls {' '.join(packages)}"
        raise SetupError(msg)
    command = f"{APT} {' '.join(packages)}"
    if (become_root := root_prefix()) is None:
        both = shlex.quote(f"apt-get update && {command}")
        tool = "sudo sh" if shutil.which("sudo") else "su -"
        raise SetupError(f"Type this once, then the same command again:  {tool} -c {both}")
    tell(f"Installing from Debian what Qt and the tests need: {' '.join(packages)}")
    quiet = [*become_root, "env", "DEBIAN_FRONTEND=noninteractive"]
    run([*quiet, "apt-get", "update", "-q"])
    if not run([*quiet, *command.split(), "-q"]):
        raise SetupError("apt-get could not install them; its reason stands above.")


def root_prefix() -> list[str] | None:
    """What to put before a command to run it as root, or None. May ask for a password."""
    if os.geteuid() == 0:
        return []
    if not shutil.which("sudo"):
        return None
    silent = subprocess.run(["sudo", "-n", "true"], stderr=subprocess.DEVNULL, check=False)
    if silent.returncode == 0 or (sys.stdin.isatty() and run(["sudo", "-v"])):
        return ["sudo"]
    return None
