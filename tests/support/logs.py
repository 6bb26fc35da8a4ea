"""Fails a test that logs an unexpected record."""

from __future__ import annotations

import logging
import re
from collections.abc import Iterator

import pytest


def matches(pattern: str, record: logging.LogRecord) -> bool:
    return re.search(pattern, record.getMessage()) is not None


@pytest.fixture(autouse=True)
def only_expected_log_records(
    request: pytest.FixtureRequest, caplog: pytest.LogCaptureFixture
) -> Iterator[None]:
    """From WARNING on, each record must match a pattern of `expects_log`, and vice versa."""
    yield
    patterns = [str(mark.args[0]) for mark in request.node.iter_markers("expects_log")]
    phases = [caplog.get_records(when) for when in ("setup", "call", "teardown")]
    records = [r for phase in phases for r in phase if r.levelno >= logging.WARNING]
    surprising = [r for r in records if not any(matches(p, r) for p in patterns)]
    missing = [p for p in patterns if not any(matches(p, r) for r in records)]
    problems = [f"{r.levelname} {r.name}: {r.getMessage()}" for r in surprising]
    problems += [f"no record matches {pattern!r}" for pattern in missing]
    if problems:
        pytest.fail("log: " + "\n".join(problems), pytrace=False)
