"""The session: one deployment at a time, with its service."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, nullcontext
from datetime import UTC, datetime
from pathlib import Path
from threading import Event

import msgspec
import pytest
import shiboken6

from petstore_gui.catalogue.catalogue import Catalogue
from petstore_gui.catalogue.list_facts import LoadState
from petstore_gui.domain.connection_problem import ConnectionProblem, ProblemKind
from petstore_gui.domain.deployment import Deployment
from petstore_gui.domain.pending_add import Draft, Known, PendingAdd, Phase
from petstore_gui.domain.pets import NewPet
from petstore_gui.domain.sample_change import SampleChange
from petstore_gui.domain.service_id import LOCAL_SERVICE
from petstore_gui.domain.start_failure import StartFailure
from petstore_gui.gateway.retry import Deadlines
from petstore_gui.outbox.outbox import Outbox
from petstore_gui.session.connection_check import ConnectionCheck
from petstore_gui.session.gateway_factory import GatewayFactory
from petstore_gui.session.local_process import LocalProcess, LocalServiceFailed, put_aside
from petstore_gui.session.local_service import LocalService
from petstore_gui.session.opened import Opened
from petstore_gui.session.session import Session
from petstore_gui.settings.addresses import Address, parse_address
from petstore_gui.settings.key_store import KeyStore
from petstore_gui.settings.preferences import open_preferences
from petstore_gui.settings.profile import Profile, open_profile
from petstore_gui.storage.outbox_db import open_outbox
from petstore_gui.storage.paths import StoragePaths
from petstore_gui.support.tasks import Tasks
from tests.doubles.scripted_service import Heard, Move, ScriptedService, reply
from tests.doubles.wallet import Wallet
from tests.support.disk import small_disk
from tests.support.waiting import PATIENCE, eventually

pytestmark = pytest.mark.qt

NOW = datetime.now(UTC)


class Clerk:
    """One run of the program, without its window."""

    def __init__(self, profile: Profile, tasks: Tasks, wallet: Wallet | None = None) -> None:
        records = StoragePaths(profile.records)
        self.catalogue = Catalogue(tasks, paths=records)
        self.outbox = Outbox(records, self.catalogue, tasks)
        self.preferences, _ = open_preferences(profile)
        self.keys = KeyStore(profile.name, find_back_end=lambda: wallet)
        self.local_service = LocalService(profile)
        gateway_factory = GatewayFactory(self.preferences, self.keys)
        self.connection_check = ConnectionCheck(gateway_factory, self.local_service)
        self.session = Session(
            self.preferences,
            gateway_factory,
            self.local_service,
            self.catalogue,
            (self.outbox,),
            tasks,
        )
        self.problems: list[ConnectionProblem] = []
        self.session.problem_occurred.connect(self.problems.append)
        self.file_damages: list[object] = []
        self.outbox.stores.file_damaged.connect(
            lambda _id, damage: self.file_damages.append(damage)
        )
        self.added: list[str] = []
        self.outbox.added.connect(lambda add, _added: self.added.append(add.pet.name))

    @property
    def phases(self) -> list[Phase]:
        return [add.phase for add in self.outbox.pending.here]

    @property
    def searched(self) -> list[str]:
        """The names of the adds for which the list was searched."""
        outbox = self.outbox
        return [add.pet.name for add in outbox.pending.here if outbox.reconciler.result(add)]

    @property
    def names(self) -> list[str]:
        return list(self.catalogue.rows.names)

    async def open(self, deployment: Deployment = Deployment.LOCAL) -> None:
        self.session.open(deployment)
        await eventually(lambda: self.catalogue.facts.state is LoadState.READY)

    async def change_samples(self, change: SampleChange) -> Opened:
        """Change the sample animals; returns how the store was opened after that."""
        opened: list[Opened] = []
        self.session.opened.connect(opened.append)
        self.session.change_samples(change)
        await eventually(lambda: opened)
        await eventually(lambda: self.catalogue.facts.state is LoadState.READY)
        return opened[0]

    async def know(self, service: ScriptedService) -> None:
        """Set the address and the key of the production service."""
        address = parse_address(service.base_url, unencrypted_allowed=False)
        assert isinstance(address, Address)
        self.preferences.set_address(Deployment.PRODUCTION, address)
        await self.keys.put(Deployment.PRODUCTION, address.origin, "canary-session")

    async def add_to(self, service: SlowToAdd, name: str) -> None:
        """Add an animal; the service has the request, and does not answer yet."""
        await self.know(service)
        await self.open(Deployment.PRODUCTION)
        self.outbox.add(NewPet(name, 1))
        await eventually(lambda: service.posts == 1)

    async def nothing_is_opening(self) -> None:
        """Wait until every opening has ended or become stale."""
        await eventually(lambda: all(task.get_name() != "open" for task in asyncio.all_tasks()))

    async def refresh(self) -> None:
        self.catalogue.refresh()
        await eventually(lambda: self.catalogue.facts.state is LoadState.READY)


def copies(profile: Profile) -> list[Path]:
    """The copies of this computer's store from before its samples were put away."""
    return list(profile.store_file.parent.glob("animals.samples-*.sqlite"))


