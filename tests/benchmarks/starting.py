"""From the start of the process to painted rows, compared with a bare window."""

from __future__ import annotations

import compileall
import sqlite3
import subprocess
import time
from contextlib import closing
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory

import msgspec

import petstore_gui
from tests.benchmarks.figures import Bench
from tests.benchmarks.processes import END_SECONDS, floor_command, own_service
from tests.support.processes import COMMAND, processes_of, until
from tests.support.screen import ENDS_WITH_US

BARE_WINDOW = [*ENDS_WITH_US, *floor_command("bare_window")]
PROGRAM = [*ENDS_WITH_US, *COMMAND, "--deployment", "local", "--trace-startup"]
LAST_MOMENT = "window-usable"
LIST_SECONDS = 60.0
KNOWN = {"start_known_20": 20, "start_known_100k": 100_000}
WHY = "python -X importtime -c 'import petstore_gui.main.app'"


class Event(msgspec.Struct):
    """A line of `--trace-startup`."""

    event: str


def starts(bench: Bench) -> None:
    """`start_first` on new profiles, `start_known_*` on profiles that know so many animals."""
    compileall.compile_dir(Path(petstore_gui.__file__).parent, quiet=2)  # as installed programs are
    with TemporaryDirectory(prefix="petstore-start-") as folder:
        fresh = iter(Path(folder, f"fresh-{number}") for number in range(1_000))
        first = lambda: _program_ms(next(fresh))  # noqa: E731
        bench.measure("start_first", 7, first, _bare_window_ms, why=lambda: _moments(next(fresh)))
        for name in filter(bench.wants, KNOWN):
            profile = Path(folder, name)
            _make_known(profile, KNOWN[name])
            own = partial(_program_ms, profile)
            bench.measure(name, 7, own, _bare_window_ms, why=partial(_moments, profile))


def _make_known(profile: Path, count: int) -> None:
    """Start the program once, so that the profile knows the list of its own store."""
    store = profile / "store" / "animals.sqlite"
    store.parent.mkdir(parents=True, mode=0o700)
    with own_service(store, sample=count):
        pass  # when it listens, the animals are in the database
    _start(profile, until_known=count)


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
                until(lambda: _animals_in_history(profile) == until_known, LIST_SECONDS)
        finally:
            process.terminate()
        process.wait(END_SECONDS)
    until(lambda: not processes_of(profile))
    return taken


def _animals_in_history(profile: Path) -> int:
    """How many animals the history of this computer's store has, once a whole list is in it."""
    [file] = (profile / "records").glob("ledger-local*.sqlite")
    with closing(sqlite3.connect(file)) as history:
        if not history.execute("SELECT 1 FROM head").fetchone():
            return 0
        [(count,)] = history.execute("SELECT count(*) FROM pets")
        return int(count)


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


def _moments(profile: Path) -> str:
    """The events of one more start."""
    moments = ", ".join(f"{event} after {ms:.0f} ms" for event, ms in _start(profile).items())
    return f"one start: {moments}; imports: {WHY}"
