"""The real program as a process, and what the system knows about its processes. Linux only."""

from __future__ import annotations

import contextlib
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TypeVar

from tests.support.waiting import PATIENCE, kept

T = TypeVar("T")

COMMAND = [sys.executable, "-m", "petstore_gui"]
LOOK_AGAIN_SECONDS = 0.02


def until(predicate: Callable[[], T | None], within: float = PATIENCE) -> T:
    """Poll until `predicate()` is true, for another process to act; returns its result."""
    give_up = time.monotonic() + within
    while not (result := predicate()):
        if time.monotonic() > give_up:
            msg = f"still {result!r} after {within} s"
            raise AssertionError(msg)
        time.sleep(LOOK_AGAIN_SECONDS)
    return result


@dataclass(frozen=True)
class Program:
    """A running program with its own profile."""

    process: subprocess.Popen[str]
    profile: Path

    @property
    def said(self) -> str:
        """What it has written to standard error so far."""
        return _errors_of(self.profile).read_text("utf-8")

    @property
    def log(self) -> str:
        """What the window has logged so far."""
        file = self.profile / "logs" / "window.log"
        return file.read_text("utf-8") if file.exists() else ""

    @property
    def service(self) -> int | None:
        """The process of its own service."""
        others = processes_of(self.profile) - {self.process.pid}
        return min(others, default=None)

    def exit_status(self, within: float) -> int:
        """Wait for its exit status, which must come within some seconds."""
        asked = time.monotonic()
        status = self.process.wait(PATIENCE)
        took = time.monotonic() - asked
        assert kept(within, took), f"ended after {took:.1f} s, not within {within} s"
        return status


@contextlib.contextmanager
def started(
    environment: Mapping[str, str], profile: Path, *arguments: str, through: Sequence[str] = ()
) -> Iterator[Program]:
    """Run the program; at the end, close it as the system would and check that nothing is left.

    `through` is a command that runs the program and is replaced by it.
    """
    command = [*through, *COMMAND, "--profile", str(profile), *arguments]
    with (
        _errors_of(profile).open("a", encoding="utf-8") as errors,
        subprocess.Popen(command, env=environment, stderr=errors, text=True) as process,
    ):
        program = Program(process, profile)
        try:
            yield program
            process.terminate()
            process.wait(PATIENCE)
        finally:
            process.kill()
    until(lambda: not processes_of(profile))
    assert "Traceback" not in program.said, program.said
    assert " ERROR " not in program.log, program.log


def processes_of(profile: Path) -> set[int]:
    """The program's running processes that were started with a path in this profile."""
    names = {b"\0petstore_gui\0", str(profile).encode()}
    commands = {pid: _bytes_of(pid / "cmdline") for pid in _all_processes()}
    return {
        int(pid.name) for pid, command in commands.items() if all(name in command for name in names)
    }


def is_running(process: int) -> bool:
    """Whether a process is running; a zombie is not."""
    return _bytes_of(Path(f"/proc/{process}/cmdline")) != b""


def _all_processes() -> Iterator[Path]:
    return Path("/proc").glob("[0-9]*")


def _bytes_of(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except OSError:
        return b""


def _errors_of(profile: Path) -> Path:
    return profile.with_name(f"{profile.name}.stderr")