class SlowToAdd(ScriptedService):
    """Lists no animals, and answers an add once released."""

    def __init__(self) -> None:
        super().__init__(reply(200, []))
        self.may_answer = asyncio.Event()
        self.posts = 0

    def answering(self, heard: Heard) -> Move:
        if heard.method != "POST":
            return super().answering(heard)
        self.posts += 1
        return self._answer_later

    async def _answer_later(self, writer: asyncio.StreamWriter) -> None:
        await self.may_answer.wait()
        writer.write(reply(201, {"id": 1, "name": "Rex", "categoryId": 1}))


@asynccontextmanager
async def program(profile: Profile, wallet: Wallet | None = None) -> AsyncIterator[Clerk]:
    tasks = Tasks()
    clerk = Clerk(profile, tasks, wallet)
    yield clerk
    await clerk.session.close()
    await tasks.end()
    shiboken6.delete(clerk.session)
    shiboken6.delete(clerk.local_service)
    shiboken6.delete(clerk.catalogue)


@pytest.fixture
def profile(tmp_path: Path) -> Profile:
    profile = open_profile(tmp_path / "profile")
    profile.logs.mkdir(parents=True, exist_ok=True)
    return profile


def seed(profile: Profile, state: Phase) -> None:
    """Write an add to the outbox as an earlier run would, and damage the database."""
    outbox, _ = open_outbox(StoragePaths(profile.records).outbox(LOCAL_SERVICE), NOW)
    attempts = int(state is not Phase.PAUSED)
    pet, key = NewPet("Rex", 1), "aaaaaaaa-0000-4000-8000-000000000001"
    add = PendingAdd(0, key, pet, LOCAL_SERVICE, Known(), state, attempts, NOW, NOW)
    kept = outbox.insert(add)
    outbox.update(msgspec.structs.replace(kept, key_was_sent=bool(attempts)))
    outbox.close()
    profile.store_file.parent.mkdir(parents=True, exist_ok=True)
    profile.store_file.write_bytes(b"no database " * 1_000)


async def test_after_a_damaged_database_unsent_adds_wait_for_staff(profile: Profile) -> None:
    seed(profile, Phase.PAUSED)
    async with program(profile) as clerk:
        await clerk.open()
        await eventually(lambda: clerk.phases == [Phase.PAUSED])
        assert [one.kind for one in clerk.problems] == [ProblemKind.STORE_DAMAGED]
        clerk.outbox.send(clerk.outbox.pending.here[0])
        await eventually(lambda: clerk.phases == [])
        await clerk.refresh()
        assert clerk.names == ["Rex"]


async def test_an_add_that_may_be_in_a_damaged_database_is_not_sent_to_the_new_one(
    profile: Profile,
) -> None:
    seed(profile, Phase.UNKNOWN)
    async with program(profile) as clerk:
        await clerk.open()
        await eventually(lambda: clerk.searched == ["Rex"])
        await clerk.refresh()
        assert clerk.phases == [Phase.UNKNOWN]
        assert clerk.names == []


async def test_a_damaged_outbox_is_reported_together_with_a_damaged_database(
    profile: Profile,
) -> None:
    seed(profile, Phase.PAUSED)
    outbox = StoragePaths(profile.records).outbox(LOCAL_SERVICE)
    outbox.write_bytes(b"no database " * 1_000)
    async with program(profile) as clerk:
        await clerk.open()
        kinds = [one.kind for one in clerk.problems]
        reported = len(clerk.file_damages) + kinds.count(ProblemKind.ADDS_DAMAGED)
        assert (kinds[0], reported) == (ProblemKind.STORE_DAMAGED, 1)
        assert len(list(profile.records.glob("outbox-local.damaged-*.sqlite"))) == 1


