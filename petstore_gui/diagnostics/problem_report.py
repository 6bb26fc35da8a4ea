"""A problem report: facts, tracebacks, messages and logs, without secrets."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

from petstore_gui.diagnostics.crash_handler import CrashHandler
from petstore_gui.diagnostics.log_files import LOGS, last_lines
from petstore_gui.diagnostics.redaction import redact

LINES_MAX = 200
"""How many of each log's last lines a report includes."""

ReportFields = Sequence[tuple[str, str]]


@dataclass(frozen=True)
class ReportSources:
    """What a report is made from. `keys` returns the API keys of this run, to be left out."""

    bugs: CrashHandler
    logs: Path
    keys: Callable[[], Iterable[str]]

    def report(self, facts: ReportFields, messages: Sequence[str] = ()) -> str:
        """The report, redacted so that others may read it. Reads the logs.

        `messages` are those that the window has shown to staff, oldest first.
        """
        told = "\n".join(messages) or "(none)"
        logs = [(name, last_lines(self.logs / name, LINES_MAX) or "(none)") for name in LOGS]
        parts = [
            "Petstore: report of a problem",
            "\n".join(f"{name}: {fact}" for name, fact in facts),
            *(f"== What nobody foresaw ==\n\n{trace}" for trace in self.bugs.tracebacks),
            f"== The last messages to staff ==\n\n{told}",
            *(f"== The last lines of {name} ==\n\n{lines}" for name, lines in logs),
        ]
        return redact("\n\n".join(parts) + "\n", home=str(Path.home()), keys=self.keys())
