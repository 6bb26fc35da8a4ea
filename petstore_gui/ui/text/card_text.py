"""What stands on the card or label of an animal."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from PySide6.QtCore import QDateTime, QLocale

from petstore_gui.domain.category import Category
from petstore_gui.domain.pets import Pet
from petstore_gui.ui.text.category_text import category_label
from petstore_gui.ui.text.plain_text import clip, visible
from petstore_gui.ui.text.words import status_word, tr

_NAME_MAX = 300


class CardText(NamedTuple):
    """The lines of a card; `as_of` says when this was so, or is empty."""

    name: str
    category: str
    status: str
    id: str
    as_of: str


def card_text(pet: Pet, names: Mapping[int, Category], seen: int | None) -> CardText:
    """The lines for an animal that was last `seen` so, in seconds since 1970."""
    return CardText(
        clip(visible(pet.name), _NAME_MAX),
        category_label(pet.category_id, names),
        clip(status_word(pet.status), _NAME_MAX),
        tr("ID {id}").format(id=pet.id),
        "" if seen is None else tr("As of {time}").format(time=_day_words(seen)),
    )


def _day_words(seconds: int) -> str:
    """A date, even if it is today: paper is read later."""
    day = QDateTime.fromSecsSinceEpoch(seconds).date()
    return QLocale().toString(day, QLocale.FormatType.ShortFormat)
