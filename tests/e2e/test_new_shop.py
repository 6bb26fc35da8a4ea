"""The first day of a shop: from two spreadsheets to printed cards, with every press counted."""

from __future__ import annotations

import io
import re
import time
from dataclasses import dataclass
from pathlib import Path

import xlsxwriter

from tests.support.accessibility import Accessible
from tests.support.processes import until
from tests.support.waiting import kept

PRESSES_MAX = 20
"""From the spreadsheet to the printed list."""

SECONDS_MAX = 30

KINDS = ("Hunde", "Katzen", "Nagetiere", "Fische", "Ziervögel")
STATES = ("verfügbar", "reserviert", "verkauft", "")
GOOD, WRONG = 390, 10


def csv_of_a_till() -> bytes:
    """A list as a German spreadsheet writes it; the last rows have no name, or no such status."""
    rows = [f"Tier {at};{KINDS[at % 5]};{STATES[at % 4]};{at},50" for at in range(GOOD)]
    rows += [";Hunde;verkauft;1,00"] * (WRONG // 2)
    rows += [f"Übrig {at};Hunde;gegessen;1,00" for at in range(WRONG // 2)]
    return "\r\n".join(["Tiername;Tierart;Zustand;Preis", *rows]).encode("cp1252")


def xlsx_of_a_breeder() -> bytes:
    """A workbook with one category more, under a title."""
    written = io.BytesIO()
    with xlsxwriter.Workbook(written) as book:
        sheet = book.add_worksheet("Bestand")
        sheet.write_row(0, 0, ["Bestand im November"])
        sheet.write_row(1, 0, ["Name", "Kategorie", "Status"])
        for at in range(9):
            sheet.write_row(2 + at, 0, [f"Echse {at}", "Reptilien", "verfügbar"])
    return written.getvalue()


@dataclass
class Staff:
    """A person at the window, whose presses are counted; to name a file is one press as well."""

    shop: Accessible
    presses: int = 0

    def press(self, place: Accessible, name: str | re.Pattern[str]) -> None:
        place.find("push button", name).press()
        self.presses += 1

    def choose(self, place: Accessible, box: str, word: str) -> None:
        place.find("combo box", box).choose(word)
        self.presses += 2

    def open_menu(self, menu: str, entry: str) -> None:
        self.shop.menu_item(menu, entry).press()
        self.presses += 2

    def name_file(self, title: str, path: Path, button: str) -> None:
        asks = self.shop.find("dialog", title)
        asks.find("text", "File name:").write(str(path))
        self.presses += 1
        self.press(asks, button)

    def import_file(self, form: Accessible, path: Path) -> None:
        self.press(form, "Choose file")
        self.name_file("Choose file", path, "Open")

    def print_pdf(self, path: Path) -> None:
        form = self.shop.find("dialog", "Print")
        self.press(form, "Save as PDF")
        self.name_file("Save as PDF", path, "Save")
        until(lambda: path.exists() and path.read_bytes().endswith(b"%%EOF\n"))


def pages_of(pdf: Path) -> int:
    return len(re.findall(rb"/Type\s*/Page\b", pdf.read_bytes()))


def says(form: Accessible, words: str) -> bool:
    return words in form.find("label", "Summary").description


def test_a_day_of_a_new_shop(shop: Accessible, tmp_path: Path) -> None:
    staff, printed = Staff(shop), tmp_path / "printed"
    printed.mkdir()
    till, breeder = tmp_path / "bestand.csv", tmp_path / "echsen.xlsx"
    till.write_bytes(csv_of_a_till())
    breeder.write_bytes(xlsx_of_a_breeder())
    began = time.monotonic()
    staff.press(shop, "Start with an empty catalogue")
    staff.press(shop, "Import a spreadsheet")
    form = shop.find("dialog", "Import")
    staff.import_file(form, till)
    until(lambda: says(form, "5 new categories"))
    staff.choose(form, "Status where none is given", "Available")
    until(lambda: says(form, f"{GOOD} new animals"))
    staff.press(form, "Import")
    until(lambda: says(form, f"{GOOD} added, {WRONG} left out."))
    staff.press(form, "Close")
    table = shop.find("table", "Animals")
    until(lambda: table.row_count == GOOD)
    # Several animals are sent at once: their order in the list is not the file's.
    kinds = {table.cell_text(row, 2).partition(",")[0] for row in range(GOOD)}
    assert kinds == set(KINDS)
    staff.open_menu("File", "Print")
    staff.print_pdf(printed / "list.pdf")
    assert staff.presses <= PRESSES_MAX
    assert kept(SECONDS_MAX, time.monotonic() - began)

    staff.open_menu("File", "Import")
    form = shop.find("dialog", "Import")
    staff.import_file(form, breeder)
    until(lambda: says(form, "9 new animals. 1 new category: Reptilien."))
    staff.press(form, "Import")
    until(lambda: says(form, "9 animals added."))
    staff.press(form, "Close")
    staff.open_menu("File", "Print")
    staff.choose(shop.find("dialog", "Print"), "What", "Cage cards")
    staff.print_pdf(printed / "cards.pdf")
    assert table.row_count == GOOD + 9
    assert pages_of(printed / "cards.pdf") > pages_of(printed / "list.pdf") > 1
