"""What the short form says of a frozen program that is missing or old; runs on every system."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tests.windows import freeze
from tests.windows.wine import Wine


def test_without_a_frozen_program_it_says_how_to_make_one_and_fails(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(freeze, "PROGRAM", tmp_path / "petstore-gui.exe")
    assert not freeze.checks_itself(Wine("no screen"))
    [line] = capsys.readouterr().out.splitlines()
    assert 'make ARGS="--only frozen" test-windows' in line


@pytest.mark.parametrize(("made", "changed"), [(3, None), (2, None), (1, "b.py"), (0, "b.py")])
def test_the_source_that_was_changed_last_is_named(
    tmp_path: Path, made: int, changed: str | None
) -> None:
    for name, at in {"a.py": 1, "b.py": 2, "program": made}.items():
        (tmp_path / name).touch()
        os.utime(tmp_path / name, (at, at))
    sources = [tmp_path / "b.py", tmp_path / "a.py"]
    assert freeze.changed_since(tmp_path / "program", sources) == (changed and tmp_path / changed)
