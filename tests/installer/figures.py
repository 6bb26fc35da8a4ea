"""The size of the installers and the cost of freezing, one JSON object per line.

`make installer-figures` builds them first. Sizes are in bytes; start and memory of the frozen
program are compared with the program from source, alternately, each time on a new profile.
"""

from __future__ import annotations

import argparse
import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path

import msgspec

from tests.benchmarks.figures import Figure, four_digits, in_turn, is_met, print_line
from tests.support.home import temporary_home

ROOT = Path(__file__).parents[2]
FROZEN = ROOT / "build/installer/frozen/petstore-gui"
PROGRAM = [str(FROZEN / "petstore-gui")]
SOURCE = [sys.executable, "-m", "petstore_gui"]
END_SECONDS = 10.0
DEB_BYTES_MAX = 45_000_000
START_RATIO_MAX = 1.2


class Fact(msgspec.Struct, frozen=True):
    """A figure without a goal."""

    figure: str
    value: float


def main() -> None:
    """Build the installers, and measure them."""
    parser = argparse.ArgumentParser(prog="make installer-figures", allow_abbrev=False)
    parser.add_argument("--runs", type=int, default=7, choices=range(1, 101), metavar="N")
    runs = parser.parse_args().runs
    started = time.perf_counter()
    files = _build()
    print_line(Fact("installer_build_seconds", four_digits(time.perf_counter() - started)))
    for file in files:
        _tell_size(file)
    inside = [path for path in FROZEN.rglob("*") if path.is_file() and not path.is_symlink()]
    print_line(Fact("installer_files", len(inside)))
    print_line(Fact("installer_unpacked_bytes", sum(path.stat().st_size for path in inside)))
    with (
        temporary_home("petstore-figures-"),
        tempfile.TemporaryDirectory(prefix="petstore-figures-") as folder,
    ):
        _tell_running(Path(folder), runs)


def _build() -> list[Path]:
    command = [sys.executable, "resources/installer/build.py"]
    told = subprocess.run(command, cwd=ROOT, check=True, stdout=subprocess.PIPE, text=True).stdout
    return [ROOT / line for line in told.splitlines()]


def _tell_size(file: Path) -> None:
    size = file.stat().st_size
    if file.suffix == ".deb":
        met = size <= DEB_BYTES_MAX
        print_line(Figure("installer_deb_bytes", 1, size, None, None, DEB_BYTES_MAX, "lower", met))
    else:
        print_line(Fact("installer_archive_bytes", size))


def _tell_running(folder: Path, runs: int) -> None:
    profiles = iter(folder / str(number) for number in range(1_000))
    memory: dict[str, list[float]] = {"frozen": [], "source": []}

    def one(kind: str, program: Sequence[str]) -> float:
        milliseconds, used = _started(program, next(profiles))
        memory[kind].append(used)
        return milliseconds

    frozen, source = in_turn(runs, lambda: one("frozen", PROGRAM), lambda: one("source", SOURCE))
    print_line(_against("installer_start", frozen, source, START_RATIO_MAX))
    print_line(Fact("installer_memory_bytes", statistics.median(memory["frozen"])))
    print_line(Fact("installer_memory_bytes_from_source", statistics.median(memory["source"])))


def _against(name: str, values: list[float], floors: list[float], most: float) -> Figure:
    value, floor = statistics.median(values), statistics.median(floors)
    ratio = four_digits(value / floor)
    met = is_met(ratio, most, "lower")
    return Figure(
        name, len(values), four_digits(value), four_digits(floor), ratio, most, "lower", met
    )


def _started(program: Sequence[str], profile: Path) -> tuple[float, float]:
    """Milliseconds until rows are painted, and the memory of window and service then, in bytes."""
    command = [*program, "--profile", str(profile), "--deployment", "local", "--trace-startup"]
    started = time.perf_counter()
    with subprocess.Popen(command, stderr=subprocess.PIPE, text=True) as process:
        assert process.stderr
        try:
            if not any("rows-painted" in line for line in process.stderr):
                raise RuntimeError("the program ended without rows")
            taken = (time.perf_counter() - started) * 1000
            return taken, _memory_of(process.pid)
        finally:
            process.terminate()
            process.wait(END_SECONDS)


def _memory_of(process: int) -> float:
    """The proportional set size of a process and its children, in bytes."""
    children = Path(f"/proc/{process}/task/{process}/children").read_text(encoding="ascii")
    used = 0
    for each in (process, *map(int, children.split())):
        for line in Path(f"/proc/{each}/smaps_rollup").read_text(encoding="ascii").splitlines():
            if line.startswith("Pss:"):
                used += int(line.split()[1]) * 1024
    return used


if __name__ == "__main__":
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    main()
