"""Words of the summary, of saved views, and of animals that are alike."""

from __future__ import annotations

from collections.abc import Mapping

from petstore_gui.catalogue.list_facts import Certainty, Facts
from petstore_gui.domain.category import Category
from petstore_gui.domain.saved_view import (
    NAME_LENGTH_MAX,
    SEARCH_LENGTH_MAX,
    SavedView,
    ViewProblem,
)
from petstore_gui.domain.view import Filter
from petstore_gui.storage.stock_weeks import StockWeek, StockWeeks
from petstore_gui.ui.words.category_text import categories_words
from petstore_gui.ui.words.export_text import animals_words
from petstore_gui.ui.words.list_text import as_of_words, filter_word, list_sentence
from petstore_gui.ui.words.plain_text import clip, dotted, visible, without_isolates
from petstore_gui.ui.words.words import day_words, number, tr


def filter_count(shown: Filter, facts: Facts) -> int | None:
    """How many animals pressing a filter shows; None until that is known."""
    view = facts.view
    if view.search.strip() or view.categories:
        return facts.counts.hits_of(shown)
    is_unknown = facts.is_first_list and not facts.counts.known
    return None if is_unknown else facts.counts.of(shown)


def category_note(facts: Facts) -> str:
    """Among which animals those of a category are counted."""
    shown = facts.view.filter
    among = {
        Certainty.COMPLETE: tr("Among all animals"),
        Certainty.LISTED: tr("Among the animals listed"),
        Certainty.AT_LEAST: tr("Among the animals listed so far"),
        Certainty.EARLIER: tr("Among the animals known from earlier"),
        Certainty.KNOWN: tr("Among the animals known"),
    }[facts.certainty_of_rows(shown)]
    return dotted(
        among,
        filter_word(shown) if shown is not Filter.ALL else "",
        tr("Only those found by the search") if facts.view.search.strip() else "",
    )


def other_categories_words(categories: int, animals: int) -> str:
    """The categories that have no bar; "" if all have one."""
    if not categories:
        return ""
    return tr("And %Ln more categories, which have {animals}.", "", categories).format(
        animals=animals_words(animals)
    )


def weeks_note(weeks: StockWeeks | None) -> str:
    """What the bars of weeks are, and what they leave out."""
    if weeks is None:
        return tr("This computer has nothing from earlier weeks.")
    words = tr(
        "What this computer saw while Petstore was open. Each number is the list at the end of that"
        " week. With + are animals first seen then, with − those last seen. This computer first saw"
        " the list on {day}. What was new that day is not known."
    )
    return words.format(day=day_words(weeks.began))


def week_label(week: StockWeek, *, is_now: bool) -> str:
    """When a week ends: on the day before the midnight that is its end."""
    return tr("This week") if is_now else day_words(week.end - 1)


def week_number(week: StockWeek) -> str:
    """How many animals were there, came and went."""
    came = f"+{number(week.came)}" if week.came else ""
    went = f"\N{MINUS SIGN}{number(week.went)}" if week.went else ""
    return "  ".join(filter(None, (number(week.there), came, went)))


def week_sentence(week: StockWeek, *, is_now: bool) -> str:
    """The same in words, for a screen reader."""
    came, went = "" if week.came is None else number(week.came), number(week.went)
    pattern = tr("{week}: %Ln animal(s), {came} first seen, {went} last seen", "", week.there)
    if not came:
        pattern = tr("{week}: %Ln animal(s), {went} last seen", "", week.there)
    return pattern.format(week=week_label(week, is_now=is_now), came=came, went=went)


def name_words(saved: SavedView, names: Mapping[int, Category]) -> str:
    """A name to propose for a view."""
    view = saved.view
    is_named = view.filter is not Filter.ALL or not (view.categories or view.search)
    search = tr("search for {words}").format(words=clip(visible(view.search), NAME_LENGTH_MAX))
    parts = (
        filter_word(view.filter) if is_named else "",
        categories_words(view.categories, names),
        search if view.search else "",
    )
    return without_isolates(tr(", ").join(filter(None, parts)))[:NAME_LENGTH_MAX]


def view_problem_sentence(saved: SavedView) -> str:
    """Why a view cannot be saved; "" if it can."""
    return {
        None: "",
        ViewProblem.NO_NAME: tr("Enter a name."),
        ViewProblem.NAME_TOO_LONG: tr("A view name can have at most {most} characters.").format(
            most=number(NAME_LENGTH_MAX)
        ),
        ViewProblem.SEARCH_TOO_LONG: tr(
            "A search in a view can have at most {most} characters."
        ).format(most=number(SEARCH_LENGTH_MAX)),
    }[saved.problem]


def rule_sentence() -> str:
    """Which animals are alike."""
    return tr("Alike: the same category; names differ only in case, accents or blanks.")


def found_sentence(animals: int, groups: int, total: int) -> str:
    """How many animals are alike, of so many."""
    if not total:
        return tr("No animals are loaded, so none could be compared.")
    if not animals:
        return tr("No two of these animals are alike.")
    return tr("{animals} in %Ln group(s)", "", groups).format(animals=animals_words(animals))


def covered_sentence(facts: Facts) -> str:
    """Which animals were looked through."""
    known = dotted(list_sentence(facts), as_of_words(facts))
    return tr("Looked through: {known}").format(known=known) if known else ""
