"""The tests of the store and of services, run once more on another way to a database."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Mapping

from tests.service.running import ROOT


def assert_all_pass(*arguments: str, environment: Mapping[str, str]) -> None:
    """Run these tests in a process of their own: none may fail or be skipped."""
    ended = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", *arguments],
        cwd=ROOT,
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        check=False,
    )
    assert ended.returncode == 0, ended.stdout
    assert " passed" in ended.stdout
    assert "skipped" not in ended.stdout
