"""Every row of docs/interface.md names tests that exist."""

from __future__ import annotations

import re

import pytest

from tests.support.document_tests import ROOT, missing_tests, named_tests, rows_of

DOCUMENT = (ROOT / "docs" / "interface.md").read_text("utf-8")


def test_every_section_has_rows() -> None:
    sections = re.split(r"^## ", DOCUMENT, flags=re.MULTILINE)[1:]
    assert [section[0] for section in sections] == list("123456789")
    assert all(named_tests(section) for section in sections)


@pytest.mark.parametrize("row", rows_of(DOCUMENT), ids=lambda row: row.split("|")[1].strip())
def test_the_tests_that_hold_a_row_exist(row: str) -> None:
    assert named_tests(row)
    assert missing_tests(row) == []


def test_a_test_that_does_not_exist_is_found() -> None:
    here, gone = "tests/test_interface_document.py", "tests/test_gone.py"
    name = "test_a_test_that_does_not_exist_is_found"
    row = f"| what | `{here}::{name}`<br>`{here}::test_x`<br>`{gone}::{name}` |"
    assert rows_of(f"| head | er |\n|---|---|\n{row}\n") == [row]
    assert missing_tests(row) == [f"{here}::test_x", f"{gone}::{name}"]
