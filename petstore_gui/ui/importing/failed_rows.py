"""The rows of an import that were not added: in the dialog, and in a file to bring in again."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from petstore_gui.catalogue.export.choice import Encoding
from petstore_gui.catalogue.export.csv_file import csv_lines
from petstore_gui.catalogue.export.escapes import keep_escapes
from petstore_gui.catalogue.export.new_file import new_file
from petstore_gui.catalogue.export.writing import write_texts
from petstore_gui.domain.add import Add, Phase
from petstore_gui.domain.category import Category
from petstore_gui.domain.failure import PetField
from petstore_gui.domain.import_job import LeftOut
from petstore_gui.domain.pet_status import NOT_STATED
from petstore_gui.importing.preview import PreviewRow
from petstore_gui.ui.words.import_text import row_words
from petstore_gui.ui.words.plain_text import without_isolates
from petstore_gui.ui.words.words import category_word, status_word, tr


def ended_rows(
    adds: Sequence[Add], left_out: Sequence[LeftOut], names: Mapping[int, Category]
) -> list[PreviewRow]:
    """The rows as they are shown; `names` are those of categories."""
    ended = [
        (
            row_words(add),
            add.pet.name,
            category_word(add.pet.category_id, names),
            status_word(add.pet.status),
        )
        for add in adds
    ]
    ended += [(row.reason, row.name, row.category, row.status) for row in left_out]
    return [
        PreviewRow(0, dict(zip(PetField, texts, strict=True)), outcome=reason)
        for reason, *texts in ended
    ]


async def save_rows(adds: Sequence[Add], left_out: Sequence[LeftOut], path: Path) -> int:
    """Write each failed row with its reason, and return how many. Raises `NotWritten`.

    Those that may have been added are not among them.
    """
    failed = [add for add in adds if add.phase is Phase.REFUSED]
    async with new_file(path) as file:
        lines = csv_lines(_lines(failed, left_out))
        await write_texts(file, lines, Encoding.UTF_8_BOM, lambda _count: None)
    return len(failed) + len(left_out)


def _lines(adds: Sequence[Add], left_out: Sequence[LeftOut]) -> Iterator[Sequence[str]]:
    yield tr("Name"), tr("Category"), tr("Status"), tr("Reason")
    for add in adds:
        pet = add.pet
        status = pet.status or NOT_STATED
        yield keep_escapes(pet.name), str(pet.category_id), status, without_isolates(row_words(add))
    for wrong in left_out:
        reason = without_isolates(wrong.reason)
        yield keep_escapes(wrong.name), wrong.category, wrong.status, reason
