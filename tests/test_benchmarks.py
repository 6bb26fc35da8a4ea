from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from tests.benchmarks.figures import GOALS, Bench, Figure, judge

ROOT = Path(__file__).parents[1]
BENCHMARKS = [sys.executable, "-m", "tests.benchmarks"]
LINE = ["figure", "n", "value", "floor", "ratio", "goal", "better", "met"]


def measured(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [*BENCHMARKS, *arguments], cwd=ROOT, capture_output=True, text=True, timeout=90, check=False
    )


@pytest.mark.slow
def test_a_figure_is_one_line_of_json_with_its_result() -> None:
    name = "search_100k"
    result = measured("--only", name, "--runs", "1")
    assert result.returncode == 0, result.stderr
    assert result.stderr == ""
    [line] = result.stdout.splitlines()
    fields = list(msgspec.json.decode(line, type=dict[str, object]))
    figure = msgspec.json.decode(line, type=Figure)
    assert fields == LINE if figure.met else [*LINE, "reason"]
    assert (figure.figure, figure.goal) == (name, GOALS[name].goal)
    assert figure.value > 0


@pytest.mark.parametrize(
    ("name", "values", "floors", "ratio", "met"),
    [
        ("start_first", [29.0, 90.0, 30.0], [10.0, 10.0, 99.0], 3.0, True),
        ("start_first", [31.0], [10.0], 3.1, False),
        ("get_100", [70.0], [100.0], 0.7, True),
        ("get_100", [69.0], [100.0], 0.69, False),
        ("filter_1m", [30.0], [], None, True),
        ("filter_1m", [30.1], [], None, False),
    ],
)
def test_medians_are_compared_with_the_goal(
    name: str, values: list[float], floors: list[float], ratio: float | None, met: bool
) -> None:
    figure = judge(name, values, floors)
    assert (figure.n, figure.ratio, figure.met) == (len(values), ratio, met)


@pytest.mark.parametrize(("value", "reason"), [(16.0, ""), (16.1, "it was late")])
def test_a_missed_goal_has_a_reason(
    capsys: pytest.CaptureFixture[str], value: float, reason: str
) -> None:
    Bench(GOALS).measure("search_100k", 1, lambda: value, why=lambda: "it was late")
    assert msgspec.json.decode(capsys.readouterr().out, type=Figure).reason == reason


def test_every_figure_is_in_the_document() -> None:
    text = (ROOT / "docs" / "figures.md").read_text("utf-8")
    figures = set(re.findall(r"^\| `(\w+)` \|", text, re.MULTILINE))
    assert figures == set(GOALS)
