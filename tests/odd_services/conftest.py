"""Tasks, and the application that widgets need."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from petstore_gui.support.tasks import Tasks
from tests.ui.conftest import restore_theme_and_locale, theme

__all__ = ["restore_theme_and_locale", "theme"]


@pytest.fixture
async def tasks() -> AsyncIterator[Tasks]:
    running = Tasks()
    yield running
    await running.end()
