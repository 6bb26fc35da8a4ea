"""Adds and imports in any order with losses and crashes: many more examples than the gate has."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator

from tests.service.running import ROOT
from tests.soak.outcome import Outcome, none_of
from tests.support.any_order import EXAMPLES

COUNT, COUNT_SHORT = 1_000, 2
TESTS = ("tests/outbox/test_any_adds.py",)


def run(*, short: bool) -> Iterator[Outcome]:
    """No add is lost, doubled, or sent unasked."""
    count = COUNT_SHORT if short else COUNT
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", *TESTS]
    done = subprocess.run(
        command,
        cwd=ROOT,
        env={**os.environ, EXAMPLES: str(count)},
        check=False,
        capture_output=True,
        text=True,
    )
    said = done.stdout[-2_000:] + done.stderr[-2_000:]
    yield none_of([said] if done.returncode else [], "any_order_wrong", n=count)
