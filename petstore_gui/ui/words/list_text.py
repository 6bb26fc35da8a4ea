"""Sentences about the list of animals, and why it may not be all there is."""

from __future__ import annotations

from PySide6.QtCore import QLocale

from petstore_gui.catalogue.list_facts import Certainty, Counts, Facts, LoadState
from petstore_gui.domain.interface_limits import LIMIT_MAX
from petstore_gui.domain.view import Filter
from petstore_gui.gateway.completeness import UNFOLLOWED, Completeness, Doubt, Extent
from petstore_gui.gateway.odd_rows import Oddities
from petstore_gui.ui.words.error_text import waiting_words
from petstore_gui.ui.words.plain_text import dotted
from petstore_gui.ui.words.words import moment_words, number, status_word, time_words, tr


def filter_word(shown: Filter) -> str:
    """The name of a filter, on its button."""
    return tr("All") if shown is Filter.ALL else status_word(shown.status)


def filter_text(shown: Filter, facts: Facts) -> str:
    """Name and count on a filter button: how many rows it shows, none before the first list."""
    count, hits = facts.counts.of(shown), facts.counts.hits_of(shown)
    if facts.is_first_list and not count:
        return filter_word(shown)
    return counted_word(shown, count if hits is None else hits)


def counted_word(shown: Filter, count: int) -> str:
    """Name and count of a filter."""
    return f"{filter_word(shown)}  {number(count)}"


def filter_description(shown: Filter, facts: Facts) -> str:
    """What is known of a filter's animals, as the status bar says it of all."""
    if facts.is_first_list and not facts.counts.of(shown):
        return ""
    hits = facts.counts.hits_of(shown)
    return dotted("" if hits is None else found_words(hits), *_counted(shown, facts))


def found_words(count: int) -> str:
    """How many animals match a search."""
    return tr("{count} found").format(count=number(count)) if count else tr("None found")


def pinned_words(facts: Facts) -> str:
    """That an animal is shown which the view would hide; the counts beside it leave it out."""
    is_pinned = facts.counts.pinned is not None
    return tr("1 shown although the filter or search would hide it") if is_pinned else ""


def _counted(shown: Filter, facts: Facts) -> list[str]:
    """How many of a filter's animals are known, and how; then those apart from the newest list.

    What was added here before may be in the list: only the new ones are counted apart.
    """
    apart = facts.counts.apart_of(shown)
    certainty, count = facts.certainty_of(shown), facts.counts.of(shown)
    listed = count - apart.total
    found = tr("%Ln found by ID", "", apart.found) if apart.found else ""
    added = tr("%Ln newly added here", "", apart.added) if apart.added else ""
    known = known_words(certainty, listed)
    if certainty is Certainty.EARLIER:
        is_said = listed or not apart.total
        known = _earlier_words(listed, _listed_at(facts)) if is_said else ""
    elif certainty is Certainty.COMPLETE and found and (listed or added):
        known = known_words(Certainty.LISTED, listed)  # the service has others by now
    elif certainty is Certainty.COMPLETE and (found or added):  # one number for all
        animals = tr("%Ln animal(s)", "", listed + apart.added + apart.found)
        known = tr("{animals}, {added}").format(animals=animals, added=found or added)
        if not (listed or found):
            known = tr("%Ln animal(s), added here", "", apart.added)
        found = added = ""
    is_time_said = certainty is not Certainty.EARLIER or bool(listed)  # or by `as_of_words`
    unlisted = _unlisted_words(facts, apart.earlier, is_time_said=is_time_said)
    return [part for part in (known, added, found, unlisted) if part]


def known_words(certainty: Certainty, count: int) -> str:
    """How many animals are known: all, those that were listed, or at least so many."""
    if certainty is Certainty.COMPLETE:
        if count == 1:
            return tr("1 animal")
        return tr("All %Ln animal(s)", "", count) if count else tr("No animals")
    if certainty is Certainty.LISTED:
        return tr("%Ln animal(s) listed", "", count) if count else tr("None listed")
    return tr("At least %Ln animal(s)", "", count) if count else tr("None so far")


def _earlier_words(count: int, since: str) -> str:
    if not count:
        return tr("None from {time}").format(time=since)
    return tr("%Ln animal(s) from {time}", "", count).format(time=since)


def _unlisted_words(facts: Facts, count: int, *, is_time_said: bool) -> str:
    """How many animals only earlier lists had, and from when unless that was said of the newest."""
    if not count:
        return ""
    since = _seen_since(facts.counts)
    if is_time_said and since == _listed_at(facts):
        return tr("%Ln not in the newest list", "", count)
    return _earlier_words(count, since)


def _listed_at(facts: Facts) -> str:
    return moment_words(facts.as_of) if facts.as_of else ""


def _seen_since(counts: Counts) -> str:
    """When animals found only in earlier lists were last seen: one time, or "… and earlier"."""
    oldest, newest = (time_words(seconds or 0) for seconds in (counts.seen_from, counts.seen_until))
    return newest if oldest == newest else tr("{time} and earlier").format(time=newest)


