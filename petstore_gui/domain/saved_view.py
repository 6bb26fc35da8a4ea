"""Views under a name, each as one line of text for the settings.

name=Dogs&filter=available&categories=5&sort=name&columns=id,name
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto
from urllib.parse import parse_qs, urlencode

from petstore_gui.domain.interface_limits import INT64_MAX, INT64_MIN
from petstore_gui.domain.view import Column, Filter, View

NAME_LENGTH_MAX = 60
SEARCH_LENGTH_MAX = 1_000
"""Characters."""

_BEGINNING = "Petstore view: "
"""Of lines that 0.1 wrote."""
_DESCENDING = ",descending"
_AS_IT_IS = "surrogatepass"
"""What somebody typed may be no valid text; it is searched for all the same."""


class ViewProblem(Enum):
    """Why a view cannot be saved."""

    NO_NAME = auto()
    NAME_TOO_LONG = auto()
    SEARCH_TOO_LONG = auto()


@dataclass(frozen=True)
class SavedView:
    """A view, and the columns that are shown, in their order."""

    name: str
    view: View
    columns: tuple[Column, ...]

    @property
    def problem(self) -> ViewProblem | None:
        """Why it cannot be saved."""
        if not self.name.strip():
            return ViewProblem.NO_NAME
        if len(self.name) > NAME_LENGTH_MAX:
            return ViewProblem.NAME_TOO_LONG
        return ViewProblem.SEARCH_TOO_LONG if len(self.view.search) > SEARCH_LENGTH_MAX else None

    def shows_the_same(self, other: SavedView) -> bool:
        """Whether both show the same under different names."""
        return (self.view, self.columns) == (other.view, other.columns)


def line_of(saved: SavedView) -> str:
    """A view as one line of ASCII."""
    view = saved.view
    parts = {
        "name": saved.name,
        "filter": view.filter.value,
        "categories": ",".join(map(str, sorted(view.categories))),
        "search": view.search,
        "sort": view.column.name.lower() + (_DESCENDING if view.descending else ""),
        "columns": ",".join(column.name.lower() for column in saved.columns),
    }
    return urlencode(parts, safe=",", errors=_AS_IT_IS)


def view_from(line: str) -> SavedView | None:
    """The view in a line, if it is one of this version."""
    try:
        read = parse_qs(line.removeprefix(_BEGINNING), errors=_AS_IT_IS)
        parts = {part: words[0] for part, words in read.items()}
        sort = parts["sort"]
        numbers = frozenset(int(one) for one in parts.get("categories", "").split(",") if one)
        view = View(
            filter=Filter(parts["filter"]),
            search=parts.get("search", ""),
            column=Column[sort.removesuffix(_DESCENDING).upper()],
            descending=sort.endswith(_DESCENDING),
            categories=numbers,
        )
        columns = tuple(Column[word.upper()] for word in parts["columns"].split(","))
        saved = SavedView(parts["name"], view, columns)
    except (KeyError, ValueError):
        return None
    is_int64 = all(INT64_MIN <= number <= INT64_MAX for number in numbers)
    is_view = not saved.problem and is_int64 and len(set(columns)) == len(columns)
    return saved if is_view else None
