"""A plugin of pytest on Windows: leaves out the excepted, writes what became of the rest.

A line of JSON for each test that begins, and for each outcome: a test that ends Python is the last
that has begun. The tests of an earlier, ended run are not run again.
"""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

from petstore_gui.session import local_process
from tests.support.waiting import PATIENCE
from tests.windows.excepted import reason_of

BEGUN = "ended Python"
"""Of a test that has begun and has no outcome yet."""

LED_FROM_LINUX = "tests/windows/live"
"""Tests of windows here, by a visitor there."""

FILE = Path(os.environ.get("PETSTORE_OUTCOMES", os.devnull))


def outcomes_in(file: Path) -> dict[str, str]:
    """The outcome of each test that has begun."""
    lines = file.read_text(encoding="utf-8").splitlines() if file.exists() else []
    outcomes: dict[str, str] = {}
    for line in lines:
        name, outcome = json.loads(line)
        if outcome == "failed" or outcomes.get(name, BEGUN) == BEGUN:
            outcomes[name] = outcome
    return outcomes


def pytest_configure(config: pytest.Config) -> None:
    """Fonts for Qt's offscreen platform (Wine hands on no QT_ variables), and time for Wine.

    On a busy computer the service takes longer to start there than staff should wait.
    """
    os.environ["QT_QPA_FONTDIR"] = str(config.rootpath / "resources/fonts")
    local_process.START_SECONDS = PATIENCE


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """A file of which nothing means anything here may not even be imported."""
    name = collection_path.relative_to(config.rootpath).as_posix()
    return True if name == LED_FROM_LINUX or reason_of(name) is not None else None


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    done = outcomes_in(FILE)
    left_out = [item for item in items if item.nodeid in done or reason_of(item.nodeid) is not None]
    items[:] = [item for item in items if item not in left_out]
    config.hook.pytest_deselected(items=left_out)


def pytest_runtest_logstart(nodeid: str) -> None:
    _write(nodeid, BEGUN)


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    if report.failed:
        _write(report.nodeid, "failed")
    elif report.skipped and isinstance(report.longrepr, tuple):
        _write(report.nodeid, f"skipped: {report.longrepr[2].removeprefix('Skipped: ')}")
    elif report.when == "teardown":  # until then it may end Python
        _write(report.nodeid, "passed")


def _write(name: str, outcome: str) -> None:
    with FILE.open("a", encoding="utf-8") as file:
        file.write(json.dumps([name, outcome]) + "\n")
