"""The adds on the disk: before they are sent, after a power cut, and after damage."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest

from petstore_gui.domain.connection_errors import NotReached
from petstore_gui.domain.errors import NotWrittenDown, OutcomeUnknown
from petstore_gui.domain.pending_add import Known, Phase
from petstore_gui.storage.recoverable_db import StorageError
from petstore_gui.support.tasks import Tasks
from tests.doubles.fake_gateway import FakeGateway
from tests.outbox.clerk import PRODUCTION, REX, Clerk
from tests.support.waiting import eventually


async def test_an_add_is_on_the_disk_before_it_is_sent(clerk: Clerk) -> None:
    gateway = FakeGateway()
    await clerk.open(gateway)
    gateway.hold()
    clerk.outbox.add(REX)
    await eventually(lambda: gateway.asked)
    assert clerk.written() == [("Rex", "sending", 1)]
    gateway.release()
    await clerk.rest()


async def test_an_add_is_on_the_disk_while_it_waits_for_its_service(clerk: Clerk) -> None:
    clerk.outbox.open(PRODUCTION)
    clerk.outbox.add(REX)
    assert [add.pet for add in clerk.outbox.pending.here] == [REX]
    await eventually(lambda: clerk.phases)
    assert clerk.written() == [("Rex", "ready", 0)]
    assert clerk.outbox.pending.here[0].phase is Phase.QUEUED
    clerk.outbox.connect_to(FakeGateway())
    await clerk.rest()
    assert [pet for pet, _ in clerk.added] == [REX]


async def test_an_add_that_cannot_be_written_is_not_sent(clerk: Clerk, tmp_path: Path) -> None:
    (tmp_path / "outbox-production.sqlite").mkdir()
    gateway = FakeGateway()
    await clerk.open(gateway)
    assert [type(error) for error in clerk.file_failures] == [StorageError]
    await clerk.add(REX)
    assert isinstance(clerk.failed[0].error, NotWrittenDown)
    assert gateway.asked == []


TWO_WRONG_BYTES = (  # one hides the checksum, the other makes another animal
    "UPDATE adds SET seen = CAST(replace(seen, 'check', 'chexk') AS BLOB),"
    " body = CAST(replace(body, 'Rex', 'Rax') AS BLOB)"
)


@pytest.mark.parametrize(
    ("spoil", "states"),
    [
        ("UPDATE adds SET created_at = 9223372036854775807", []),
        ("UPDATE adds SET body = '{'", []),
        ("UPDATE adds SET key = CAST(x'ff' AS TEXT)", []),
        ("UPDATE adds SET key = 'another'", []),
        ("UPDATE adds SET body = CAST(replace(body, 'Rex', 'Rax') AS BLOB)", []),
        (TWO_WRONG_BYTES, []),
        ("UPDATE adds SET seen = CAST(json_remove(seen, '$.check') AS BLOB)", []),
        ("UPDATE adds SET seen = CAST(json_set(seen, '$.check', NULL) AS BLOB)", []),
        ("UPDATE adds SET state = 'sending'", [("Rex", Phase.UNKNOWN)]),
    ],
)
async def test_a_damaged_value_makes_only_its_own_add_unreadable(
    clerk: Clerk,
    next_clerk: Callable[[], Clerk],
    tmp_path: Path,
    spoil: str,
    states: list[tuple[str, Phase]],
) -> None:
    gateway = FakeGateway(honours_key=False)
    gateway.fail_next("add", OutcomeUnknown())
    await clerk.open(gateway)
    await clerk.add(REX)
    clerk.lose_power()
    connection = sqlite3.connect(tmp_path / "outbox-production.sqlite", isolation_level=None)
    connection.execute("PRAGMA ignore_check_constraints = ON")
    connection.execute(spoil.replace("'{'", "CAST('{' AS BLOB)"))
    connection.execute("INSERT INTO drafts VALUES ('x', x'ff')")
    connection.close()
    after = next_clerk()
    await after.open(None)
    assert after.phases == states
    (damage,) = after.file_damages
    assert (damage.not_understood, damage.drafts_not_understood) == (0 if states else 1, 1)


async def test_an_add_that_was_being_sent_in_a_power_cut_is_unknown_and_replayed(
    clerk: Clerk, next_clerk: Callable[[], Clerk], tasks: Tasks
) -> None:
    gateway = FakeGateway()
    await clerk.open(gateway)
    gateway.hold()
    clerk.catalogue.known = Known((7,), is_whole=True)
    clerk.outbox.add(REX)
    await eventually(lambda: gateway.asked)
    await tasks.end()
    gateway.release()
    after = next_clerk()
    await after.open(None)
    assert after.phases == [("Rex", Phase.UNKNOWN)]
    assert after.outbox.pending.here[0].known == Known((7,), is_whole=True)
    await after.open(gateway)
    assert [pet for pet, _ in after.added] == [REX]
    assert len(gateway.pets) == 1


async def test_an_add_that_was_held_in_a_power_cut_is_not_sent_automatically(
    clerk: Clerk, next_clerk: Callable[[], Clerk], tasks: Tasks
) -> None:
    gateway = FakeGateway()
    await clerk.open(gateway)
    clerk.hold(REX, 60)
    await eventually(lambda: clerk.phases)
    await tasks.end()
    after = next_clerk()
    await after.open(gateway)
    assert after.phases == [("Rex", Phase.PAUSED)]
    assert gateway.pets == {}
    await after.do(after.outbox.send, "Rex")
    assert len(gateway.pets) == 1


@pytest.fixture
async def forgetful(clerk: Clerk, tasks: Tasks, tmp_path: Path) -> FakeGateway:
    """A service that has Rex, though after a power cut the file does not say that he was sent."""
    gateway = FakeGateway(honours_key=False)
    await clerk.open(gateway)
    clerk.hold(REX, 60)
    await eventually(lambda: clerk.phases)
    file = tmp_path / "outbox-production.sqlite"
    unsent = file.read_bytes()
    await gateway.create_pet(REX, "another key")
    await tasks.end()
    clerk.lose_power()
    file.write_bytes(unsent)
    return gateway


async def test_an_unsent_add_of_an_earlier_run_is_looked_for_before_it_is_offered(
    forgetful: FakeGateway, next_clerk: Callable[[], Clerk]
) -> None:
    after = next_clerk()
    await after.open(forgetful)
    [rex] = after.outbox.pending.here
    assert after.outbox.reconciler.search_for(rex).is_found
    assert after.searches == []  # staff do not doubt its outcome until they are told to


async def test_an_unsent_add_of_an_earlier_run_is_not_sent_before_it_is_looked_for(
    forgetful: FakeGateway, next_clerk: Callable[[], Clerk]
) -> None:
    after = next_clerk()
    await after.open(None)
    await after.open(forgetful)
    forgetful.fail_next("list", NotReached())
    await after.do(after.outbox.send, "Rex")
    assert len(forgetful.pets) == 1


async def test_a_damaged_outbox_is_put_aside_and_its_readable_adds_are_recovered(
    clerk: Clerk, next_clerk: Callable[[], Clerk], tmp_path: Path
) -> None:
    gateway = FakeGateway(honours_key=False)
    gateway.fail_next("add", OutcomeUnknown())
    await clerk.open(gateway)
    await clerk.add(REX)
    key = clerk.outbox.pending.here[0].key.encode()
    clerk.lose_power()
    file = tmp_path / "outbox-production.sqlite"
    content = file.read_bytes()
    first, last = content.index(key), content.rindex(key)
    assert first != last  # one in the table, one in the index of keys
    content = content[:last] + b"?" * len(key) + content[last + len(key) :]
    file.write_bytes(content)
    after = next_clerk()
    await after.open(None)
    (troubles,) = after.file_damages
    assert troubles.rescue is not None
    assert troubles.rescue.aside is not None
    assert troubles.rescue.aside.read_bytes() == content
    assert troubles.read == 1
    assert after.phases == [("Rex", Phase.UNKNOWN)]


async def test_an_outbox_file_that_is_not_a_database_is_put_aside(
    clerk: Clerk, tmp_path: Path
) -> None:
    (tmp_path / "outbox-production.sqlite").write_text("what is this?" * 100)
    gateway = FakeGateway()
    await clerk.open(gateway)
    assert len(clerk.file_damages) == 1
    await clerk.add(REX)
    assert [pet for pet, _ in clerk.added] == [REX]


def open_to_others(folder: Path) -> list[Path]:
    return [file for file in folder.iterdir() if file.stat().st_mode & 0o077]


async def test_only_its_owner_can_read_the_outbox_file(clerk: Clerk, tmp_path: Path) -> None:
    await clerk.open(FakeGateway())
    await clerk.add(REX)
    assert open_to_others(tmp_path) == []


async def test_an_outbox_file_of_a_newer_version_is_not_changed(
    clerk: Clerk, tmp_path: Path
) -> None:
    file = tmp_path / "outbox-production.sqlite"
    connection = sqlite3.connect(file)
    connection.execute("PRAGMA user_version = 999")
    connection.close()
    before = file.read_bytes()
    await clerk.open(FakeGateway())
    await clerk.add(REX)
    assert isinstance(clerk.failed[0].error, NotWrittenDown)
    assert file.read_bytes() == before
