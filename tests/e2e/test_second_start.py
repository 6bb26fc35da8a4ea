"""A second start that cannot reach the first says so in a window, and goes on once it can."""

from __future__ import annotations

import os
import re
import signal
import subprocess
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

from tests.support.accessibility import Accessible, Bus, program
from tests.support.processes import COMMAND, Program
from tests.support.waiting import PATIENCE

OPEN_ALREADY = "Petstore is already open, but does not answer."


@contextmanager
def second_start(screen: Mapping[str, str], profile: Path) -> Iterator[subprocess.Popen[str]]:
    command = [*COMMAND, "--profile", str(profile)]
    with subprocess.Popen(command, env=screen, stderr=subprocess.PIPE, text=True) as second:
        try:
            yield second
        finally:
            second.kill()


def told(reader: Bus, second: subprocess.Popen[str], profile: Path) -> Accessible:
    """The message that it is already open."""
    box = program(reader, second.pid)
    box.find("label", OPEN_ALREADY)
    box.find("label", re.compile(f"(?s)Look for its window.*{profile} is in use."))
    return box


def test_a_first_start_that_is_stopped_and_goes_on_is_raised(
    screen: Mapping[str, str], reader: Bus, shop: Accessible, running: Program
) -> None:
    os.kill(running.process.pid, signal.SIGSTOP)
    try:
        with second_start(screen, running.profile) as second:
            told(reader, second, running.profile)
            os.kill(running.process.pid, signal.SIGCONT)
            assert second.wait(PATIENCE) == 0
    finally:
        os.kill(running.process.pid, signal.SIGCONT)
