"""A problem report: what helps to understand a problem, without secrets."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

from petstore_gui.diagnostics.crash_handler import CrashHandler
from petstore_gui.diagnostics.log_files import last_lines
from petstore_gui.diagnostics.redaction import redact

LOGS = ("window.log", "service.log")
LINES_MOST = 200
"""How many of the last lines of each log a report has."""

ReportFields = Sequence[tuple[str, str]]


@dataclass(frozen=True)
class ReportSources:
    """What a report is made of. `keys` are those of this run, which no report may have."""

    bugs: CrashHandler
    logs: Path
    keys: Callable[[], Iterable[str]]

    def report(self, facts: ReportFields) -> str:
        """The whole report, redacted for others to read. Reads the logs."""
        logs = [(name, last_lines(self.logs / name, LINES_MOST)) for name in LOGS]
        whole = report_text(facts, self.bugs.tracebacks, logs)
        return redact(whole, home=str(Path.home()), keys=self.keys())


def report_text(facts: ReportFields, tracebacks: Sequence[str], logs: ReportFields) -> str:
    """The report before it is redacted."""
    parts = [
        "Petstore: report of a problem",
        "\n".join(f"{name}: {fact}" for name, fact in facts),
        *(f"== What nobody foresaw ==\n\n{trace}" for trace in tracebacks),
        *(f"== The last lines of {name} ==\n\n{lines or '(none)'}" for name, lines in logs),
    ]
    return "\n\n".join(parts) + "\n"
