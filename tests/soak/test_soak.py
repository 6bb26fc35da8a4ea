from __future__ import annotations

import subprocess
import sys

import msgspec
import pytest

from tests.service.running import ROOT
from tests.soak.outcome import Outcome, at_least, at_most, none_of
from tests.soak.runs import RUNS

SOAK = [sys.executable, "-m", "tests.soak"]
LINE = ["figure", "n", "value", "goal", "better", "met"]


def soaked(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [*SOAK, *arguments], cwd=ROOT, capture_output=True, text=True, timeout=110, check=False
    )


@pytest.mark.parametrize(
    "name",
    RUNS,
)
def test_a_short_run_meets_every_goal(name: str) -> None:
    told = soaked("--only", name, "--short")
    assert told.returncode == 0, told.stdout + told.stderr
    assert told.stdout
    for line in told.stdout.splitlines():
        assert line.startswith("{"), told.stdout
        assert list(msgspec.json.decode(line, type=dict[str, object])) == LINE
        assert msgspec.json.decode(line, type=Outcome).met


@pytest.mark.parametrize(
    ("outcome", "met"),
    [
        (at_most(5, "late", 5.0, n=1, why=lambda: "it was late"), True),
        (at_most(5, "late", 5.1, n=1, why=lambda: "it was late"), False),
        (at_least(5, "done", 5, n=1, why=lambda: "it was lazy"), True),
        (at_least(5, "done", 4, n=1, why=lambda: "it was lazy"), False),
        (none_of([], "lost", n=9), True),
        (none_of(["Rex"], "lost", n=9), False),
    ],
)
def test_a_goal_that_is_missed_has_a_reason(outcome: Outcome, *, met: bool) -> None:
    assert (outcome.met, bool(outcome.reason)) == (met, not met)
