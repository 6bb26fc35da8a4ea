"""Two builds of one commit in two folders make the same package."""

from __future__ import annotations

from pathlib import Path

import pytest

pytestmark = pytest.mark.slow


def test_a_second_build_elsewhere_has_the_same_bytes(deb: Path, deb_again: Path) -> None:
    assert deb_again.read_bytes() == deb.read_bytes()
