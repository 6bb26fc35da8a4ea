"""The exported list: exact, complete or absent, and free of spreadsheet formulas."""

from __future__ import annotations

import asyncio
import csv
import io
import json
import re
import tempfile
import zipfile
from array import array
from collections.abc import Callable, Iterable
from pathlib import Path

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st
from python_calamine import CalamineSheet, load_workbook

from petstore_gui.catalogue.export.choice import (
    Encoding,
    ExportChoice,
    FileFormat,
    Separator,
    completed,
)
from petstore_gui.catalogue.export.csv_file import csv_lines, safe_cell
from petstore_gui.catalogue.export.exported_list import (
    About,
    ExportedList,
    by_id,
)
from petstore_gui.catalogue.export.new_file import (
    NotWritten,
)
from petstore_gui.catalogue.export.writing import write_list
from petstore_gui.catalogue.rows import Rows
from petstore_gui.domain.deployment import Deployment
from petstore_gui.domain.pets import Pet
from tests.support.disk import small_disk
from tests.support.pulse import pulse
from tests.support.waiting import kept

STARTS = "=+-@\t\r＝＋－＠"
CELLS = st.text(st.characters(codec="utf-8") | st.sampled_from(f"{STARTS};,\"'\n 1"), max_size=20)
CSV, EXCEL, JSON = (ExportChoice(one) for one in FileFormat)
ABOUT = About("Animals", ("Animals – Staging", "now"), Deployment.STAGING, "2026", "All 3 animals")
BIG = 2**63 - 1
NAMES = [
    "Rex",
    "Zoë",
    "小白",
    "=1+1",
    "a;=1",
    '"x", y',
    "",
    "007",
    "1/2",
    "<r><t>a</t></r>",
    "<r>&",
]


def listed(names: Iterable[str], first: int = 1) -> ExportedList:
    """Animals with these names."""
    rows = Rows()
    rows.put([Pet(pet_id, name, -7) for pet_id, name in enumerate(names, first)], 1)
    columns = (
        ("ID", rows.ids.__getitem__),
        ("Name", rows.names.__getitem__),
        ("Category", rows.categories.__getitem__),
    )
    return ExportedList(rows, range(len(rows)), columns)


async def written(
    path: Path,
    names: Iterable[str],
    choice: ExportChoice = CSV,
    counted: Callable[[int], None] = lambda _count: None,
) -> bytes:
    """The file with these animals."""
    await write_list(path, listed(names), ABOUT, choice, counted)
    return await asyncio.to_thread(path.read_bytes)


def sheet_of(path: Path) -> CalamineSheet:
    return load_workbook(str(path)).get_sheet_by_index(0)


def files(folder: Path) -> list[str]:
    return [path.name for path in folder.iterdir()]


@pytest.fixture
def temporary(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder for temporary files."""
    folder = tmp_path_factory.mktemp("temporary")
    monkeypatch.setattr(tempfile, "tempdir", str(folder))
    return folder


@pytest.mark.parametrize(
    ("text", "cell"),
    [
        ("", ""),
        ("Rex", "Rex"),
        ("小白 'the' \"first\"", "小白 'the' \"first\""),
        ("12", "12"),
        ("9223372036854775807", "9223372036854775807"),
        ("-9223372036854775808", "-9223372036854775808"),
        ("-1.5", "-1.5"),
        ("=1+1", "'=1+1"),
        ("+1", "'+1"),
        ("-", "'-"),
        ("--1", "'--1"),
        ("-1+cmd", "'-1+cmd"),
        ("-1\n", "'-1\n"),
        ("-１", "'-１"),
        ("@sum", "'@sum"),
        ("\t=1", "'\t'=1"),
        ("\r1", "'\r1"),
        ("  =1", "'  =1"),
        ("＝1", "'＝1"),
        ("Rex;=1", "Rex;'=1"),
        ("Rex\n=1", "Rex\n'=1"),
        ('Rex",=1', "Rex\",'=1"),
        ("Rex-2", "Rex-2"),
        ("a=b", "a=b"),
    ],
)
def test_no_cell_is_a_formula(text: str, cell: str) -> None:
    assert safe_cell(text) == cell


@given(st.lists(CELLS, min_size=1))
@example(["Rex;=1", 'x",=1', "\t\t=1", ';"=1'])
def test_no_spreadsheet_finds_a_formula_wherever_it_splits_cells(cells: list[str]) -> None:
    line = "".join(csv_lines([cells]))
    assert list(csv.reader(io.StringIO(line, newline=""))) == [[safe_cell(cell) for cell in cells]]
    parts = [*re.split(r'[;\t\r\n]|","', line), *map(safe_cell, cells)]
    is_formula = re.compile(rf"[\s\"]*(?!-[0-9.]+(\"|$))[{re.escape(STARTS)}]")
    assert [part for part in parts if is_formula.match(part)] == []


async def test_a_csv_file_has_a_byte_order_mark_and_the_lines_in_order(tmp_path: Path) -> None:
    assert await written(tmp_path / "animals.csv", ["Zoë", 'a,"b"']) == (
        b'\xef\xbb\xbf"ID","Name","Category"\r\n"1","Zo\xc3\xab","-7"\r\n"2","a,""b""","-7"\r\n'
    )
    assert files(tmp_path) == ["animals.csv"]


