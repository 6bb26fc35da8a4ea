"""A virtual screen with a session bus, for tests and tours that need a window system."""

from __future__ import annotations

import contextlib
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator, Mapping

import pytest

SIZE = "1280x800x24"
"""Width and height in pixels, and bits per pixel."""

ENDS_WITH_US = ["setpriv", "--pdeathsig", "TERM"] if shutil.which("setpriv") else []


@contextlib.contextmanager
def announcing(*command: str) -> Iterator[str]:
    """Run a program, yield its first line of output (its address), and terminate it at the end."""
    with subprocess.Popen(
        [*ENDS_WITH_US, *command],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    ) as process:
        assert process.stdout
        try:
            if not (line := process.stdout.readline().strip()):
                msg = f"{command[0]} did not start"
                raise RuntimeError(msg)
            yield line
        finally:
            process.terminate()


@contextlib.contextmanager
def virtual_screen() -> Iterator[Mapping[str, str]]:
    """Start an X screen and a session bus; yields a program's environment variables for them."""
    with (
        announcing("Xvfb", "-displayfd", "1", "-screen", "0", SIZE, "-nolisten", "tcp") as number,
        announcing("dbus-daemon", "--session", "--nofork", "--print-address") as bus,
    ):
        yield {
            "DISPLAY": f":{number}",
            "DBUS_SESSION_BUS_ADDRESS": bus,
            "QT_QPA_PLATFORM": "xcb",
            "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1",
        }


@pytest.fixture(scope="session")
def screen() -> Iterator[Mapping[str, str]]:
    """The environment for a program on a virtual screen."""
    with virtual_screen() as where:
        yield {**os.environ, **where}


if __name__ == "__main__":
    with virtual_screen() as where:
        sys.exit(subprocess.call(sys.argv[1:], env={**os.environ, **where}))