def completeness_sentence(facts: Facts) -> str:
    """How much of the service's list is known, and how many other animals the table has."""
    counts, extent = facts.counts, facts.completeness.whole
    if facts.is_first_list and (
        facts.state in (LoadState.WAITING, LoadState.NOT_CONNECTED)
        or (extent is Extent.STOPPED and not counts.known)
    ):
        return ""
    if _is_of_before(facts):
        return dotted(*_counted(Filter.ALL, facts))
    if _is_loading_said(facts):
        if facts.waiting and not facts.arrived:
            return ""  # `busy_sentence` says what is waited for
        return _loading_words(counts.listed if facts.is_first_list else facts.arrived)
    if extent is Extent.STOPPED:
        return _stopped_sentence(facts)
    return _with_reasons(facts)


def _is_loading_said(facts: Facts) -> bool:
    """Whether only the loading progress is shown, and nothing about the previous list."""
    is_new = facts.is_first_list or facts.completeness.whole is Extent.LOADING
    return facts.state is LoadState.LOADING and is_new and not _is_of_before(facts)


def _is_of_before(facts: Facts) -> bool:
    """Whether nothing is known of the newest list but what earlier ones had."""
    return facts.certainty_of(Filter.ALL) is Certainty.EARLIER


def _loading_words(count: int) -> str:
    return tr("Loading, {count} so far").format(count=number(count))


def _stopped_sentence(facts: Facts) -> str:
    """Why the first list was not loaded completely. Others may be known from those by status."""
    count = facts.counts.listed
    words = tr("Stopped after %Ln animal(s)", "", count)
    if count != facts.arrived:
        words = known_words(Certainty.AT_LEAST, count)
    if facts.state is LoadState.STOPPED or facts.is_offline:
        return words
    reason = doubt_words(facts.completeness.doubt) or tr("the service did not send the rest")
    return tr("{known}: {reason}").format(known=words, reason=reason)


def _with_reasons(facts: Facts) -> str:
    """What is known of all animals, and why not more."""
    first, *others = _counted(Filter.ALL, facts)
    known = facts.completeness
    is_cut = known.whole is Extent.CUT and known.doubt not in UNFOLLOWED
    if reason := _cut_words(known) if is_cut else doubt_words(known.doubt):
        first = tr("{known}: {reason}").format(known=first, reason=reason)
    if count := facts.counts.other_status:  # the filters do not add up
        others.append(tr("%Ln with another status, shown only under All", "", count))
    return dotted(first, *others)


def busy_sentence(facts: Facts) -> str:
    """What is under way while Stop is offered, unless `completeness_sentence` says it."""
    if facts.arranged is not None:
        return tr("Arranging, {count} so far").format(count=number(facts.arranged))
    if not facts.is_busy:
        return ""
    if facts.waiting or _is_loading_said(facts):
        return waiting_words(facts)
    is_whole = facts.state is LoadState.LOADING
    return _loading_words(facts.arrived) if is_whole and facts.arrived else tr("Loading…")


def stopped_sentence(facts: Facts) -> str:
    """That loading was stopped, if `completeness_sentence` does not say it."""
    is_stopped = facts.state is LoadState.STOPPED and _is_of_before(facts)
    return tr("Loading was stopped") if is_stopped else ""


def oddities_sentence(oddities: Oddities) -> str:
    """How many animals or rows of the answers were odd, and how; empty if none was."""
    parts = {
        tr("%Ln row(s) could not be read", "", oddities.not_understood): oddities.not_understood,
        tr("%Ln more animal(s) came than asked for", "", oddities.past_limit): oddities.past_limit,
        tr(
            "%Ln animal(s) came more than once, so others may be missing", "", oddities.seen_twice
        ): oddities.seen_twice,
        tr(
            "%Ln animal(s) came without the status that was asked for", "", oddities.other_status
        ): oddities.other_status,
        tr(
            "%Ln animal(s) came in two versions: the later is shown, and counts may be wrong",
            "",
            oddities.in_two_versions,
        ): oddities.in_two_versions,
    }
    return tr("; ").join(part for part, count in parts.items() if count)


def list_sentence(facts: Facts) -> str:
    """What is known of the list: how much, and what was odd about the service's answers."""
    odd = "" if _is_of_before(facts) else oddities_sentence(facts.oddities)
    return dotted(completeness_sentence(facts), odd)


def as_of_words(facts: Facts) -> str:
    """When the list was read, unless `completeness_sentence` says it."""
    if facts.as_of is None or _is_of_before(facts):
        return ""
    pattern = tr("As of {time}") if facts.is_offline else tr("Updated {time}")
    return pattern.format(time=moment_words(facts.as_of))


def doubt_words(doubt: Doubt | None) -> str:
    """What a doubt is in words; empty if it is counted, as odd rows are by `oddities_sentence`."""
    return {
        None: "",
        Doubt.ODD_ROWS: "",
        Doubt.OTHER_TOTAL: tr("the service itself names another end or number"),
        Doubt.LINK_AWAY: tr("the link to the rest does not lead to this list"),
        Doubt.LINK_IN_CIRCLE: tr("the links to the rest go round in a circle"),
        Doubt.TOO_LONG: tr("the list is longer than this program can load"),
    }[doubt]


def _cut_words(known: Completeness) -> str:
    words = QLocale().createSeparatedList([status_word(status) for status in known.cut])
    pattern = tr("the list may be cut off at {limit}")
    if known.cut:
        pattern = tr("the {statuses} lists may be cut off at {limit}")
    if len(known.cut) == 1:
        pattern = tr("the {statuses} list may be cut off at {limit}")
    cut = pattern.format(statuses=words, limit=number(LIMIT_MAX))
    if not known.unstated_may_hide:
        return cut
    return tr("{cut}; others with no status or an unknown one may be missing").format(cut=cut)
