"""Writing a list to a file in the format that was chosen."""

from __future__ import annotations

from codecs import getincrementalencoder
from collections.abc import Callable, Iterator
from functools import partial
from importlib import import_module
from itertools import chain, islice
from pathlib import Path

import msgspec

from petstore_gui.catalogue.export.choice import Encoding, ExportChoice, FileFormat
from petstore_gui.catalogue.export.csv_file import csv_lines
from petstore_gui.catalogue.export.exported_list import About, ExportedList
from petstore_gui.catalogue.export.new_file import NewFile, new_file, to_the_end
from petstore_gui.support.tasks import run_in_slices


def json_texts(listed: ExportedList, about: About) -> Iterator[str]:
    """The file in pieces, with one animal on each line."""
    encode = msgspec.json.Encoder().encode
    head = {
        "deployment": about.deployment,
        "time": about.time,
        "completeness": about.completeness,
    }
    yield encode(head).decode()[:-1] + ',"animals":['
    separator = "\n"
    for pet in listed.pets():
        yield separator + encode(pet).decode()
        separator = ",\n"
    yield "\n]}\n"


_TEXTS_AT_ONCE = 4_096

Counted = Callable[[int], None]
"""Takes the number of animals that are written so far."""


async def write_list(
    path: Path, listed: ExportedList, about: About, choice: ExportChoice, counted: Counted
) -> None:
    """Write a list to `path` in slices of the event loop, or leave the file unchanged.

    Raises `NotWritten`.
    """
    async with new_file(path) as file:
        if choice.file_format is FileFormat.EXCEL:
            # In a thread: the window would stall for 60 ms.
            await to_the_end(partial(import_module, "petstore_gui.catalogue.export.xlsx_file"))
            from petstore_gui.catalogue.export.xlsx_file import write_xlsx  # noqa: PLC0415 - only when used

            await write_xlsx(file, listed, about, counted)
        elif choice.file_format is FileFormat.JSON:
            await write_texts(file, json_texts(listed, about), Encoding.UTF_8, counted)
        else:
            lines = csv_lines(chain([listed.headings], listed.lines()), choice.separator)
            await write_texts(file, lines, choice.encoding, counted)


async def write_texts(
    file: NewFile, texts: Iterator[str], encoding: Encoding, counted: Counted
) -> None:
    """Write texts in slices of the event loop. What an encoding lacks becomes a question mark."""
    encode, count, some = getincrementalencoder(encoding)("replace").encode, 0, [""]
    while some:
        some = []
        await run_in_slices(map(some.append, islice(texts, _TEXTS_AT_ONCE)))
        await to_the_end(partial(_write, file, some, encode))
        count += len(some)
        counted(count)


def _write(file: NewFile, texts: list[str], encode: Callable[[str], bytes]) -> None:
    file.write(encode("".join(texts)))
