"""Which names and numbers staff can send."""

from __future__ import annotations

import pytest

from petstore_gui.domain.interface_limits import INT64_MAX, INT64_MIN
from petstore_gui.domain.pets import (
    NAME_LENGTH_MAX,
    IntegerProblem,
    NameProblem,
    name_problem,
    parse_int64,
    typed_name_problem,
)


@pytest.mark.parametrize(
    ("name", "problem"),
    [
        ("Rex", None),
        (" Rex ", None),
        ("R", None),
        ("\N{DOG FACE}", None),
        ("", NameProblem.BLANK),
        (" \t\N{NO-BREAK SPACE}", NameProblem.BLANK),
        ("Re\0x", NameProblem.NUL),
        ("Re\ud83dx", NameProblem.SURROGATE),
        ("x" * NAME_LENGTH_MAX, None),
        (f" {'x' * NAME_LENGTH_MAX}\n", None),
        ("\N{DOG FACE}" * NAME_LENGTH_MAX, None),
        ("x" * (NAME_LENGTH_MAX + 1), NameProblem.TOO_LONG),
        ("\0" * (NAME_LENGTH_MAX + 1), NameProblem.TOO_LONG),
    ],
)
def test_a_typed_name_has_at_most_one_problem(name: str, problem: NameProblem | None) -> None:
    assert typed_name_problem(name) is problem


def test_the_service_takes_a_name_of_any_length() -> None:
    assert name_problem("x" * 10 * NAME_LENGTH_MAX) is None


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("7", 7),
        (" -7 ", -7),
        ("+7", 7),
        ("0" * 100 + "7", 7),
        (str(INT64_MAX), INT64_MAX),
        (str(INT64_MIN), INT64_MIN),
        (str(INT64_MAX + 1), IntegerProblem.OUT_OF_RANGE),
        (str(INT64_MIN - 1), IntegerProblem.OUT_OF_RANGE),
        ("9" * 5_000, IntegerProblem.OUT_OF_RANGE),
        ("", IntegerProblem.MISSING),
        ("  ", IntegerProblem.MISSING),
        ("1.0", IntegerProblem.NOT_A_NUMBER),
        ("--1", IntegerProblem.NOT_A_NUMBER),
        ("1e3", IntegerProblem.NOT_A_NUMBER),
        ("\N{ARABIC-INDIC DIGIT SEVEN}", IntegerProblem.NOT_A_NUMBER),
    ],
)
def test_a_text_is_an_int64_or_has_one_problem(text: str, found: int | IntegerProblem) -> None:
    assert parse_int64(text) == found
