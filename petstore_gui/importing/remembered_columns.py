"""Which columns a person chose for files with certain headings."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence
from contextlib import suppress

import msgspec

from petstore_gui.domain.refusal import PetField
from petstore_gui.importing.columns import Columns, proposed_columns

MOST = 50
"""How many kinds of files are remembered."""


class RememberedColumns:
    """Keeps the newest choices as a text, which `save` is called with after each change."""

    def __init__(self, text: str = "", save: Callable[[str], object] | None = None) -> None:
        self._save = save
        self._known: dict[str, dict[str, int]] = {}
        with suppress(msgspec.DecodeError, UnicodeEncodeError):
            self._known = msgspec.json.decode(text or "{}", type=dict[str, dict[str, int]])

    def of(self, headings: Sequence[str]) -> Columns | None:
        """What was chosen for a file with these headings, or None."""
        known = self._known.get(_digest(headings), {})
        columns = {field: known[field.name] for field in PetField if field.name in known}
        is_possible = set(columns.values()) <= set(range(len(headings)))
        return columns if columns and is_possible else None

    def remember(self, headings: Sequence[str], columns: Columns) -> None:
        """Remember a choice that is not the one that is proposed anyway."""
        key, before = _digest(headings), dict(self._known)
        self._known.pop(key, None)
        if columns != proposed_columns(headings):
            self._known[key] = {field.name: column for field, column in columns.items()}
        if self._known != before:
            self._known = dict(list(self._known.items())[-MOST:])
            if self._save is not None:
                self._save(msgspec.json.encode(self._known).decode())


def _digest(headings: Sequence[str]) -> str:
    return hashlib.sha256(msgspec.json.encode(headings)).hexdigest()[:16]
