"""After a kill or a power cut, the adds and the draft of an outbox file are there."""

from __future__ import annotations

from pathlib import Path

from petstore_gui.storage.outbox_db import open_outbox
from tests.support.kept_adds import NAME, NOW, Found, found_in, leave_adds


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


def test_a_new_file_is_no_damage(tmp_path: Path) -> None:
    outbox, rescue = open_outbox(tmp_path / NAME, NOW)
    outbox.close()
    assert rescue is None
