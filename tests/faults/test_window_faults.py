"""In every mode of a failing service, each request ends in time, and the window says how.

The fixtures of all tests check that no exception, log record or task is left.
"""

from __future__ import annotations

import pytest

from tests.doubles.faults import FAULTS
from tests.faults.faulty_shop import FaultyShop
from tests.faults.modes import MODES, Mode


def test_every_fault_has_a_mode() -> None:
    assert sorted(mode.fault for mode in MODES) == sorted(FAULTS)


@pytest.mark.parametrize("mode", [one for one in MODES if one.list], ids=lambda one: one.fault)
async def test_a_list_request_ends_in_time_in_the_expected_state(
    faulty_shop: FaultyShop, mode: Mode
) -> None:
    await faulty_shop.open(faulty_shop.gateway(mode.deadlines))
    await faulty_shop.check_list(mode, mode.deadlines)


@pytest.mark.parametrize("mode", [one for one in MODES if one.add], ids=lambda one: one.fault)
async def test_an_add_ends_in_time_and_is_reported_correctly(
    faulty_shop: FaultyShop, mode: Mode
) -> None:
    await faulty_shop.open(faulty_shop.gateway(mode.deadlines))
    await faulty_shop.check_add(mode, mode.deadlines)


@pytest.mark.parametrize(
    "mode", [one for one in MODES if one.is_settled_by_its_key], ids=lambda one: one.fault
)
async def test_an_add_is_retried_and_stored_once_if_the_service_honours_keys(
    faulty_shop: FaultyShop, mode: Mode
) -> None:
    await faulty_shop.open(faulty_shop.gateway(mode.deadlines, honours_key=True))
    await faulty_shop.check_retried_add(mode, mode.deadlines)
