"""Adds and a draft in an outbox file, and whether they are still there after damage."""

from __future__ import annotations

import tempfile
from collections.abc import Mapping
from datetime import UTC, datetime
from enum import StrEnum
from pathlib import Path

import msgspec

from petstore_gui.domain.pending_add import Draft, Known, PendingAdd, Phase
from petstore_gui.domain.pets import NewPet
from petstore_gui.domain.service_id import LOCAL_SERVICE
from petstore_gui.outbox.store import FileDamage
from petstore_gui.storage.outbox_db import OutboxDb, open_outbox
from petstore_gui.storage.recoverable_db import StorageError, WrittenByNewer

Files = Mapping[str, bytes]
"""The content of a folder."""

NOW = datetime(2026, 11, 21, 17, 40, tzinfo=UTC)
NAME = "outbox-local.sqlite"
PHASES = (Phase.ADDED, Phase.UNKNOWN, Phase.PAUSED, Phase.SENDING)
DRAFT = Draft("Bella", "7")


class Found(StrEnum):
    """What a start finds, and whether staff are told that something is wrong."""

    WHOLE = "all is there"
    TOLD = "something is missing, which is told"
    SILENT = "something is missing, and nobody hears of it"


def leave_adds(folder: Path, *, is_killed: bool) -> Files:
    """Write adds and a draft; returns the files that the program leaves when it ends."""
    outbox, _ = open_outbox(folder / NAME, NOW)
    for number, phase in enumerate(PHASES):
        _write(outbox, number, phase)
    outbox.write_draft(LOCAL_SERVICE, DRAFT)
    killed = _files_of(folder)
    outbox.close()
    return killed if is_killed else _files_of(folder)


def found_in(files: Files) -> Found:
    """What a start finds in these files."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        for file, content in files.items():
            (folder / file).write_bytes(content)
        try:
            outbox, rescue = open_outbox(folder / NAME, NOW)
        except (StorageError, WrittenByNewer):
            return Found.TOLD
        stored, draft = outbox.read(), outbox.draft(LOCAL_SERVICE)
        outbox.close()
    damage = FileDamage(rescue, 0, stored.not_understood, stored.drafts_not_understood)
    if {_content(add) for add in stored.pending} == EXPECTED and draft == DRAFT:
        return Found.WHOLE
    return Found.TOLD if damage else Found.SILENT


def _write(outbox: OutboxDb, number: int, phase: Phase) -> None:
    add = outbox.insert(an_add(number))
    outbox.update(
        msgspec.structs.replace(an_add(number, phase), number=add.number, key_was_sent=True)
    )


def an_add(number: int, phase: Phase = Phase.PAUSED) -> PendingAdd:
    """One of the adds."""
    return PendingAdd(
        number=0,
        key=f"{number}aaaaaaa-0000-4000-8000-000000000001",
        pet=NewPet(f"Rex {number}", 7),
        service_id=LOCAL_SERVICE,
        known=Known((1, 2, 3), is_whole=True),
        phase=phase,
        attempts=int(phase is not Phase.PAUSED),
        created_at=NOW,
        changed_at=NOW,
        pet_id=5 if phase is Phase.ADDED else None,
    )


def _content(add: PendingAdd) -> tuple[object, ...]:
    return add.key, add.pet, add.service_id, add.known, add.phase, add.attempts, add.created_at


EXPECTED = {
    _content(an_add(number, Phase.UNKNOWN if phase is Phase.SENDING else phase))
    for number, phase in enumerate(PHASES)
    if phase is not Phase.ADDED
}


def _files_of(folder: Path) -> Files:
    return {file.name: file.read_bytes() for file in folder.iterdir()}
