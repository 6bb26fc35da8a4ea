"""The questions before a file is brought in, and before typed changes are lost."""

from __future__ import annotations

from datetime import datetime

from PySide6.QtWidgets import QWidget

from petstore_gui.importing.import_facts import ImportFacts, Why
from petstore_gui.ui.text.import_text import progress_sentence
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


class RestQuestion(QuestionBox):
    """Says that the rest of an import may be there already, or that nobody could look."""

    def __init__(self, facts: ImportFacts, parent: QWidget) -> None:
        super().__init__(tr("Continue import"), *_rest_words(facts), parent)

    def show_facts(self, facts: ImportFacts) -> None:
        """Say what is so now: the list may have been read while the question stands."""
        self.say(*_rest_words(facts), may_go_on=facts.may_go_on)


def _rest_words(facts: ImportFacts) -> tuple[tuple[str, str], str]:
    """What to say before the rest is sent, and on the button; that promises what Continue does."""
    if facts.why is Why.NOT_LOOKED:
        return _not_looked_texts(), tr("Add the rest all the same")
    if facts.why is Why.ALIKE:
        may_be_there = tr(
            "%Ln animal(s) of the file may have been added meanwhile.", "", facts.unsent
        )
        advice = tr(
            "If you add the rest, there may be two of each. Look at the rows of the import first."
        )
        return (may_be_there, advice), tr("Add the rest all the same")
    progress = progress_sentence(facts)
    texts = (progress, "")
    if facts.why is Why.SETTLED:
        texts = tr("The list is read completely now."), progress
    return texts, tr("Continue")


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
