"""Spreadsheets and pages, whose libraries the frozen program carries; light and dark."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from python_calamine import load_workbook
from xlsxwriter import Workbook

from tests.e2e.screenshots import ANIMALS, LOOKS
from tests.support.hands import Hands
from tests.support.processes import until
from tests.windows.freeze import PRODUCT, TESTED
from tests.windows.live.files import choose, export_to, type_path
from tests.windows.window import Desktop

PROGRAM = str(TESTED / f"{PRODUCT.title}.exe")


def write_sheet(path: Path) -> None:
    with Workbook(path) as book:
        sheet = book.add_worksheet()
        for number, line in enumerate(ANIMALS.splitlines()):
            sheet.write_row(number, 0, line.split(";"))


@pytest.mark.parametrize("look", LOOKS)
def test_sheets_are_written_and_read_and_pages_are_shown(
    desktop: Desktop, profile: Path, tmp_path: Path, hands: Hands, look: str
) -> None:
    profile.mkdir()
    (profile / "settings.ini").write_text(f"[window]\nlook={look}\n", encoding="ascii")
    written, read = tmp_path / "the list.xlsx", tmp_path / "animals.xlsx"
    write_sheet(read)
    with desktop.running(profile, PROGRAM, "--profile", f"Z:{profile}") as window:
        window.shop.find("label", "All 146 animals")
        desktop.picture(f"named-{look}")

        export_to(desktop, window, hands, written)
        window.shop.find("status bar", re.compile("146 animals exported to .*the list.xlsx[.]"))
        cells = load_workbook(written).get_sheet_by_index(0).to_python()
        assert [row[0] for row in cells if isinstance(row[0], float)] == list(range(1, 147))

        choose(window, hands, "Print", "Print")
        desktop.picture(f"print-{look}")
        hands.press("Escape")
        until(lambda: window.shop.look_for("dialog") is None)

        choose(window, hands, "Import", "Import")
        form = window.shop.find("dialog", "Import")
        hands.click(form.find("push button", "Choose file"))
        until(lambda: window.in_front == "Choose file")
        type_path(desktop, hands, read)
        summary = form.find("label", "Summary")
        until(lambda: "new" in summary.description)
        desktop.picture(f"import-{look}")
        number = int(summary.description.split()[0])
        hands.click(form.find("push button", "Import"))
        until(lambda: "added" in summary.description)
        hands.click(form.find("push button", "Close"))
        hands.click(window.shop.find("push button", "Refresh"))
        window.shop.find("label", f"All {146 + number} animals")
        window.check_log()
