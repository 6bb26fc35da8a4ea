"""Translation, and words used throughout the window, including its first rows."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from datetime import datetime
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QDate, QDateTime, QLocale, Qt

from petstore_gui.domain.deployment import Deployment
from petstore_gui.domain.pet_status import PetStatus
from petstore_gui.support.clock import seconds_of
from petstore_gui.ui.words.plain_text import isolated, visible

if TYPE_CHECKING:
    from petstore_gui.domain.category import Category

_LONG = QLocale.FormatType.LongFormat


class _Text(str):
    """A translated text, whose values keep their own direction of writing."""

    __slots__ = ()

    def format(self, **values: object) -> str:  # type: ignore[override]
        """Fill in values by name, each `isolated`."""
        return super().format(**{name: isolated(str(value)) for name, value in values.items()})


def tr(text: str, disambiguation: str = "", n: int = -1) -> str:
    """Translate a text, without a class as context. `%Ln` stands for `n`."""
    translated = QCoreApplication.translate("", text, disambiguation or None, n)
    return _Text(translated) if "{" in translated else translated


def in_commas(parts: Iterable[str]) -> str:
    """Words in a row, with the commas of the language; empty parts are left out."""
    return tr(", ").join(map(isolated, filter(None, parts)))


def in_a_row(*sentences: str) -> str:
    """Sentences as one text; empty ones are left out."""
    between = str.format(tr("{first} {second}"), first="", second="")  # nothing in Japanese
    return between.join(filter(None, sentences))


def labelled(label: str, text: str) -> str:
    """What a text is, and the text."""
    return tr("{what}: {said}").format(what=label, said=text)


def entry_word(text: str) -> str:
    """The text of a menu's entry without its letter, which Japanese has in brackets."""
    return re.sub(r"\(&.\)|&", "", text)


def number(count: int) -> str:
    """A count with the digit grouping of the locale. Ids are never grouped."""
    return QLocale().toString(count)


def moment_words(at: datetime) -> str:
    """A time, with its date unless that is today."""
    return time_words(seconds_of(at))


def time_words(seconds: int) -> str:
    """As `moment_words`, for a time in seconds since 1970."""
    moment = QDateTime.fromSecsSinceEpoch(seconds)
    short, today = QLocale.FormatType.ShortFormat, QDate.currentDate()
    if moment.date() == today:
        return QLocale().toString(moment.time(), short)
    return QLocale().toString(moment, short)


def second_words(at: datetime) -> str:
    """A time of this day to the second, for what comes soon."""
    short = QLocale().timeFormat(QLocale.FormatType.ShortFormat)
    exact = re.sub(r"(\W)mm", r"\1mm\1ss", short)
    return QLocale().toString(QDateTime.fromSecsSinceEpoch(seconds_of(at)).time(), exact)


def exact_moment_words(at: datetime) -> str:
    """As `moment_words`, today to the second."""
    is_today = QDateTime.fromSecsSinceEpoch(seconds_of(at)).date() == QDate.currentDate()
    return second_words(at) if is_today else moment_words(at)


def date_words(day: str) -> str:
    """A date in ISO form, as the locale writes it."""
    return QLocale().toString(QDate.fromString(day, Qt.DateFormat.ISODate), _LONG)


def day_words(seconds: int) -> str:
    """The date of a time in seconds since 1970, even if it is today: paper is read later."""
    day = QDateTime.fromSecsSinceEpoch(seconds).date()
    return QLocale().toString(day, QLocale.FormatType.ShortFormat)


@lru_cache(maxsize=64)  # an export asks for the same few words a million times
def status_word(status: str | None) -> str:
    """The word for a status; one that the interface does not define is shown as it is."""
    words: dict[str | None, str] = {
        None: tr("Not stated"),
        PetStatus.AVAILABLE: tr("Available"),
        PetStatus.PENDING: tr("Pending"),
        PetStatus.SOLD: tr("Sold"),
    }
    return words.get(status) or visible(status or "").strip() or tr("Empty")


def category_word(number: int, names: Mapping[int, Category]) -> str:
    """The name of a category, or its number."""
    named = names.get(number)
    return str(number) if named is None else visible(named.name)


def named_category(category: Category) -> str:
    """The name of a category and its number."""
    return tr("{name}, category {number}").format(name=visible(category.name), number=category.id)


def naming_words(number: int, names: Mapping[int, Category]) -> str:
    """The entry of a menu that gives a category a name, or another one."""
    if number not in names:
        return tr("Name category {number}…").format(number=number)
    return tr("Change category {name}…").format(name=category_word(number, names))


def status_sentence(status: str | None) -> str:
    """The word for a status, with whose it is if the interface does not define it."""
    if status is None or status in set(PetStatus):
        return status_word(status)
    if not visible(status).strip():
        return tr("Empty: the service sent a status without text")
    return tr("{status}: a status of the service's own").format(status=status_word(status))


def deployment_word(deployment: Deployment) -> str:
    """The name of a deployment."""
    return {
        Deployment.LOCAL: tr("This computer"),
        Deployment.PRODUCTION: tr("Production"),
        Deployment.STAGING: tr("Staging"),
    }[deployment]


def kept_sentence(aside: Path | str | None) -> str:
    """Where IT finds what was put aside; empty if nothing was."""
    return tr("It is kept as {path}.").format(path=visible(str(aside))) if aside else ""
