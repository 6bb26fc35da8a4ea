"""`shop.json`: what is read, what is written, and what is never overwritten."""

from __future__ import annotations

import asyncio
import json
import os
import threading
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from petstore_gui.domain.category import (
    NAME_LENGTH_MAX,
    Category,
    CategoryColour,
    CategoryIcon,
    CategoryProblem,
    category_problem,
)
from petstore_gui.domain.interface_limits import INT64_MAX, INT64_MIN
from petstore_gui.domain.shop import (
    BYTES_MAX,
    CATEGORIES_MAX,
    VIEWS_MAX,
    NameChange,
    Shop,
    ShopFileError,
    ShopProblem,
    bytes_of,
    free_changes,
    shop_from,
)
from petstore_gui.storage import shop_file
from petstore_gui.storage.shop_file import KeptShop, ShopFile
from tests.support.waiting import PATIENCE

DOGS = Category(5, "Dogs", CategoryColour.RED, CategoryIcon.DOG)
CATS = Category(12, "Cats", CategoryColour.BLUE, CategoryIcon.CAT)
TEXT = """\
{
  "schema": 1,
  "revision": 2,
  "categories": {
    "5": {
      "name": "Dogs",
      "colour": "red",
      "icon": "dog"
    },
    "12": {
      "name": "Cats",
      "colour": "blue",
      "icon": "cat"
    }
  }
}
"""

names = st.text(st.characters(exclude_categories=["Cs", "Cc", "Zl", "Zp"]), min_size=1, max_size=9)
json_values = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(max_size=5),
    lambda some: st.lists(some, max_size=3) | st.dictionaries(st.text(max_size=3), some),
    max_leaves=8,
)


@st.composite
def files(draw: st.DrawFn) -> dict[str, object]:
    """What another program may write: valid names, and members that this one does not know."""
    entries = {}
    for number in draw(st.sets(st.integers(INT64_MIN, INT64_MAX), max_size=4)):
        entry = draw(st.dictionaries(st.text(max_size=4), json_values, max_size=2))
        known = {"name": f"n {number}", "colour": draw(st.sampled_from(["red", "mauve"]))}
        entries[str(number)] = entry | known | {"icon": draw(st.sampled_from(["cat", "yeti"]))}
    others = draw(st.dictionaries(st.text(max_size=4), json_values, max_size=3))
    revision = draw(st.integers(0, 9))
    return dict[str, object](others) | {"categories": entries, "revision": revision, "schema": 1}


def shop(*categories: Category) -> Shop:
    return Shop(len(categories), {one.id: one for one in categories})


def problem_of(data: bytes) -> ShopProblem | None:
    try:
        shop_from(data)
    except ShopFileError as error:
        return error.problem
    return None


def test_the_file_has_one_form() -> None:
    assert bytes_of(shop(CATS, DOGS)).decode() == TEXT
    assert shop_from(TEXT.encode()).categories == {5: DOGS, 12: CATS}


@given(st.binary(max_size=60) | json_values.map(lambda value: json.dumps(value).encode()))
def test_no_bytes_crash_it(data: bytes) -> None:
    assert problem_of(data) in (None, ShopProblem.DAMAGED, ShopProblem.NEWER)


@settings(max_examples=30)
@given(files())
def test_writing_what_was_read_is_stable_and_keeps_unknown_members(read: dict[str, object]) -> None:
    written = bytes_of(shop_from(json.dumps(read).encode()))
    assert bytes_of(shop_from(written)) == written
    assert json.loads(written) == read


@settings(max_examples=30)
@given(files(), names)
def test_a_change_keeps_everything_else(read: dict[str, object], name: str) -> None:
    before = shop_from(json.dumps(read).encode())
    category = Category(77, name.strip(), CategoryColour.TEAL)
    if category_problem(category, before.categories.values()):
        return
    after = json.loads(bytes_of(before.changed([NameChange(77, category, None)])))
    entries = after.pop("categories")
    mine = entries.pop("77")
    assert (mine["name"], mine["colour"], mine["icon"]) == (category.name, "teal", "paw")
    known = dict(read)
    rest = known.pop("categories")
    assert isinstance(rest, dict)
    assert entries == {number: one for number, one in rest.items() if number != "77"}
    assert after == known | {"revision": before.revision + 1}


