"""Durable adds with many connections, against the same route that stores nothing."""

from __future__ import annotations

import subprocess
import sys
import tempfile
from pathlib import Path

from tests.benchmarks.clients import answers_a_second, post
from tests.benchmarks.figures import Bench, in_turn, judge
from tests.benchmarks.floor_program import floor_program
from tests.benchmarks.own_service import own_service
from tests.support.screen import ENDS_WITH_US, announcing

CONNECTIONS = 32
SECONDS = 1.0
ANIMAL = b'{"name":"Rex","categoryId":7,"status":"available"}'
KEEPS_NOTHING = [sys.executable, "-m", "tests.benchmarks.floors.keeps_nothing"]
COUNTED = [*ENDS_WITH_US, sys.executable, "-m", "tests.benchmarks.counted_service"]
END_SECONDS = 10.0


def measure(bench: Bench) -> None:
    """`post_durable` and `adds_per_commit`."""
    with tempfile.TemporaryDirectory(prefix="petstore-post-") as name:
        folder = Path(name)
        if bench.wants("post_durable"):
            _durable(folder, bench)
        if bench.wants("adds_per_commit"):
            _per_commit(folder, bench)


def _durable(folder: Path, bench: Bench) -> None:
    with (
        own_service(folder / "durable.sqlite") as url,
        announcing(*KEEPS_NOTHING) as bare,
    ):
        values, floors = in_turn(bench.runs(5), lambda: _adds(url)[0], lambda: _adds(bare)[0])
    bench.tell(judge("post_durable", values, floors), lambda: _commit_alone(folder))


def _per_commit(folder: Path, bench: Bench) -> None:
    values = [_adds_in_a_commit(folder / f"{run}.sqlite") for run in range(bench.runs(3))]
    bench.tell(judge("adds_per_commit", values), lambda: _commit_alone(folder))


def _adds(url: str) -> tuple[float, int]:
    return answers_a_second(url, post(url, ANIMAL), 201, CONNECTIONS, SECONDS)


def _adds_in_a_commit(database: Path) -> float:
    with subprocess.Popen([*COUNTED, str(database)], stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout
        try:
            _, added = _adds(process.stdout.readline().strip())
            process.terminate()
            return added / int(process.stdout.readline())
        finally:
            process.kill()


def _commit_alone(folder: Path) -> str:
    """What a commit costs with SQLite alone."""
    told = []
    for rows in (1, CONNECTIONS):
        with floor_program("sqlite_alone", str(folder / f"alone-{rows}"), str(rows)) as floor:
            told.append(f"of {rows} {floor():.2f} ms")
    return f"a durable commit of SQLite alone takes: {', '.join(told)}"
