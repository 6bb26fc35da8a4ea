"""What a person chose for an export."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path

SHEET_MAX = 1_048_000
"""Animals in a sheet of Excel, which has 1,048,576 rows."""


class FileFormat(StrEnum):
    """The formats; each is the suffix of its files."""

    CSV = "csv"
    EXCEL = "xlsx"
    JSON = "json"


class Separator(StrEnum):
    """What separates the cells of a CSV file."""

    COMMA = "comma"
    SEMICOLON = "semicolon"
    TAB = "tab"

    @property
    def character(self) -> str:
        """The character itself."""
        return {"comma": ",", "semicolon": ";", "tab": "\t"}[self]


class Encoding(StrEnum):
    """How a CSV file is encoded; each is the name of Python's codec."""

    UTF_8_BOM = "utf-8-sig"
    UTF_8 = "utf-8"
    WINDOWS_1252 = "cp1252"


@dataclass(frozen=True)
class ExportChoice:
    """What to export and how; separator and encoding are those of CSV files.

    `everything`: all known animals, in place of those shown.
    """

    file_format: FileFormat = FileFormat.CSV
    everything: bool = False
    separator: Separator = Separator.COMMA
    encoding: Encoding = Encoding.UTF_8_BOM


_ALSO_CSV = (".txt", ".tsv")


def completed(path: Path, chosen: FileFormat) -> tuple[Path, FileFormat]:
    """The file to write for a typed path, and its format.

    A typed suffix of a format counts more than the format that was chosen before. Without a suffix
    that says what the file is, that of the chosen format is added.
    """
    suffix = path.suffix.casefold()
    for one in FileFormat:
        if suffix == f".{one}":
            return path, one
    if chosen is FileFormat.CSV and suffix in _ALSO_CSV:
        return path, chosen
    return path.with_name(f"{path.name}.{chosen}"), chosen
