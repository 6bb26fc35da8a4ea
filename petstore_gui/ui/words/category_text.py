"""Words and sentences about categories and their names."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from PySide6.QtCore import QLocale

from petstore_gui.catalogue.list_facts import Certainty, Facts
from petstore_gui.catalogue.row_filter import NamedCategories
from petstore_gui.domain.category import NAME_LENGTH_MAX, Category, CategoryProblem
from petstore_gui.domain.connection_errors import NotReached
from petstore_gui.domain.errors import NotWrittenDown, RequestError
from petstore_gui.domain.view import Filter
from petstore_gui.ui.words.plain_text import isolated
from petstore_gui.ui.words.words import category_word, number, tr

_NAMED_MAX = 2
"""How many categories are named; more are counted."""


def category_name_sentence(problem: CategoryProblem) -> str:
    """What is wrong with the name of a category."""
    return {
        CategoryProblem.BLANK: tr("Enter a name."),
        CategoryProblem.TOO_LONG: tr("A category name can have at most {most} characters.").format(
            most=number(NAME_LENGTH_MAX)
        ),
        CategoryProblem.NOT_ON_ONE_LINE: tr("A category name must be a single line."),
        CategoryProblem.A_NUMBER: tr("A number cannot be the name of a category."),
        CategoryProblem.TAKEN: tr("Another category already has this name."),
    }[problem]


def names_not_saved_sentence(error: RequestError) -> str:
    """Why the names of categories were not saved."""
    if isinstance(error, NotWrittenDown):
        return tr("Not saved: this computer's disk may be full or locked.")
    if isinstance(error, NotReached):
        return tr("Not saved: the service cannot be reached now.")
    return tr("Not saved: the service does not accept it.")


def category_label(one: int, names: Mapping[int, Category]) -> str:
    """The name of a category, or its number with the word for it."""
    return category_word(one, names) if one in names else tr("Category {number}").format(number=one)


def categories_words(numbers: Collection[int], names: Mapping[int, Category]) -> str:
    """Which categories these are, in a few words; "" for none."""
    if len(numbers) > _NAMED_MAX:
        return tr("%Ln categories", "", len(numbers))
    ranks = NamedCategories(names).ranks
    in_order = sorted(numbers, key=lambda one: ranks.get(one, one))
    return QLocale().createSeparatedList([isolated(category_label(one, names)) for one in in_order])


def categories_sentence(facts: Facts, names: Mapping[int, Category]) -> str:
    """How many animals of the chosen categories are shown, and among which animals.

    The service is never asked for a category: it cannot be.
    """
    shown = facts.view.filter
    count, certainty = facts.counts.hits_of(shown), facts.certainty_of_rows(shown)
    if count is None:
        return ""
    pattern = {
        Certainty.COMPLETE: tr("{categories}: {count} of all animals"),
        Certainty.LISTED: tr("{categories}: {count} of the animals listed"),
        Certainty.AT_LEAST: tr("{categories}: {count} of the animals listed so far"),
        Certainty.EARLIER: tr("{categories}: {count} of the animals known from earlier"),
        Certainty.KNOWN: tr("{categories}: {count} of the animals known"),
    }[certainty]
    return pattern.format(
        categories=categories_words(facts.view.categories, names), count=number(count)
    )


def count_words(count: int, shown: Filter, facts: Facts) -> str:
    """How many animals of a filter there are, or of a part of them, as far as is known."""
    pattern = {
        Certainty.COMPLETE: "{count}",
        Certainty.LISTED: tr("{count} listed"),
        Certainty.AT_LEAST: tr("at least {count}"),
    }.get(facts.certainty_of_rows(shown), tr("{count} known"))
    return pattern.format(count=number(count))
