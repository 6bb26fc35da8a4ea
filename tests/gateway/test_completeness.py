from __future__ import annotations

import pytest

from petstore_gui.domain.pet_status import PetStatus
from petstore_gui.gateway.completeness import (
    Completeness,
    Extent,
    extent_of_response,
    known_by_status,
    known_of,
)

AVAILABLE, PENDING, SOLD = PetStatus
ALL, LISTED, CUT, LOADING, UNKNOWN = (
    Extent.ALL,
    Extent.LISTED,
    Extent.CUT,
    Extent.LOADING,
    Extent.UNKNOWN,
)


@pytest.mark.parametrize(
    ("rows", "limit", "extent"),
    [(0, 100, LISTED), (99, 100, LISTED), (100, 100, CUT), (101, 100, LISTED), (1, 1, CUT)],
)
def test_a_response_without_links_may_be_cut_if_it_reaches_the_limit(
    rows: int, limit: int, extent: Extent
) -> None:
    assert extent_of_response(rows, limit) is extent


@pytest.mark.parametrize(
    ("known", "whole", "sold"),
    [
        (known_of(None, ALL), ALL, ALL),
        (known_of(None, LISTED), LISTED, LISTED),
        (known_of(None, LOADING), LOADING, LOADING),
        (known_of(SOLD, ALL), UNKNOWN, ALL),
        (known_of(AVAILABLE, ALL), UNKNOWN, UNKNOWN),
        (known_by_status({}), LOADING, LOADING),
        (known_by_status({SOLD: LISTED}), LOADING, LISTED),
        (known_by_status({SOLD: CUT}, is_final=True), CUT, CUT),
        (known_by_status({SOLD: LISTED}, is_final=True), CUT, LISTED),
        (Completeness(LISTED, ((SOLD, ALL),)), LISTED, ALL),
        (Completeness(LISTED, ((AVAILABLE, ALL),)), LISTED, LISTED),
    ],
)
def test_a_status_is_as_complete_as_its_own_list_or_the_whole(
    known: Completeness, whole: Extent, sold: Extent
) -> None:
    assert (known.of(None), known.of(SOLD)) == (whole, sold)


def test_complete_lists_by_status_may_still_miss_animals_without_a_status() -> None:
    known = known_by_status(dict.fromkeys(PetStatus, LISTED), is_final=True)
    assert known.whole is CUT
    assert known.cut == ()
    assert known.unstated_may_hide


def test_a_list_of_a_status_that_was_not_read_is_not_called_cut() -> None:
    assert Completeness(CUT).cut == ()


def test_cut_lists_come_in_the_interfaces_order() -> None:
    assert known_by_status({SOLD: CUT, AVAILABLE: CUT, PENDING: LISTED}).cut == (AVAILABLE, SOLD)
