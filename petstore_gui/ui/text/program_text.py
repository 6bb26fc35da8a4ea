"""Sentences about the program itself."""

from __future__ import annotations

from petstore_gui.diagnostics.log_files import LogProblem
from petstore_gui.settings.own_settings import DamagedSettings
from petstore_gui.ui.text.plain_text import visible
from petstore_gui.ui.text.words import kept_sentence, tr


def damaged_settings_sentence(damaged: DamagedSettings) -> str:
    """The settings were damaged."""
    sentence = tr(
        "The file with this computer's settings was damaged, so Petstore uses its defaults. Check"
        " them in Settings."
    )
    if damaged.kept is None:
        return sentence
    return " ".join((sentence, tr("The damaged file is kept for IT.")))


def log_problem_sentence(problem: LogProblem) -> str:
    """That the log could not be opened, and what became of it."""
    if problem.kept is not None:
        return tr(
            "Petstore's log could not be used, so a new one was started. The old one is kept for"
            " IT."
        )
    return tr(
        "Petstore cannot write its log, which IT needs if something goes wrong. Everything else"
        " works. Show IT the details."
    )


def log_problem_details(problem: LogProblem) -> str:
    """What IT has to know of a log that could not be opened."""
    what = f"{visible(str(problem.file))}: {visible(problem.reason)}"
    return "\n".join(filter(None, (what, kept_sentence(problem.kept))))


def bug_sentence() -> str:
    """The program has a bug."""
    return tr(
        "Something went wrong in Petstore, and what you see may be out of date. Start Petstore"
        " again when you can. Help > Report a problem has the details for IT."
    )
