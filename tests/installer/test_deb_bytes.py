"""Two builds of one commit in two folders make the same package."""

from __future__ import annotations

from pathlib import Path

import pytest

pytestmark = pytest.mark.slow


def test_a_second_build_elsewhere_has_the_same_bytes(
    debs: list[Path], debs_again: list[Path]
) -> None:
    assert [deb.read_bytes() for deb in debs_again] == [deb.read_bytes() for deb in debs]
