"""Which column of a file has which field of an animal."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress

import msgspec

from petstore_gui.catalogue.text_folding import fold
from petstore_gui.domain.failure import PetField
from petstore_gui.domain.pet_status import NOT_STATED, PetStatus
from petstore_gui.importing.tables import TableRow

Columns = Mapping[PetField, int]
"""The column of each field that has one, from 0. No two fields have the same."""

COLUMNS_MAX = 50
"""How many columns of a file can be used."""

_ABOVE_MAX = 10
"""How many rows may be above the headings: a title, when and where it was written."""


def simple(text: str) -> str:
    """A text without case, accents, blanks and punctuation; a lone dash stays."""
    return "".join(filter(str.isalnum, fold(text))) or text.strip()


def _words(words: str) -> frozenset[str]:
    return frozenset(map(simple, words.split()))


_HEADINGS = {
    PetField.NAME: _words(
        "name animal animalname pet petname tier tiername nom nombre nome naam navn namn nazwa imię"
        " 名前 الاسم اسم"
    ),
    PetField.CATEGORY: _words(
        "category categoryid categorynumber kategorie kategoriennummer kategorienummer categorie"
        " categoria kategori kategoria species type art tierart gatunek カテゴリ الفئة فئة"
    ),
    PetField.STATUS: _words(
        "status state availability zustand verfügbarkeit statut estado stato stan 状態 الحالة حالة"
    ),
}
"""What columns are called, in every language of the window and in some others."""

_STATUSES = {
    PetStatus.AVAILABLE: _words(
        "available instock verfügbar disponible disponibile beschikbaar dostępne 販売中 متاح"
    ),
    PetStatus.PENDING: _words(
        "pending reserved reserviert réservé reservado gereserveerd zarezerwowane 予約中 محجوز"
    ),
    PetStatus.SOLD: _words("sold verkauft vendu vendido venduto verkocht sprzedane 販売済み مباع"),
    NOT_STATED: _words(
        "notstated unknown unbekannt keineangabe ohneangabe nonindiqué sinindicar nietopgegeven"
        " niepodano 指定なし غيرمذكور -"
    ),
}
"""What the choices of the Add animal dialog are called, in the same languages."""


def proposed_columns(headings: Sequence[str]) -> dict[PetField, int]:
    """The columns whose headings say what they are, each field in the first such column."""
    words = [simple(heading) for heading in headings[:COLUMNS_MAX]]
    found: dict[PetField, int] = {}
    for field, known in _HEADINGS.items():
        of_field = (column for column, word in enumerate(words) if word in known)
        if (column := next(of_field, None)) is not None:
            found[field] = column
    return found


def headings_at(rows: Sequence[TableRow]) -> int:
    """The place of the headings: the first rows may be a title, if those below it name two fields.

    Each row of a title fills fewer cells than the headings; else it may be an animal. 0 if there
    are none that are known.
    """
    most = 0
    for at, row in enumerate(rows[: _ABOVE_MAX + 1]):
        found, filled = proposed_columns(row.cells), sum(map(bool, row.cells))
        if PetField.NAME in found and len(found) > 1:
            return at if filled > most else 0
        most = max(most, filled)
    return 0


def with_field(columns: Columns, column: int, field: PetField | None) -> dict[PetField, int]:
    """These columns with another field for one, or none; taken from the column that had it."""
    others = {one: of for one, of in columns.items() if one is not field and of != column}
    return others if field is None else {**others, field: column}


def status_choice(text: str) -> str | None:
    """The choice that a text is, "" if it is empty, or None if nothing is known by that name."""
    if not text:
        return ""
    word = simple(text)
    return next((choice for choice, known in _STATUSES.items() if word in known), None)


MOST = 50
"""How many kinds of files are remembered."""


class RememberedColumns:
    """Keeps the newest choices as a text, which `save` is called with after each change."""

    def __init__(self, text: str = "", save: Callable[[str], object] = lambda _text: None) -> None:
        self._save = save
        self._known: dict[str, dict[str, int]] = {}
        with suppress(msgspec.DecodeError, UnicodeEncodeError):
            self._known = msgspec.json.decode(text or "{}", type=dict[str, dict[str, int]])

    def of(self, headings: Sequence[str]) -> Columns | None:
        """What was chosen for a file with these headings, or None."""
        known = self._known.get(_digest(headings), {})
        columns = {field: known[field.name] for field in PetField if field.name in known}
        is_possible = set(columns.values()) <= set(range(len(headings)))
        return columns if columns and is_possible else None

    def remember(self, headings: Sequence[str], columns: Columns) -> None:
        """Remember a choice that is not the one that is proposed anyway."""
        key, before = _digest(headings), dict(self._known)
        self._known.pop(key, None)
        if columns != proposed_columns(headings):
            self._known[key] = {field.name: column for field, column in columns.items()}
        if self._known != before:
            self._known = dict(list(self._known.items())[-MOST:])
            self._save(msgspec.json.encode(self._known).decode())


def _digest(headings: Sequence[str]) -> str:
    return hashlib.sha256(msgspec.json.encode(headings)).hexdigest()[:16]