@pytest.mark.parametrize(
    ("separator", "encoding", "line"),
    [
        (Separator.SEMICOLON, Encoding.UTF_8, '"1";"Zoë 小Łatka";"-7"'.encode()),
        (Separator.TAB, Encoding.WINDOWS_1252, '"1"\t"Zoë ??atka"\t"-7"'.encode("cp1252")),
    ],
)
async def test_a_csv_file_has_the_chosen_separator_and_encoding(
    tmp_path: Path, separator: Separator, encoding: Encoding, line: bytes
) -> None:
    choice = ExportChoice(separator=separator, encoding=encoding)
    content = await written(tmp_path / "animals.csv", ["Zoë 小Łatka"], choice)
    assert content.splitlines()[1] == line
    assert content.startswith(b'"ID"')


async def test_a_json_file_has_the_animals_of_the_interface_exactly(tmp_path: Path) -> None:
    names = [*NAMES, "\0\u202e\n"]
    content = json.loads(await written(tmp_path / "animals.json", names, JSON))
    assert [one["name"] for one in content.pop("animals")] == names
    assert content == {"deployment": "staging", "time": "2026", "completeness": "All 3 animals"}
    list_ = listed(["Rex"], BIG)
    await write_list(tmp_path / "animals.json", list_, ABOUT, JSON, lambda _count: None)
    content = json.loads((tmp_path / "animals.json").read_bytes())
    assert content["animals"] == [{"id": BIG, "name": "Rex", "categoryId": -7}]
    assert json.loads(await written(tmp_path / "animals.json", [], JSON))["animals"] == []


async def test_a_sheet_says_where_it_is_from_above_its_headings(tmp_path: Path) -> None:
    await written(tmp_path / "animals.xlsx", NAMES, EXCEL)
    sheet = sheet_of(tmp_path / "animals.xlsx")
    lines = sheet.to_python(skip_empty_area=False)
    assert [line[0] for line in lines[:2]] == ["Animals – Staging", "now"]
    assert lines[2] == ["ID", "Name", "Category"]
    assert lines[3:] == [[place, name, -7] for place, name in enumerate(NAMES, 1)]
    assert (sheet.name, sheet.height) == ("Animals", 3 + len(NAMES))


@pytest.mark.parametrize(
    ("pet_id", "cell"),
    [
        (10**15 - 1, 999_999_999_999_999.0),
        (1 - 10**15, -999_999_999_999_999.0),
        (10**15, "1000000000000000"),
        (BIG, "9223372036854775807"),
        (-BIG - 1, "-9223372036854775808"),
    ],
)
async def test_a_number_is_a_text_where_excel_would_round_it(
    tmp_path: Path, pet_id: int, cell: object
) -> None:
    list_ = listed(["Rex"], pet_id)
    await write_list(tmp_path / "animals.xlsx", list_, ABOUT, EXCEL, lambda _count: None)
    assert sheet_of(tmp_path / "animals.xlsx").to_python()[3][0] == cell


@settings(max_examples=20)
@given(st.lists(CELLS, min_size=1))
@example(["<r><t>1</t></r>", "<r></is></c></row>", "<r>", "_x0041_", " a "])
async def test_a_sheet_has_every_text_as_it_is(texts: list[str]) -> None:
    names = [text.replace("\r", "") for text in texts]  # XML has no other line end
    with tempfile.TemporaryDirectory() as folder:
        await written(Path(folder) / "animals.xlsx", names, EXCEL)
        lines = sheet_of(Path(folder) / "animals.xlsx").to_python()
    assert [line[1] for line in lines[3:]] == names


