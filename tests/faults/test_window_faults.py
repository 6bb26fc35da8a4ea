"""The window in every mode of a service that fails: it ends in a named state, in time, and says so.

No exception, log record or task may be left; the fixtures of all tests see to that.
"""

from __future__ import annotations

import pytest

from tests.doubles.faults import FAULTS
from tests.faults.counter import Counter
from tests.faults.modes import MODES, Mode


def test_every_fault_is_a_mode_of_the_table() -> None:
    assert sorted(mode.fault for mode in MODES) == sorted(FAULTS)


@pytest.mark.parametrize("mode", [one for one in MODES if one.list], ids=lambda one: one.fault)
async def test_a_list_ends_in_time_in_a_named_state(counter: Counter, mode: Mode) -> None:
    await counter.open(counter.gateway(mode.deadlines))
    await counter.list_in(mode, mode.deadlines)


@pytest.mark.parametrize("mode", [one for one in MODES if one.add], ids=lambda one: one.fault)
async def test_an_add_ends_in_time_and_is_told_as_what_it_was(counter: Counter, mode: Mode) -> None:
    await counter.open(counter.gateway(mode.deadlines))
    await counter.add_in(mode, mode.deadlines)


@pytest.mark.parametrize(
    "mode", [one for one in MODES if one.is_settled_by_its_key], ids=lambda one: one.fault
)
async def test_where_keys_are_honoured_an_add_goes_again_and_is_there_once(
    counter: Counter, mode: Mode
) -> None:
    await counter.open(counter.gateway(mode.deadlines, honours_key=True))
    await counter.add_again_in(mode, mode.deadlines)
