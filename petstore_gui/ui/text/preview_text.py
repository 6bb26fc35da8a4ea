"""Sentences about the rows of a file before any of them is added."""

from __future__ import annotations

from petstore_gui.domain.failure import PetField
from petstore_gui.domain.import_job import LeftOut
from petstore_gui.importing.preview import Preview, PreviewRow, Reading, Verdict, may_be_name
from petstore_gui.ui.text.plain_text import isolated, visible
from petstore_gui.ui.text.typed_pet_text import (
    category_problem_sentence,
    name_problem_sentence,
    status_problem_sentence,
)
from petstore_gui.ui.text.words import tr


def summary_sentence(preview: Preview) -> str:
    """What to choose first, how many rows are new, and how many are not; how to name categories."""
    counts = preview.counts
    parts = [_column_sentence(field) for field in PetField if field in preview.without_column][:1]
    parts.append(tr("%Ln new animal(s).", "", counts.get(Verdict.NEW, 0)))
    if listed := counts.get(Verdict.LIKE_LISTED, 0):
        parts.append(tr("%Ln like one in the list.", "", listed))
    if rows := counts.get(Verdict.LIKE_ROW, 0):
        parts.append(tr("%Ln like another row.", "", rows))
    if listed or rows:
        parts.append(tr("Tick those that you want."))
    if wrong := counts.get(Verdict.INVALID, 0):
        parts.append(tr("%Ln row(s) to correct.", "", wrong))
    if preview.has_unknown_names:
        parts.append(tr("Press Categories… to name a category."))
    return " ".join(parts)


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
    if not is_short and reading.has_no_column_for(field, row.texts):
        return _column_sentence(field)
    if field is PetField.NAME:
        return name_problem_sentence(text)
    if field is PetField.CATEGORY:
        is_wrong = reading.category_of(text) is None
        return _category_problem(text or reading.category, is_short) if is_wrong else ""
    choice = reading.choice_of(text)
    if choice is None:
        return tr("That is not a status. Enter available, pending or sold.")
    return status_problem_sentence(choice)


def _column_sentence(field: PetField) -> str:
    """That a column has to be chosen for a field."""
    return {
        PetField.NAME: tr("Choose above which column has the names."),
        PetField.CATEGORY: tr(
            "Choose above which column has the category, or enter one for all rows."
        ),
        PetField.STATUS: tr(
            "Choose above which column has the status, or choose one for all rows."
        ),
    }[field]


def _category_problem(text: str, is_short: bool) -> str:
    if not may_be_name(text):
        return category_problem_sentence(text)
    words = tr("No category is called {name}.").format(name=isolated(visible(text)))
    if is_short:
        return words
    return f"{words} {tr('Press Categories… to name one, or type its number.')}"


def import_button_words(count: int) -> str:
    """What the button of the dialog does."""
    return tr("Import %Ln animal(s)", "", count) if count else tr("Import")
