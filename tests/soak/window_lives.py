"""The window's process is killed at any moment, and started many times at once. Linux only."""

from __future__ import annotations

import contextlib
import os
import random
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

from tests.soak.outcome import Outcome, at_least, at_most, none_of
from tests.soak.progress import say
from tests.support.processes import COMMAND, processes_of, until

KILLS = 200
KILLS_SHORT = 5
KILLS_PER_MESSAGE = 20

ANY_MOMENT_SECONDS = 1.5
"""When a window is killed: from before it starts its service until its rows are shown."""

SERVICE_SECONDS = 2.0
"""How soon after a kill no service may be left."""

STARTS = 50
STARTS_SHORT = 4
STARTS_SECONDS = 300.0
SEED = 7


def run_kills(*, short: bool) -> Iterator[Outcome]:
    """Whenever a window is killed, its service ends with it."""
    kills = KILLS_SHORT if short else KILLS
    chance = random.Random(SEED)
    left: list[str] = []
    had_service = 0
    with tempfile.TemporaryDirectory(prefix="petstore-kills-") as folder:
        profile = Path(folder) / "profile"
        for done in range(kills):
            if done % KILLS_PER_MESSAGE == 0:
                say(f"kill {done + 1} of {kills}")
            moment = chance.uniform(0, ANY_MOMENT_SECONDS)
            with _window(profile):
                time.sleep(moment)
                had_service += len(processes_of(profile)) > 1
            left += [f"{each}, killed after {moment:.2f} s" for each in _still_there(profile)]
    yield none_of(left, "window_kill_services_left", n=kills)
    yield at_least(
        kills // 5,
        "window_kill_services_seen",
        had_service,
        n=kills,
        why=lambda: "the kills came before there was a service to be left",
    )


def run_starts(*, short: bool) -> Iterator[Outcome]:
    """Of many starts on one profile, one opens the window and the others raise it."""
    starts = STARTS_SHORT if short else STARTS
    with (
        tempfile.TemporaryDirectory(prefix="petstore-starts-") as folder,
        contextlib.ExitStack() as opened,
    ):
        profile = Path(folder) / "profile"
        windows = [opened.enter_context(_window(profile)) for _ in range(starts)]
        began = time.monotonic()
        with contextlib.suppress(AssertionError):  # reported below
            until(lambda: len(_running(windows)) <= 1, STARTS_SECONDS)
        say(f"{starts} starts: {time.monotonic() - began:.0f} s")
        running = _running(windows)
        with contextlib.suppress(AssertionError):
            until(lambda: len(processes_of(profile)) == len(running) + 1)
        services = len(processes_of(profile)) - len(running)
        failed = [window.returncode for window in windows if window.returncode]
    yield none_of(failed, "starts_at_once_failed", n=starts)
    yield at_most(1, "starts_at_once_windows", len(running), n=starts, why=lambda: "several stay")
    yield at_least(1, "starts_at_once_open", len(running), n=starts, why=lambda: "none stays")
    yield at_most(1, "starts_at_once_services", services, n=starts, why=lambda: "several run")


@contextlib.contextmanager
def _window(profile: Path) -> Iterator[subprocess.Popen[bytes]]:
    """Start the program; it is killed at the end."""
    command = [*COMMAND, "--profile", str(profile)]
    with subprocess.Popen(command, stderr=subprocess.DEVNULL) as process:
        try:
            yield process
        finally:
            process.kill()


def _running(windows: list[subprocess.Popen[bytes]]) -> list[subprocess.Popen[bytes]]:
    return [window for window in windows if window.poll() is None]


def _still_there(profile: Path) -> list[str]:
    """Describe and kill the processes of a profile that did not end in time."""
    try:
        until(lambda: not processes_of(profile), SERVICE_SECONDS)
    except AssertionError:
        left = [_killed(process) for process in processes_of(profile)]
        until(lambda: not processes_of(profile))
        return left
    return []


def _killed(process: int) -> str:
    try:
        waits_for = Path(f"/proc/{process}/wchan").read_text("ascii")
        used = Path(f"/proc/{process}/stat").read_text("utf-8").rpartition(")")[2].split()
        os.kill(process, signal.SIGKILL)
    except OSError:
        return f"{process} ended late"
    return f"{process} in state {used[0]}, at {waits_for}, after {used[11]} ticks of work"