async def test_putting_the_samples_away_keeps_what_was_added_and_what_is_pending(
    profile: Profile,
) -> None:
    async with program(profile) as clerk:
        await clerk.open()
        samples = len(clerk.names)
        clerk.outbox.add(NewPet("Rex", 1))
        await eventually(lambda: clerk.added == ["Rex"])
        assert await clerk.session.count_added() == 1
        clerk.outbox.drafts.write(Draft("Bel"))
        opened = await clerk.change_samples(SampleChange.PUT_AWAY)
        assert (opened.samples, clerk.names) == (0, ["Rex"])
        assert list(clerk.catalogue.rows.ids) == [samples + 1]
        assert opened.samples_copy in map(str, copies(profile))
        names = [file.name.partition("-")[0] for file in profile.records.glob("*.samples-*")]
        assert names == ["ledger"]
        assert clerk.problems == []
    async with program(profile) as clerk:
        drafts: list[Draft] = []
        clerk.outbox.drafts.found.connect(drafts.append)
        await clerk.open()
        await eventually(lambda: drafts == [Draft("Bel")])
        opened = await clerk.change_samples(SampleChange.BRING_BACK)
        assert (opened.samples, opened.samples_copy) == (samples, "")
        assert len(clerk.names) == samples + 1


async def test_samples_that_cannot_be_copied_stay(
    profile: Profile, monkeypatch: pytest.MonkeyPatch
) -> None:
    start = LocalProcess.start

    def start_on_a_full_disk(
        database: Path, *, sample: bool, change: SampleChange | None = None, log: Path | None
    ) -> LocalProcess:
        with small_disk(4_096) if change else nullcontext():  # the child inherits the limit
            return start(database, sample=sample, change=change, log=log)

    async with program(profile) as clerk:
        await clerk.open()
        before = clerk.names
        monkeypatch.setattr(LocalProcess, "start", start_on_a_full_disk)
        opened = await clerk.change_samples(SampleChange.PUT_ALL_AWAY)
        assert (opened.samples, opened.samples_copy) == (len(before), "")
        assert clerk.names == before


async def test_putting_the_samples_away_twice_makes_one_copy(profile: Profile) -> None:
    async with program(profile) as clerk:
        await clerk.open()
        clerk.session.change_samples(SampleChange.PUT_AWAY)
        opened = await clerk.change_samples(SampleChange.PUT_AWAY)
        assert [opened.samples_copy] == [str(copy) for copy in copies(profile)]


