"""Windows programs under Wine, in a prefix and on a screen of their own."""

from __future__ import annotations

import contextlib
import io
import os
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from threading import Thread
from typing import IO

from tests.support.screen import SIZE, announcing
from tests.windows.place import HOME, PREFIX, PYTHON

LOADER = "/usr/lib/wine/wine64"
"""Debian's `wine` is a script that complains that there is no Wine for 32 bits."""

SERVER = "wineserver"

HANDED_ON = ("PATH", "TZ")
"""What Wine's own processes need; Windows' programs have variables of their own."""


SECONDS_TO_DRAIN = 3.0
"""For what a program that has ended has still written."""


class Wine:
    """Runs Windows programs. Their standard streams are pipes: with files, Python ends at once."""

    def __init__(self, display: str) -> None:
        self.display = display
        self.through: list[str] = []
        """A command of this system that runs the loader."""

    def environment(self, more: Mapping[str, str] | None = None) -> dict[str, str]:
        """The variables of Wine and of the program in it."""
        handed_on = {name: os.environ[name] for name in HANDED_ON if name in os.environ}
        return {
            **handed_on,
            "DISPLAY": self.display,
            "HOME": str(HOME),
            "LC_ALL": "C.UTF-8",  # in a system without a locale, Wine loses the letters of paths
            "WINEARCH": "win64",
            "WINEDEBUG": "-all",
            # No menu entries on this desktop, and no question for browsers and .NET.
            "WINEDLLOVERRIDES": "winemenubuilder.exe=d;mscoree=;mshtml=",
            "WINEPREFIX": str(PREFIX),
            **(more or {}),
        }

    def start(
        self, command: Sequence[str], more: Mapping[str, str] | None = None, cwd: Path | None = None
    ) -> subprocess.Popen[bytes]:
        """Start a Windows program; the caller reads its output, or it stops when a pipe is full."""
        return subprocess.Popen(
            [*self.through, LOADER, *command],
            env=self.environment(more),
            cwd=cwd,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
        )

    def run(
        self,
        command: Sequence[str],
        more: Mapping[str, str] | None = None,
        log: IO[bytes] | None = None,
    ) -> int:
        """Run a Windows program to its end, its output to `log` or standard output.

        Wine's own services may have inherited its pipe, and never close it.
        """
        process = self.start(command, more)
        reader = Thread(target=_copy, args=(process, log or sys.stdout.buffer), daemon=True)
        reader.start()
        status = process.wait()
        reader.join(SECONDS_TO_DRAIN)
        return status

    def python(
        self,
        *arguments: str,
        more: Mapping[str, str] | None = None,
        log: IO[bytes] | None = None,
    ) -> int:
        """Run Windows' Python."""
        return self.run([str(PYTHON / "python.exe"), *arguments], more, log)

    def wait(self) -> None:
        """Wait until no Windows program is left, and the registry is written."""
        subprocess.run([SERVER, "-w"], env=self.environment(), check=True)

    def end(self) -> None:
        """End every Windows program of this prefix, and no other."""
        subprocess.run([SERVER, "-k"], env=self.environment(), check=False)


def _copy(process: subprocess.Popen[bytes], log: IO[bytes]) -> None:
    assert isinstance(process.stdout, io.BufferedReader)
    with process.stdout as pipe:
        while said := pipe.read1():
            log.write(said)
            log.flush()


@contextlib.contextmanager
def wine_on_a_screen(size: str = SIZE) -> Iterator[Wine]:
    """Wine with a virtual screen; at the end no Windows program is left."""
    HOME.mkdir(parents=True, exist_ok=True)
    with announcing("Xvfb", "-displayfd", "1", "-screen", "0", size, "-nolisten", "tcp") as number:
        wine = Wine(f":{number}")
        try:
            yield wine
        finally:
            wine.end()
