"""Clients without the key neither fill the service's memory nor keep out those who have it."""

from __future__ import annotations

import sys

import pytest

from tests.service.crowded import CROWDS, MEMORY_MIB_MAX, Crowd, crowded
from tests.support.waiting import kept

SECONDS = 3.0
ANSWERED_SECONDS = 1.0

pytestmark = [pytest.mark.slow, pytest.mark.skipif(sys.platform != "linux", reason="reads /proc")]


@pytest.mark.parametrize("crowd", CROWDS, ids=lambda crowd: crowd.name)
def test_a_crowd_without_a_key_keeps_nobody_out(crowd: Crowd) -> None:
    seen = crowded(crowd, SECONDS)
    assert seen.unanswered == 0
    assert kept(ANSWERED_SECONDS, max(seen.seconds))
    assert seen.memory < MEMORY_MIB_MAX
    is_too_many = crowd.connections > 800
    assert seen.log.count("too many connections") == is_too_many, seen.log
    assert len(seen.log.splitlines()) == is_too_many, seen.log


@pytest.mark.parametrize(
    "crowd",
    [Crowd("few_files", 100, files=64), Crowd("no_more_files", 100, room=6)],
    ids=lambda crowd: crowd.name,
)
def test_few_files_are_enough(crowd: Crowd) -> None:
    seen = crowded(crowd, SECONDS)
    assert seen.unanswered == 0
    assert kept(ANSWERED_SECONDS, max(seen.seconds))
    assert seen.log.count("too many connections") == 1, seen.log
    assert len(seen.log.splitlines()) == 1, seen.log
