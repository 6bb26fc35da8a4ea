"""Runs what is measured in processes of their own, which end with this one."""

from __future__ import annotations

import json
import multiprocessing
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.service.running import KEY, SERVE
from tests.support.screen import ENDS_WITH_US, announcing

END_SECONDS = 10.0


def exit_code(
    target: Callable[..., None], arguments: tuple[object, ...], seconds: float
) -> int | None:
    """Call a function in a separate process, for `seconds` at most; returns its exit code."""
    process = multiprocessing.get_context("spawn").Process(target=target, args=arguments)
    process.start()
    try:
        process.join(seconds)
    finally:
        process.terminate()
        process.join(END_SECONDS)
        process.kill()
        process.join()
    return process.exitcode


@contextmanager
def own_service(database: Path | str, *, sample: int = 0) -> Iterator[str]:
    """Serve a database, a new one with so many made-up animals; yields the base address."""
    with TemporaryDirectory(prefix="petstore-key-") as folder:
        key = Path(folder, "key")
        key.touch(mode=0o600)
        key.write_text(KEY, "ascii")
        command = [*SERVE, "--key-file", str(key), "--port", "0", "--database", str(database)]
        with announcing(*command, *(["--sample", str(sample)] if sample else [])) as line:
            yield json.loads(line)["listening"]


def floor_command(module: str, *arguments: object) -> list[str]:
    """The command that runs a module of `floors`."""
    return [sys.executable, "-m", f"tests.benchmarks.floors.{module}", *map(str, arguments)]


@contextmanager
def floor_program(module: str, *arguments: object) -> Iterator[Callable[[], float]]:
    """Start a floor; yields a function that makes it measure once, by a line to its input."""
    with subprocess.Popen(
        [*ENDS_WITH_US, *floor_command(module, *arguments)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        bufsize=1,
    ) as process:
        assert process.stdin
        assert process.stdout
        asking, told = process.stdin, process.stdout

        def measured() -> float:
            asking.write("\n")
            return float(told.readline())

        try:
            yield measured
        finally:
            process.terminate()
