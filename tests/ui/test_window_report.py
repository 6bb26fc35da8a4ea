"""Help > Report a problem: shown whole before it is saved or copied, and never sent."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtWidgets import QDialog, QPlainTextEdit

from petstore_gui.diagnostics.crash_handler import CrashHandler
from petstore_gui.diagnostics.problem_report import ReportSources
from petstore_gui.domain.deployment import Deployment
from petstore_gui.domain.pets import Pet
from petstore_gui.ui.dialogs.report_flow import ReportFlow
from tests.doubles.fake_gateway import FakeGateway
from tests.support.waiting import eventually
from tests.support.widgets import (
    by_name,
    chosen,
    clipboard,
    dialog,
    file_name,
    fill,
    no_dialog,
    press,
)
from tests.ui.conftest import Shop

KEY = "canary-7f3e"


@pytest.fixture
def logs(shop: Shop, tmp_path: Path) -> Path:
    """The folder of the logs, with a report available."""
    evidence = ReportSources(CrashHandler(), tmp_path, lambda: [KEY])
    flow = ReportFlow(shop.contents, evidence)
    shop.contents.show_deployment(Deployment.STAGING, "")
    shop.contents.actions.report.triggered.connect(flow.open)
    (tmp_path / "window.log").write_text(f"a line about {KEY} at https://shop.example/v1/pets")
    return tmp_path


def files(folder: Path) -> list[str]:
    return [file.name for file in folder.iterdir()]


def text_in(shown: QDialog) -> str:
    return by_name(shown, QPlainTextEdit, "Report").toPlainText()


@pytest.mark.usefixtures("logs")
async def test_a_report_has_useful_facts_and_no_secrets(shop: Shop) -> None:
    await shop.serve(FakeGateway([Pet(1, "Ada", 1)]))
    text = text_in(await chosen(shop.window, "Report a problem"))
    assert "Versions: Petstore 0.2.0 (from source), Python 3." in text
    assert "\nOpen: staging\n" in text
    assert '\nCounts: {"known":1,' in text
    assert "a line about (hidden) at https://shop.example\n" in text
    assert "Ada" not in text


async def saved(shop: Shop, shown: QDialog, file: Path) -> None:
    press(shown, "Save…")
    asks = await dialog(shop.window, "Save the report")
    fill(file_name(asks), str(file))
    press(asks, "Save")


async def test_the_shown_report_is_copied_or_saved(shop: Shop, logs: Path) -> None:
    shown = await chosen(shop.window, "Report a problem")
    press(shown, "Copy")
    assert clipboard() == text_in(shown)
    assert files(logs) == ["window.log"], "saved before it was asked for"
    await saved(shop, shown, logs / "report.txt")
    await eventually(lambda: shop.message)
    assert shop.message == f"The report is saved as {logs / 'report.txt'}. Give it to IT."
    assert (logs / "report.txt").read_text("utf-8") == text_in(shown)
    await saved(shop, shown, logs / "window.log" / "report.txt")
    await eventually(lambda: shop.message.startswith("Not saved: "))
    press(shown, "Close")
    assert no_dialog(shop.window)
