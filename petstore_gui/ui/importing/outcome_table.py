"""What became of each row of an import."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from PySide6.QtWidgets import QWidget

from petstore_gui.domain.category import Category
from petstore_gui.domain.import_job import InvalidRow
from petstore_gui.domain.pending_add import PendingAdd, Phase
from petstore_gui.ui.importing.row_filter import RowFilter
from petstore_gui.ui.style.theme import Theme
from petstore_gui.ui.table.record_delegate import Record, RecordCell
from petstore_gui.ui.table.record_table import RecordTable
from petstore_gui.ui.text.import_text import row_outcome_words
from petstore_gui.ui.text.plain_text import clip, visible
from petstore_gui.ui.text.words import category_word, status_word, tr

_NAME_MAX = 60
_OUTCOME = 3

_KINDS: tuple[tuple[Phase | None, ...], ...] = (
    (*Phase, None),
    (Phase.ADDED,),
    (Phase.PAUSED, Phase.SENDING),
    (Phase.REFUSED,),
    (Phase.UNKNOWN,),
    (Phase.DISCARDED,),
    (None,),
)


class Outcome(NamedTuple):
    """What became of a row, and what the table shows of it. One that was no animal has no phase."""

    phase: Phase | None
    record: Record


class OutcomeTable(RecordTable):
    """Lists the rows of the kind that a filter has."""

    def __init__(self, theme: Theme, shown: RowFilter, parent: QWidget) -> None:
        headings = tr("Name"), tr("Category"), tr("Status"), tr("Outcome")
        super().__init__(tr("Rows of the import"), headings, theme, widest=_OUTCOME, parent=parent)
        self._filter = shown
        self._rows: Sequence[Outcome] = ()
        self.least_rows = 3
        policy = self.sizePolicy()
        policy.setVerticalStretch(1)
        self.setSizePolicy(policy)

    def show_rows(self, rows: Sequence[Outcome], *, is_over: bool) -> None:
        """Show these rows in place of others; what is in sight stays there."""
        self._rows = rows
        waiting = tr("Not sent") if is_over else tr("Waiting")
        asked = tr("Refused"), tr("May be there"), tr("Discarded")
        words = tr("All rows"), tr("Added"), waiting, *asked, tr("Not brought in")
        counts = [sum(row.phase in phases for row in rows) for phases in _KINDS]
        self._filter.offer(zip(words, counts, strict=True))
        place = self.verticalScrollBar().value()
        self.filter()
        self.verticalScrollBar().setValue(place)

    def filter(self) -> None:
        """Show the rows that are chosen in the filter."""
        phases = _KINDS[self._filter.kind]
        self.show_records([row.record for row in self._rows if row.phase in phases])


def outcome_of(row: PendingAdd, names: Mapping[int, Category], *, is_over: bool) -> Outcome:
    """What became of a row; `is_over`: nothing more is sent. `names` are those of categories."""
    pet = row.pet
    record = (
        RecordCell(clip(visible(pet.name), _NAME_MAX)),
        RecordCell(category_word(pet.category_id, names)),
        RecordCell(status_word(pet.status)),
        RecordCell(row_outcome_words(row, is_over=is_over), is_problem=row.phase is Phase.REFUSED),
    )
    return Outcome(row.phase, record)


def outcome_of_invalid(row: InvalidRow) -> Outcome:
    """What became of a row that was no animal."""
    texts = (clip(visible(text), _NAME_MAX) for text in (row.name, row.category, row.status))
    return Outcome(None, (*map(RecordCell, texts), RecordCell(row.reason, is_problem=True)))
