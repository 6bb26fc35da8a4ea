"""A write that failed but is on the disk all the same is taken back by the next one."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from petstore_gui.storage.outbox_db import open_outbox
from tests.support.broken_disk import failing, needs_strace
from tests.support.kept_adds import NOW

WRITER = """
import sys
from pathlib import Path
from petstore_gui.domain.pending_add import Known, PendingAdd, Phase
from petstore_gui.domain.pets import NewPet
from petstore_gui.domain.service_id import LOCAL_SERVICE
from petstore_gui.storage.outbox_db import open_outbox
from petstore_gui.storage.recoverable_db import StorageError
from tests.support.kept_adds import NOW

outbox, _ = open_outbox(Path(sys.argv[1]), NOW)
for number, name in enumerate(["Ada", "Bo", "Bo"]):
    pet = NewPet(name, 1)
    new = PendingAdd(0, f"key {number}", pet, LOCAL_SERVICE, Known(), Phase.SAVING, 0, NOW, NOW)
    try:
        outbox.insert(new)
        print("saved", flush=True)
    except StorageError:
        print("not saved", flush=True)
    sys.stdin.readline()
"""
LAST_SYNC = 5
"""Of a commit: the journal twice, its folder, the file, and the end of the journal."""


@needs_strace
@pytest.mark.parametrize("sync", range(1, LAST_SYNC + 1))
def test_an_add_that_was_not_saved_and_then_saved_is_there_once(tmp_path: Path, sync: int) -> None:
    file = tmp_path / "outbox.sqlite"
    with subprocess.Popen(
        [sys.executable, "-c", WRITER, str(file)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as writer:
        assert writer.stdin
        assert writer.stdout
        assert writer.stdout.readline() == "saved\n"
        with failing(writer.pid, "fdatasync", "EIO", when=str(sync)):
            writer.stdin.write("\n")
            writer.stdin.flush()
            told = writer.stdout.readline()
        writer.stdin.write("\n")
        writer.stdin.flush()
        assert writer.stdout.readline() == "saved\n"
        writer.kill()
    outbox, _ = open_outbox(file, NOW)
    found = [add.pet.name for add in outbox.read().pending]
    outbox.close()
    assert found == (["Ada", "Bo"] if told == "not saved\n" else ["Ada", "Bo", "Bo"])
    assert told == "not saved\n" or sync == 2, "only the sync of the folder may fail in silence"
