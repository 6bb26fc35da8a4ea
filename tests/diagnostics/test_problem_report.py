"""A report has facts, tracebacks and the ends of the logs, but no secrets."""

from __future__ import annotations

from pathlib import Path

from petstore_gui.diagnostics.crash_handler import CrashHandler
from petstore_gui.diagnostics.problem_report import ReportSources

KEY = "canary-7f3e"


def test_a_report_has_facts_tracebacks_messages_and_logs_in_this_order(tmp_path: Path) -> None:
    bugs = CrashHandler()
    bugs.tracebacks.append("Traceback: Boom")
    (tmp_path / "window.log").write_text("line\nlast\n")
    sources = ReportSources(bugs, tmp_path, list)
    assert sources.report([("Open", "staging")], ["10:00 One.", "11:00 Two."]) == (
        "Petstore: report of a problem\n\nOpen: staging\n\n"
        "== What nobody foresaw ==\n\nTraceback: Boom\n\n"
        "== The last messages to staff ==\n\n10:00 One.\n11:00 Two.\n\n"
        "== The last lines of window.log ==\n\nline\nlast\n\n"
        "== The last lines of service.log ==\n\n(none)\n"
    )


def test_no_part_of_a_report_has_a_secret(tmp_path: Path) -> None:
    home = str(Path.home())
    (tmp_path / "window.log").write_text(f"GET https://ann:{KEY}@shop.example/v1/{KEY} in {home}/x")
    (tmp_path / "service.log").write_text(f"b'Bearer {KEY}\\n'\n" + f"{KEY}\n" * 3)
    sources = ReportSources(CrashHandler(), tmp_path, lambda: [KEY])
    text = sources.report([("Open", KEY)], [f"The service says: {KEY} in {home}/y"])
    assert KEY not in text
    assert home not in text
    assert "GET https://shop.example in ~/x" in text
