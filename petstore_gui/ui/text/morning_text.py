"""The sections of a morning sheet, in words."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import islice

import msgspec
from PySide6.QtCore import QDateTime, QLocale

from petstore_gui.catalogue.changes import Before, Change, Kind, Presence
from petstore_gui.catalogue.export.exported_list import Value
from petstore_gui.catalogue.list_facts import Certainty, Facts
from petstore_gui.catalogue.morning import MOST, Morning
from petstore_gui.catalogue.named_categories import NamedCategories
from petstore_gui.domain.category import Category
from petstore_gui.domain.deployment import Deployment
from petstore_gui.domain.pet_status import PetStatus
from petstore_gui.domain.view import Filter
from petstore_gui.storage.seen_since import Seen
from petstore_gui.ui.printing.sheet_pages import Section
from petstore_gui.ui.table.pet_table_model import Unadded
from petstore_gui.ui.text.category_text import category_label
from petstore_gui.ui.text.change_text import change_words, short_name
from petstore_gui.ui.text.list_text import filter_description, filter_word
from petstore_gui.ui.text.words import deployment_word, status_word, tr

_CATEGORIES_MAX = 1_000

Names = Mapping[int, Category]


def morning_title(deployment: Deployment) -> str:
    """The title of a morning sheet."""
    return tr("Morning sheet – {deployment}").format(deployment=deployment_word(deployment))


def morning_sections(
    morning: Morning, facts: Facts, names: Names, unadded: Sequence[Unadded]
) -> list[Section]:
    """What changed, what is pending, and how many animals there are of each category."""
    return [
        _changes(morning, names),
        _pending(morning, facts, names),
        *(_unadded(unadded, names) for _ in range(bool(unadded))),
        _counts(morning, facts, names),
    ]


def _changes(morning: Morning, names: Names) -> Section:
    seen = {one.pet.id: one for one in (morning.seen.seen if morning.seen else ())}
    changes = [*morning.changes]
    known = {one.pet.id for one in changes}
    changes += [_change(one) for pet_id, one in seen.items() if pet_id not in known]
    rows = [
        (words.what, short_name(one.pet), one.pet.id, words.before, words.now, _when(one, seen))
        for one in changes[:MOST]
        for words in change_words(one, names)
    ]
    headings = tr("Change"), tr("Name"), tr("ID"), tr("Before"), tr("Now"), tr("Last or first seen")
    return Section(tr("What changed"), list(_change_notes(morning, rows)), headings, rows)


def _change_notes(morning: Morning, rows: Sequence[object]) -> Iterator[str]:
    since = _moment_words(morning.since)
    nothing = tr("Nothing has changed, as far as this computer saw.")
    if morning.seen is None:
        yield tr(
            "The history on this computer cannot be read. These changes have not been marked as"
            " seen here."
        )
    else:
        yield tr(
            "What this computer saw come and go since {time}, and changes that have not been marked"
            " as seen here. It keeps no others."
        ).format(time=since)
        if morning.seen.began is not None and morning.seen.began >= morning.since:
            began = _moment_words(morning.seen.began)
            yield tr(
                "It first saw the list {time}: what was new then is not known, and what was added"
                " here since is not listed."
            ).format(time=began)
            nothing = tr("It saw no other change.")
    if not rows:
        yield nothing
    if len(morning.changes) >= MOST or (morning.seen and morning.seen.count > MOST):
        yield tr("There are more changes than are listed here.")


def _change(seen: Seen) -> Change:
    kind = Kind.FIRST_SEEN if seen.last_seen is None else Kind.UNLISTED
    if seen.gone_at is not None:
        kind = Kind.GONE
    return Change(seen.pet, Before(Presence.KNOWN, seen.pet), (kind,))


def _when(change: Change, seen: Mapping[int, Seen]) -> str:
    if (one := seen.get(change.pet.id)) is None:
        return ""
    return _moment_words(one.first_seen if one.last_seen is None else one.last_seen)


def _pending(morning: Morning, facts: Facts, names: Names) -> Section:
    counts = msgspec.structs.replace(facts.counts, hits=None)
    known = filter_description(Filter.PENDING, msgspec.structs.replace(facts, counts=counts))
    more = facts.counts.of(Filter.PENDING) - len(morning.pending)
    notes = [known, tr("And %Ln more.", "", more) if more > 0 else ""]
    rows = [
        (pet.id, short_name(pet), category_label(pet.category_id, names)) for pet in morning.pending
    ]
    headings = tr("ID"), tr("Name"), tr("Category")
    return Section(status_word(PetStatus.PENDING), list(filter(None, notes)), headings, rows)


def _unadded(unadded: Sequence[Unadded], names: Names) -> Section:
    rows = [
        (short_name(pet), category_label(pet.category_id, names), status_word(pet.status), note)
        for _key, pet, note in map(msgspec.structs.astuple, unadded)
    ]
    headings = tr("Name"), tr("Category"), tr("Status"), tr("Note")
    return Section(tr("Unfinished adds"), [], headings, rows)


def _counts(morning: Morning, facts: Facts, names: Names) -> Section:
    """Other statuses than those with a filter are in the last column alone."""
    filters = [one for one in Filter if one is not Filter.ALL]
    ranks = NamedCategories(names).ranks
    in_order = sorted(morning.counts, key=lambda one: ranks.get(one, one))
    rows: list[Sequence[Value]] = [
        (category_label(one, names), *_numbers(morning.counts[one], filters))
        for one in islice(in_order, _CATEGORIES_MAX)
    ]
    if rows:
        columns = zip(*(_numbers(one, filters) for one in morning.counts.values()), strict=True)
        rows.append((tr("All categories"), *map(sum, columns)))
    headings = [tr("Category"), *map(filter_word, (*filters, Filter.ALL))]
    more = len(in_order) - _CATEGORIES_MAX
    notes = [
        *_certainties(facts),
        *([tr("And %Ln more categories.", "", more)] if more > 0 else []),
    ]
    return Section(tr("Animals by category"), notes, headings, rows)


def _numbers(by_status: Mapping[str | None, int], filters: Sequence[Filter]) -> list[int]:
    return [*(by_status.get(one.status, 0) for one in filters), sum(by_status.values())]


def _certainties(facts: Facts) -> Iterator[str]:
    """What may be said of the counts in each column."""
    patterns = {
        Certainty.AT_LEAST: tr("At least this many: {columns}."),
        Certainty.LISTED: tr("Listed by the service: {columns}. There may be more."),
        Certainty.EARLIER: tr("Known from earlier: {columns}."),
        Certainty.KNOWN: tr("Known, but not all in the newest list: {columns}."),
    }
    for certainty, pattern in patterns.items():
        columns = [filter_word(one) for one in Filter if facts.certainty_of_rows(one) is certainty]
        if columns:
            yield pattern.format(columns=QLocale().createSeparatedList(columns))


def _moment_words(seconds: int) -> str:
    """A time with its date, even if that is today: paper is read later."""
    moment = QDateTime.fromSecsSinceEpoch(seconds)
    return QLocale().toString(moment, QLocale.FormatType.ShortFormat)
