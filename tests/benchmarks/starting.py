"""From the start of the process to painted rows, against a bare window."""

from __future__ import annotations

import subprocess
import sys
import tempfile
import time
from pathlib import Path

import msgspec

from tests.benchmarks.figures import Bench, in_turn, judge
from tests.support.processes import COMMAND, processes_of, until
from tests.support.screen import ENDS_WITH_US

BARE_WINDOW = [*ENDS_WITH_US, sys.executable, "-m", "tests.benchmarks.floors.bare_window"]
PROGRAM = [*ENDS_WITH_US, *COMMAND, "--deployment", "local", "--trace-startup"]
END_SECONDS = 10.0


class Event(msgspec.Struct):
    """A line of `--trace-startup`."""

    event: str
    seconds: float


def measure(bench: Bench) -> None:
    """`start_first` on fresh profiles, `start_to_rows_ms` on one that was started before."""
    runs = bench.runs(7)
    with tempfile.TemporaryDirectory(prefix="petstore-start-") as folder:
        if bench.wants("start_first"):
            fresh = iter(Path(folder, f"fresh-{number}") for number in range(runs + 2))
            values, floors = in_turn(runs, lambda: _program_ms(next(fresh)), _bare_window_ms)
            bench.tell(judge("start_first", values, floors), lambda: _where(next(fresh)))
        if bench.wants("start_to_rows_ms"):
            known = Path(folder, "known")
            values, floors = in_turn(runs, lambda: _program_ms(known), _bare_window_ms)
            bench.tell(judge("start_to_rows_ms", values, floors), lambda: _where(known))


def _program_ms(profile: Path) -> float:
    """Milliseconds until the program says that its rows were painted; it has ended after that."""
    return _start(profile)[0]


def _start(profile: Path) -> tuple[float, dict[str, float]]:
    command = [*PROGRAM, "--profile", str(profile)]
    started = time.perf_counter()
    with subprocess.Popen(command, stderr=subprocess.PIPE, text=True) as process:
        assert process.stderr
        seconds: dict[str, float] = {}
        try:
            for line in process.stderr:
                if line.startswith("{"):
                    told = msgspec.json.decode(line, type=Event)
                    seconds[told.event] = told.seconds
                if "rows-painted" in seconds:
                    break
            assert "rows-painted" in seconds, "the program ended without rows"
            taken = (time.perf_counter() - started) * 1000
        finally:
            process.terminate()
        process.wait(END_SECONDS)
    until(lambda: not processes_of(profile))
    return taken, seconds


def _bare_window_ms() -> float:
    started = time.perf_counter()
    with subprocess.Popen(
        BARE_WINDOW, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    ) as process:
        assert process.stdout
        try:
            assert process.stdout.readline() == "rows painted\n"
            return (time.perf_counter() - started) * 1000
        finally:
            process.terminate()


def _where(profile: Path) -> str:
    """The moments of one more start, and the slowest imports of the window's process."""
    _, seconds = _start(profile)
    moments = ", ".join(f"{event} after {when * 1000:.0f} ms" for event, when in seconds.items())
    imports = _imports()
    whole = sum(taken for taken, _ in imports)
    slowest = ", ".join(f"{name} {taken:.0f} ms" for taken, name in sorted(imports)[:-4:-1])
    return f"one start: {moments}; importing the window takes {whole:.0f} ms: {slowest}"


def _imports() -> list[tuple[float, str]]:
    """Milliseconds that each package takes to import, without what it imports itself."""
    command = [sys.executable, "-X", "importtime", "-c", "import petstore_gui.app"]
    told = subprocess.run(command, capture_output=True, text=True, check=True, timeout=30)
    packages: dict[str, float] = {}
    for line in told.stderr.splitlines():
        own, _, name = line.removeprefix("import time:").split("|")
        if own.strip().isdigit():
            package = name.strip().partition(".")[0]
            packages[package] = packages.get(package, 0) + int(own) / 1000
    return [(taken, package) for package, taken in packages.items()]
