"""Sentences about the program itself, and what a problem report says of it and the list."""

from __future__ import annotations

import platform
import sqlite3

import msgspec
from PySide6.QtCore import QLocale, qVersion
from PySide6.QtGui import QGuiApplication

from petstore_gui.catalogue.list_facts import Facts
from petstore_gui.diagnostics.log_files import LogProblem
from petstore_gui.domain.deployment import Deployment
from petstore_gui.settings.own_settings import DamagedSettings
from petstore_gui.support.clock import local_now
from petstore_gui.support.own_program import version
from petstore_gui.ui.words.plain_text import visible
from petstore_gui.ui.words.words import in_a_row, kept_sentence, tr


def damaged_settings_sentence(damaged: DamagedSettings) -> str:
    """The settings were damaged."""
    sentence = tr(
        "This computer's settings were damaged: Petstore uses its defaults. Check them in Settings."
    )
    return in_a_row(sentence, tr("The damaged file is kept for IT.") if damaged.kept else "")


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
        "Something went wrong in Petstore: this window may be out of date. Start Petstore again"
        " when you can. Help > Report a problem has the details for IT."
    )


def report_fields(facts: Facts, deployment: Deployment) -> list[tuple[str, str]]:
    """The first lines of a report: labels and texts, what is known of the list as JSON."""
    versions = (
        f"Petstore {version()}, Python {platform.python_version()}, Qt {qVersion()},"
        f" SQLite {sqlite3.sqlite_version}"
    )
    notes = ", kept from before it was opened" * facts.is_earlier + ", offline" * facts.is_offline
    known = {
        "Counts": facts.counts,
        "Complete": facts.completeness,
        "Odd rows": facts.oddities,
    }
    return [
        ("Made", f"{local_now():%Y-%m-%d %H:%M %z}"),
        ("Versions", versions),
        ("System", f"{platform.platform()}, {QGuiApplication.platformName()}"),
        ("Language", QLocale().name()),
        ("Open", deployment.value),
        ("List", facts.state.value),
        ("As of", f"{facts.as_of}{notes}"),
        *((label, msgspec.json.encode(what).decode()) for label, what in known.items()),
    ]
