"""The exported list: exact, complete or absent, and free of spreadsheet formulas."""

from __future__ import annotations

import asyncio
import csv
import io
import re
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from petstore_gui.catalogue.export import NotWritten, csv_lines, safe_cell, write_csv
from tests.support.disk import small_disk
from tests.support.waiting import eventually, kept

STARTS = "=+-@\t\r＝＋－＠"
CELLS = st.text(st.characters(codec="utf-8") | st.sampled_from(f"{STARTS};,\"'\n 1"), max_size=20)


def files(folder: Path) -> list[str]:
    return [path.name for path in folder.iterdir()]


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


@pytest.mark.parametrize("text", ["\t", " ", ";", "; ", "\n", '"', "=", "-1"])
def test_no_cell_takes_long_to_check(text: str) -> None:
    began = time.process_time()
    safe_cell(text * 200_000 + "+")
    assert time.process_time() - began < 2


@given(st.lists(st.lists(CELLS.filter(lambda cell: safe_cell(cell) == cell), min_size=1)))
def test_text_that_is_not_a_formula_is_read_back_unchanged(lines: list[list[str]]) -> None:
    assert list(csv.reader(csv_lines(lines))) == lines


async def test_the_file_is_utf_8_with_a_byte_order_mark_and_the_lines_in_order(
    tmp_path: Path,
) -> None:
    path = tmp_path / "animals.csv"
    assert await write_csv(path, [["ID", "Name"], ["1", "Zoë"], ["2", 'a,"b"']]) == 3
    assert path.read_bytes() == (
        b'\xef\xbb\xbf"ID","Name"\r\n"1","Zo\xc3\xab"\r\n"2","a,""b"""\r\n'
    )
    assert files(tmp_path) == ["animals.csv"]


async def test_an_existing_file_is_replaced_as_a_whole(tmp_path: Path) -> None:
    path = tmp_path / "animals.csv"
    path.write_text("old")

    def lines() -> Iterator[list[str]]:
        for place in range(100_000):
            yield [str(place)]
            assert path.read_text() == "old" if place % 10_000 == 0 else True

    await write_csv(path, lines())
    assert len(path.read_bytes().splitlines()) == 100_000


async def test_a_cancelled_write_leaves_no_file(tmp_path: Path) -> None:
    def endless() -> Iterator[list[str]]:
        while True:
            yield ["x"]

    writing = asyncio.create_task(write_csv(tmp_path / "animals.csv", endless()))
    await eventually(lambda: files(tmp_path))
    writing.cancel()
    with pytest.raises(asyncio.CancelledError):
        await writing
    assert files(tmp_path) == []


async def test_a_missing_folder_is_reported_with_the_system_message(tmp_path: Path) -> None:
    with pytest.raises(NotWritten, match="No such file or directory"):
        await write_csv(tmp_path / "nowhere" / "animals.csv", [["ID"]])


async def test_the_event_loop_runs_while_the_file_is_written(tmp_path: Path) -> None:
    longest = 0.0

    async def beat() -> None:
        nonlocal longest
        while True:
            before = time.thread_time()
            await asyncio.sleep(0)
            longest = max(longest, time.thread_time() - before)

    beating = asyncio.create_task(beat())
    lines = ([str(place), f"pet {place}", "7", "Sold"] for place in range(100_000))
    assert await write_csv(tmp_path / "animals.csv", lines) == 100_000
    beating.cancel()
    assert kept(0.05, longest)


async def test_a_full_disk_is_reported_and_leaves_the_existing_file(tmp_path: Path) -> None:
    path = tmp_path / "animals.csv"
    path.write_text("old")
    with small_disk(100_000), pytest.raises(NotWritten, match="File too large"):
        await write_csv(path, [["x" * 1_000]] * 1_000)
    assert path.read_text() == "old"
    assert files(tmp_path) == ["animals.csv"]


@pytest.mark.skipif(sys.platform != "win32", reason="only Windows reserves names")
@pytest.mark.parametrize("name", ["CON", "CON.csv", "nul", "NUL.csv", "AUX.csv", "COM1.csv"])
async def test_a_reserved_name_is_reported_and_nothing_is_left(name: str, tmp_path: Path) -> None:
    with pytest.raises(NotWritten):
        await write_csv(tmp_path / name, [["1"]])
    assert not files(tmp_path)
