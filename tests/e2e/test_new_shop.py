"""From a spreadsheet to a named, filtered, printed catalogue: by mouse and keys, in minutes."""

from __future__ import annotations

import re
import time
from functools import partial
from pathlib import Path

import xlsxwriter

from tests.support.accessibility import Accessible, State
from tests.support.hands import Hands
from tests.support.processes import Program, until

COUNT = 400
NAMES = {1: "Dogs", 2: "Cats"}
GOAL_SECONDS = 5 * 60


def spreadsheet(path: Path) -> Path:
    """As many dogs as cats, which the spreadsheet knows by these words only."""
    with xlsxwriter.Workbook(path) as book:
        sheet = book.add_worksheet("Animals")
        sheet.write_row(0, 0, ["Name", "Category", "Status"])
        for row in range(1, COUNT + 1):
            sheet.write_row(row, 0, [f"Animal {row}", NAMES[1 + row % 2], "available"])
    return path


def test_a_spreadsheet_becomes_a_printed_catalogue(
    shop: Accessible, hands: Hands, running: Program, tmp_path: Path
) -> None:
    began = time.monotonic()
    start_empty(shop, hands)
    bring_in(shop, hands, spreadsheet(tmp_path / "animals.xlsx"))
    table = shop.find("table", "Animals")
    until(lambda: table.row_count == COUNT)
    show_cats(shop, hands, running)
    until(lambda: table.row_count == COUNT // 2)
    assert {table.cell(row, 2).name for row in (0, 99, 199)} == {"Cats, category 2"}
    print_to(shop, hands, running, tmp_path / "cats.pdf")
    assert time.monotonic() - began < GOAL_SECONDS


def start_empty(shop: Accessible, hands: Hands) -> None:
    """Leave the sample animals."""
    hands.click(shop.find("push button", "Start with an empty catalogue"))
    shop.find("label", re.compile("No animals yet.*|There are no animals.*|.*empty.*"))


def bring_in(shop: Accessible, hands: Hands, file: Path) -> None:
    """Import a file whose categories have no names yet."""
    menus = shop.find("menu bar").children
    hands.click(next(menu for menu in menus if menu.name == "File"))
    entry = shop.menu_item("File", "Import")
    until(lambda: State.SHOWING in entry.states)
    hands.click(entry)
    form = shop.find("dialog", "Import")
    hands.click(form.find("push button", "Choose file"))
    name_file(shop.find("dialog", "Choose file"), hands, file, "Open")
    hands.click(shop.find("push button", "Categories…"))
    names = shop.find("dialog", "Categories")
    for number, name in NAMES.items():
        hands.click(names.find("text", "Number of another category"))
        hands.type(str(number))
        hands.click(names.find("push button", "Name another category"))
        hands.type(name)
        until(partial(has_name, names.find("table"), number - 1, name))
    hands.click(names.find("push button", "Save"))
    summary = form.find("label", "Summary")
    until(lambda: summary.description == f"{COUNT} new animals.")
    hands.click(form.find("push button", "Import"))
    until(lambda: summary.description == f"{COUNT} animals added.")
    hands.click(form.find("push button", "Close"))
    until(lambda: shop.look_for("dialog") is None)


def has_name(table: Accessible, line: int, name: str) -> bool:
    return table.row_count > line and table.cell(line, 1).name == name


def name_file(dialog: Accessible, hands: Hands, file: Path, button: str) -> None:
    """Choose a file; its name is not typed, as the list of completions would take keys."""
    dialog.find("text", "File name:").write(str(file))
    hands.click(dialog.find("push button", button))


def show_cats(shop: Accessible, hands: Hands, running: Program) -> None:
    """Filter by a category."""
    hands.focus_window(running.process.pid)
    hands.click(shop.find("push button", "Categories"))
    hands.click(shop.find("check box", "Cats"))
    hands.press("Escape")


def print_to(shop: Accessible, hands: Hands, running: Program, pdf: Path) -> None:
    """Print what is shown, and read the pages."""
    hands.focus_window(running.process.pid)
    hands.press("ctrl+p")
    dialog = shop.find("dialog", "Print")
    pages = int(dialog.find("label", re.compile(r"Page 1 of \d+")).name.rpartition(" ")[2])
    hands.click(dialog.find("push button", "Save as PDF"))
    name_file(shop.find("dialog", "Save as PDF"), hands, pdf, "Save")
    until(lambda: pdf.exists() and pdf.read_bytes().rstrip().endswith(b"%%EOF"))
    assert len(re.findall(rb"/Type /Page\b", pdf.read_bytes())) == pages > 1
