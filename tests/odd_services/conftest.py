"""Tasks, and the application that widgets need."""

from __future__ import annotations

from tests.catalogue.conftest import tasks
from tests.ui.conftest import one_minute, restore_theme_and_locale, theme

__all__ = ["one_minute", "restore_theme_and_locale", "tasks", "theme"]
