"""The session: one deployment at a time, with its service."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from petstore_gui.catalogue.list_facts import LoadState
from petstore_gui.domain.add import Phase
from petstore_gui.domain.connection import ProblemKind
from petstore_gui.domain.deployment import LOCAL_SERVICE, SAMPLES, Deployment
from petstore_gui.domain.pets import NewPet
from petstore_gui.gateway.deadlines import Deadlines
from petstore_gui.session.opened_deployment import Opened
from petstore_gui.session.session import RESTARTS_MAX
from petstore_gui.settings import preferences
from petstore_gui.settings.profile import Profile
from petstore_gui.ui.words.connection_text import connection_text
from tests.doubles.scripted_service import Heard, Move, ScriptedService, reply
from tests.doubles.wallet import Wallet
from tests.session.clerk import Clerk, program
from tests.support.preset import settings_by_it
from tests.support.waiting import eventually

pytestmark = pytest.mark.qt


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


async def add_to(clerk: Clerk, service: SlowToAdd, name: str) -> None:
    """Add an animal; the service has the request, and does not answer yet."""
    await clerk.know(service)
    await clerk.open(Deployment.PRODUCTION)
    await clerk.outbox.add(NewPet(name, 1))
    await eventually(lambda: service.posts == 1)


async def test_the_samples_and_staffs_own_animals_never_mix(profile: Profile) -> None:
    async with program(profile) as clerk:
        await clerk.open()
        samples = len(clerk.names)
        assert (samples, clerk.session.has_own) == (146, False)
        await clerk.add("Sampson")
        assert not (await clerk.open_store(LOCAL_SERVICE)).is_samples
        assert (clerk.names, clerk.session.has_own) == ([], True)
        await clerk.add("Rex")
        assert list(clerk.catalogue.rows.ids) == [1]
        assert (await clerk.open_store(SAMPLES)).is_samples
        assert len(clerk.names) == samples + 1
    async with program(profile) as clerk:
        await clerk.open()
        assert clerk.names == ["Rex"]
        assert clerk.problems == []


@pytest.mark.parametrize("deployment", [Deployment.PRODUCTION, Deployment.STAGING])
async def test_an_add_under_way_ends_after_another_deployment_is_opened(
    profile: Profile, deployment: Deployment
) -> None:
    async with SlowToAdd() as service, program(profile) as clerk:
        await add_to(clerk, service, "Rex")
        opened: list[Opened] = []
        clerk.session.opened.connect(opened.append)
        clerk.session.open(deployment)
        await eventually(lambda: opened)
        assert clerk.added == []
        service.may_answer.set()
        await eventually(lambda: clerk.added == ["Rex"])
        assert (clerk.outbox.adds, service.posts) == ((), 1)


async def test_closing_does_not_wait_for_an_add_and_its_outcome_stays_unknown(
    profile: Profile,
) -> None:
    async with SlowToAdd() as service:
        async with asyncio.timeout(Deadlines().post_attempt / 2), program(profile) as clerk:
            await add_to(clerk, service, "Rex")
            clerk.session.open(Deployment.PRODUCTION)
            await eventually(lambda: len(service.heard) > 2)
        async with program(profile) as clerk:
            await clerk.know(service)
            await clerk.open(Deployment.PRODUCTION)
            await eventually(lambda: clerk.phases == [Phase.UNSURE])


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


async def test_a_key_file_of_it_that_cannot_be_used_is_reported(
    profile: Profile, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    lines = "production=https://shop.example/v1", "production_key_file=/nowhere/key"
    of_it = settings_by_it(tmp_path, "\n".join(["[deployments]", *lines, ""]))
    monkeypatch.setattr(preferences, "settings_of_it", lambda: (of_it,))
    async with program(profile) as clerk:
        clerk.session.open(Deployment.PRODUCTION)
        await eventually(lambda: clerk.catalogue.facts.state is LoadState.NOT_CONNECTED)
        said = [connection_text(one) for one in clerk.problems]
    assert said == [("The key file that IT set cannot be read. Tell IT.", "")]


async def test_a_slow_key_store_is_waited_for_and_reported(profile: Profile) -> None:
    wallet = Wallet()
    async with ScriptedService(reply(200, [])) as service, program(profile, wallet) as clerk:
        await clerk.know(service)
        wallet.unlocked.clear()
        clerk.session.open(Deployment.PRODUCTION)
        await eventually(lambda: clerk.problems)
        assert [one.kind for one in clerk.problems] == [ProblemKind.KEY_STORE_SLOW]
        wallet.unlocked.set()
        await eventually(lambda: clerk.catalogue.facts.state is LoadState.READY)


async def test_a_store_that_keeps_ending_is_given_up_after_some_restarts(profile: Profile) -> None:
    async with program(profile) as clerk:
        await clerk.open()
        for _ in range(RESTARTS_MAX + 1):
            clerk.local_service.ended.emit()
        kinds = [one.kind for one in clerk.problems]
        assert kinds == [ProblemKind.STORE_ENDED] * RESTARTS_MAX + [ProblemKind.STORE]
        assert clerk.catalogue.facts.state is LoadState.NOT_CONNECTED


async def test_a_list_that_was_loaded_ends_the_count_of_restarts(profile: Profile) -> None:
    async with program(profile) as clerk:
        await clerk.open()
        lists: list[bool] = []
        clerk.catalogue.list_ended.connect(lambda: lists.append(True))
        for _ in range(RESTARTS_MAX + 1):
            lists.clear()
            clerk.local_service.ended.emit()
            await eventually(lambda: lists)
        assert {one.kind for one in clerk.problems} == {ProblemKind.STORE_ENDED}
