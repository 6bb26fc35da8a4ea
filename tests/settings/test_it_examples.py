"""The examples for IT in docs/for-it.md are valid, and have the same values on each platform."""

from __future__ import annotations

import plistlib
import re
import textwrap
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from petstore_gui.domain.deployment import Deployment
from petstore_gui.settings import schema
from petstore_gui.settings.schema import Setting
from tests.support.preset import settings_by_it

PAGE = (Path(__file__).parents[2] / "docs/for-it.md").read_text(encoding="utf-8")
EXPECTED: dict[Setting[Any], object] = {
    schema.ACTIVE: Deployment.PRODUCTION,
    schema.address_of(Deployment.PRODUCTION): "https://pets.shop.example:8443/v1",
    schema.honours_key_of(Deployment.PRODUCTION): True,
    schema.REFRESH_SECONDS: 120,
    schema.UNDO_SECONDS: 10,
    schema.OFFERED: (Deployment.PRODUCTION,),
    schema.ADD_ALLOWED: True,
    schema.LOCKED: ("deployments/production", "add/undo_seconds"),
}

Values = dict[str, object]


def example(platform: str) -> str:
    """The indented block under the heading of a platform."""
    below = PAGE.partition(f"### {platform}: ")[2].partition("\n##")[0]
    lines = [line for line in below.splitlines()[1:] if not line or line.startswith("    ")]
    return textwrap.dedent("\n".join(lines)).strip() + "\n"


def of_linux(text: str, folder: Path) -> Values:
    settings = settings_by_it(folder, text)
    return {key: settings.value(key) for key in settings.allKeys()}


def of_windows(text: str, _folder: Path) -> Values:
    """The values as QSettings reads the registry: text as text, a DWORD as a number."""
    values: Values = {}
    section = ""
    for line in text.splitlines()[1:]:
        if line.startswith("["):
            section = line.strip("[]").rpartition("\\")[2]
        elif line:
            name, value = re.fullmatch(r'"(\w+)"=(.+)', line).groups()  # type: ignore[union-attr]
            number = value.removeprefix("dword:")
            values[f"{section}/{name}"] = value.strip('"') if number == value else int(number, 16)
    return values


def of_macos(text: str, _folder: Path) -> Values:
    """The values as QSettings reads a property list: with a slash for each dot."""
    read = plistlib.loads(text.encode())
    return {name.replace(".", "/"): value for name, value in read.items()}


@pytest.mark.parametrize(
    ("platform", "values_of"),
    [("Linux", of_linux), ("Windows", of_windows), ("macOS", of_macos)],
)
def test_the_example_for_each_platform_has_the_same_values(
    tmp_path: Path, platform: str, values_of: Callable[[str, Path], Values]
) -> None:
    values = values_of(example(platform), tmp_path)
    assert values.keys() == {setting.key for setting in EXPECTED}
    assert {one.key: one.read(values[one.key]) for one in EXPECTED} == {
        one.key: value for one, value in EXPECTED.items()
    }