@pytest.mark.parametrize(
    ("changes", "problem"),
    [
        ({}, None),
        ({"pictures": [1]}, None),
        ({"views": {"A": {"filter": "lost", "weight": 5}}}, None),
        ({"views": [1]}, ShopProblem.DAMAGED),
        ({"views": {"A": 5}}, None),
        ({"views": {str(one): {} for one in range(VIEWS_MAX + 1)}}, ShopProblem.DAMAGED),
        ({"schema": 2, "categories": []}, ShopProblem.NEWER),
        ({"schema": 0}, ShopProblem.DAMAGED),
        ({"schema": True}, ShopProblem.DAMAGED),
        ({"revision": -1}, ShopProblem.DAMAGED),
        ({"categories": []}, ShopProblem.DAMAGED),
        ({"categories": {"05": {"name": "a", "colour": "red", "icon": "cat"}}}, "damaged"),
        ({"categories": {str(2**63): {"name": "a", "colour": "red", "icon": "cat"}}}, "damaged"),
        ({"categories": {"5": {"name": " ", "colour": "red", "icon": "cat"}}}, "damaged"),
        ({"categories": {"5": {"name": "a", "colour": 1, "icon": "cat"}}}, "damaged"),
        ({"categories": {"5": {"name": "a", "colour": "red"}}}, "damaged"),
        (
            {
                "categories": {
                    "5": {"name": "a", "colour": "red", "icon": "cat"},
                    "6": {"name": "A", "colour": "red", "icon": "cat"},
                }
            },
            ShopProblem.DAMAGED,
        ),
    ],
)
def test_what_is_damaged_or_newer(changes: dict[str, object], problem: str | None) -> None:
    data = json.dumps({"schema": 1, "revision": 0, "categories": {}} | changes).encode()
    assert problem_of(data) == problem


@pytest.mark.parametrize(
    "data",
    [
        TEXT.replace('"12"', '"5"'),
        TEXT.replace('"colour": "red"', '"name": "Hounds"'),
        TEXT.replace('"schema"', '"x": {"a": 1, "a": 2}, "schema"'),
        TEXT.replace("Dogs", "D\udcffgs"),
        TEXT.replace('"schema"', '"x": "\udcff", "schema"'),
    ],
    ids=["a category twice", "two names", "below", "no UTF-8", "no UTF-8 in an unknown member"],
)
def test_a_file_that_can_be_read_in_two_ways_is_damaged(data: str) -> None:
    assert problem_of(data.encode(errors="surrogateescape")) is ShopProblem.DAMAGED


def test_a_file_that_is_deep_or_huge_is_damaged() -> None:
    assert problem_of(b'{"schema":' + b"[" * 10_000) is ShopProblem.DAMAGED
    entry = {"name": "a", "colour": "red", "icon": "cat"}
    many = {str(one): entry | {"name": f"n{one}"} for one in range(CATEGORIES_MAX + 1)}
    data = json.dumps({"schema": 1, "revision": 0, "categories": many}).encode()
    assert problem_of(data) is ShopProblem.DAMAGED
    assert problem_of(b" " * (BYTES_MAX + 1)) is ShopProblem.DAMAGED


async def test_a_file_is_read_again_once_it_is_another(tmp_path: Path) -> None:
    path = tmp_path / "shop.json"
    file, other = ShopFile(path), ShopFile(path, is_shared=True)
    assert await file.fetch() is None
    await file.replace(None, b"one")
    assert await file.fetch() == await other.fetch() == b"one"
    await other.replace(b"one", b"two")
    assert await file.fetch() == b"two"
    with pytest.raises(ShopFileError) as raised:
        await file.replace(b"one", b"three")
    assert raised.value.problem is ShopProblem.CHANGED
    found = path.stat()
    path.write_bytes(b"six")  # as `rsync --inplace --times` does
    os.utime(path, ns=(found.st_atime_ns, found.st_mtime_ns))
    with pytest.raises(ShopFileError):
        await file.replace(b"two", b"four")
    assert await file.fetch() == b"six"
    await file.replace(b"six", b"four")


@pytest.mark.parametrize("is_shared", [False, True])
@pytest.mark.parametrize("make", [Path.mkdir, *([os.mkfifo] if hasattr(os, "mkfifo") else [])])
async def test_what_is_no_file_is_neither_read_nor_replaced(
    tmp_path: Path, make: Callable[[Path], object], is_shared: bool
) -> None:
    path = tmp_path / "shop.json"
    make(path)
    file = ShopFile(path, is_shared=is_shared)
    with pytest.raises(ShopFileError) as raised:
        await file.fetch()
    assert raised.value.problem is ShopProblem.NOT_READ
    with pytest.raises(ShopFileError) as raised:
        await file.replace(None, bytes_of(shop(DOGS)))
    assert raised.value.problem is ShopProblem.NOT_WRITTEN


