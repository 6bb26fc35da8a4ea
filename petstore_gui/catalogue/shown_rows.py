"""The rows in the order of a view."""

from __future__ import annotations

import msgspec

from petstore_gui.catalogue.history import History
from petstore_gui.catalogue.rows import Rows
from petstore_gui.catalogue.sliced_sort import Lines

SCREEN = 128
"""Rows that fill any screen."""


class Shown(msgspec.Struct, frozen=True):
    """What the table shows: `order` holds row numbers of `rows`, and never changes.

    `rows` and `history` are live views, since a copy of a million animals takes too long: a row
    keeps its number, but its animal may change before the next `Shown` says so. `history` has what
    a row cannot say: when its animal was last seen, and whether it has changed.

    `only_appended`: `order` starts with all of the previous `Shown`. `is_whole`: this is all that
    matches the view; otherwise more follows.
    """

    rows: Rows
    order: Lines
    only_appended: bool = False
    is_whole: bool = True
    history: History | None = None
