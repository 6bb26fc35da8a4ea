"""The test suite with Windows' Python: every test runs there, or is excepted by name and reason."""

from __future__ import annotations

import subprocess
import sys
import time
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from tests.windows.excepted import parts, reason_of, unused
from tests.windows.outcomes import BEGUN, outcomes_in
from tests.windows.place import LOGS, ROOT
from tests.windows.wine import Wine

SECONDS = 600
"""The time limit of one test: a processor that does Wine's work too is slow."""

OWN_FUNCTIONS = (
    "tests/windows/test_own_functions.py",
    "tests/support/test_file_lock.py",
    "tests/support/test_held_files.py",
    "tests/session/test_windows_job.py",
)
"""What asks Windows' own functions, for every day."""

PYTEST_ENDED = (0, 5)
"""Everything passed, or nothing was left to run. 1 is also how a test over its time ends Python."""


BAD = ("failed", BEGUN)


@dataclass(frozen=True)
class Counts:
    """What became of the tests."""

    known: int
    passed: int
    failed: tuple[str, ...]
    missing: tuple[str, ...]
    excepted: Mapping[str, int]

    def lines(self) -> Iterator[str]:
        """The counts, and every test that is not as it should be."""
        for reason, number in sorted(self.excepted.items(), key=lambda one: -one[1]):
            yield f"{number:5} excepted: {reason}"
        yield from (f"failed: {name}" for name in self.failed)
        yield from (f"neither run nor excepted: {name}" for name in self.missing)
        yield self.total

    @property
    def total(self) -> str:
        """What became of how many."""
        run = self.passed + len(self.failed)
        excepted = sum(self.excepted.values())
        return f"{self.known} tests: {run} run, {self.passed} passed, {excepted} excepted"

    @property
    def is_well(self) -> bool:
        """Whether each test passed or is excepted."""
        return not self.failed and not self.missing


def run_suite(wine: Wine, rooms: Sequence[str] = ()) -> bool:
    """Run the folders of `tests/`, or those named: folders and files; prints the counts of each."""
    known, outcomes = _known(rooms), dict[str, str]()
    LOGS.mkdir(parents=True, exist_ok=True)
    for room in rooms or sorted({_room(name) for name in known}):
        names = [name for name in known if room in parts(name)]
        # A file for Windows alone has no tests that this system knows.
        are_run = not names or any(reason_of(name) is None for name in names)
        began = time.monotonic()
        found = _run(wine, room) if are_run else {}
        took = time.monotonic() - began
        print(f"{room}: {count(names, found).total}, {took:.0f} s", flush=True)
        outcomes |= found
    counts = count(known, outcomes)
    print(*counts.lines(), sep="\n", flush=True)
    stale = [] if rooms else unused(known)
    for name in stale:
        print(f"excepted, but there is no such test: {name}")
    return counts.is_well and not stale


def count(known: Iterable[str], outcomes: Mapping[str, str]) -> Counts:
    """What became on Windows of the tests that Linux knows, and of those of Windows alone."""
    names = list(dict.fromkeys([*known, *outcomes]))  # and those that only Windows has
    skipped = {name: words for name, words in outcomes.items() if words.startswith("skipped")}
    excepted = Counter(reason for name in names if (reason := reason_of(name)) is not None)
    excepted.update(
        f"{words.removeprefix('skipped: ')} (its own skip)" for words in skipped.values()
    )
    return Counts(
        known=len(names),
        passed=sum(words == "passed" for words in outcomes.values()),
        failed=tuple(name for name, words in outcomes.items() if words in BAD),
        missing=tuple(name for name in names if name not in outcomes and reason_of(name) is None),
        excepted=excepted,
    )


def _known(rooms: Sequence[str]) -> list[str]:
    """The names of the tests in these rooms, or in all, as this system collects them."""
    command = [sys.executable, "-m", "pytest", "--collect-only", "-q", "-p", "no:cacheprovider"]
    done = subprocess.run(
        [*command, *rooms],
        cwd=ROOT,
        check=False,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        text=True,
    )
    if done.returncode not in PYTEST_ENDED:
        print(done.stdout)
        done.check_returncode()
    return [line for line in done.stdout.splitlines() if "::" in line]


def _room(name: str) -> str:
    return "/".join(Path(name.partition("::")[0]).parts[:2])


def _run(wine: Wine, room: str) -> dict[str, str]:
    """Run a room, again without the tests already run for as long as one ends Python."""
    name = room.replace("/", "-").removesuffix(".py")
    found = LOGS / f"{name}.jsonl"
    found.unlink(missing_ok=True)
    more = {"PETSTORE_OUTCOMES": found.relative_to(ROOT).as_posix()}
    command = (
        *("-m", "pytest", "-q", "-p", "tests.windows.outcomes", "-p", "no:cacheprovider"),
        *("--durations", "10", "--timeout", str(SECONDS)),
    )
    outcomes = dict[str, str]()
    with (LOGS / f"{name}.txt").open("wb", buffering=0) as log:
        while True:
            before = len(outcomes)
            status = wine.python(*command, room, more=more, log=log)
            outcomes = outcomes_in(found)
            if status in PYTEST_ENDED or len(outcomes) == before:
                break
    return outcomes
