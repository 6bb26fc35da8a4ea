"""The log of the window's own service as it grows."""

from __future__ import annotations

import logging
import os
from collections.abc import Iterator
from pathlib import Path
from typing import TextIO

import pytest

from petstore_gui.service.own_process import BYTES_MAX, ShortLog


@pytest.fixture
def stream(tmp_path: Path) -> Iterator[TextIO]:
    """A log opened as the window opens it for its service."""
    descriptor = os.open(tmp_path / "service.log", os.O_RDWR | os.O_CREAT | os.O_APPEND)
    with open(descriptor, "a", encoding="utf-8") as file:  # noqa: PTH123 - it is open already
        yield file


def say(stream: TextIO, text: str) -> None:
    ShortLog(stream).emit(logging.makeLogRecord({"msg": text}))


def test_a_long_run_leaves_a_short_log_with_the_latest_lines(
    stream: TextIO, tmp_path: Path
) -> None:
    longest = 0
    for number in range(30_000):
        say(stream, f"line {number} {'x' * 100}")
        longest = max(longest, os.fstat(stream.fileno()).st_size)
    lines = (tmp_path / "service.log").read_text("utf-8").splitlines()
    assert longest <= BYTES_MAX + 200
    assert lines[-1].startswith("line 29999 ")
    first = int(lines[0].split()[1])
    assert [int(line.split()[1]) for line in lines] == list(range(first, 30_000))
