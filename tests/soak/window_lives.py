"""The window's process is killed at any moment: its service ends with it. Linux only."""

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

from tests.soak.outcome import Outcome, at_least, none_of, say
from tests.support.processes import COMMAND, processes_of, until

KILLS = 200
KILLS_SHORT = 5
KILLS_PER_MESSAGE = 20

ANY_MOMENT_SECONDS = 1.5
"""When a window is killed: from before it starts its service until its rows are shown."""

SERVICE_SECONDS = 2.0
"""How soon after a kill no service may be left."""

SEED = 7


def run(*, short: bool) -> Iterator[Outcome]:
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


@contextlib.contextmanager
def _window(profile: Path) -> Iterator[subprocess.Popen[bytes]]:
    """Start the program; it is killed at the end."""
    command = [*COMMAND, "--profile", str(profile)]
    with subprocess.Popen(command, stderr=subprocess.DEVNULL) as process:
        try:
            yield process
        finally:
            process.kill()


def _still_there(profile: Path) -> set[int]:
    """Kill the processes of a profile that did not end in time."""
    try:
        until(lambda: not processes_of(profile), SERVICE_SECONDS)
    except AssertionError:
        left = processes_of(profile)
        for process in left:
            with contextlib.suppress(ProcessLookupError):
                os.kill(process, signal.SIGKILL)
        return left
    return set()
