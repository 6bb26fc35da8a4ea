"""Words and sentences about saved views."""

from __future__ import annotations

from collections.abc import Mapping

from petstore_gui.domain.category import Category
from petstore_gui.domain.saved_view import (
    CATEGORIES_MAX,
    NAME_LENGTH_MAX,
    SEARCH_LENGTH_MAX,
    SavedView,
    ViewNotRead,
    ViewProblem,
)
from petstore_gui.domain.view import Filter
from petstore_gui.ui.text.category_text import categories_words
from petstore_gui.ui.text.columns import column_words, sort_sentence
from petstore_gui.ui.text.list_text import filter_word
from petstore_gui.ui.text.plain_text import clip, visible
from petstore_gui.ui.text.words import number, tr

_SEPARATOR = " · "


def view_words(saved: SavedView, names: Mapping[int, Category]) -> str:
    """What a view shows, without its name."""
    view, headings = saved.view, column_words()
    columns = ", ".join(headings[column] for column in saved.columns)
    parts = (
        *_shown(saved, names),
        sort_sentence(view.column, descending=view.descending),
        tr("columns {columns}").format(columns=columns),
    )
    return _SEPARATOR.join(parts)


def name_words(saved: SavedView, names: Mapping[int, Category]) -> str:
    """A name to propose for a view."""
    return ", ".join(_shown(saved, names))[:NAME_LENGTH_MAX]


def _shown(saved: SavedView, names: Mapping[int, Category]) -> list[str]:
    """Which animals a view shows."""
    view, parts = saved.view, list[str]()
    if view.filter is not Filter.ALL or not (view.categories or view.search):
        parts.append(filter_word(view.filter))
    if view.categories:
        parts.append(categories_words(view.categories, names))
    if view.search:
        parts.append(
            tr("search for {words}").format(words=clip(visible(view.search), NAME_LENGTH_MAX))
        )
    return parts


def view_name_sentence(saved: SavedView) -> str:
    """Why a view cannot be saved under its name; empty if it can."""
    if not saved.name:
        return tr("Enter a name.")
    return "" if saved.problem is None else view_problem_sentence(saved.problem)


def view_problem_sentence(problem: ViewProblem) -> str:
    """Why a view cannot be saved or copied."""
    return {
        ViewProblem.NAME_TOO_LONG: tr("A view name can have at most {most} characters.").format(
            most=number(NAME_LENGTH_MAX)
        ),
        ViewProblem.NAME_NOT_ON_ONE_LINE: tr("A view name must be a single line."),
        ViewProblem.SEARCH_TOO_LONG: tr(
            "The search is too long for a view: the most is {most} characters. Shorten it."
        ).format(most=number(SEARCH_LENGTH_MAX)),
        ViewProblem.TOO_MANY_CATEGORIES: tr(
            "A view can have at most {most} categories. Choose fewer."
        ).format(most=number(CATEGORIES_MAX)),
    }[problem]


def not_pasted_sentence(error: ViewNotRead) -> str:
    """Why a pasted line was not used."""
    if error.unknown:
        return tr(
            "The pasted view was not used: this version of Petstore does not know {part}. Ask IT"
            " for the newest version."
        ).format(part=error.unknown)
    return tr(
        "The pasted view was not used: it is damaged or incomplete. Copy the whole line again. It"
        " begins with Petstore view:"
    )
