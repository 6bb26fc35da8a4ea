"""The window in every mode of a service that fails: it ends in a named state, in time, and says so.

No exception, log record or task may be left; the fixtures of all tests see to that.
"""

from __future__ import annotations

import pytest

from petstore_gui.gateway.retry import ATTEMPTS_MAX
from petstore_gui.records.place import Place
from tests.doubles.fault_service import FaultService
from tests.doubles.faults import FAULTS
from tests.doubles.scripted_service import ScriptedService
from tests.faults.conftest import Gateways
from tests.faults.modes import MODES, Mode
from tests.faults.staff import NAME, AddEnd, Staff

SHOP = Place("production", "https://127.0.0.1")
OLD = {"1", "2", "3"}


def test_every_fault_is_a_mode_of_the_table() -> None:
    assert sorted(mode.fault for mode in MODES) == sorted(FAULTS)


@pytest.mark.parametrize(
    "mode", [mode for mode in MODES if mode.list], ids=lambda mode: str(mode.fault)
)
async def test_a_list_ends_in_time_in_a_named_state(
    staff: Staff,
    service: FaultService,
    gateways: Gateways,
    elsewhere: ScriptedService,
    mode: Mode,
) -> None:
    await staff.open(gateways.make(mode.deadlines), SHOP)
    assert set(staff.ids) == OLD
    service.fail(FAULTS[mode.fault])
    assert await staff.refresh(mode.deadlines.get_total) is mode.list
    assert mode.list_says in staff.told
    await staff.rests(mode.deadlines.get_total)
    assert set(staff.ids) >= OLD
    assert elsewhere.connections == 0


@pytest.mark.parametrize(
    "mode", [mode for mode in MODES if mode.add], ids=lambda mode: str(mode.fault)
)
async def test_an_add_ends_in_time_and_is_told_as_what_it_was(
    staff: Staff,
    service: FaultService,
    gateways: Gateways,
    elsewhere: ScriptedService,
    mode: Mode,
) -> None:
    await staff.open(gateways.make(mode.deadlines), SHOP)
    service.fail(FAULTS[mode.fault], frozenset({"POST"}))
    assert await staff.add(ATTEMPTS_MAX * mode.deadlines.post_attempt) is mode.add
    assert mode.add_says in staff.message
    acted_on = [pet for pet in service.pets if pet.name == NAME]
    if mode.add is AddEnd.UNKNOWN:
        assert sum(heard.method == "POST" for heard in service.heard) <= 1
        if not mode.spoils_all:
            said = await staff.hears_what_the_list_says(mode.deadlines.get_total)
            assert ("Very likely it was added as 4." in said) is bool(acted_on)
    else:
        assert len(acted_on) == (mode.add is AddEnd.ADDED)
    await staff.rests(mode.deadlines.get_total)
    assert set(staff.ids) >= OLD
    assert elsewhere.connections == 0
