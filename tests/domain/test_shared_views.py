"""The views in the shop's file: what is read, what is changed, and what is kept as it is."""

from __future__ import annotations

import json
from collections.abc import Mapping

import msgspec
import pytest

from petstore_gui.domain.category import Category
from petstore_gui.domain.saved_view import SavedView
from petstore_gui.domain.shared_views import (
    SharedView,
    UnreadableView,
    ViewChange,
    can_be_shared,
    view_named,
    views_in,
)
from petstore_gui.domain.shop import Shop, bytes_of, shop_from
from petstore_gui.domain.view import Column, Filter, View

SOLD = SavedView("Sold", View(Filter.SOLD), (Column.NAME, Column.ID))
DOGS = SavedView("dogs", View(column=Column.NAME, categories=frozenset({5, 12})), tuple(Column))
SOLD_TEXT = {"filter": "sold", "sort": "id", "columns": "name,id"}


def shop_with(views: Mapping[str, object], **others: object) -> Shop:
    whole = {"schema": 1, "revision": 7, "categories": {}, "views": views} | others
    return shop_from(json.dumps(whole).encode())


def shared(shop: Shop, saved: SavedView, seen: SharedView | None = None) -> Shop:
    after = ViewChange(saved.name, saved, seen).made_in(shop)
    assert after is not None
    return after


def test_views_have_one_form_beside_the_names_of_categories() -> None:
    one = shared(shared(Shop(1, {5: Category(5, "Dogs")}), SOLD), DOGS)
    other = shared(shared(Shop(1, {5: Category(5, "Dogs")}), DOGS), SOLD)
    assert bytes_of(one) == bytes_of(other)
    read = json.loads(bytes_of(one))
    assert list(read) == ["schema", "revision", "categories", "views"]
    assert read["revision"] == 3
    assert read["views"]["Sold"] == SOLD_TEXT
    assert views_in(shop_from(bytes_of(one))) == [DOGS, SOLD]


def test_a_program_that_knows_no_views_keeps_them_and_their_bytes() -> None:
    written = bytes_of(shared(shop_with({}, pictures=1, zoo=2), SOLD))
    older = shop_from(written)
    raw = msgspec.Raw(json.dumps(json.loads(written)["views"]).encode())
    others = {**older.others, "views": raw}
    as_older = Shop(older.revision, older.categories, older.entries, others)
    assert bytes_of(as_older) == written


@pytest.mark.parametrize(
    "content",
    [
        {**SOLD_TEXT, "weight": "5"},
        {**SOLD_TEXT, "filter": "lost"},
        {**SOLD_TEXT, "columns": ["id"]},
        {**SOLD_TEXT, "columns": "id,id"},
        {},
        5,
        None,
    ],
)
def test_what_this_version_cannot_show_is_kept_as_it_is(content: object) -> None:
    before = shop_with({"Odd": content})
    [odd] = views_in(before)
    assert isinstance(odd, UnreadableView)
    assert odd.name == "Odd"
    after = json.loads(bytes_of(shared(before, SOLD)))
    assert after["views"] == {"Odd": content, "Sold": SOLD_TEXT}
    assert ViewChange("odd", SOLD, None).made_in(before) is None  # its name is taken
    removed = ViewChange("Odd", None, odd).made_in(before)
    assert removed is not None
    assert "views" not in json.loads(bytes_of(removed))


@pytest.mark.parametrize("name", ["", "  ", "x" * 61, "a\nb"])
def test_a_view_without_a_proper_name_is_none(name: str) -> None:
    [odd] = views_in(shop_with({name: SOLD_TEXT}))
    assert isinstance(odd, UnreadableView)


def test_a_change_is_made_only_in_what_was_seen() -> None:
    shop = shared(Shop(), SOLD)
    other = SavedView("SOLD", View(Filter.SOLD, search="Rex"), (Column.ID,))
    assert view_named(" sold ", shop) == SOLD
    assert ViewChange("SOLD", other, None).made_in(shop) is None
    assert ViewChange("SOLD", other, DOGS).made_in(shop) is None
    assert views_in(shared(shop, other, SOLD)) == [other]
    assert ViewChange("Sold", None, other).made_in(shop) is None


def test_half_a_letter_cannot_be_shared() -> None:
    assert can_be_shared(SOLD)
    assert not can_be_shared(SavedView("A", View(search="\ud83d"), tuple(Column)))
