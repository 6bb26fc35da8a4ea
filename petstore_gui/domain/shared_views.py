"""The views that a shop shares, in its file beside the names of categories.

Each is kept under its name, with its other parts in words, as a person may write them. A part or
word that only a newer version knows makes a view one that cannot be shown: it is kept as it is.
"""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from petstore_gui.domain.category import same_name
from petstore_gui.domain.saved_view import SavedView, ViewNotRead, view_of
from petstore_gui.domain.shop import Shop

_NAME = "name"


class UnreadableView(msgspec.Struct, frozen=True):
    """A view that this version cannot show."""

    name: str
    content: bytes


SharedView = SavedView | UnreadableView


class ViewChange(msgspec.Struct, frozen=True):
    """What the shop is to have under a name, None for no view, in place of what was `seen`."""

    name: str
    wanted: SavedView | None
    seen: SharedView | None

    def made_in(self, shop: Shop) -> Shop | None:
        """The shop's next revision; None if it has something else there than was seen."""
        if view_named(self.name, shop) != self.seen:
            return None
        wanted = same_name(self.name)
        views = {name: raw for name, raw in shop.views.items() if same_name(name) != wanted}
        if self.wanted is not None:
            views[self.wanted.name] = _raw(self.wanted)
        return shop.with_views(views)


def views_in(shop: Shop) -> list[SharedView]:
    """The shop's views, by name; at the end those that this version cannot show."""
    views = [_read(name, raw) for name, raw in shop.views.items()]
    return sorted(
        views, key=lambda one: (isinstance(one, UnreadableView), same_name(one.name), one.name)
    )


def view_named(name: str, shop: Shop) -> SharedView | None:
    """The shop's view of this name, if it has one."""
    wanted = same_name(name)
    found = (one for one in shop.views if same_name(one) == wanted)
    return next((_read(one, shop.views[one]) for one in found), None)


def can_be_shared(saved: SavedView) -> bool:
    """Whether a file can have it: what somebody typed may contain half a letter."""
    return not any("\ud800" <= letter <= "\udfff" for letter in saved.name + saved.view.search)


def _read(name: str, raw: msgspec.Raw) -> SharedView:
    try:
        parts = msgspec.json.decode(raw, type=Mapping[str, str])
        saved = view_of({**parts, _NAME: name})
    except (msgspec.MsgspecError, ViewNotRead):
        return UnreadableView(name, bytes(raw))
    return saved if name.strip() else UnreadableView(name, bytes(raw))


def _raw(saved: SavedView) -> msgspec.Raw:
    parts = saved.parts()
    del parts[_NAME]
    return msgspec.Raw(msgspec.json.encode(parts))
