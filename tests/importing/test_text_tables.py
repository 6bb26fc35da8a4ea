"""Reading text files: encodings, separators, and whatever else may be in them."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from petstore_gui.catalogue.export.csv_file import csv_lines
from petstore_gui.importing import tables
from petstore_gui.importing.tables import FileProblem, NotReadable
from petstore_gui.importing.text_tables import (
    ENCODINGS,
    SEPARATORS,
    Format,
    proposed_format,
    text_rows,
)
from petstore_gui.ui.words.plain_text import file_text

ROWS = [("Name", "Kategorie", "Status"), ("Mäxchen", "7", "verfügbar"), ("Żuk, der II.", "", "1,5")]


def cells(content: bytes, how: Format | None = None) -> list[tuple[str, ...]]:
    return [row.cells for row in text_rows(content, how or proposed_format(content))]


def written(rows: Sequence[tuple[str, ...]], separator: str) -> str:
    quoted = (separator.join(f'"{cell}"' for cell in row) for row in rows)
    return "\r\n".join(quoted)


@pytest.mark.parametrize("separator", SEPARATORS)
@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "utf-16-le", "utf-16-be"])
def test_encoding_and_separator_are_proposed(encoding: str, separator: str) -> None:
    assert cells(written(ROWS, separator).encode(encoding)) == ROWS


@pytest.mark.parametrize("encoding", ["cp1252", "cp1250"])
def test_an_old_encoding_can_be_chosen(encoding: str) -> None:
    rows = [("Mäxchen", "7")]
    content = written(rows, ";").encode(encoding)
    assert proposed_format(content) == Format("cp1252", ";")
    assert cells(content, Format(encoding, ";")) == rows


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("a;b\n1,5;2\n3,5;4", [("a", "b"), ("1,5", "2"), ("3,5", "4")]),
        ("0033,9e42\n", [("0033", "9e42")]),
        ("sep=|\na|b", [("a", "b")]),
        ("a,b\r\rc,d", [("a", "b"), ("c", "d")]),
        ('a,"two\nlines"\n', [("a", "two\nlines")]),
        ("a,b\nc\nd,e,f", [("a", "b"), ("c",), ("d", "e", "f")]),
        ("Rex", [("Rex",)]),
        ("", []),
        ("\n,\n \n", []),
    ],
)
def test_cells_stay_as_they_are_written(text: str, expected: list[tuple[str, ...]]) -> None:
    assert cells(text.encode()) == expected


def test_an_empty_row_ends_nothing_and_is_counted() -> None:
    rows = list(text_rows(b"Name,Category\n\nRex,1\n,,\nAda,2\n", Format()))
    assert [(row.number, row.cells[0]) for row in rows] == [(1, "Name"), (3, "Rex"), (5, "Ada")]


def exported(name: str) -> str:
    """The name as it comes back from a file."""
    content = "".join(csv_lines([("1", file_text(name))])).encode()
    [(_, read)] = cells(content, Format())
    return read


@pytest.mark.parametrize(
    "name",
    [
        *("=1+1", "+49 Rex", "@home", "-5", "'quoted'", "O'Hara", "\tRex", "a;=b"),  # formulas
        *("two\nlines", "\u202eRex", "Re\xadx", "\r=1"),  # with escapes
        *(r"a\u{a}", r"a\\u{a}", r"\u{5c}u{a}", r"\u{41}", r"\u{5c}", r"\u{d83d}"),  # like them
    ],
)
def test_an_exported_name_comes_back_as_it_was(name: str) -> None:
    assert exported(name) == name.strip()


@given(
    st.lists(st.sampled_from(["\\", "u", "{", "5c", "a", "}", "u{a}", "\\u{5c}", "\n", "\u202e"]))
)
def test_any_name_comes_back_as_it_was(parts: list[str]) -> None:
    name = f"Rex {''.join(parts)}."
    assert exported(name) == name


def test_what_is_no_escape_stays() -> None:
    text = r"C:\u{41}x \u{110000} \u{d83d} \u{} \u{g} \u41 {a} \u{5c} \u{5c}u{}"
    assert cells(text.encode(), Format()) == [(text,)]


@pytest.mark.parametrize(
    ("bound", "value", "problem"),
    [
        ("ROWS_MAX", 2, FileProblem.TOO_MANY_ROWS),
        ("CELLS_MAX", 5, FileProblem.TOO_MANY_CELLS),
    ],
)
def test_more_than_is_read_is_refused(
    bound: str, value: int, problem: FileProblem, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tables, bound, value)
    with pytest.raises(NotReadable) as raised:
        cells(b"a,b\nc,d\ne,f\n")
    assert raised.value.problem is problem


@pytest.mark.parametrize(
    ("text", "row"),
    [
        ('Rex,1\n"Ada,2\nBo,3\nMia,4\n', 2),
        ('sep=,\nRex,1\n"Ada,2\n"Bo",3\n', 3),
        ('Rex,1\n"' + "x" * 200_000, 2),
        ('"Rex" the dog,1\n', 1),
    ],
)
def test_a_lone_quotation_mark_is_reported_with_its_row(text: str, row: int) -> None:
    with pytest.raises(NotReadable) as raised:
        cells(text.encode(), Format())
    assert (raised.value.problem, raised.value.row) == (FileProblem.NOT_SEPARATED, row)


@pytest.mark.parametrize(
    ("content", "how"),
    [
        (Random(7).randbytes(5_000), None),
        (b"%PDF-1.7\n" + Random(7).randbytes(5_000), None),
        (written(ROWS, ",").encode("utf-16"), Format("utf-8")),
    ],
)
def test_what_is_no_text_is_refused(content: bytes, how: Format | None) -> None:
    with pytest.raises(NotReadable) as raised:
        cells(content, how)
    assert raised.value.problem is FileProblem.NOT_TEXT


def test_a_lone_control_character_stays_in_its_cell() -> None:
    assert cells(b"Name,Category,Status\r\nA\0B,3,sold\r\n")[1][0] == "A\0B"


@settings(max_examples=300, deadline=None)
@given(
    content=st.binary(max_size=400),
    how=st.none() | st.builds(Format, st.sampled_from(ENCODINGS), st.sampled_from(SEPARATORS)),
)
def test_any_bytes_are_a_table_or_refused(content: bytes, how: Format | None) -> None:
    try:
        rows = cells(content, how)
    except NotReadable:
        return
    assert all(any(row) for row in rows)
