"""Which of the known animals are alike."""

from __future__ import annotations

import pytest

from petstore_gui.catalogue.duplicates import find_duplicates
from petstore_gui.catalogue.rows import Rows

BIG = 2**63 - 1


@pytest.mark.parametrize(
    ("pets", "groups"),
    [
        ([], []),
        ([(1, "Rex", 7), (2, "Ada", 7)], []),
        ([(1, "Rex", 7), (2, "Rex", 8)], []),
        ([(3, "R é x", 7), (2, "Ada", 7), (1, "rEX", 7)], [[1, 3]]),
        (
            [(1, "Rex", 7), (2, "Bo", 1), (3, "BO", 1), (4, "Rex", 7), (5, "bó", 1)],
            [[2, 3, 5], [1, 4]],
        ),
        (
            [(one, "Rex", category) for one, category in enumerate([10, -9, 9, -BIG, BIG] * 2)],
            [[3, 8], [1, 6], [2, 7], [0, 5], [4, 9]],
        ),
        ([(2 * 9_000 - one, "Rex", 7) for one in range(9_000)], [list(range(9_001, 18_001))]),
    ],
)
async def test_groups_are_in_the_order_of_names_and_ids(
    pets: list[tuple[int, str, int]], groups: list[list[int]]
) -> None:
    rows, counts = Rows(), list[int]()
    if pets:
        rows.load([(*pet, None) for pet in pets])
    found = await find_duplicates(rows, counts.append)
    together = list(zip(found.groups, found.rows.ids, strict=True))
    assert together == [(at, one) for at, group in enumerate(groups, 1) for one in group]
    assert counts[-1:] == [len(pets)] * bool(pets)
