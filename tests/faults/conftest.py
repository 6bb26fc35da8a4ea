"""A faulty shop for each test, under one certificate authority."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest
import trustme

from petstore_gui.ui.look.theme import Theme
from tests.faults.faulty_shop import FaultyShop, faulty_shop_in
from tests.ui.conftest import restore_theme_and_locale, theme

__all__ = ["restore_theme_and_locale", "theme"]


@pytest.fixture(scope="session")
def authority() -> trustme.CA:
    return trustme.CA()


@pytest.fixture
async def faulty_shop(theme: Theme, authority: trustme.CA) -> AsyncIterator[FaultyShop]:
    async with faulty_shop_in(theme, authority) as faulty_shop:
        yield faulty_shop
