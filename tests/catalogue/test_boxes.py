"""The files of all deployments: opened together, and let go together."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path
from threading import Event

import pytest

from petstore_gui.catalogue.boxes import Boxes
from petstore_gui.records.outbox_file import OutboxFile, open_outbox
from petstore_gui.records.place import Place, Records
from petstore_gui.tasks import Tasks
from tests.support.waiting import eventually

HERE, STAGING = Place("local"), Place("staging", "https://staging.example")


async def test_no_file_is_opened_after_all_were_let_go(
    tmp_path: Path, tasks: Tasks, monkeypatch: pytest.MonkeyPatch
) -> None:
    records, go = Records(tmp_path), Event()
    opened: list[Path] = []

    def open_slowly(file: Path, now: datetime) -> tuple[OutboxFile, Path | None]:
        opened.append(file)
        go.wait()
        return open_outbox(file, now)

    records.outbox(STAGING).touch()
    monkeypatch.setattr("petstore_gui.catalogue.box.open_outbox", open_slowly)
    boxes = Boxes(records)
    tasks.start("open", boxes.open(HERE))
    await eventually(lambda: opened)
    boxes.close()
    go.set()
    await eventually(lambda: len(tasks) == 0)
    assert opened == [records.outbox(HERE)]