async def test_a_drive_that_does_not_answer_is_not_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    hangs = threading.Event()
    monkeypatch.setattr(shop_file, "ANSWER_SECONDS", 0.1)
    monkeypatch.setattr(shop_file, "read_file", lambda *_: hangs.wait(PATIENCE) and b"")
    path = tmp_path / "shop.json"
    await asyncio.to_thread(path.touch)
    with pytest.raises(ShopFileError) as raised:
        await ShopFile(path, is_shared=True).fetch()
    assert raised.value.problem is ShopProblem.NOT_READ
    wanted = list[Callable[[], bool]]()

    def replace_if(*_: object, is_wanted: Callable[[], bool], is_private: bool) -> None:
        assert not is_private
        wanted.append(is_wanted)
        hangs.wait(PATIENCE)

    monkeypatch.setattr(shop_file, "replace_if", replace_if)
    with pytest.raises(ShopFileError) as raised:
        await ShopFile(path, is_shared=True).replace(b"", b"one")
    assert raised.value.problem is ShopProblem.UNSURE  # it may be in place since a moment
    assert [one() for one in wanted] == [False]  # later, nothing is written any more
    hangs.set()


def test_the_last_good_file_is_kept_and_dated(tmp_path: Path) -> None:
    own, path = tmp_path / "shop.json", tmp_path / "shop.shared.json"
    kept = KeptShop(path, own)
    assert kept.last() == (Shop(), None)
    own.write_bytes(bytes_of(shop(CATS)))
    assert kept.last()[0].categories == {12: CATS}
    for _ in range(2):
        kept.keep(bytes_of(shop(DOGS)))
        last, at = kept.last()
        assert last.categories == {5: DOGS}
        assert at is not None
        assert abs(at.timestamp() - time.time()) < PATIENCE
        os.utime(path, (0, 0))
    path.write_bytes(b"{")
    assert kept.last()[0].categories == {12: CATS}


@pytest.mark.parametrize(
    ("name", "problem"),
    [
        ("Dogs", None),
        ("x" * NAME_LENGTH_MAX, None),
        ("خرگوش‌ها 🐇", None),
        ("", CategoryProblem.BLANK),
        ("  ", CategoryProblem.BLANK),
        ("x" * (NAME_LENGTH_MAX + 1), CategoryProblem.TOO_LONG),
        ("Dogs\nCats", CategoryProblem.NOT_ON_ONE_LINE),
        ("Dogs\u2028", CategoryProblem.NOT_ON_ONE_LINE),
        ("\ud800", CategoryProblem.NOT_ON_ONE_LINE),
        ("12", CategoryProblem.A_NUMBER),
        ("-7", CategoryProblem.A_NUMBER),
        ("9" * 30, CategoryProblem.A_NUMBER),
        ("CATS", CategoryProblem.TAKEN),
    ],
)
def test_names_that_a_category_can_have(name: str, problem: CategoryProblem | None) -> None:
    assert category_problem(Category(5, name), [DOGS, CATS]) == problem


SEEN = {5: DOGS, 12: CATS}
TO_CATS = NameChange(5, Category(5, "Cats"), DOGS)
TO_DOGS = NameChange(12, Category(12, "Dogs"), CATS)


@pytest.mark.parametrize(
    ("changes", "names", "free"),
    [
        ([TO_CATS, TO_DOGS], SEEN, [TO_CATS, TO_DOGS]),
        ([TO_CATS], SEEN, []),
        ([NameChange(12, None, CATS), TO_CATS], SEEN, [NameChange(12, None, CATS), TO_CATS]),
        ([TO_CATS, TO_DOGS], {5: DOGS, 12: Category(12, "Mice")}, [TO_CATS]),
        ([TO_CATS, TO_DOGS], {5: DOGS, 12: Category(12, "CATS")}, []),
        ([TO_CATS, TO_DOGS], {5: Category(5, "Hounds"), 12: CATS}, [TO_DOGS]),
    ],
    ids=["exchanged", "taken", "given up", "another name", "the wanted name", "renamed meanwhile"],
)
def test_a_change_is_free_if_it_is_as_it_was_seen_and_nobody_has_its_name(
    changes: list[NameChange], names: dict[int, Category], free: list[NameChange]
) -> None:
    assert free_changes(changes, names) == free
