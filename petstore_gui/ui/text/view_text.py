"""Words and sentences about saved views."""

from __future__ import annotations

from collections.abc import Mapping

from petstore_gui.domain.category import Category
from petstore_gui.domain.saved_view import (
    NAME_LENGTH_MAX,
    SEARCH_LENGTH_MAX,
    SavedView,
    ViewProblem,
)
from petstore_gui.domain.view import Filter
from petstore_gui.ui.text.category_text import categories_words
from petstore_gui.ui.text.list_text import filter_word
from petstore_gui.ui.text.plain_text import clip, visible
from petstore_gui.ui.text.words import number, tr


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


def view_problem_sentence(saved: SavedView) -> str:
    """Why a view cannot be saved; "" if it can."""
    if saved.problem is None:
        return ""
    return {
        ViewProblem.NO_NAME: tr("Enter a name."),
        ViewProblem.NAME_TOO_LONG: tr("A view name can have at most {most} characters.").format(
            most=number(NAME_LENGTH_MAX)
        ),
        ViewProblem.SEARCH_TOO_LONG: tr(
            "A search in a view can have at most {most} characters."
        ).format(most=number(SEARCH_LENGTH_MAX)),
    }[saved.problem]
