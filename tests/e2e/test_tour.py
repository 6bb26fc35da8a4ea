"""The tour that `make run` takes if there is no screen."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

CHECKOUT = Path(__file__).parents[2]


def test_it_prints_what_it_saw_and_where_the_pictures_are(
    screen: Mapping[str, str], tmp_path: Path
) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tests.e2e.tour"],
        env={**screen, "PYTHONPATH": str(CHECKOUT)},
        cwd=tmp_path,
        text=True,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        timeout=60,
        check=False,
    )
    told = done.stdout
    assert done.returncode == 0, told
    assert "The table shows 147 / Rosalind / 12 / Available" in told
    assert "no process was left" in told
    pictures = [line.strip() for line in told.splitlines() if line.endswith(".png")]
    assert len(pictures) == 4
    assert all((tmp_path / picture).stat().st_size > 10_000 for picture in pictures)