async def test_a_formula_in_a_sheet_stays_a_text(tmp_path: Path) -> None:
    await written(tmp_path / "animals.xlsx", ["=1+1", "-1+cmd", "@x"], EXCEL)
    with zipfile.ZipFile(tmp_path / "animals.xlsx") as package:
        cells = package.read("xl/worksheets/sheet1.xml").decode()
        styles = package.read("xl/styles.xml").decode()
    assert "<f>" not in cells
    style = re.search(r'<c r="B4" s="(\d+)" t="inlineStr">', cells)
    assert style is not None
    formats = re.findall(r"<xf [^>]*>", styles.partition("<cellXfs")[2])
    assert 'quotePrefix="1"' in formats[int(style[1])]  # even if somebody edits it
    assert 'numFmtId="49"' in formats[int(style[1])]  # that of texts


@pytest.mark.parametrize("choice", [CSV, EXCEL, JSON])
async def test_what_is_written_is_counted(tmp_path: Path, choice: ExportChoice) -> None:
    counts: list[int] = []
    await written(tmp_path / "animals", map(str, range(5_000)), choice, counts.append)
    assert counts == sorted(counts)
    assert counts[-1] >= 5_000 > counts[0]


@pytest.mark.parametrize("choice", [CSV, EXCEL, JSON])
async def test_a_stopped_export_leaves_the_file_that_was_there(
    tmp_path: Path, temporary: Path, choice: ExportChoice
) -> None:
    path = tmp_path / "animals"
    path.write_text("old")

    def stop(_count: int) -> None:
        writing.cancel()

    names = map(str, range(10_000))
    writing = asyncio.create_task(write_list(path, listed(names), ABOUT, choice, stop))
    with pytest.raises(asyncio.CancelledError):
        await writing
    assert path.read_text() == "old"
    assert [files(tmp_path), files(temporary)] == [["animals"], []]


@pytest.mark.parametrize("choice", [CSV, EXCEL, JSON])
async def test_a_full_disk_is_reported_and_leaves_the_file_that_was_there(
    tmp_path: Path, temporary: Path, choice: ExportChoice
) -> None:
    path = tmp_path / "animals"
    path.write_text("old")
    with small_disk(10_000), pytest.raises(NotWritten, match="File too large"):
        await written(path, map(str, range(10_000)), choice)
    assert path.read_text() == "old"
    assert [files(tmp_path), files(temporary)] == [["animals"], []]


async def test_the_event_loop_runs_while_a_file_is_written(tmp_path: Path) -> None:
    list_ = listed(map(str, range(20_000)))
    async with pulse() as beating:
        for choice in (CSV, EXCEL, JSON):
            await write_list(tmp_path / "animals", list_, ABOUT, choice, lambda _count: None)
    assert kept(0.05, beating.longest)


async def test_all_animals_are_in_the_order_of_their_ids() -> None:
    rows = Rows()
    rows.put([Pet(pet_id, "Rex", 1) for pet_id in (3, -5, BIG, 1)], 1)
    assert await by_id(rows) == array("I", [1, 3, 0, 2])
    assert await by_id(listed(["Rex", "Zoë"]).rows) == range(2)


@pytest.mark.parametrize(
    ("typed", "chosen", "name", "file_format"),
    [
        ("a", FileFormat.CSV, "a.csv", FileFormat.CSV),
        ("a.csv", FileFormat.CSV, "a.csv", FileFormat.CSV),
        ("a.CSV", FileFormat.CSV, "a.CSV", FileFormat.CSV),
        ("a.txt", FileFormat.CSV, "a.txt", FileFormat.CSV),
        ("a.txt", FileFormat.EXCEL, "a.txt.xlsx", FileFormat.EXCEL),
        ("22.11", FileFormat.EXCEL, "22.11.xlsx", FileFormat.EXCEL),
        ("a.xlsx", FileFormat.CSV, "a.xlsx", FileFormat.EXCEL),
        ("a.Json", FileFormat.EXCEL, "a.Json", FileFormat.JSON),
        (".csv", FileFormat.CSV, ".csv.csv", FileFormat.CSV),
        ("a.", FileFormat.JSON, "a..json", FileFormat.JSON),
    ],
)
def test_a_suffix_says_what_is_in_the_file(
    typed: str, chosen: FileFormat, name: str, file_format: FileFormat
) -> None:
    assert completed(Path("/x", typed), chosen) == (Path("/x", name), file_format)