async def test_nothing_starts_the_service_while_its_database_is_put_aside(
    profile: Profile, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked, go = Event(), Event()
    done: list[str] = []
    start = LocalProcess.start

    def put_aside_slowly(database: Path, word: str) -> Path | None:
        asked.set()
        go.wait(PATIENCE)
        done.append("put aside")
        return put_aside(database, word)

    def start_and_note(database: Path, *, sample: bool, log: Path | None) -> LocalProcess:
        done.append("started")
        return start(database, sample=sample, log=log)

    monkeypatch.setattr("petstore_gui.session.local_service.put_aside", put_aside_slowly)
    monkeypatch.setattr(LocalProcess, "start", start_and_note)
    profile.store_file.parent.mkdir(parents=True, exist_ok=True)
    service = LocalService(profile)
    putting_aside = asyncio.create_task(service.put_aside("samples"))
    await eventually(asked.is_set)
    listening = asyncio.create_task(service.listening())
    await asyncio.sleep(0)
    go.set()
    await asyncio.gather(putting_aside, listening)
    await service.stop()
    assert done == ["put aside", "started"]


@pytest.mark.parametrize("deployment", [Deployment.PRODUCTION, Deployment.STAGING])
async def test_an_add_under_way_ends_after_another_deployment_is_opened(
    profile: Profile, deployment: Deployment
) -> None:
    async with SlowToAdd() as service, program(profile) as clerk:
        await clerk.add_to(service, "Rex")
        opened: list[Opened] = []
        clerk.session.opened.connect(opened.append)
        clerk.session.open(deployment)
        await eventually(lambda: opened)
        assert clerk.added == []
        service.may_answer.set()
        await eventually(lambda: clerk.added == ["Rex"])
        assert (clerk.outbox.pending.here + clerk.outbox.pending.elsewhere, service.posts) == (
            (),
            1,
        )


async def test_closing_does_not_wait_for_an_add_and_its_outcome_stays_unknown(
    profile: Profile,
) -> None:
    async with SlowToAdd() as service:
        async with asyncio.timeout(Deadlines().post_attempt / 2), program(profile) as clerk:
            await clerk.add_to(service, "Rex")
            clerk.session.open(Deployment.PRODUCTION)
            await eventually(lambda: len(service.heard) > 2)
        async with program(profile) as clerk:
            await clerk.know(service)
            await clerk.open(Deployment.PRODUCTION)
            await eventually(lambda: clerk.phases == [Phase.UNKNOWN])


async def test_a_local_service_that_was_left_during_its_start_reports_no_problem(
    profile: Profile,
) -> None:
    async with SlowToAdd() as service, program(profile) as clerk:
        await clerk.know(service)
        await asyncio.to_thread(clerk.local_service.start)
        clerk.session.open(Deployment.LOCAL)
        for _ in range(5):
            await asyncio.sleep(0)
        await clerk.open(Deployment.PRODUCTION)
        await clerk.nothing_is_opening()
        assert clerk.problems == []


async def test_a_damaged_local_service_that_was_left_is_not_started_again(
    profile: Profile, monkeypatch: pytest.MonkeyPatch
) -> None:
    seed(profile, Phase.PAUSED)
    starts: list[bool] = []
    start = LocalProcess.start

    def start_and_count(database: Path, *, sample: bool, log: Path | None) -> LocalProcess:
        starts.append(sample)
        return start(database, sample=sample, log=log)

    monkeypatch.setattr(LocalProcess, "start", start_and_count)
    async with SlowToAdd() as service, program(profile) as clerk:
        await clerk.know(service)

        def leave(problem: ConnectionProblem) -> None:
            if problem.kind is ProblemKind.STORE_DAMAGED:
                clerk.session.open(Deployment.PRODUCTION)

        clerk.session.problem_occurred.connect(leave)
        await clerk.open()
        await clerk.nothing_is_opening()
        assert clerk.session.deployment is Deployment.PRODUCTION
        assert starts == [True]


async def test_opening_asks_nobody_to_unlock_the_key_store_but_refreshing_does(
    profile: Profile,
) -> None:
    wallet = Wallet()
    async with ScriptedService(reply(200, [])) as service, program(profile, wallet) as clerk:
        await clerk.know(service)
        wallet.is_locked = True
        clerk.session.open(Deployment.PRODUCTION)
        await eventually(lambda: clerk.problems)
        assert [one.kind for one in clerk.problems] == [ProblemKind.KEY_STORE_LOCKED]
        await eventually(lambda: clerk.catalogue.facts.state is LoadState.NOT_CONNECTED)
        assert (wallet.asked, service.heard) == (0, [])
        clerk.catalogue.refresh()
        await eventually(lambda: clerk.catalogue.facts.state is LoadState.READY)
        assert wallet.asked == 1


async def test_a_slow_key_store_is_waited_for_and_told(profile: Profile) -> None:
    wallet = Wallet()
    async with ScriptedService(reply(200, [])) as service, program(profile, wallet) as clerk:
        await clerk.know(service)
        wallet.unlocked.clear()
        clerk.session.open(Deployment.PRODUCTION)
        await eventually(lambda: clerk.problems)
        assert [one.kind for one in clerk.problems] == [ProblemKind.KEY_STORE_SLOW]
        wallet.unlocked.set()
        await eventually(lambda: clerk.catalogue.facts.state is LoadState.READY)


async def test_a_locked_address_that_is_wrong_is_for_it_to_mend(
    profile: Profile, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with program(profile) as clerk:
        monkeypatch.setattr(clerk.preferences, "is_locked", lambda _setting: True)
        clerk.session.open(Deployment.PRODUCTION)
        await eventually(lambda: clerk.problems)
        assert clerk.problems[0].is_locked


async def test_a_local_service_that_does_not_start_is_not_blamed_on_the_network(
    profile: Profile, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_arguments: object, **_options: object) -> LocalProcess:
        raise LocalServiceFailed(StartFailure.UNKNOWN, "no such program")

    monkeypatch.setattr(LocalProcess, "start", fail)
    async with program(profile) as clerk:
        [result] = [one async for one in clerk.connection_check.diagnose_service(None, None)]
        assert result.error is not None
        assert result.error.sentence.startswith("The catalogue on this computer did not start.")
