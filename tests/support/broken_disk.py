"""Makes system calls of a running process fail, with strace. Linux only."""

from __future__ import annotations

import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path

import pytest

needs_strace = pytest.mark.skipif(
    sys.platform != "linux" or shutil.which("strace") is None, reason="strace is missing"
)

DETACH_SECONDS = 2.0


@contextmanager
def failing(
    process: int, calls: str, error: str, *, on: Path | None = None, when: str = "1+"
) -> Iterator[None]:
    """Make these calls (`fsync,fdatasync`) of a process fail with an error (`EIO`), on one file.

    `when` counts them: `5` is only the fifth, `2+` all but the first.

    The calls are not made: after a failed sync, nothing need be on the disk.
    """
    if not _can_trace():
        pytest.skip("no process may be traced here")
    command = ["strace", "-f", "-p", str(process), "-e", f"trace={calls}"]
    command += ["-e", f"inject={calls}:error={error}:when={when}", "-o", "/dev/null"]
    command += [] if on is None else ["-P", str(on)]
    with subprocess.Popen(command, stderr=subprocess.PIPE, text=True) as tracer:
        assert tracer.stderr
        try:
            said = tracer.stderr.readline()
            assert "attached" in said, said
            yield
        finally:
            _end(tracer)


def _end(tracer: subprocess.Popen[str]) -> None:
    """Detach strace, so that the process keeps running. It may miss the end of a killed process."""
    tracer.terminate()
    try:
        tracer.wait(DETACH_SECONDS)
    except subprocess.TimeoutExpired:
        tracer.kill()


@cache
def _can_trace() -> bool:
    probe = ["strace", "-f", "-o", "/dev/null", "true"]
    return subprocess.run(probe, capture_output=True, check=False).returncode == 0
