"""The questions before a file is brought in, and before typed changes are lost."""

from __future__ import annotations

from datetime import datetime

from PySide6.QtWidgets import QWidget

from petstore_gui.importing.import_facts import ImportFacts, Why
from petstore_gui.ui.text.plain_text import isolated, visible
from petstore_gui.ui.text.preview_text import import_button_words
from petstore_gui.ui.text.words import moment_words, tr
from petstore_gui.ui.widgets.question_box import QuestionBox


def same_file_question(name: str, at: datetime, count: int, parent: QWidget) -> QuestionBox:
    """Says when the same file was brought in. `count` of its animals are ticked now."""
    words = tr("{name} was already brought in: {time}.")
    texts = (
        words.format(name=isolated(visible(name)), time=moment_words(at)),
        tr(
            "%Ln animal(s) are ticked. What was added then would be there twice: look in the list.",
            "",
            count,
        ),
    )
    return QuestionBox(tr("Import again"), texts, import_button_words(count), parent)


def not_looked_question(parent: QWidget) -> QuestionBox:
    """Says that animals of the file may be where nobody sees them."""
    title, question = tr("List not complete"), tr("Import all the same")
    return QuestionBox(title, _not_looked_texts(), question, parent)


def rest_question(facts: ImportFacts, parent: QWidget) -> QuestionBox:
    """Says that the rest of an import may be there already, or that nobody could look."""
    texts = (
        tr("%Ln animal(s) of the file may have been added meanwhile.", "", facts.unsent),
        tr("If you add the rest, there may be two of each. Look at the rows of the import first."),
    )
    if facts.why is Why.NOT_LOOKED:
        texts = _not_looked_texts()
    return QuestionBox(tr("Continue import"), texts, tr("Add the rest all the same"), parent)


def _not_looked_texts() -> tuple[str, str]:
    return (
        tr("The list could not be read completely."),
        tr(
            "Animals that it does not show may be added twice. Try again a little later; if that"
            " does not help, tell IT."
        ),
    )


def changes_question(parent: QWidget) -> QuestionBox:
    """Says that what was typed and ticked is nowhere else."""
    texts = (
        tr("What you typed or ticked is not imported yet."),
        tr("If you go on, it will be lost."),
    )
    return QuestionBox(tr("Discard changes"), texts, tr("Discard changes"), parent)
