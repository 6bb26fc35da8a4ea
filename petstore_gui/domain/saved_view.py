"""Views under a name, and as one line of text that another till understands.

    Petstore view: name=Dogs&filter=available&categories=5&sort=name&columns=id,name&check=0a1b2c3d

A line that was cut or changed on its way is not used, nor is one with a part that this version does
not know: without that part, other animals would be shown than were meant.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import TypeVar
from urllib.parse import quote, unquote_to_bytes
from zlib import crc32

from petstore_gui.domain.interface_limits import INT64_MAX, INT64_MIN
from petstore_gui.domain.view import Column, Filter, View

NAME_LENGTH_MAX = 60
SEARCH_LENGTH_MAX = 1_000
CATEGORIES_MAX = 100
KEYS_MAX = 9
"""How many views have keys: Ctrl+1 to Ctrl+9."""

VIEWS_MAX = 40
"""More of one deployment would not fit into a menu."""

LINE_LENGTH_MAX = 20_000
"""Characters; the longest view has fewer."""

_PREFIX = "Petstore view:"
_DESCENDING = ",descending"
_COLUMNS = {column.name.lower(): column for column in Column}
_FILTERS = {shown.value: shown for shown in Filter}
_PARTS = ("name", "filter", "categories", "search", "sort", "columns")
_LINE = re.compile(r"([a-z]+=[^&=\s]*&)+check=([0-9a-f]{8})", re.ASCII)
_WORD = re.compile(r"[a-z][a-z ]{0,30}", re.ASCII)
_AS_IT_IS = "surrogatepass"
"""What somebody typed may be no valid text; it is searched for all the same."""
_NUMBER = re.compile(r"0|-?[1-9][0-9]{0,18}", re.ASCII)
_Known = TypeVar("_Known")


class ViewNotRead(Exception):
    """A text is no view. `unknown`: the part that only another version knows; "" if none."""

    def __init__(self, unknown: str = "") -> None:
        super().__init__(unknown or "damaged")
        self.unknown = unknown


class ViewProblem(StrEnum):
    """Why a view cannot be saved, or copied."""

    NAME_TOO_LONG = "the name is too long"
    NAME_NOT_ON_ONE_LINE = "the name is not on one line"
    SEARCH_TOO_LONG = "the search is too long"
    TOO_MANY_CATEGORIES = "too many categories"


@dataclass(frozen=True)
class SavedView:
    """A view, and the columns that are shown, in their order. Without a name it is not saved."""

    name: str
    view: View
    columns: tuple[Column, ...]

    @property
    def problem(self) -> ViewProblem | None:
        """Why it cannot be saved or copied, apart from having no name."""
        if len(self.name) > NAME_LENGTH_MAX:
            return ViewProblem.NAME_TOO_LONG
        if len(self.name.splitlines()) > 1:
            return ViewProblem.NAME_NOT_ON_ONE_LINE
        if len(self.view.search) > SEARCH_LENGTH_MAX:
            return ViewProblem.SEARCH_TOO_LONG
        if len(self.view.categories) > CATEGORIES_MAX:
            return ViewProblem.TOO_MANY_CATEGORIES
        return None

    def shows_the_same(self, other: SavedView) -> bool:
        """Whether both show the same under different names."""
        return (self.view, self.columns) == (other.view, other.columns)

    def parts(self) -> dict[str, str]:
        """The parts that `view_of` reads, each in words."""
        view = self.view
        order = _DESCENDING if view.descending else ""
        parts = {
            "name": self.name,
            "filter": view.filter.value,
            "categories": ",".join(map(str, sorted(view.categories))),
            "search": view.search,
            "sort": view.column.name.lower() + order,
            "columns": ",".join(column.name.lower() for column in self.columns),
        }
        return {part: words for part, words in parts.items() if words}


def view_of(parts: Mapping[str, str]) -> SavedView:
    """The view with these parts. Raises `ViewNotRead`."""
    if unknown := next((part for part in parts if part not in _PARTS), ""):
        raise ViewNotRead(unknown)
    sort = parts.get("sort", "")
    view = View(
        filter=_known(_FILTERS, parts.get("filter", "")),
        search=parts.get("search", ""),
        column=_known(_COLUMNS, sort.removesuffix(_DESCENDING)),
        descending=sort.endswith(_DESCENDING),
        categories=_numbers(parts.get("categories", "")),
    )
    columns = tuple(_known(_COLUMNS, word) for word in parts.get("columns", "").split(","))
    saved = SavedView(parts.get("name", ""), view, columns)
    if saved.problem is not None or len(set(columns)) < len(columns):
        raise ViewNotRead
    return saved


def line_of(saved: SavedView) -> str:
    """A view as one line of ASCII, which `view_from` reads. It has no `problem`."""
    parts = saved.parts().items()
    body = "&".join(f"{part}={quote(words, ',-', errors=_AS_IT_IS)}" for part, words in parts)
    return f"{_PREFIX} {body}&check={_check(body)}"


def is_view_line(text: str) -> bool:
    """Whether a text is meant to be a view."""
    return text[:LINE_LENGTH_MAX].lstrip().startswith(_PREFIX)


def view_from(text: str) -> SavedView:
    """The view in a line. Blanks around it are ignored. Raises `ViewNotRead`."""
    if len(text) > LINE_LENGTH_MAX or not is_view_line(text):
        raise ViewNotRead
    line = text.strip().removeprefix(_PREFIX).strip()
    found = _LINE.fullmatch(line)
    body = line.rpartition("&")[0]
    if found is None or found[2] != _check(body):
        raise ViewNotRead
    pairs = [part.split("=") for part in body.split("&")]
    try:
        parts = {part: unquote_to_bytes(words).decode(errors=_AS_IT_IS) for part, words in pairs}
    except UnicodeDecodeError as error:
        raise ViewNotRead from error
    if len(parts) < len(pairs):
        raise ViewNotRead
    return view_of(parts)


def _check(body: str) -> str:
    """Tells a line that was cut or changed: the rest of a number is a number."""
    return f"{crc32(body.encode()):08x}"


def _known(known: Mapping[str, _Known], word: str) -> _Known:
    if word in known:
        return known[word]
    raise ViewNotRead(word if _WORD.fullmatch(word) else "")


def _numbers(words: str) -> frozenset[int]:
    texts = words.split(",") if words else []
    numbers = {int(text) for text in texts if _NUMBER.fullmatch(text)}
    if len(numbers) < len(texts) or not all(INT64_MIN <= one <= INT64_MAX for one in numbers):
        raise ViewNotRead
    return frozenset(numbers)
