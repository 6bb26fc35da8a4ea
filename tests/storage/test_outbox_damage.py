"""After any damage to an outbox file, its adds and its draft are there, or staff are told."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from petstore_gui.storage.outbox_db import open_outbox
from tests.support.damage import each_damage
from tests.support.kept_adds import NAME, NOW, Found, found_in, leave_adds

STEP = 97
"""How many bytes lie between two places of damage."""

HEAD = 4_096
"""The bytes of the first page, without which no row can be found."""


@pytest.mark.slow
def test_nothing_goes_missing_silently(tmp_path: Path) -> None:
    files = leave_adds(tmp_path, is_killed=True)
    found = {name: found_in(damaged) for name, damaged in each_damage(files, STEP)}
    assert [name for name, what in found.items() if what is Found.SILENT] == []
    counts = Counter(found.values())
    assert counts[Found.WHOLE] > 10 * counts[Found.TOLD]


def test_a_kill_leaves_the_file_as_an_end_does(tmp_path: Path) -> None:
    left = []
    for is_killed in (True, False):
        folder = tmp_path / str(is_killed)
        folder.mkdir()
        left.append(leave_adds(folder, is_killed=is_killed))
    assert left[0].keys() == left[1].keys()
    assert left[0][NAME] == left[1][NAME]


def test_every_add_is_in_the_file_itself_at_once(tmp_path: Path) -> None:
    """A power cut may lose any other file."""
    files = leave_adds(tmp_path, is_killed=True)
    assert found_in({NAME: files[NAME]}) is Found.WHOLE


@pytest.mark.parametrize("at", range(0, HEAD, STEP))
def test_wrong_bytes_in_the_first_page_lose_nothing(tmp_path: Path, at: int) -> None:
    files = leave_adds(tmp_path, is_killed=False)
    content = files[NAME]
    spoilt = content[:at] + bytes(len(content[at:HEAD])) + content[HEAD:]
    assert found_in({**files, NAME: spoilt}) is Found.WHOLE


@pytest.mark.parametrize("left", ["-journal", "-wal"])
@pytest.mark.parametrize("is_empty", [True, False])
def test_a_log_without_its_file_is_reported_and_kept(
    tmp_path: Path, left: str, *, is_empty: bool
) -> None:
    """SQLite silently deletes such a log."""
    log = tmp_path / f"{NAME}{left}"
    log.write_bytes(b"all adds" * 1_000)
    if is_empty:
        (tmp_path / NAME).touch()
    outbox, rescue = open_outbox(tmp_path / NAME, NOW)
    outbox.close()
    assert rescue is not None
    assert not rescue.had_content
    [kept] = tmp_path.glob(f"*.damaged-*{left}")
    assert kept.read_bytes() == b"all adds" * 1_000
    assert rescue.aside in (kept, kept.with_name(kept.name.removesuffix(left)))


def test_a_new_file_is_no_damage(tmp_path: Path) -> None:
    outbox, rescue = open_outbox(tmp_path / NAME, NOW)
    outbox.close()
    assert rescue is None
