"""Sentences about animals that are brought in from a file, before and after."""

from __future__ import annotations

from collections import Counter

from PySide6.QtCore import QLocale

from petstore_gui.domain.add import Add, Phase
from petstore_gui.domain.errors import RequestError
from petstore_gui.domain.failure import PetField, error_of
from petstore_gui.domain.import_job import ImportFacts, LeftOut
from petstore_gui.importing.file_categories import may_be_name
from petstore_gui.importing.preview import Preview, PreviewRow, Reading, Verdict
from petstore_gui.importing.tables import BYTES_MAX, CELLS_MAX, ROWS_MAX, FileProblem, NotReadable
from petstore_gui.ui.words.add_text import (
    add_sentence,
    category_problem_sentence,
    name_problem_sentence,
    status_problem_sentence,
)
from petstore_gui.ui.words.error_text import error_sentence
from petstore_gui.ui.words.plain_text import clip, isolated, visible
from petstore_gui.ui.words.words import in_a_row, number, tr

_MEGABYTE = 1024 * 1024
_NAME_MAX = 24
"""How many characters of a file's name are shown in the status bar."""


def not_readable_sentence(name: str, error: NotReadable) -> str:
    """Why a file cannot be brought in, and what to do."""
    sentence = {
        FileProblem.SEVERAL: tr("Several files were dropped. Drop one file at a time."),
        FileProblem.A_FOLDER: tr("{name} is a folder. Choose a file in it."),
        FileProblem.NOT_THERE: tr("{name} is no longer there."),
        FileProblem.FORBIDDEN: tr("You don't have permission to open {name}."),
        FileProblem.NOT_READ: tr("{name} cannot be read ({reason})."),
        FileProblem.TOO_LARGE: tr("{name} is larger than {megabytes} MB. Split it."),
        FileProblem.TOO_MANY_ROWS: tr("{name} has more than {rows} rows. Split it."),
        FileProblem.TOO_MANY_CELLS: tr(
            "{name} has more than {cells} cells. Remove columns that are not needed."
        ),
        FileProblem.NOT_SEPARATED: tr(
            "Row {row} of {name} has a quotation mark without a counterpart. Correct it, or choose"
            " another separator."
        ),
        FileProblem.NOT_TEXT: tr("{name} is no text in this encoding. Choose another one."),
        FileProblem.TOO_DEMANDING: tr(
            "{name} takes too much memory or time. Save it as CSV, and import that."
        ),
        FileProblem.NOT_A_WORKBOOK: tr(
            "{name} is damaged, locked, or no spreadsheet. Save it as CSV, and import that."
        ),
    }[error.problem]
    return sentence.format(
        name=visible(name),
        reason=visible(str(error)),
        row=number(error.row),
        megabytes=number(BYTES_MAX // _MEGABYTE),
        rows=number(ROWS_MAX),
        cells=number(CELLS_MAX),
    )


def import_words(facts: ImportFacts) -> str:
    """How far an import is, in few words."""
    return tr("{name}: {added} of {total}").format(
        name=clip(visible(facts.job.name), _NAME_MAX),
        added=number(facts.added),
        total=number(facts.job.total),
    )


def progress_sentence(facts: ImportFacts, obstacle: RequestError | None) -> str:
    """How far an import is, and what it waits for; in the end, what became of its rows."""
    if facts.is_over:
        return outcome_sentence(facts)
    waits_for = ""
    if facts.is_paused:
        waits_for = tr("Paused.")
    elif obstacle is not None:
        waits_for = in_a_row(tr("Waiting."), error_sentence(obstacle))
    return in_a_row(
        tr("{sentence}.").format(sentence=import_words(facts)), waits_for, _unsure(facts)
    )


def outcome_sentence(facts: ImportFacts) -> str:
    """What became of the rows of an import that is over."""
    left_out = facts.not_added + len(facts.job.left_out)
    outcome = tr("{added} added, {left_out} left out.").format(
        added=number(facts.added), left_out=number(left_out)
    )
    if not left_out:
        outcome = tr("%Ln animal(s) added.", "", facts.added)
    return in_a_row(outcome, _unsure(facts))


def row_words(add: Add) -> str:
    """What became of a row that was not added, or may not have been."""
    if add.phase is Phase.UNSURE:
        return add_sentence(add)
    return tr("Not sent.") if add.failure is None else error_sentence(error_of(add.failure))


def _unsure(facts: ImportFacts) -> str:
    if not facts.unsure:
        return ""
    return tr("%Ln may have been added: see Unfinished adds.", "", facts.unsure)


def summary_sentence(preview: Preview) -> str:
    """What to choose first, how many rows and categories are new, and how many are not."""
    counts, categories = Counter(preview.counts), preview.new_categories.values()
    listed, rows = counts[Verdict.LIKE_LISTED], counts[Verdict.LIKE_ROW]
    wrong = counts[Verdict.INVALID]
    column = [_column_sentence(field) for field in preview.reading.lacking][: bool(wrong)]
    new = tr("%Ln new category(ies): {names}.", "", len(categories))
    names = [isolated(visible(category.name)) for category in categories]
    parts = {
        tr("%Ln like one in the list.", "", listed): listed,
        tr("%Ln like another row.", "", rows): rows,
        tr("Tick those that you want."): listed or rows,
        tr("%Ln row(s) to correct.", "", wrong): wrong,
        new.format(names=QLocale().createSeparatedList(names)): len(categories),
    }
    animals = tr("%Ln new animal(s).", "", counts[Verdict.NEW])
    return in_a_row(*column, animals, *(part for part, count in parts.items() if count))


def row_problem(row: PreviewRow, reading: Reading, *, is_short: bool = True) -> str:
    """Why a row cannot be added, or is not ticked; empty if it is new."""
    if row.verdict is Verdict.LIKE_LISTED:
        return tr("Like ID {id}").format(id=row.like)
    if row.verdict is Verdict.LIKE_ROW:
        return tr("Like row {row}").format(row=row.like)
    problems = (cell_problem(row, field, reading, is_short=is_short) for field in PetField)
    return next(filter(None, problems), "")


def left_out(row: PreviewRow, reading: Reading) -> LeftOut:
    """A row that cannot be added, and why; half a character, which no file takes, is replaced."""
    texts = *(row.texts[field] for field in PetField), row_problem(row, reading)
    return LeftOut(*(text.encode("utf-8", "replace").decode() for text in texts))


def cell_problem(
    row: PreviewRow, field: PetField, reading: Reading, *, is_short: bool = False
) -> str:
    """What is wrong with a cell, or "": in the words of the Add animal dialog."""
    text = row.texts[field]
    if not (is_short or text) and field in reading.lacking:
        return _column_sentence(field)
    if field is PetField.NAME:
        return name_problem_sentence(text)
    if field is PetField.CATEGORY:
        is_wrong = reading.category_of(text) is None
        return _category_problem(text or reading.category) if is_wrong else ""
    choice = reading.choice_of(text)
    if choice is None:
        return tr("That is not a status. Enter available, pending or sold.")
    return status_problem_sentence(choice)


def _column_sentence(field: PetField) -> str:
    """That a column has to be chosen for a field."""
    return {
        PetField.NAME: tr("Choose above which column has the names."),
        PetField.CATEGORY: tr("Choose above which column has the category, or press More."),
        PetField.STATUS: tr("Choose above which column has the status, or one for all."),
    }[field]


def _category_problem(text: str) -> str:
    if not may_be_name(text):
        return category_problem_sentence(text)
    return tr("No category is called {name}.").format(name=visible(text))


def import_button_words(count: int) -> str:
    """What the button of the dialog does."""
    return tr("Import %Ln animal(s)", "", count) if count else tr("Import")
