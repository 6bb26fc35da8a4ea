"""Automatic refresh. The tests read and set the timer instead of waiting."""

from __future__ import annotations

from dataclasses import dataclass

import pytest
from PySide6.QtCore import QTimer

from petstore_gui.catalogue.auto_refresh import AutoRefresh
from petstore_gui.catalogue.list_facts import LoadState
from petstore_gui.domain.declined import (
    KeyNotAccepted,
    TooBusy,
)
from petstore_gui.domain.errors import NotAnswered
from petstore_gui.domain.pets import Pet
from tests.catalogue.conftest import Shopkeeper
from tests.doubles.fake_gateway import FakeGateway
from tests.support.waiting import eventually

MIDDLE = 0.5
"""The chance that leaves a delay as it is."""


@dataclass
class Watch:
    """A catalogue that refreshes itself, the timer of its next refresh, and its service."""

    shopkeeper: Shopkeeper
    refreshing: AutoRefresh
    gateway: FakeGateway

    @property
    def timer(self) -> QTimer:
        timer = self.refreshing.findChild(QTimer)
        assert timer is not None
        return timer

    @property
    def seconds(self) -> int | None:
        """Seconds until the next refresh; None if none is planned."""
        return round(self.timer.interval() / 1000) if self.timer.isActive() else None

    def let_time_pass(self) -> None:
        """Make the next refresh due now."""
        assert self.timer.isActive()
        self.timer.start(0)

    async def fail(self) -> None:
        self.gateway.fail_next("list", NotAnswered())
        await self.shopkeeper.refresh()


@pytest.fixture
async def watch(shopkeeper: Shopkeeper) -> Watch:
    gateway = FakeGateway([Pet(1, "Rex", 1)])
    shopkeeper.open(gateway)
    return Watch(shopkeeper, AutoRefresh(shopkeeper.catalogue, lambda: MIDDLE), gateway)


async def test_the_list_is_refreshed_half_a_minute_after_a_walk(watch: Watch) -> None:
    await watch.shopkeeper.refresh()
    assert watch.seconds == 30
    watch.gateway.pets[2] = Pet(2, "Luna", 1)
    watch.let_time_pass()
    await eventually(lambda: watch.shopkeeper.ids == [1, 2])
    await eventually(lambda: watch.seconds == 30)


async def test_failures_slow_refreshes_down_until_a_walk_succeeds(watch: Watch) -> None:
    delays = []
    for _ in range(4):
        await watch.fail()
        delays.append(watch.seconds)
    assert delays == [60, 120, 300, 300]
    await watch.shopkeeper.refresh()
    assert watch.seconds == 30


@pytest.mark.parametrize(("wait", "seconds"), [(20.0, 60), (600.0, 600), (1e9, 86_400)])
async def test_a_busy_service_is_not_asked_before_the_wait_that_it_asks_for(
    watch: Watch, wait: float, seconds: int
) -> None:
    watch.gateway.fail_next("list", TooBusy(429, wait=wait))
    await watch.shopkeeper.refresh()
    assert watch.seconds == seconds


async def test_a_refused_key_pauses_refreshes_until_a_walk_succeeds(watch: Watch) -> None:
    watch.gateway.fail_next("list", KeyNotAccepted(401))
    await watch.shopkeeper.refresh()
    assert watch.seconds is None
    await watch.shopkeeper.refresh()
    assert watch.seconds == 30


async def test_refreshes_pause_while_the_window_is_hidden_and_catch_up_after(watch: Watch) -> None:
    await watch.shopkeeper.refresh()
    watch.refreshing.set_visible(False)
    watch.let_time_pass()
    await eventually(lambda: not watch.timer.isActive())
    assert len(watch.gateway.asked) == 1
    watch.refreshing.set_visible(True)
    await eventually(lambda: watch.shopkeeper.ended == 2)
    assert watch.seconds == 30


async def test_no_refresh_is_planned_during_a_walk(watch: Watch) -> None:
    await watch.shopkeeper.refresh()
    watch.gateway.hold()
    watch.shopkeeper.catalogue.refresh()
    assert watch.seconds is None
    watch.gateway.release()
    await eventually(lambda: watch.shopkeeper.state is LoadState.READY)
    assert watch.seconds == 30


async def test_a_refresh_is_planned_after_a_walk_was_stopped(
    shopkeeper: Shopkeeper, watch: Watch
) -> None:
    watch.gateway.hold()
    shopkeeper.catalogue.refresh()
    shopkeeper.catalogue.stop()
    assert watch.seconds == 30
    watch.gateway.release()
    watch.let_time_pass()
    await eventually(lambda: shopkeeper.ids == [1])
