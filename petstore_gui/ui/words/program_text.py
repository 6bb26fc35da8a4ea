"""Sentences about the program itself, and what a problem report says of it and the list."""

from __future__ import annotations

import platform
import sqlite3

from PySide6.QtCore import QLocale, qVersion
from PySide6.QtGui import QGuiApplication

from petstore_gui.catalogue.list_facts import Facts, LoadState
from petstore_gui.diagnostics.log_files import LogProblem
from petstore_gui.domain.deployment import Deployment
from petstore_gui.domain.pet_status import PetStatus
from petstore_gui.gateway.completeness import Extent
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


_STATES = {
    LoadState.WAITING: "not connected yet",
    LoadState.NOT_CONNECTED: "not connected",
    LoadState.LOADING: "being loaded",
    LoadState.READY: "loaded to its end",
    LoadState.STOPPED: "a person stopped loading it",
    LoadState.FAILED: "could not be loaded; the animals are from before",
    LoadState.KEY_NOT_ACCEPTED: "the API key was not accepted; it is not refreshed by itself",
}

_EXTENTS = {
    Extent.UNKNOWN: "not asked for",
    Extent.LOADING: "being loaded",
    Extent.ALL: "complete, by its links",
    Extent.LISTED: "all that the service listed",
    Extent.CUT: "cut at the limit, there may be more",
    Extent.STOPPED: "only a part, loading ended early",
}

_ODD = {
    "not_understood": "could not be read",
    "past_limit": "more than asked for",
    "seen_twice": "listed twice",
    "other_status": "of another status than asked for",
    "in_two_versions": "in two versions",
}


def report_fields(facts: Facts, deployment: Deployment) -> list[tuple[str, str]]:
    """The first lines of a report: labels and texts."""
    versions = (
        f"Petstore {version()}, Python {platform.python_version()}, Qt {qVersion()},"
        f" SQLite {sqlite3.sqlite_version}"
    )
    return [
        ("Made", f"{local_now():%Y-%m-%d %H:%M %z}"),
        ("Versions", versions),
        ("System", f"{platform.platform()}, {QGuiApplication.platformName()}"),
        ("Language", QLocale().name()),
        ("Open", deployment.value),
        ("List", f"{_STATES[facts.state]}; animals known: {facts.counts.known}"),
        ("As of", _as_of(facts)),
        ("Listed", _listed(facts)),
        ("Complete", _complete(facts)),
        ("Odd rows", _odd(facts)),
    ]


def _as_of(facts: Facts) -> str:
    if facts.as_of is None:
        return "no list has ended yet"
    notes = (" kept from before it was opened," * facts.is_earlier, " offline," * facts.is_offline)
    return f"{facts.as_of:%Y-%m-%d %H:%M:%S %z},{''.join(notes)}".rstrip(",")


def _listed(facts: Facts) -> str:
    counts = facts.counts
    by_status = [f"{count} {status}" for status, count in counts.by_status]
    others = f"{counts.not_stated} without a status, {counts.earlier} only from earlier lists"
    parts = f"{counts.listed} in all", *by_status, others, f"{counts.found} found by ID"
    return ", ".join(parts)


def _complete(facts: Facts) -> str:
    """How much of each list is known, and why not more."""
    known = facts.completeness
    parts = (
        f"whole list: {_EXTENTS[known.whole]}",
        *(f"{status}: {_EXTENTS[known.of(status)]}" for status in PetStatus),
        "animals without a status may be missing" if known.unstated_may_hide else "",
        known.doubt.value if known.doubt else "",
    )
    return "; ".join(filter(None, parts))


def _odd(facts: Facts) -> str:
    counts = [(name, getattr(facts.oddities, name)) for name in facts.oddities.__struct_fields__]
    return ", ".join(f"{count} {_ODD[name]}" for name, count in counts if count) or "none"
