"""Words of the summary: numbers with what may be said of them, and what they cover."""

from __future__ import annotations

from PySide6.QtCore import QDateTime, QLocale

from petstore_gui.catalogue.list_facts import Certainty, Facts
from petstore_gui.domain.view import Filter
from petstore_gui.storage.stock_weeks import StockWeek, StockWeeks
from petstore_gui.ui.text.list_text import filter_word
from petstore_gui.ui.text.words import number, tr

_SEPARATOR = " · "


def count_words(count: int, shown: Filter, facts: Facts) -> str:
    """How many animals of a filter there are, or of a part of them, as far as is known."""
    pattern = {
        Certainty.COMPLETE: "{count}",
        Certainty.LISTED: tr("{count} listed"),
        Certainty.AT_LEAST: tr("at least {count}"),
    }.get(facts.certainty_of_rows(shown), tr("{count} known"))
    return pattern.format(count=number(count))


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
    parts = [
        among,
        filter_word(shown) if shown is not Filter.ALL else "",
        tr("Only those found by the search") if facts.view.search.strip() else "",
    ]
    return _SEPARATOR.join(filter(None, parts))


def other_categories_words(categories: int, animals: int) -> str:
    """The categories that have no bar; "" if all have one."""
    if not categories:
        return ""
    words = tr("And %Ln more categories, which have {animals}.", "", categories)
    return words.format(animals=tr("%Ln animal(s)", "", animals))


def weeks_note(weeks: StockWeeks | None) -> str:
    """What the bars of weeks are, and what they leave out."""
    if weeks is None:
        return tr("This computer has nothing from earlier weeks.")
    words = tr(
        "What this computer saw while Petstore was open: animals in the list at the end of each"
        " week, those first seen in it (+), and those last seen in it (−). It saw the list first"
        " on {day}; what was new on that day is not known."
    )
    return words.format(day=_day_words(weeks.began))


def week_label(week: StockWeek, *, is_now: bool) -> str:
    """When a week ends: on the day before the midnight that is its end."""
    return tr("This week") if is_now else _day_words(week.end - 1)


def week_number(week: StockWeek) -> str:
    """How many animals were there, came and went."""
    parts = [number(week.there)]
    if week.came:
        parts.append(f"+{number(week.came)}")
    if week.went:
        parts.append(f"\N{MINUS SIGN}{number(week.went)}")
    return "  ".join(parts)


def week_sentence(week: StockWeek, *, is_now: bool) -> str:
    """The same in words, for a screen reader."""
    came, went = "" if week.came is None else number(week.came), number(week.went)
    pattern = tr("{week}: %Ln animal(s), {came} first seen, {went} last seen", "", week.there)
    if not came:
        pattern = tr("{week}: %Ln animal(s), {went} last seen", "", week.there)
    return pattern.format(week=week_label(week, is_now=is_now), came=came, went=went)


def _day_words(seconds: int) -> str:
    day = QDateTime.fromSecsSinceEpoch(seconds).date()
    return QLocale().toString(day, QLocale.FormatType.ShortFormat)
