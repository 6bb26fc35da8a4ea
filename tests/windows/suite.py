"""The test suite with Windows' Python: every test runs there, or is excepted by name and reason."""

from __future__ import annotations

import json
import subprocess
import sys
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from tests.windows.excepted import reason_of, unused
from tests.windows.place import LOGS, ROOT
from tests.windows.wine import Wine

SECONDS = 120
"""The time limit of one test: a processor that does Wine's work too is slow."""

WORKERS = 2
"""Each of its own process: one that dies is reported and replaced."""


@dataclass(frozen=True)
class Counts:
    """What became of the tests that Linux has."""

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
        run = self.passed + len(self.failed)
        excepted = sum(self.excepted.values())
        yield f"{self.known} tests: {run} run, {self.passed} passed, {excepted} excepted"

    @property
    def is_well(self) -> bool:
        """Whether each test passed or is excepted."""
        return not self.failed and not self.missing


def run_suite(wine: Wine, rooms: Iterable[str] = ()) -> bool:
    """Run the rooms of `tests/`, all or those named, one after the other; prints the counts."""
    known, outcomes = _known(), dict[str, str]()
    chosen = list(rooms) or sorted({_room(name) for name in known})
    LOGS.mkdir(parents=True, exist_ok=True)
    for room in chosen:
        if any(_room(name) == room and reason_of(name) is None for name in known):
            outcomes |= _run(wine, room)
    asked = [name for name in known if _room(name) in chosen]
    counts = count(asked, outcomes)
    print(*counts.lines(), sep="\n", flush=True)
    stale = unused(known)
    print(*(f"excepted, but there is no such test: {name}" for name in stale), sep="\n")
    return counts.is_well and not stale


def count(known: Iterable[str], outcomes: Mapping[str, str]) -> Counts:
    """Compare the tests that Linux knows with what became of them on Windows."""
    names = list(known)
    skipped = {name: words for name, words in outcomes.items() if words.startswith("skipped")}
    excepted = Counter(reason for name in names if (reason := reason_of(name)) is not None)
    excepted.update(
        f"{words.removeprefix('skipped: ')} (its own skip)" for words in skipped.values()
    )
    return Counts(
        known=len(names),
        passed=sum(words == "passed" for words in outcomes.values()),
        failed=tuple(name for name, words in outcomes.items() if words == "failed"),
        missing=tuple(name for name in names if name not in outcomes and reason_of(name) is None),
        excepted=excepted,
    )


def _known() -> list[str]:
    """The names of all tests, as this system collects them."""
    command = [sys.executable, "-m", "pytest", "--collect-only", "-q", "-p", "no:cacheprovider"]
    done = subprocess.run(
        command, cwd=ROOT, check=True, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, text=True
    )
    return [line for line in done.stdout.splitlines() if "::" in line]


def _room(name: str) -> str:
    return "/".join(Path(name.partition("::")[0]).parts[:2])


def _run(wine: Wine, room: str) -> dict[str, str]:
    name = room.replace("/", "-").removesuffix(".py")
    found = LOGS / f"{name}.json"
    found.unlink(missing_ok=True)
    with (LOGS / f"{name}.txt").open("wb", buffering=0) as log:
        wine.python(
            *("-m", "pytest", "-q", "-p", "tests.windows.outcomes", "-p", "no:cacheprovider"),
            *("-n", str(WORKERS), "--dist", "loadfile", "--timeout", str(SECONDS), room),
            more={
                "PETSTORE_OUTCOMES": found.relative_to(ROOT).as_posix(),
                "QT_QPA_FONTDIR": f"Z:{ROOT / 'resources/fonts'}",  # for Qt's offscreen platform
            },
            log=log,
        )
    outcomes: dict[str, str] = json.loads(found.read_text("utf-8")) if found.exists() else {}
    print(f"{room}: {dict(Counter(words.partition(':')[0] for words in outcomes.values()))}")
    sys.stdout.flush()
    return outcomes
