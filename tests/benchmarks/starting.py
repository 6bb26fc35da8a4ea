"""From the start of the process to painted rows, compared with a bare window."""

from __future__ import annotations

import compileall
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import msgspec

import petstore_gui
from tests.benchmarks.figures import Bench, in_turn, judge
from tests.benchmarks.own_service import own_service
from tests.support.processes import COMMAND, processes_of, until
from tests.support.screen import ENDS_WITH_US
from tests.support.stored_history import animals_in_history

BARE_WINDOW = [*ENDS_WITH_US, sys.executable, "-m", "tests.benchmarks.floors.bare_window"]
PROGRAM = [*ENDS_WITH_US, *COMMAND, "--deployment", "local", "--trace-startup"]
LAST_MOMENT = "window-usable"
END_SECONDS = 10.0
LIST_SECONDS = 60.0
FIRST_PAINT = "petstore_gui.ui.window.first_paint"
KNOWN = {"start_known_20": 20, "start_known_100k": 100_000}


class Event(msgspec.Struct):
    """A line of `--trace-startup`."""

    event: str


def measure(bench: Bench) -> None:
    """`start_first` on new profiles, `start_known_*` on profiles that know so many animals."""
    runs = bench.runs(7)
    compileall.compile_dir(Path(petstore_gui.__file__).parent, quiet=2)  # as installed programs are
    with tempfile.TemporaryDirectory(prefix="petstore-start-") as folder:
        if bench.wants("start_first"):
            fresh = iter(Path(folder, f"fresh-{number}") for number in range(runs + 2))
            values, floors = in_turn(runs, lambda: _program_ms(next(fresh)), _bare_window_ms)
            bench.tell(
                judge("start_first", values, floors),
                lambda: _where(next(fresh), "petstore_gui.main.app"),
            )
        for name in filter(bench.wants, KNOWN):
            _known(name, Path(folder, name), runs, bench)


def _known(name: str, profile: Path, runs: int, bench: Bench) -> None:
    """Start the program once to make the profile, which then knows the list of its own store."""
    store = profile / "store" / "animals.sqlite"
    store.parent.mkdir(parents=True, mode=0o700)
    with own_service(store, sample=KNOWN[name]):
        pass  # when it listens, the animals are in the database
    _start(profile, until_known=KNOWN[name])
    values, floors = in_turn(runs, lambda: _program_ms(profile), _bare_window_ms)
    bench.tell(judge(name, values, floors), lambda: _where(profile, FIRST_PAINT))


def _program_ms(profile: Path) -> float:
    """Milliseconds until the program reports painted rows; returns after the program has ended."""
    return _start(profile)["rows-painted"]


def _start(profile: Path, *, until_known: int = 0) -> dict[str, float]:
    """Milliseconds from the start of a process until it reports each event."""
    command = [*PROGRAM, "--profile", str(profile)]
    started = time.perf_counter()
    taken: dict[str, float] = {}
    with subprocess.Popen(command, stderr=subprocess.PIPE, text=True) as process:
        assert process.stderr
        try:
            while LAST_MOMENT not in taken and (line := process.stderr.readline()):
                if line.startswith("{"):
                    told = msgspec.json.decode(line, type=Event)
                    taken[told.event] = (time.perf_counter() - started) * 1000
            assert LAST_MOMENT in taken, "the program ended without rows"
            if until_known:
                until(lambda: animals_in_history(profile) == until_known, LIST_SECONDS)
        finally:
            process.terminate()
        process.wait(END_SECONDS)
    until(lambda: not processes_of(profile))
    return taken


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


def _where(profile: Path, before_rows: str) -> str:
    """The events of one more start, and the slowest imports before its rows."""
    moments = ", ".join(f"{event} after {ms:.0f} ms" for event, ms in _start(profile).items())
    imports = _imports(before_rows)
    whole = sum(taken for taken, _ in imports)
    slowest = ", ".join(f"{name} {taken:.0f} ms" for taken, name in sorted(imports)[:-4:-1])
    return f"one start: {moments}; importing {before_rows} takes {whole:.0f} ms: {slowest}"


def _imports(module: str) -> list[tuple[float, str]]:
    """Milliseconds that each package takes to import, without what it imports itself."""
    command = [sys.executable, "-X", "importtime", "-c", f"import {module}"]
    told = subprocess.run(command, capture_output=True, text=True, check=True, timeout=30)
    packages: dict[str, float] = {}
    for line in told.stderr.splitlines():
        own, _, name = line.removeprefix("import time:").split("|")
        if own.strip().isdigit():
            package = name.strip().partition(".")[0]
            packages[package] = packages.get(package, 0) + int(own) / 1000
    return [(taken, package) for package, taken in packages.items()]
