"""Runs `petstore-gui serve` in its own process, as a user does."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import httpx

from tests.support.waiting import PATIENCE

ROOT = Path(__file__).parents[2]
KEY = "a-key-for-the-tests"
SERVE = [sys.executable, "-m", "petstore_gui", "serve"]


@dataclass(frozen=True)
class Serving:
    """A running service. `status` is the line that it printed."""

    process: subprocess.Popen[str]
    status: dict[str, Any]
    errors: Path

    def said(self) -> list[dict[str, Any]]:
        """Its lines of JSON on standard error up to now."""
        return [json.loads(line) for line in self.errors.read_text("utf-8").splitlines()]

    def failures(self) -> list[dict[str, Any]]:
        """Those that are about no request that was answered."""
        return [line for line in self.said() if "status" not in line]

    @property
    def url(self) -> str:
        return str(self.status["listening"])

    def pets(self, key: str = KEY, **query: str | int) -> list[dict[str, Any]]:
        url, headers = f"{self.url}/pets", bearer(key)
        answer = httpx.get(url, params=query, headers=headers, trust_env=False, timeout=PATIENCE)
        assert answer.status_code == 200, answer.text
        found: list[dict[str, Any]] = answer.json()
        return found


def bearer(key: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {key}"}


@contextmanager
def running(
    *arguments: str | Path, key: str = f"{KEY}\n", files: int | None = None
) -> Iterator[Serving]:
    """A service with a key on its standard input, which is closed at once.

    `files` is how many it may open. POSIX only.
    """
    command = [*SERVE, "--key-stdin", "--port", "0", *map(str, arguments)]
    if files is not None:
        command = ["sh", "-c", f'ulimit -n {files} && exec "$@"', "sh", *command]
    with (
        TemporaryDirectory(prefix="petstore-errors-") as folder,
        Path(folder, "errors").open("w", encoding="utf-8") as errors,
        subprocess.Popen(
            command,
            cwd=ROOT,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=errors,  # no pipe, which a line for each request would fill
            text=True,
        ) as process,
    ):
        assert process.stdin
        assert process.stdout
        said = Path(errors.name)
        try:
            process.stdin.write(key)
            process.stdin.close()
            line = process.stdout.readline()
            assert line, said.read_text("utf-8")
            yield Serving(process, json.loads(line), said)
        finally:
            process.terminate()


def run_failing(
    *arguments: str | Path, key: bytes = f"{KEY}\n".encode()
) -> subprocess.CompletedProcess[bytes]:
    """Start a service that fails; returns when it has exited."""
    command = [*SERVE, *map(str, arguments)]
    return subprocess.run(
        command, cwd=ROOT, input=key, capture_output=True, timeout=PATIENCE, check=False
    )


def assert_refused(
    status: int, why: str, *arguments: str | Path, key: bytes = f"{KEY}\n".encode()
) -> None:
    """Start a service that fails, and says in one line why."""
    ended = run_failing(*arguments, key=key)
    assert (ended.returncode, ended.stderr.count(b"\n")) == (status, 1), ended.stderr
    assert why.encode() in ended.stderr
