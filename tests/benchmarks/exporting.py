"""Exporting 1,000,000 animals, against a loop that does nothing but write them."""

from __future__ import annotations

import csv
import time
from collections.abc import Iterable
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory

from xlsxwriter import Workbook

from petstore_gui.catalogue.export.choice import ExportChoice, FileFormat
from petstore_gui.catalogue.export.exported_list import About, ExportedList
from petstore_gui.catalogue.export.writing import write_list
from petstore_gui.domain.deployment import Deployment
from petstore_gui.domain.pets import Pet
from petstore_gui.domain.view import Column
from petstore_gui.ui.dialogs.shown_list import list_columns
from tests.benchmarks.figures import Bench
from tests.benchmarks.saving import measure_saving
from tests.benchmarks.stock import Stock, pets
from tests.benchmarks.stopwatch import Pulse
from tests.benchmarks.window import Window, with_window

COUNT = 1_000_000
ABOUT = About("Animals", ("Animals", "now", "all"), Deployment.LOCAL, "now", "all")


def measure(bench: Bench) -> None:
    """`export_…`: milliseconds. `gap_export_…`: those of the window's loop meanwhile."""

    async def work(window: Window) -> None:
        await window.load(Stock(COUNT), COUNT)
        for name, file_format, runs in (
            ("export_csv_1m", FileFormat.CSV, bench.runs(3)),
            ("export_xlsx_1m", FileFormat.EXCEL, bench.runs(1)),  # half a minute
        ):
            save, floor = partial(_export, window, file_format), partial(_floor_ms, file_format)
            await measure_saving(bench, name, runs, save, floor)

    with_window(work)


async def _export(window: Window, file_format: FileFormat) -> tuple[float, float]:
    """Milliseconds of an export, and the longest gap between two ticks during it."""
    rows, order = window.table.shown_rows()
    listed = ExportedList(rows, order, list_columns(rows, Column, {}))
    with TemporaryDirectory() as folder, Pulse(lambda: 0) as pulse:
        started = time.perf_counter()
        path = Path(folder, "animals")
        await write_list(path, listed, ABOUT, ExportChoice(file_format), lambda _count: None)
        taken = time.perf_counter() - started
    return taken * 1000, pulse.longest_ms


def _floor_ms(file_format: FileFormat) -> float:
    write, animals = _FLOORS[file_format], list(pets(COUNT))
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


_FLOORS = {FileFormat.CSV: write_csv, FileFormat.EXCEL: write_xlsx}
