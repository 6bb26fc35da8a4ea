"""Words about a list that is exported or printed."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QDateTime, QLocale

from petstore_gui.catalogue.export.choice import Encoding, FileFormat
from petstore_gui.catalogue.export.exported_list import About
from petstore_gui.catalogue.export.new_file import NotWritten, WriteProblem
from petstore_gui.catalogue.list_facts import Facts
from petstore_gui.domain.category import Category
from petstore_gui.domain.deployment import Deployment
from petstore_gui.domain.view import Filter, View
from petstore_gui.gateway.completeness import Extent
from petstore_gui.support.clock import local_now
from petstore_gui.ui.printing.label_sizes import LETTER, Size, Stock
from petstore_gui.ui.printing.print_choice import What
from petstore_gui.ui.words.list_text import (
    as_of_words,
    completeness_sentence,
    filter_word,
    list_sentence,
    oddities_sentence,
)
from petstore_gui.ui.words.pet_text import short_name
from petstore_gui.ui.words.plain_text import clip, dotted
from petstore_gui.ui.words.words import category_word, deployment_word, in_commas, number, tr

_LISTED_MAX = 200
"""Characters of a list of categories."""


def title_line(title: str, deployment: Deployment) -> str:
    """What a list is, and of which deployment."""
    return f"{title} – {deployment_word(deployment)}"


def about_list(
    facts: Facts, deployment: Deployment, shown: int | None, names: Mapping[int, Category]
) -> About:
    """What a file says of its list; `shown`: it has only so many animals, those of the view."""
    now = QLocale().toString(QDateTime.currentDateTime(), QLocale.FormatType.ShortFormat)
    known = dotted(list_sentence(facts), as_of_words(facts))
    part = "" if shown is None else _part_words(facts.view, shown, names)
    if part and facts.counts.pinned is not None:
        part = f"{part}. {pinned_sentence()}"
    title = tr("Animals")
    return About(
        title,
        tuple(filter(None, (title_line(title, deployment), now, known, part))),
        deployment,
        local_now().isoformat(timespec="seconds"),
        dotted(known, part),
    )


def _part_words(view: View, shown: int, names: Mapping[int, Category]) -> str:
    """Which part of the list a view shows; empty if it shows all."""
    search = view.search.strip()
    categories = in_commas(category_word(one, names) for one in sorted(view.categories))
    parts = (
        "" if view.filter is Filter.ALL else filter_word(view.filter),
        categories and tr("category {names}").format(names=clip(categories, _LISTED_MAX)),
        search and tr("search '{search}'").format(search=short_name(search)),
    )
    choice = in_commas(parts)
    words = tr("Only {animals} of these: {choice}")
    return words.format(animals=animals_words(shown), choice=choice) if choice else ""


def pinned_sentence() -> str:
    """That the table shows an animal for now that its view would hide."""
    return tr("One of them does not match the filter or search.")


def animals_words(count: int) -> str:
    """A number of animals."""
    return tr("%Ln animal(s)", "", count)


def caveat(facts: Facts) -> str:
    """A warning if the exported list may be incomplete or old."""
    is_old = facts.is_earlier or facts.is_offline
    odd = oddities_sentence(facts.oddities)
    is_more = facts.counts.known > facts.counts.listed
    if facts.completeness.whole is Extent.ALL and not (is_old or odd or is_more):
        return ""
    sentence = dotted(completeness_sentence(facts), odd, as_of_words(facts) if is_old else "")
    return tr("The list may be incomplete. {sentence}.").format(sentence=sentence)


def why_not_written(error: NotWritten) -> str:
    """Why a file could not be saved, in a few words."""
    return {
        WriteProblem.FULL: tr("that disk is full"),
        WriteProblem.FORBIDDEN: tr("you may not write there"),
        WriteProblem.NO_FOLDER: tr("the folder is not there"),
        WriteProblem.OPEN_ELSEWHERE: tr("it is open in another program"),
    }.get(error.problem) or str(error)


def progress_words(count: int, total: int) -> str:
    """How much of an export is written."""
    if count >= total:
        return tr("Exporting: saving the file…")
    return tr("Exporting: {count} of {animals}").format(
        count=number(count), animals=animals_words(total)
    )


def format_note(file_format: FileFormat) -> str:
    """What a format is for."""
    return {
        FileFormat.CSV: tr("For every spreadsheet and many other programs."),
        FileFormat.EXCEL: tr("It says where the list is from and how complete it is."),
        FileFormat.JSON: tr("For programs. It has every field, and says how complete the list is."),
    }[file_format]


def encoding_note(encoding: Encoding) -> str:
    """What an encoding is for."""
    return {
        Encoding.UTF_8_BOM: tr("For spreadsheets. It has all letters."),
        Encoding.UTF_8: tr(
            "For other programs. It has all letters, but Excel may show wrong ones."
        ),
        Encoding.WINDOWS_1252: tr(
            "For old programs. Letters that it lacks, such as ł or 猫, become question marks."
        ),
    }[encoding]


_INCH = 25.4


def what_words() -> dict[What, str]:
    """The name of each thing that can be printed."""
    return {
        What.LIST: tr("List"),
        What.CARDS: tr("Cage cards"),
        What.LABELS: tr("Labels"),
    }


def file_name(what: What, title: str, date: str) -> str:
    """A name for a PDF file; `title` is that of the list."""
    name = title if what is What.LIST else what_words()[what]
    return f"{name} {date}.pdf"


def label_words(stock: Stock) -> str:
    """The size of labels, and what they come on."""
    size = size_words(stock.place, is_in_inches=stock.page == LETTER)
    if stock.count == 1:
        return tr("{size}, roll of 62 mm").format(size=size)
    page = "Letter" if stock.page == LETTER else "A4"
    return tr("{size}, %Ln on {page}", "", stock.count).format(size=size, page=page)


def animals_choices(shown: int, selected: int) -> dict[bool, str]:
    """Which animals get a card, by whether these are only the selected ones."""
    words = {False: tr("All %Ln shown", "", shown)}
    if selected:
        words[True] = tr("%Ln selected", "", selected)
    return words


def size_words(size: Size, *, is_in_inches: bool = False) -> str:
    """How large a card or a label is."""
    unit = _INCH if is_in_inches else 1
    wide, high = (QLocale().toString(round(side / unit, 3), "g", 5) for side in size)
    pattern = tr("{wide} × {high} in") if is_in_inches else tr("{wide} × {high} mm")
    return pattern.format(wide=wide, high=high)
