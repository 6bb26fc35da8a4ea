"""Whether somebody is busy with the table: then it does not move by itself."""

from __future__ import annotations

from PySide6.QtCore import QObject


class Attention(QObject):
    """Notes when somebody scrolls, selects, searches or filters after an animal was added."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._waiting_for: set[str] = set()

    def wait_for(self, key: str) -> None:
        """Somebody pressed Add: the outcome of this add is awaited."""
        self._waiting_for.add(key)

    def is_on(self, key: str) -> bool:
        """Whether somebody has done nothing but wait for this add."""
        return key in self._waiting_for

    def turn_away(self, *_what: object) -> None:
        """Somebody did one of these things."""
        self._waiting_for.clear()
