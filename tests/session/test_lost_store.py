"""This computer's database gone or damaged: no samples come instead, and there is a way back."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from datetime import date
from pathlib import Path

import pytest

from petstore_gui.domain.add import Phase
from petstore_gui.domain.deployment import Deployment
from petstore_gui.domain.pets import NewPet
from petstore_gui.domain.service_id import LOCAL_SERVICE
from petstore_gui.domain.start_failure import StartFailure
from petstore_gui.domain.store_loss import EMPTY, StoreCopy
from petstore_gui.service.store.daily_copies import DailyCopies, copies_folder
from petstore_gui.settings.profile import Profile, open_profile
from tests.session.clerk import Clerk, program
from tests.support.waiting import eventually

pytestmark = pytest.mark.qt

DAY = date(2026, 11, 22)
COPY = StoreCopy("animals-2026-11-22.sqlite", "2026-11-22", 1)


async def add(clerk: Clerk, *names: str) -> None:
    for name in names:
        await clerk.outbox.add(NewPet(name, 1))
        await eventually(lambda name=name: name in clerk.added)  # type: ignore[misc]
    await clerk.refresh()


@pytest.fixture(scope="module")
def grown(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the first test puts the profile of which each test gets a copy."""
    return tmp_path_factory.mktemp("grown")


@pytest.fixture
async def profile(grown: Path, tmp_path: Path) -> Profile:
    """The profile of a shop with the animals 1 to 3, and a copy with the first."""
    shop = open_profile(grown / "shop")
    if not shop.store_file.exists():
        async with program(shop) as clerk:
            await clerk.open_store(LOCAL_SERVICE)
            await add(clerk, "Rex")
            DailyCopies(shop.store_file, lambda: DAY).take_todays()
            await add(clerk, "Tilda", "Umberto")
        for copy in copies_folder(shop.store_file).iterdir():
            if copy.name != COPY.name:
                copy.unlink()  # today's, which comes after some seconds
    shutil.copytree(shop.directory, tmp_path / "profile")
    return open_profile(tmp_path / "profile")


def delete(database: Path) -> None:
    for file in database.parent.glob("animals.sqlite*"):
        file.unlink()


def spoil(database: Path) -> None:
    database.write_bytes(b"no database, but as long as the header of one" * 20)


LOST = [(delete, StartFailure.MISSING), (spoil, StartFailure.DAMAGED)]


