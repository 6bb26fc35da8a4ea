"""Reading spreadsheets: what cells become, and files that would fill the memory."""

from __future__ import annotations

import io
import zipfile
from contextlib import suppress

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from petstore_gui.importing import workbooks
from petstore_gui.importing.tables import FileProblem, NotReadable, TableRow
from petstore_gui.importing.workbooks import Workbook, is_workbook, read_sheet
from tests.importing.workbook import xlsx

pytestmark = pytest.mark.slow

TEXTS = [
    TableRow(1, ("Name", "Category", "Status")),
    TableRow(2, ("Rex", "7", "sold")),
    TableRow(4, ("0033", "0033", "9e42")),
    TableRow(5, ("Ada", "1.5", "TRUE")),
    TableRow(6, ("Bo", "1.234567890123457e+19", "sold")),
    TableRow(7, ("", "2026-11-22", "")),
]

ODS = """<?xml version="1.0"?><office:document-content
 xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0"
 xmlns:table="urn:oasis:names:tc:opendocument:xmlns:table:1.0"
 xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0"><office:body><office:spreadsheet>
<table:table table:name="Tiere">{rows}</table:table>
</office:spreadsheet></office:body></office:document-content>"""
REX = '<table:table-cell office:value-type="string"><text:p>Rex</text:p></table:table-cell>'
SEVEN = (
    '<table:table-cell office:value-type="float" office:value="7"><text:p>7</text:p>'
    "</table:table-cell>"
)
OLE = b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1" + bytes(16)
FAR = '<table:table-cell table:number-columns-repeated="16000"/>'
END = (
    '<table:table-row table:number-rows-repeated="1048570">'
    '<table:table-cell table:number-columns-repeated="16384"/></table:table-row>'
)


def packed(files: dict[str, str | bytes]) -> bytes:
    written = io.BytesIO()
    with zipfile.ZipFile(written, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, content in files.items():
            how = zipfile.ZIP_STORED if name == "mimetype" else None
            archive.writestr(name, content, how)
    return written.getvalue()


def ods(rows: str) -> bytes:
    kind = "application/vnd.oasis.opendocument.spreadsheet"
    manifest = "<manifest:manifest/>"
    content = ODS.format(rows=rows)
    files = {"mimetype": kind, "META-INF/manifest.xml": manifest, "content.xml": content}
    return packed(dict(files))


def changed(content: bytes, sheet: str, before: bytes, after: bytes) -> bytes:
    """A spreadsheet with another text in one of its sheets."""
    written = io.BytesIO()
    with (
        zipfile.ZipFile(io.BytesIO(content)) as old,
        zipfile.ZipFile(written, "w", zipfile.ZIP_DEFLATED) as new,
    ):
        for name in old.namelist():
            xml = old.read(name)
            new.writestr(name, xml.replace(before, after) if name.endswith(sheet) else xml)
    return written.getvalue()


def problem_of(content: bytes) -> FileProblem:
    with pytest.raises(NotReadable) as raised:
        read_sheet(content)
    return raised.value.problem


def test_cells_are_texts_as_somebody_typed_them() -> None:
    content = xlsx()
    assert is_workbook(content)
    assert read_sheet(content) == Workbook(("Empty", "Pets"), 1, TEXTS)
    assert read_sheet(content, 0) == Workbook(("Empty", "Pets"), 0, [])


@pytest.mark.parametrize("state", [b'state="hidden"', b'state="veryHidden"'])
def test_a_hidden_sheet_is_not_offered(state: bytes) -> None:
    """What the spreadsheet does not show are animals that nobody meant."""
    content = changed(xlsx(), "workbook.xml", b'name="Empty"', b'name="Empty" ' + state)
    assert read_sheet(content) == Workbook(("Pets",), 0, TEXTS)
    content = changed(content, "workbook.xml", b'name="Pets"', b'name="Pets" ' + state)
    assert read_sheet(content).sheets == ("Empty", "Pets")  # rather than none


def test_an_ods_file_is_read_whatever_is_repeated_after_its_end() -> None:
    found = read_sheet(ods(f"<table:table-row>{REX}{SEVEN}</table:table-row>{END}"))
    assert found.sheets == ("Tiere",)
    assert [row.cells[:2] for row in found.rows] == [("Rex", "7")]


@pytest.mark.parametrize(
    ("before", "after"),
    [
        (b'r="A1"', b'r="XFD1048576"'),
        (b'r="A1"', b"r = 'XFD1048576'"),
        (b'r="C2"', b'r="ZZZZZZZ4000000000"'),
    ],
)
def test_a_cell_far_away_takes_no_memory(before: bytes, after: bytes) -> None:
    content = changed(xlsx(), "sheet2.xml", before, after)
    assert problem_of(content) in (FileProblem.TOO_DEMANDING, FileProblem.NOT_A_WORKBOOK)


@pytest.mark.parametrize(
    "rows",
    [
        f'<table:table-row table:number-rows-repeated="1048576">{REX}</table:table-row>',
        f'<table:table-row table:number-rows-repeated="90000">{FAR}{REX}</table:table-row>',
    ],
)
def test_a_cell_that_is_repeated_takes_no_memory(rows: str) -> None:
    assert problem_of(ods(rows)) in (FileProblem.TOO_MANY_ROWS, FileProblem.TOO_DEMANDING)


def test_a_bomb_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workbooks, "UNPACKED_MAX", 1_000_000)
    assert problem_of(packed({"content.xml": b" " * 10_000_000})) is FileProblem.TOO_LARGE


@pytest.mark.parametrize(
    "content",
    [
        b"PK\x03\x04",
        packed({"a": "b"}),
        xlsx()[:2000],
        OLE + b"E\0n\0c\0r\0y\0p\0t\0i\0o\0n\0I\0n\0f\0o\0" * 9,  # it has a password
        OLE + b"W\0o\0r\0k\0b\0o\0o\0k\0" * 9,  # XLS
    ],
)
def test_what_is_no_spreadsheet_is_refused(content: bytes) -> None:
    assert problem_of(content) is FileProblem.NOT_A_WORKBOOK


@settings(max_examples=10, deadline=None)
@given(place=st.integers(0, 5000), wrong=st.binary(min_size=1, max_size=40))
def test_a_damaged_spreadsheet_is_read_or_refused(place: int, wrong: bytes) -> None:
    content = bytearray(xlsx())
    content[place : place + len(wrong)] = wrong
    with suppress(NotReadable):
        read_sheet(bytes(content))
