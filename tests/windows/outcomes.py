"""A plugin of pytest on Windows: leaves out the excepted, writes what became of the rest."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

from tests.windows.excepted import reason_of

outcomes: dict[str, str] = {}


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """A file of which nothing means anything here may not even be imported."""
    name = collection_path.relative_to(config.rootpath).as_posix()
    return True if reason_of(name) is not None else None


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    left_out = [item for item in items if reason_of(item.nodeid) is not None]
    items[:] = [item for item in items if item not in left_out]
    config.hook.pytest_deselected(items=left_out)


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    if report.failed:
        outcomes[report.nodeid] = "failed"
    elif report.skipped and isinstance(report.longrepr, tuple):
        outcomes[report.nodeid] = f"skipped: {report.longrepr[2].removeprefix('Skipped: ')}"
    elif report.when == "call":
        outcomes.setdefault(report.nodeid, "passed")


def pytest_sessionfinish(session: pytest.Session) -> None:
    if not hasattr(session.config, "workerinput"):  # not in a worker of xdist
        Path(os.environ["PETSTORE_OUTCOMES"]).write_text(json.dumps(outcomes), encoding="utf-8")