<<<<<<< HEAD
@pytest.mark.parametrize(("lose", "how"), LOST)
@pytest.mark.parametrize(("choice", "left"), [(COPY.name, ["Rex"]), (EMPTY, [])])
async def test_a_lost_store_is_told_and_goes_on_as_staff_choose(
=======
def lose_the_log(database: Path) -> None:
    log_of(database).unlink()


Spoil = Callable[[Path], None]
CASES = [
    (delete, GONE),
    (empty, EMPTIED),
    (leave_the_log, GONE),
    (leave_the_log_and_an_empty_file, EMPTIED),
    (truncate, DAMAGED),
    (spoil_the_header, DAMAGED),
    (spoil_the_pages, DAMAGED),
    (spoil_the_log, DAMAGED),
    (lose_the_log, BEHIND),
    (put_a_folder_there, StartFailure.FOLDER),
]


def contents(folder: Path) -> list[bytes]:
    files = [file for file in folder.rglob("*") if file.is_file() and ".sqlite" in file.name]
    return [file.read_bytes() for file in files if not file.name.endswith(("-shm", ".lock"))]


async def test_a_killed_service_has_lost_nothing(profile: Profile) -> None:
    async with program(profile) as clerk:
        await clerk.open()
        assert len(clerk.names) == HIGHEST
        assert clerk.problems == []


@pytest.mark.parametrize(("spoil", "how"), CASES)
async def test_a_lost_store_is_reported_and_its_copy_is_brought_back(
    profile: Profile, spoil: Spoil, how: StartFailure
) -> None:
    spoil(profile.store_file)
    before = contents(profile.store_file.parent)
    async with program(profile) as clerk:
        loss = await clerk.find_lost()
        assert (loss.how, loss.copies) == (how, (COPY,))
        assert [(one.kind, one.cause) for one in clerk.problems] == [(ProblemKind.STORE, how)]
        assert clerk.names[-3:] == IN_COPY + NEWER  # the known animals, marked as not current
        assert contents(profile.store_file.parent) == before
        opened = await clerk.recover(Recovery.COPY)
        assert opened.aside is not None
        await clerk.ready()
        assert len(clerk.names) == SAMPLES + 1
        assert clerk.names[-1:] == IN_COPY
        await add(clerk, "Zoe")
        assert clerk.ids[-1] == HIGHEST + 1
        assert all(content in contents(profile.store_file.parent) for content in before)


async def test_the_most_complete_copy_is_first_and_any_can_be_brought_back(
>>>>>>> room-catalogue
    profile: Profile,
    lose: Callable[[Path], None],
    how: StartFailure,
    choice: str,
    left: list[str],
) -> None:
    lose(profile.store_file)
    for _ in range(2):
        async with program(profile) as clerk:
            loss = await clerk.find_lost()
            assert (loss.how, loss.copies) == (how, (COPY,))
            [problem] = clerk.problems
            assert problem.cause is how
    async with program(profile) as clerk:
<<<<<<< HEAD
        await clerk.find_lost()
        assert (await clerk.open_store(LOCAL_SERVICE, choice)).loss is None
        await eventually(lambda: clerk.names[: len(left)] == left)
        await add(clerk, "Vera")
        assert max(clerk.catalogue.rows.ids) == 4
=======
        loss = await clerk.find_lost()
        assert loss.copies == (COPY, lesser)
        opened = await clerk.recover(lesser)
        assert opened.aside == ""
        await clerk.ready()
        assert len(clerk.names) == SAMPLES


async def test_without_a_history_it_is_not_known_what_a_copy_lacks(profile: Profile) -> None:
    empty(profile.store_file)
    StoragePaths(profile.records).history(LOCAL_SERVICE).write_bytes(b"no database " * 1_000)
    async with program(profile) as clerk:
        assert (await clerk.find_lost()).copies == (replace(COPY, missing=None),)


async def test_staff_continue_with_what_is_left(profile: Profile) -> None:
    lose_the_log(profile.store_file)
    async with program(profile) as clerk:
        loss = await clerk.find_lost()
        opened = await clerk.recover(Recovery.READABLE)
        await clerk.ready()
        assert len(clerk.names) == loss.readable > 0
        assert opened.samples
        await add(clerk, "Zoe")
        assert clerk.ids[-1] == HIGHEST + 1
>>>>>>> room-catalogue
    async with program(profile) as clerk:
        await clerk.open()
        assert "Vera" in clerk.names


async def test_an_add_waits_until_staff_have_decided(profile: Profile) -> None:
    delete(profile.store_file)
    async with program(profile) as clerk:
        await clerk.find_lost()
<<<<<<< HEAD
        await clerk.outbox.add(NewPet("Wim", 1))
        assert clerk.phases == [Phase.WAITING]
        await clerk.open_store(LOCAL_SERVICE, COPY.name)
        await eventually(lambda: clerk.added == ["Wim"])
        await clerk.refresh()
        assert clerk.names.count("Wim") == 1


async def test_a_copy_that_is_gone_leaves_the_choice(profile: Profile) -> None:
    delete(profile.store_file)
    async with program(profile) as clerk:
        await clerk.find_lost()
        shutil.rmtree(copies_folder(profile.store_file))
        opened = await clerk.open_store(LOCAL_SERVICE, COPY.name)
        assert (opened.has_failed, opened.loss) == (True, None)
        assert clerk.problems[-1].cause is StartFailure.CANNOT_WRITE
        assert (await clerk.find_lost()).copies == ()
=======
        await clerk.recover(Recovery.EMPTY)
        await clerk.ready()
        assert clerk.names == []
        await add(clerk, "Zoe")
        assert clerk.ids == [HIGHEST + 1]
    delete_all(profile.store_file)
    async with program(profile) as clerk:
        await clerk.find_lost()
        await clerk.recover(Recovery.EMPTY)
        await clerk.ready()
        await add(clerk, "Yan")
        assert clerk.ids == [HIGHEST + 2]
>>>>>>> room-catalogue


async def test_a_profile_that_knows_no_animal_gets_the_samples(profile: Profile) -> None:
    shutil.rmtree(profile.store_file.parent)
    shutil.rmtree(profile.records)
<<<<<<< HEAD
    async with program(open_profile(profile.directory)) as clerk:
        await clerk.open(Deployment.LOCAL)
        assert len(clerk.names) > 100
=======
    profile.records.mkdir()


async def test_without_records_the_copies_show_that_there_was_a_store(profile: Profile) -> None:
    delete(profile.store_file)
    forget(profile)
    async with program(profile) as clerk:
        loss = await clerk.find_lost()
        assert loss.copies == (replace(COPY, missing=None),)
        assert clerk.names == []
        await clerk.recover(Recovery.COPY)
        await clerk.ready()
        await add(clerk, "Zoe")
        assert clerk.ids[-1] == SAMPLES + 2


@pytest.mark.parametrize("record", ["ledger", "outbox"])
async def test_without_copies_a_record_shows_that_there_was_a_store(
    profile: Profile, record: str
) -> None:
    delete_all(profile.store_file)
    for file in profile.records.iterdir():
        if not file.name.startswith(record):
            file.unlink()
    async with program(profile) as clerk:
        loss = await clerk.find_lost()
        assert (loss.copies, loss.readable) == ((), 0)
        await clerk.recover(Recovery.EMPTY)
        await clerk.ready()
        await add(clerk, "Zoe")
        assert clerk.ids == [HIGHEST + 1]


async def test_a_damaged_record_brings_no_samples(profile: Profile) -> None:
    delete_all(profile.store_file)
    forget(profile)
    StoragePaths(profile.records).history(LOCAL_SERVICE).write_bytes(b"no database " * 1_000)
    async with program(profile) as clerk:
        assert (await clerk.find_lost()).how is GONE


async def test_a_profile_that_knows_nothing_is_new_and_gets_the_samples(profile: Profile) -> None:
    delete_all(profile.store_file)
    forget(profile)
    async with program(profile) as clerk:
        await clerk.open()
        assert len(clerk.names) == SAMPLES


async def test_a_new_profile_gets_the_samples_though_another_deployment_was_opened_first(
    tmp_path: Path,
) -> None:
    async with program(open_profile(tmp_path / "new")) as clerk:
        clerk.session.open(Deployment.PRODUCTION)
        await eventually(lambda: clerk.problems)  # no address yet
        await clerk.open()
        assert len(clerk.names) == SAMPLES


async def test_an_older_copy_put_there_by_it_is_reported_and_reuses_no_id(
    profile: Profile,
) -> None:
    delete(profile.store_file)
    shutil.copy(copy_of(profile.store_file, DAY), profile.store_file)
    async with program(profile) as clerk:
        loss = await clerk.find_lost()
        assert (loss.how, loss.readable) == (BEHIND, SAMPLES + 1)
        await clerk.recover(Recovery.READABLE)
        await clerk.ready()
        await add(clerk, "Zoe")
        assert clerk.ids[-1] == HIGHEST + 1


async def test_an_add_waits_in_the_outbox_until_staff_have_decided(profile: Profile) -> None:
    delete(profile.store_file)
    async with program(profile) as clerk:
        await clerk.find_lost()
        clerk.outbox.add(NewPet("Zoe", 1))
        await eventually(lambda: clerk.phases == [Phase.PAUSED])
        [waiting] = clerk.outbox.pending.here
        assert waiting.failure == failure_of(NotOpen("its service is not open"))
        await clerk.recover(Recovery.COPY)
        await clerk.ready()
        await eventually(lambda: clerk.phases == [Phase.PAUSED])
        assert "Zoe" not in clerk.names
        clerk.outbox.send(clerk.outbox.pending.here[0])
        await eventually(lambda: clerk.added == ["Zoe"])
        await clerk.refresh()
        assert clerk.names.count("Zoe") == 1


@pytest.mark.parametrize("choice", [Recovery.COPY, Recovery.EMPTY])
async def test_an_add_to_be_sent_when_the_store_is_back_is_sent_to_the_next_one(
    profile: Profile, choice: Recovery
) -> None:
    delete(profile.store_file)
    async with program(profile) as clerk:
        await clerk.find_lost()
        clerk.outbox.add(NewPet("Waiter", 7), when_back=True)
        await eventually(lambda: clerk.phases == [Phase.AWAY])
        await clerk.recover(choice)
        await eventually(lambda: clerk.added == ["Waiter"])
        await clerk.refresh()
        assert clerk.names.count("Waiter") == 1
        assert clerk.phases == []


async def test_an_add_that_may_be_in_the_lost_store_is_not_sent_to_the_next_one(
    profile: Profile,
) -> None:
    outbox, _ = open_outbox(StoragePaths(profile.records).outbox(LOCAL_SERVICE), NOW)
    lost = PendingAdd(0, KEY, NewPet("Zoe", 1), LOCAL_SERVICE, Known(), Phase.UNKNOWN, 1, NOW, NOW)
    outbox.insert(msgspec.structs.replace(lost, key_was_sent=True))
    outbox.close()
    spoil_the_pages(profile.store_file)
    async with program(profile) as clerk:
        await clerk.find_lost()
        await clerk.recover(Recovery.COPY)
        await clerk.ready()
        await eventually(lambda: clerk.searched == ["Zoe"])
        await clerk.refresh()
        await eventually(lambda: Phase.SENDING not in clerk.phases)
        assert clerk.phases == [Phase.UNKNOWN]
        assert "Zoe" not in clerk.names


async def test_a_choice_made_twice_is_carried_out_once(profile: Profile) -> None:
    delete(profile.store_file)
    async with program(profile) as clerk:
        await clerk.find_lost()
        clerk.session.recover(Recovery.COPY)
        clerk.session.recover(Recovery.EMPTY)
        await clerk.ready()
        assert len(clerk.names) == SAMPLES + 1


async def test_damage_that_is_found_later_is_reported_too(tmp_path: Path) -> None:
    profile = open_profile(tmp_path / "large")
    database = profile.store_file
    with closing(open_store(str(database))) as store:
        store.fill(made_up(MANY))
    copies_folder(database).mkdir()
    take_copy(database, copy_of(database, DAY))
    some_of_the_table = b"\xff" * 3 * PAGE  # among them, pages of its index
    write_at(database, database.stat().st_size // 2 // PAGE * PAGE, some_of_the_table)
    async with program(profile) as clerk:
        opened: list[Opened] = []
        clerk.session.opened.connect(opened.append)
        clerk.session.open(Deployment.LOCAL)
        await eventually(lambda: opened and opened[-1].loss)
        loss = opened[-1].loss
        assert loss is not None
        assert (loss.how, loss.copies[0].animals) == (DAMAGED, MANY)
        assert MANY - 500 < loss.readable < MANY
        await clerk.recover(Recovery.COPY)
        await clerk.ready()
        assert len(clerk.names) == MANY


async def test_looking_again_changes_nothing(profile: Profile) -> None:
    spoil_the_pages(profile.store_file)
    before = contents(profile.store_file.parent)
    async with program(profile) as clerk:
        first = await clerk.find_lost()
        assert await clerk.find_lost() == first
    assert contents(profile.store_file.parent) == before


async def test_what_is_still_being_written_about_an_add_undoes_nothing_of_a_recovery(
    profile: Profile, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The recovery would forget its key first, and the add would be sent again unasked."""
    started, is_recovering, is_left = Event(), Event(), Event()
    update = OutboxDb.update

    def update_slowly(file: OutboxDb, add: PendingAdd) -> None:
        with file._lock:  # noqa: SLF001 - as in the middle of a write to a slow disk
            started.set()
            is_recovering.wait(PATIENCE)
            is_left.wait(0.5)
            update(file, add)

    def leave_and_tell(*arguments: Any, **named: Any) -> Path | None:
        monkeypatch.setattr(OutboxDb, "update", update)
        try:
            return leave_lost(*arguments, **named)
        finally:
            is_left.set()

    async with program(profile) as clerk:
        await clerk.open()
        monkeypatch.setattr(OutboxDb, "update", update_slowly)
        monkeypatch.setattr("petstore_gui.session.local_service.leave_lost", leave_and_tell)
        clerk.outbox.add(NewPet("Zoe", 1))
        await eventually(started.is_set)
        recovery = asyncio.create_task(clerk.recover(Recovery.COPY))
        await asyncio.sleep(0)  # it has begun then
        is_recovering.set()
        await recovery
        await clerk.refresh()
        await eventually(lambda: Phase.SENDING not in clerk.phases)
        assert clerk.phases == [Phase.UNKNOWN]
        assert "Zoe" not in clerk.names


async def test_nothing_is_recovered_while_the_records_are_still_being_written(
    profile: Profile, monkeypatch: pytest.MonkeyPatch
) -> None:
    goes_on = Event()
    close = OutboxDb.close

    def close_slowly(file: OutboxDb) -> None:
        goes_on.wait(PATIENCE)
        close(file)

    delete(profile.store_file)
    async with program(profile) as clerk:
        loss = await clerk.find_lost()
        with monkeypatch.context() as slow:
            slow.setattr(OutboxDb, "close", close_slowly)
            slow.setattr("petstore_gui.session.session.RECORDS_SECONDS", 0.1)
            opened = await clerk.recover(Recovery.COPY)
            assert opened.loss == loss
            await eventually(lambda: clerk.problems[-1].kind is ProblemKind.NOT_CHANGED)
            goes_on.set()
        assert (await clerk.recover(Recovery.COPY)).aside is not None


@pytest.mark.skipif(os.name != "posix", reason="deletes an open file")
async def test_a_store_that_is_deleted_while_it_is_open_is_there_again_with_the_next_add(
    profile: Profile,
) -> None:
    async with program(profile) as clerk:
        await clerk.open()
        for file in profile.store_file.parent.glob("animals.sqlite*"):
            file.unlink()
        await add(clerk, "Zoe")
        assert len(clerk.names) == HIGHEST + 1
        assert [one.kind for one in clerk.problems] == [ProblemKind.STORE_ENDED]
    async with program(profile) as clerk:
        await clerk.open()
        assert clerk.names.count("Zoe") == 1
        assert len(clerk.names) == HIGHEST + 1
>>>>>>> room-catalogue
