"""`shop.json`: what a shop calls its categories, and the views that it shares, as bytes and values.

    {"schema": 1, "revision": 3,
     "categories": {"5": {"name": "Dogs", "colour": "red", "icon": "dog"}},
     "views": {"Sold": {"filter": "sold", "sort": "id", "columns": "id,name"}}}

The same content is always the same bytes. Members that this version does not know are kept.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from enum import StrEnum
from typing import Any, Protocol, TypeVar

import msgspec

from petstore_gui.domain.category import (
    Category,
    CategoryColour,
    CategoryIcon,
    category_problem,
    same_name,
)
from petstore_gui.domain.pets import parse_int64

SCHEMA = 1
BYTES_MAX = 2**22
CATEGORIES_MAX = 10_000
VIEWS_MAX = 200

_HEAD = ("schema", "revision", "categories")
_VIEWS = "views"
_ENTRY = ("name", "colour", "icon")

_Members = dict[str, msgspec.Raw]
_Word = TypeVar("_Word", CategoryColour, CategoryIcon)


class ShopProblem(StrEnum):
    """Why the file cannot be used."""

    NO_PLACE = "at no valid place"
    MISSING = "not there"
    DAMAGED = "damaged"
    NEWER = "written by a newer version"
    NOT_READ = "cannot be read"
    NO_KEY = "cannot be read without the right API key"
    NOT_WRITTEN = "cannot be written"
    UNSURE = "not known to be written"
    CHANGED = "changed by somebody else meanwhile"


class ShopFileError(Exception):
    """The file cannot be used. `str()` is the reason, for the log."""

    def __init__(self, problem: ShopProblem, reason: object) -> None:
        super().__init__(str(reason))
        self.problem = problem


class ShopPlace(Protocol):
    """Where the file is. Every method raises `ShopFileError`.

    `is_shared`: other computers use it too, and one of them has to publish it first.
    """

    is_shared: bool

    async def fetch(self) -> bytes | None:
        """The file as it is now; None if there is none."""
        ...

    async def replace(self, before: bytes | None, after: bytes) -> None:
        """Replace the file that was fetched, `before`.

        It is as it was if that fails, unless the problem is `UNSURE`. Whoever waits no longer
        cancels this: it may be replaced even then.
        """
        ...

    async def close(self) -> None:
        """Close connections; the next call opens them again."""
        ...


class NameChange(msgspec.Struct, frozen=True):
    """What a category is to be called, None for no name, in place of what was `seen`."""

    number: int
    wanted: Category | None
    seen: Category | None


def names_after(
    changes: Iterable[NameChange], names: Mapping[int, Category]
) -> dict[int, Category]:
    """What the categories are called once these changes are made."""
    after = dict(names)
    for change in changes:
        after.pop(change.number, None)
        if change.wanted is not None:
            after[change.number] = change.wanted
    return after


def free_changes(changes: Iterable[NameChange], names: Mapping[int, Category]) -> list[NameChange]:
    """The changes that can be made: the category is as it was seen, and the name is free."""
    free = [one for one in changes if names.get(one.number) == one.seen]
    while True:
        others = names_after(free, names).values()
        valid = [one for one in free if not (one.wanted and category_problem(one.wanted, others))]
        if len(valid) == len(free):
            return free
        free = valid  # without these, the name of another may be taken again


class Shop(msgspec.Struct, frozen=True):
    """What is in the file.

    `entries` has the members of each category as they were read, `others` the members of the file
    that this version does not know. `views`: by name, as JSON (`shared_views.py` reads them).
    """

    revision: int = 0
    categories: Mapping[int, Category] = {}
    entries: Mapping[int, _Members] = {}
    others: Mapping[str, msgspec.Raw] = {}
    views: Mapping[str, msgspec.Raw] = {}

    def changed(self, changes: Iterable[NameChange]) -> Shop:
        """The next revision, with these changes."""
        return self._next(categories=names_after(changes, self.categories))

    def with_views(self, views: Mapping[str, msgspec.Raw]) -> Shop:
        """The next revision, with these views in place of all."""
        return self._next(views=views)

    def _next(self, **parts: Mapping[Any, Any]) -> Shop:
        return msgspec.structs.replace(self, revision=self.revision + 1, **parts)


def shop_from(data: bytes) -> Shop:
    """What is in the bytes of a file. Raises `ShopFileError`."""
    if len(data) > BYTES_MAX:
        raise ShopFileError(ShopProblem.DAMAGED, f"more than {BYTES_MAX} bytes")
    try:
        json.loads(data.decode(), object_pairs_hook=_each_once)
        members = msgspec.json.decode(data, type=_Members)
        if (schema := _whole(members, "schema")) != SCHEMA:
            problem = ShopProblem.NEWER if schema > SCHEMA else ShopProblem.DAMAGED
            raise ShopFileError(problem, f"schema {schema}")
        revision = _whole(members, "revision")
        numbered = msgspec.json.decode(members["categories"], type=dict[str, _Members])
        if len(numbered) > CATEGORIES_MAX:
            raise ShopFileError(ShopProblem.DAMAGED, f"{len(numbered)} categories")
        entries = {_number(number): entry for number, entry in numbered.items()}
        categories = {number: _category(number, entries[number]) for number in sorted(entries)}
        views = msgspec.json.decode(members.pop(_VIEWS, b"{}"), type=_Members)
        if len(views) > VIEWS_MAX:
            raise ShopFileError(ShopProblem.DAMAGED, f"{len(views)} views")
    except (msgspec.MsgspecError, RecursionError, KeyError, ValueError) as error:
        raise ShopFileError(ShopProblem.DAMAGED, error) from error
    if len({same_name(one.name) for one in categories.values()}) < len(categories):
        raise ShopFileError(ShopProblem.DAMAGED, "two categories have one name")
    others = {name: raw for name, raw in members.items() if name not in _HEAD}
    return Shop(revision, categories, entries, others, views)


def bytes_of(shop: Shop) -> bytes:
    """The file of a shop: categories by number, then views and other members by name."""
    categories = {
        str(number): _entry(category, shop.entries.get(number, {}))
        for number, category in sorted(shop.categories.items())
    }
    head = {"schema": SCHEMA, "revision": shop.revision, "categories": categories}
    others = dict(shop.others)
    if shop.views:
        others[_VIEWS] = msgspec.Raw(msgspec.json.encode(dict(sorted(shop.views.items()))))
    whole = head | dict(sorted(others.items()))
    return msgspec.json.format(msgspec.json.encode(whole), indent=2) + b"\n"


def _each_once(members: list[tuple[str, object]]) -> None:
    """Raise `ValueError` if a member comes twice: which of the two is meant, nobody knows."""
    if len(dict(members)) < len(members):
        raise ValueError("a member comes twice")


def _whole(members: _Members, name: str) -> int:
    number = msgspec.json.decode(members[name], type=int)
    if number < 0:
        raise ValueError(f"{name} {number}")
    return number


def _number(text: str) -> int:
    number = parse_int64(text)
    if str(number) != text or not isinstance(number, int):
        raise ValueError(f"category {text!r}")
    return number


def _category(number: int, entry: _Members) -> Category:
    name = msgspec.json.decode(entry["name"], type=str).strip()
    colour, icon = _word(CategoryColour, entry, "colour"), _word(CategoryIcon, entry, "icon")
    category = Category(number, name, colour, icon)
    if (problem := category_problem(category, ())) is not None:
        raise ValueError(f"the name of category {number} is {problem}")
    return category


def _word(kind: type[_Word], entry: _Members, member: str) -> _Word:
    """A colour or an icon; the first of all for one that this version does not know."""
    word = msgspec.json.decode(entry[member], type=str)
    return kind(word) if word in set(kind) else next(iter(kind))


def _entry(category: Category, read: _Members) -> dict[str, Any]:
    """The members of a category; those that have not changed are as they were read."""
    before = _category(category.id, read) if read else None
    entry: dict[str, Any] = {
        member: read[member]
        if before and getattr(before, member) == getattr(category, member)
        else getattr(category, member)
        for member in _ENTRY
    }
    return entry | {name: raw for name, raw in sorted(read.items()) if name not in _ENTRY}
