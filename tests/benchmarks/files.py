"""Files of many animals, and the gaps in the window's event loop while they are written."""

from __future__ import annotations

import csv
import time
from collections.abc import Awaitable, Callable, Iterable
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory

from PySide6.QtGui import QPageSize
from xlsxwriter import Workbook

from petstore_gui.catalogue.export.choice import ExportChoice, FileFormat
from petstore_gui.catalogue.export.exported_list import About, ExportedList
from petstore_gui.catalogue.export.writing import write_list
from petstore_gui.domain.deployment import Deployment
from petstore_gui.domain.pets import Pet
from petstore_gui.domain.view import Column
from petstore_gui.ui.dialogs.shown_list import ListSource, list_columns
from petstore_gui.ui.printing.paper import write_pdf
from petstore_gui.ui.printing.print_choice import PrintChoice, What
from petstore_gui.ui.printing.print_flow import layout_of
from tests.benchmarks.figures import Bench
from tests.benchmarks.stock import Stock, pets
from tests.benchmarks.window import Window, open_window

EXPORTED, PRINTED = 1_000_000, 10_000
ABOUT = About("Animals", ("Animals", "now", "all"), Deployment.LOCAL, "now", "all")

Work = Callable[[], Awaitable[None]]


def exports(bench: Bench) -> None:
    """`export_…`, against a loop that does nothing but write, and `gap_export_…`.

    The files are removed afterwards: that takes 20 ms, which are not the program's.
    """
    with TemporaryDirectory() as folder, open_window() as window:
        window.run(window.load(Stock(EXPORTED), EXPORTED))
        for name, file_format, write, runs in (
            ("csv", FileFormat.CSV, write_csv, 3),
            ("xlsx", FileFormat.EXCEL, write_xlsx, 1),  # half a minute
        ):
            export, floor = (
                partial(_export, window, file_format, Path(folder, name)),
                partial(_floor_ms, write),
            )
            bench.measure(f"export_{name}_1m", runs, partial(_ms, window, export), floor)
            bench.measure(f"gap_export_{name}_1m", runs, partial(_gap, window, export))


def prints(bench: Bench) -> None:
    """`gap_print_…`: while a PDF file of all animals is written."""
    with TemporaryDirectory() as folder, open_window() as window:
        window.run(window.load(Stock(PRINTED), PRINTED))
        window.run(window.rest())
        for what in (What.LIST, What.LABELS):
            printing = partial(_print, window, what, Path(folder, f"{what}.pdf"))
            bench.measure(f"gap_print_{what}_10k", 3, partial(_gap, window, printing))


def _ms(window: Window, work: Work) -> float:
    return window.ms(work())


def _gap(window: Window, work: Work) -> float:
    return window.gap(work())


async def _export(window: Window, file_format: FileFormat, path: Path) -> None:
    rows, order = window.table.shown_rows()
    listed = ExportedList(rows, order, list_columns(rows, Column, {}))
    await write_list(path, listed, ABOUT, ExportChoice(file_format), lambda _count: None)


async def _print(window: Window, what: What, path: Path) -> None:
    shop = window.shop
    source = ListSource(shop.contents)
    choice = PrintChoice(what, QPageSize.PageSizeId.A4, card="90x55", label="63.5x38.1")
    listed, about = await source.whole(everything=False)
    assert len(listed) == PRINTED
    lay_out = await layout_of(listed, about, source.selected(), shop.catalogue)
    size = QPageSize(choice.page_size)
    await write_pdf(path, lay_out(choice, size), size, lambda _count: None)


def _floor_ms(write: Callable[[Path, Iterable[Pet]], None]) -> float:
    animals = list(pets(EXPORTED))
    with TemporaryDirectory() as folder:
        started = time.perf_counter()
        write(Path(folder, "animals"), animals)
        return (time.perf_counter() - started) * 1000


def write_csv(path: Path, animals: Iterable[Pet]) -> None:
    """What Python's own module needs for it."""
    with path.open("w", encoding="utf-8", newline="") as file:
        writer = csv.writer(file, quoting=csv.QUOTE_ALL)
        writer.writerow(["ID", "Name", "Category", "Status"])
        writer.writerows((one.id, one.name, one.category_id, one.status) for one in animals)


def write_xlsx(path: Path, animals: Iterable[Pet]) -> None:
    """What XlsxWriter needs for it."""
    book = Workbook(path, {"constant_memory": True})
    sheet = book.add_worksheet()
    for row, one in enumerate(animals):
        sheet.write_number(row, 0, one.id)
        sheet.write_string(row, 1, one.name)
        sheet.write_number(row, 2, one.category_id)
        sheet.write_string(row, 3, one.status or "")
    book.close()
