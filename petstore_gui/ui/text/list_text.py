"""Sentences about the list of animals and about failed requests."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime

from PySide6.QtCore import QCoreApplication, QDate, QDateTime, QLocale

from petstore_gui.catalogue.facts import Facts, LoadState
from petstore_gui.catalogue.view import Filter
from petstore_gui.domain.errors import RequestError
from petstore_gui.domain.limits import LIMIT_MAX
from petstore_gui.gateway.completeness import Extent
from petstore_gui.gateway.protocol import Oddities
from petstore_gui.ui.text.plain_text import clip, visible
from petstore_gui.ui.text.words import number, status_word, tr

SERVICE_TEXT_MAX = 200
"""How many characters of a service's own message are shown."""


def filter_word(shown: Filter) -> str:
    """The name of a filter, on its button."""
    return tr("All") if shown is Filter.ALL else status_word(shown.status)


def filter_text(shown: Filter, facts: Facts) -> str:
    """Name and count on a filter button: no count before the first list, a plus if more may exist.

    In brackets: how many animals the newest list does not have.
    """
    word, count = filter_word(shown), facts.counts.of(shown)
    if facts.is_first_list and not count:
        return word
    if facts.is_earlier:
        return f"{word}  ({number(count)})"
    unlisted = facts.counts.unlisted_of(shown)
    may_be_more = "" if facts.extent_of(shown).is_settled else "+"
    text = f"{word}  {number(count - unlisted)}{may_be_more}"
    return f"{text} (+{number(unlisted)})" if unlisted else text


def completeness_sentence(facts: Facts) -> str:
    """How much of the service's list is known, and how many other animals the table has."""
    if facts.is_earlier:
        return tr("%Ln animal(s) known from earlier", "", facts.counts.known)
    sentence = _listed_sentence(facts)
    return " · ".join((sentence, *_unlisted_words(facts))) if sentence else ""


def _unlisted_words(facts: Facts) -> Iterator[str]:
    """How many animals are in the table but not in the newest list."""
    if facts.counts.earlier:
        yield tr("%Ln animal(s) known from earlier", "", facts.counts.earlier)
    if facts.counts.found:
        yield tr("%Ln animal(s) found by ID", "", facts.counts.found)


def _listed_sentence(facts: Facts) -> str:
    known, extent = facts.counts.listed, facts.completeness.whole
    if facts.state in (LoadState.WAITING, LoadState.NOT_CONNECTED) and facts.is_first_list:
        return ""
    if facts.state is LoadState.LOADING and (facts.is_first_list or extent is Extent.LOADING):
        return tr("Loading, {count} so far").format(count=number(known))
    if facts.state in (LoadState.WAITING, LoadState.NOT_CONNECTED):
        return tr("%Ln animal(s), not up to date", "", known)
    if extent is Extent.CUT:
        return _cut_sentence(facts)
    if extent.is_settled and not known:
        return tr("No animals")
    return _settled_or_ended_sentence(facts)


def _settled_or_ended_sentence(facts: Facts) -> str:
    known = facts.counts.listed
    if facts.completeness.whole is Extent.ALL:
        return tr("All %Ln animal(s)", "", known)
    if facts.completeness.whole is Extent.LISTED:
        return tr("%Ln animal(s) listed", "", known)
    if not facts.is_first_list:
        return tr("%Ln animal(s), not up to date", "", known)
    if not known:
        return ""
    if facts.state is LoadState.STOPPED:
        return tr("%Ln animal(s) so far, loading was stopped", "", known)
    return tr("%Ln animal(s) came, then the service did not go on", "", known)


def _cut_sentence(facts: Facts) -> str:
    sentence = tr("At least %Ln animal(s)", "", facts.counts.listed)
    cut = facts.completeness.cut
    if cut:
        words = QLocale().createSeparatedList([status_word(status).lower() for status in cut])
        reason = tr("the list of {statuses} animals is cut at {limit}")
        sentence += ": " + reason.format(statuses=words, limit=LIMIT_MAX)
    if facts.completeness.unstated_may_hide:
        sentence += tr("; more without a status may be missing")
    return sentence


def arranging_sentence(facts: Facts) -> str:
    """How many rows of a long view are arranged; empty once all of them are."""
    if facts.arranged is None:
        return ""
    return tr("Arranging, {count} so far").format(count=number(facts.arranged))


def oddities_sentence(oddities: Oddities) -> str:
    """How many rows of the answers were odd, and how; empty if none was."""
    parts = [
        tr("%Ln row(s) not understood", "", oddities.not_understood),
        tr("%Ln row(s) over the limit", "", oddities.past_limit),
        tr("%Ln animal(s) listed twice", "", oddities.seen_twice),
        tr("%Ln animal(s) of another status than asked for", "", oddities.other_status),
    ]
    counts = [getattr(oddities, field) for field in Oddities.__struct_fields__]
    return ", ".join(part for part, count in zip(parts, counts, strict=True) if count)


def as_of_words(facts: Facts) -> str:
    """How old the list is."""
    if facts.as_of is None:
        return ""
    is_old = facts.is_earlier or facts.is_offline
    pattern = tr("As of {time}") if is_old else tr("Updated {time}")
    return pattern.format(time=moment_words(facts.as_of))


def moment_words(at: datetime) -> str:
    """A time, with its date unless that is today."""
    moment = QDateTime.fromSecsSinceEpoch(int(at.timestamp()))
    short, today = QLocale.FormatType.ShortFormat, QDate.currentDate()
    if moment.date() == today:
        return QLocale().toString(moment.time(), short)
    return QLocale().toString(moment, short)


def error_sentence(error: RequestError) -> str:
    """What happened and what to do, with the service's error code and message, if any."""
    sentence = QCoreApplication.translate("errors", error.sentence).format(**error.fields())
    if error.said.code:
        sentence += " " + tr("(Code: {code})").format(code=visible(error.said.code))
    if error.said.message:
        words = clip(visible(error.said.message), SERVICE_TEXT_MAX)
        sentence += " " + tr("The service says: {words}").format(words=words)
    return sentence
