"""Sentences about the program itself."""

from __future__ import annotations

from petstore_gui.diagnostics.log_files import LogProblem
from petstore_gui.settings.damaged_settings import DamagedSettings
from petstore_gui.ui.text.words import tr


def damaged_settings_sentence(damaged: DamagedSettings) -> str:
    """The settings were damaged; where the damaged file is, if it was kept."""
    sentence = tr(
        "The settings were damaged, so Petstore uses its defaults. Check them in Settings."
    )
    if damaged.kept is None:
        return sentence
    kept = tr("The damaged file is kept as {path} for IT.").format(path=damaged.kept)
    return f"{sentence} {kept}"


def log_problem_sentence(problem: LogProblem) -> str:
    """That the log could not be opened, and what became of it."""
    if problem.kept is not None:
        words = tr(
            "Petstore's log could not be used ({reason}), so a new one was started. The old one is"
            " kept as {path} for IT."
        )
        return words.format(reason=problem.reason, path=problem.kept)
    words = tr(
        "Petstore cannot write its log, which IT needs if something goes wrong. Everything else"
        " works. Show IT this: {path}: {reason}"
    )
    return words.format(reason=problem.reason, path=problem.file)


def bug_sentence() -> str:
    """The program has a bug."""
    return tr(
        "Something went wrong in Petstore, and what you see may be out of date. Start Petstore"
        " again when you can. Help > Report a problem has the details for IT."
    )
