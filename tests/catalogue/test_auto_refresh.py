"""Automatic refresh. The tests read the timer and set it, so that nothing waits."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass

import pytest
from PySide6.QtCore import QTimer

from petstore_gui.catalogue.auto_refresh import AutoRefresh
from petstore_gui.catalogue.facts import LoadState
from petstore_gui.catalogue.view import Filter, View
from petstore_gui.domain.errors import KeyNotAccepted, NotAnswered
from petstore_gui.domain.pets import Pet
from tests.catalogue.conftest import Shopkeeper
from tests.doubles.fake_gateway import FakeGateway
from tests.support.waiting import eventually

MIDDLE = 0.5
"""The chance that leaves a delay as it is."""


@dataclass
class Watch:
    """A refreshing catalogue, the timer of its next refresh, and the service it asks."""

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
        """The delay until the next refresh; None where there will be none."""
        return round(self.timer.interval() / 1000) if self.timer.isActive() else None

    def let_time_pass(self) -> None:
        """Bring the time of the next refresh."""
        assert self.timer.isActive()
        self.timer.start(0)

    async def fail(self) -> None:
        self.gateway.fail_next("list", NotAnswered())
        await self.shopkeeper.refresh()


def watch_with(
    shopkeeper: Shopkeeper, chance: float, clock: Callable[[], float] = time.monotonic
) -> Watch:
    refreshing = AutoRefresh(shopkeeper.catalogue, lambda: chance, clock)
    gateway = FakeGateway([Pet(1, "Rex", 1)])
    shopkeeper.open(gateway)
    return Watch(shopkeeper, refreshing, gateway)


@pytest.fixture
async def watch(shopkeeper: Shopkeeper) -> Watch:
    return watch_with(shopkeeper, MIDDLE)


async def test_nothing_is_planned_before_the_first_walk(watch: Watch) -> None:
    assert watch.seconds is None


async def test_the_list_is_refreshed_half_a_minute_after_a_walk(watch: Watch) -> None:
    await watch.shopkeeper.refresh()
    assert watch.seconds == 30
    watch.gateway.pets[2] = Pet(2, "Luna", 1)
    watch.let_time_pass()
    await eventually(lambda: watch.shopkeeper.ids == [1, 2])
    await eventually(lambda: watch.seconds == 30)


@pytest.mark.parametrize("chance", [0.0, 1.0])
async def test_many_windows_do_not_refresh_at_the_same_moment(
    shopkeeper: Shopkeeper, chance: float
) -> None:
    watch = watch_with(shopkeeper, chance)
    await shopkeeper.refresh()
    assert watch.seconds is not None
    assert 20 <= watch.seconds <= 40
    assert watch.seconds != 30


async def test_failures_slow_it_down_until_a_walk_succeeds(watch: Watch) -> None:
    delays = []
    for _ in range(4):
        await watch.fail()
        delays.append(watch.seconds)
    assert delays == [60, 120, 300, 300]
    await watch.shopkeeper.refresh()
    assert watch.seconds == 30


async def test_a_refused_key_pauses_it_until_a_walk_succeeds(watch: Watch) -> None:
    watch.gateway.fail_next("list", KeyNotAccepted(401))
    await watch.shopkeeper.refresh()
    assert watch.seconds is None
    await watch.shopkeeper.refresh()
    assert watch.seconds == 30


async def test_it_pauses_while_the_window_is_hidden_and_catches_up(watch: Watch) -> None:
    await watch.shopkeeper.refresh()
    watch.refreshing.set_visible(False)
    watch.let_time_pass()
    await eventually(lambda: not watch.timer.isActive())
    assert len(watch.gateway.asked) == 1
    watch.refreshing.set_visible(True)
    await eventually(lambda: watch.shopkeeper.ended == 2)
    assert watch.seconds == 30


async def test_a_refused_key_pauses_it_when_the_window_is_shown_again(watch: Watch) -> None:
    watch.gateway.fail_next("list", KeyNotAccepted(401))
    await watch.shopkeeper.refresh()
    watch.refreshing.set_visible(False)
    watch.refreshing.set_visible(True)
    assert watch.seconds is None
    assert watch.shopkeeper.state is LoadState.KEY_NOT_ACCEPTED


async def test_showing_the_window_before_the_first_walk_plans_nothing(watch: Watch) -> None:
    watch.refreshing.set_visible(False)
    watch.refreshing.set_visible(True)
    assert watch.seconds is None


async def test_a_slow_service_is_asked_less_often(shopkeeper: Shopkeeper) -> None:
    moments = iter([1_000.0, 1_004.0])
    watch = watch_with(shopkeeper, MIDDLE, lambda: next(moments))
    await shopkeeper.refresh()
    assert watch.seconds == 80


async def test_showing_the_window_does_not_delay_what_is_planned(watch: Watch) -> None:
    await watch.fail()
    watch.refreshing.set_visible(False)
    watch.refreshing.set_visible(True)
    assert watch.seconds == 60


async def test_nothing_is_planned_while_a_walk_is_under_way(watch: Watch) -> None:
    await watch.shopkeeper.refresh()
    watch.gateway.hold()
    watch.shopkeeper.catalogue.refresh()
    assert watch.seconds is None
    watch.gateway.release()
    await eventually(lambda: watch.shopkeeper.state is LoadState.READY)
    assert watch.seconds == 30


async def test_after_a_walk_was_stopped_the_next_is_planned(
    shopkeeper: Shopkeeper, watch: Watch
) -> None:
    watch.gateway.hold()
    shopkeeper.catalogue.refresh()
    shopkeeper.catalogue.stop()
    assert watch.seconds == 30
    watch.gateway.release()
    watch.let_time_pass()
    await eventually(lambda: shopkeeper.ids == [1])


async def test_a_filter_that_fails_after_a_stop_does_not_change_the_plan(
    shopkeeper: Shopkeeper, watch: Watch
) -> None:
    watch.gateway.hold()
    shopkeeper.catalogue.refresh()
    await eventually(lambda: watch.gateway.asked)
    shopkeeper.catalogue.stop()
    for _ in ("the walk that was stopped", "the filter"):
        watch.gateway.fail_next("list", NotAnswered())
    shopkeeper.catalogue.set_view(View(filter=Filter.SOLD))
    watch.gateway.release()
    await eventually(lambda: shopkeeper.failures)
    assert watch.seconds == 30


async def test_a_filter_that_fails_does_not_change_the_plan(shopkeeper: Shopkeeper) -> None:
    moments = iter([1_000.0, 1_001.0])
    watch = watch_with(shopkeeper, MIDDLE, lambda: next(moments))
    await watch.fail()
    assert watch.seconds == 60
    watch.gateway.fail_next("list", NotAnswered())
    shopkeeper.catalogue.set_view(View(filter=Filter.SOLD))
    await eventually(lambda: len(shopkeeper.failures) == 2)
    assert watch.seconds == 60


async def test_a_key_refused_to_a_filter_pauses_it(shopkeeper: Shopkeeper, watch: Watch) -> None:
    await watch.fail()
    watch.gateway.fail_next("list", KeyNotAccepted(401))
    shopkeeper.catalogue.set_view(View(filter=Filter.SOLD))
    await eventually(lambda: len(shopkeeper.failures) == 2)
    assert watch.seconds is None


async def test_once_stopped_it_asks_nothing(watch: Watch) -> None:
    await watch.shopkeeper.refresh()
    watch.refreshing.stop()
    assert watch.seconds is None
