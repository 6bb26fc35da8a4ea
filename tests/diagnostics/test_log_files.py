"""The window's log: bounded, private, and without keys."""

from __future__ import annotations

import logging
import stat
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from petstore_gui.diagnostics.log_files import last_lines, log_to

KEY = "canary-7f3e"

log = logging.getLogger("petstore_gui.tests")


@pytest.fixture
def folder(tmp_path: Path) -> Iterator[Path]:
    logger, raises = logging.getLogger("petstore_gui"), logging.raiseExceptions
    before, level = list(logger.handlers), logger.level
    log_to(tmp_path)
    yield tmp_path
    for handler in set(logger.handlers) - set(before):
        logger.removeHandler(handler)
        handler.close()
    logger.setLevel(level)
    logging.raiseExceptions = raises


@pytest.mark.skipif(sys.platform == "win32", reason="no permission bits there")
def test_only_its_owner_can_read_the_log(folder: Path) -> None:
    for _ in range(12):
        log.info("%s", "x" * 100_000)
    modes = [stat.S_IMODE(file.stat().st_mode) for file in folder.iterdir()]
    assert modes == [0o600, 0o600]


def test_a_key_in_a_record_or_its_traceback_does_not_reach_the_file(folder: Path) -> None:
    error = ValueError(f"Illegal header value b'Bearer {KEY}\\n'")
    log.info("sent Authorization: Bearer %s", KEY, exc_info=error)
    written = (folder / "window.log").read_text("utf-8")
    assert "Illegal header value" in written
    assert KEY not in written


@pytest.mark.parametrize(
    ("content", "most", "lines"),
    [
        (None, 5, ""),
        (b"", 5, ""),
        (b"a\nb\n", 5, "a\nb"),
        (b"a\nb\nc", 2, "b\nc"),
        (b"x" * 70_000 + b"\nlast\n", 5, "last"),
    ],
)
def test_the_last_lines_of_a_log_are_read(
    content: bytes | None, most: int, lines: str, tmp_path: Path
) -> None:
    if content is not None:
        (tmp_path / "window.log").write_bytes(content)
    assert last_lines(tmp_path / "window.log", most) == lines
