"""`petstore-gui serve` in a process of its own, as a person runs it."""

from __future__ import annotations

import array
import json
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import IO, Any

import httpx

if sys.platform != "win32":
    import fcntl
    import termios

ROOT = Path(__file__).parents[2]
KEY = "a-key-for-tests"
SERVE = [sys.executable, "-m", "petstore_gui", "serve"]


@dataclass(frozen=True)
class Serving:
    """A service that answers. `told` is the line that it printed."""

    process: subprocess.Popen[str]
    told: dict[str, Any]

    @property
    def url(self) -> str:
        return str(self.told["listening"])

    def pets(self, key: str = KEY, **query: str | int) -> list[dict[str, Any]]:
        answer = httpx.get(f"{self.url}/pets", params=query, headers=bearer(key), trust_env=False)
        assert answer.status_code == 200, answer.text
        found: list[dict[str, Any]] = answer.json()
        return found


def bearer(key: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {key}"}


@contextmanager
def running(*arguments: str | Path, key: str = f"{KEY}\n") -> Iterator[Serving]:
    """Start it with a key on standard input, which ends at once; end it at the end."""
    command = [*SERVE, "--key-stdin", "--port", "0", *map(str, arguments)]
    with subprocess.Popen(
        command,
        cwd=ROOT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stdin
        assert process.stdout
        assert process.stderr
        try:
            process.stdin.write(key)
            process.stdin.close()
            line = process.stdout.readline()
            assert line, process.stderr.read()
            yield Serving(process, json.loads(line))
        finally:
            process.terminate()


def run_failing(
    *arguments: str | Path, key: bytes = f"{KEY}\n".encode()
) -> subprocess.CompletedProcess[bytes]:
    """Start one that cannot run; it has ended."""
    command = [*SERVE, *map(str, arguments)]
    return subprocess.run(
        command, cwd=ROOT, input=key, capture_output=True, timeout=30, check=False
    )


def wait_until(predicate: Callable[[], bool], within: float = 10.0) -> None:
    """Wait, `within` seconds at most, for what another process does."""
    give_up = time.monotonic() + within
    while not predicate():
        assert time.monotonic() < give_up, f"not within {within:g} s"
        time.sleep(0.01)


def is_drained(pipe: IO[bytes]) -> bool:
    """Whether the reader of a pipe has taken all that was written. POSIX only."""
    waiting = array.array("i", [0])
    fcntl.ioctl(pipe, termios.FIONREAD, waiting)
    return waiting[0] == 0
