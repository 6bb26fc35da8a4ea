"""A counter for each test, under one authority."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest
import trustme

from petstore_gui.ui.style.theme import Theme
from tests.faults.counter import Counter, counter_in
from tests.ui.conftest import as_the_system, theme

__all__ = ["as_the_system", "theme"]


@pytest.fixture(scope="session")
def authority() -> trustme.CA:
    return trustme.CA()


@pytest.fixture
async def counter(theme: Theme, authority: trustme.CA) -> AsyncIterator[Counter]:
    async with counter_in(theme, authority) as counter:
        yield counter
